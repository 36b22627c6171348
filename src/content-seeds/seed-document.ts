import type { LocalText } from '../brands/brand.ts';
import type { AmenitiesSectionProps } from '../content-modules/amenities-section/schema.ts';
import type { StoredAncillariesNotice } from '../content-modules/ancillaries-notice/schema.ts';
import type { StoredClimateRibbon } from '../content-modules/climate-ribbon/schema.ts';
import type { StoredClimateYear } from '../content-modules/climate-year/schema.ts';
import type { ComplaintFormProps } from '../content-modules/complaint-form/schema.ts';
import type { StoredCountdown } from '../content-modules/countdown/schema.ts';
import type { StoredDestinationTeaser } from '../content-modules/destination-teaser/schema.ts';
import type { FaqProps } from '../content-modules/faq/schema.ts';
import type { FooterProps } from '../content-modules/footer/schema.ts';
import type { StoredHeroSlider } from '../content-modules/hero-slider/schema.ts';
import type { StoredHotelAwardBanner } from '../content-modules/hotel-award-banner/schema.ts';
import type { StoredImageOfferTeaser } from '../content-modules/image-offer-teaser/schema.ts';
import type { InteractivePopupProps } from '../content-modules/interactive-popup/schema.ts';
import type { LastSearchTeaserProps } from '../content-modules/last-search-teaser/schema.ts';
import type { StoredMembershipBox } from '../content-modules/membership-box/schema.ts';
import type { MilesBadgeProps } from '../content-modules/miles-badge/schema.ts';
import type { NavigationTabsProps } from '../content-modules/navigation-tabs/schema.ts';
import type { NewsTickerProps } from '../content-modules/news-ticker/schema.ts';
import type { NewsletterCustomerEditProps } from '../content-modules/newsletter-customer-edit/schema.ts';
import type { NewsletterSubscribeProps } from '../content-modules/newsletter-subscribe/schema.ts';
import type { StoredNewsletterUnsubscribe } from '../content-modules/newsletter-unsubscribe/schema.ts';
import type { StoredPartnerLogo } from '../content-modules/partner-logo/schema.ts';
import type { Localised } from '../content-modules/parts/localised-text.ts';
import type { PromotionTeaserProps } from '../content-modules/promotion-teaser/schema.ts';
import type { ModuleType } from '../content-modules/registry/registry.server.ts';
import type { SimpleTeaserSectionProps } from '../content-modules/simple-teaser-section/schema.ts';
import type { StoredTeaserSection } from '../content-modules/teaser-section/schema.ts';
import type { TextBlockProps } from '../content-modules/text-block/schema.ts';
import type { TopNavigationProps } from '../content-modules/top-navigation/schema.ts';
import type { UspStripProps } from '../content-modules/usp-strip/schema.ts';
import type { VoucherPreviewProps } from '../content-modules/voucher-preview/schema.ts';
import type { DocumentBody, DocumentKind } from '../features/content/content-document.ts';

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
  newsletterUnsubscribe: Localised<StoredNewsletterUnsubscribe>;
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

/** A document that a fresh database starts with; its brand is the folder it is in. */
export interface SeedDocument {
  readonly kind: DocumentKind;
  /** '' is the home page, or the only document of its kind. */
  readonly slug: string;
  readonly meta?: { readonly title: LocalText; readonly description: LocalText };
  readonly modules: readonly SeedModule[];
  /** Of a document of values. */
  readonly values?: DocumentBody['values'];
}
