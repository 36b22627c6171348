import type { LocalText } from '../../brands/brand.ts';
import type { AmenitiesSectionProps } from '../../content-modules/amenities-section/amenities-section-props.ts';
import type { StoredAncillariesNotice } from '../../content-modules/ancillaries-notice/ancillaries-notice-props.ts';
import type { StoredClimateRibbon } from '../../content-modules/climate-ribbon/climate-ribbon-props.ts';
import type { StoredClimateYear } from '../../content-modules/climate-year/climate-year-props.ts';
import type { ComplaintFormProps } from '../../content-modules/complaint-form/complaint-form-props.ts';
import type { StoredCountdown } from '../../content-modules/countdown/countdown-props.ts';
import type { StoredDestinationTeaser } from '../../content-modules/destination-teaser/destination-teaser-props.ts';
import type { FaqProps } from '../../content-modules/faq/faq-props.ts';
import type { FooterProps } from '../../content-modules/footer/footer-props.ts';
import type { StoredHeroSlider } from '../../content-modules/hero-slider/hero-slider-props.ts';
import type { StoredHotelAwardBanner } from '../../content-modules/hotel-award-banner/hotel-award-banner-props.ts';
import type { StoredImageOfferTeaser } from '../../content-modules/image-offer-teaser/image-offer-teaser-props.ts';
import type { InteractivePopupProps } from '../../content-modules/interactive-popup/interactive-popup-props.ts';
import type { LastSearchTeaserProps } from '../../content-modules/last-search-teaser/last-search-teaser-props.ts';
import type { StoredMembershipBox } from '../../content-modules/membership-box/membership-box-props.ts';
import type { MilesBadgeProps } from '../../content-modules/miles-badge/miles-badge-props.ts';
import type { NavigationTabsProps } from '../../content-modules/navigation-tabs/navigation-tabs-props.ts';
import type { NewsTickerProps } from '../../content-modules/news-ticker/news-ticker-props.ts';
import type { NewsletterCustomerEditProps } from '../../content-modules/newsletter-customer-edit/newsletter-customer-edit-props.ts';
import type { NewsletterSubscribeProps } from '../../content-modules/newsletter-subscribe/newsletter-subscribe-props.ts';
import type { NewsletterUnsubscribeProps } from '../../content-modules/newsletter-unsubscribe/newsletter-unsubscribe-props.ts';
import type { StoredPartnerLogo } from '../../content-modules/partner-logo/partner-logo-props.ts';
import type { Localised } from '../../content-modules/parts/words.ts';
import type { PromotionTeaserProps } from '../../content-modules/promotion-teaser/promotion-teaser-props.ts';
import type { ModuleType } from '../../content-modules/registry/registry.server.ts';
import type { SimpleTeaserSectionProps } from '../../content-modules/simple-teaser-section/simple-teaser-section-props.ts';
import type { StoredTeaserSection } from '../../content-modules/teaser-section/teaser-section-props.ts';
import type { TextBlockProps } from '../../content-modules/text-block/text-block-props.ts';
import type { TopNavigationProps } from '../../content-modules/top-navigation/top-navigation-props.ts';
import type { UspStripProps } from '../../content-modules/usp-strip/usp-strip-props.ts';
import type { VoucherPreviewProps } from '../../content-modules/voucher-preview/voucher-preview-props.ts';
import type { DocumentBody, DocumentKind } from '../../features/content/content-document.ts';

interface StoredProps extends Record<ModuleType, object> {
  heroSlider: Localised<StoredHeroSlider>;
  teaserSection: Localised<StoredTeaserSection>;
  destinationTeaser: Localised<StoredDestinationTeaser>;
  simpleTeaserSection: Localised<SimpleTeaserSectionProps>;
  imageOfferTeaser: Localised<StoredImageOfferTeaser>;
  promotionTeaser: Localised<PromotionTeaserProps>;
  lastSearchTeaser: Localised<LastSearchTeaserProps>;
  amenitiesSection: Localised<AmenitiesSectionProps>;
  navigationTabs: Localised<NavigationTabsProps>;
  textBlock: Localised<TextBlockProps>;
  faq: Localised<FaqProps>;
  uspStrip: Localised<UspStripProps>;
  climateRibbon: Localised<StoredClimateRibbon>;
  climateYear: Localised<StoredClimateYear>;
  newsTicker: Localised<NewsTickerProps>;
  ancillariesNotice: Localised<StoredAncillariesNotice>;
  partnerLogo: Localised<StoredPartnerLogo>;
  hotelAwardBanner: Localised<StoredHotelAwardBanner>;
  countdown: Localised<StoredCountdown>;
  interactivePopup: Localised<InteractivePopupProps>;
  milesBadge: Localised<MilesBadgeProps>;
  voucherPreview: Localised<VoucherPreviewProps>;
  membershipBox: Localised<StoredMembershipBox>;
  newsletterSubscribe: Localised<NewsletterSubscribeProps>;
  newsletterUnsubscribe: Localised<NewsletterUnsubscribeProps>;
  newsletterCustomerEdit: Localised<NewsletterCustomerEditProps>;
  complaintForm: Localised<ComplaintFormProps>;
  topNavigation: Localised<TopNavigationProps>;
  footer: Localised<FooterProps>;
}

/** A module of a seed: its props have the stored shape of its type. */
export type SeedModule = {
  [Type in ModuleType]: { readonly type: Type; readonly id: string; readonly props: StoredProps[Type] };
}[ModuleType];

/** Questions of one section of an `faq` module. */
export type SeedQuestions = Localised<FaqProps>['sections'][number]['questions'];

/** A document that a fresh database starts with; its brand is the folder it stands in. */
export interface SeedDocument {
  readonly kind: DocumentKind;
  /** '' is the home page, or the only document of its kind. */
  readonly slug: string;
  readonly meta?: { readonly title: LocalText; readonly description: LocalText };
  readonly modules: readonly SeedModule[];
  /** Of a document of values. */
  readonly values?: DocumentBody['values'];
}
