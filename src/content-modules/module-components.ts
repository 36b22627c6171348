import { actingComponents } from './acting-components.ts';
import { AmenitiesSection } from './amenities-section/amenities-section.tsx';
import { ClimateRibbon } from './climate-ribbon/climate-ribbon.tsx';
import { ClimateYear } from './climate-year/climate-year.tsx';
import { ComplaintForm } from './complaint-form/complaint-form.tsx';
import { DestinationTeaser } from './destination-teaser/destination-teaser.tsx';
import { Faq } from './faq/faq.tsx';
import { frameComponents, type ModuleComponents } from './frame-components.ts';
import { ImageOfferTeaser } from './image-offer-teaser/image-offer-teaser.tsx';
import { LastSearchTeaser } from './last-search-teaser/last-search-teaser.tsx';
import { MembershipBox } from './membership-box/membership-box.tsx';
import { NewsletterCustomerEdit } from './newsletter-customer-edit/newsletter-customer-edit.tsx';
import { NewsletterSubscribe } from './newsletter-subscribe/newsletter-subscribe.tsx';
import { NewsletterUnsubscribe } from './newsletter-unsubscribe/newsletter-unsubscribe.tsx';
import { noticeComponents } from './notice-components.ts';
import { PromotionTeaser } from './promotion-teaser/promotion-teaser.tsx';
import { SimpleTeaserSection } from './simple-teaser-section/simple-teaser-section.tsx';
import { TeaserSection } from './teaser-section/teaser-section.tsx';
import { TextBlock } from './text-block/text-block.tsx';
import { UspStrip } from './usp-strip/usp-strip.tsx';
import { VoucherPreview } from './voucher-preview/voucher-preview.tsx';

/** Component of every module type, for both sides; schemas stay on the server in `registry.server.ts`. */
export const moduleComponents: ModuleComponents = {
  ...frameComponents,
  ...noticeComponents,
  ...actingComponents,
  teaserSection: TeaserSection,
  destinationTeaser: DestinationTeaser,
  simpleTeaserSection: SimpleTeaserSection,
  imageOfferTeaser: ImageOfferTeaser,
  promotionTeaser: PromotionTeaser,
  lastSearchTeaser: LastSearchTeaser,
  amenitiesSection: AmenitiesSection,
  textBlock: TextBlock,
  faq: Faq,
  uspStrip: UspStrip,
  climateRibbon: ClimateRibbon,
  climateYear: ClimateYear,
  voucherPreview: VoucherPreview,
  membershipBox: MembershipBox,
  newsletterSubscribe: NewsletterSubscribe,
  newsletterUnsubscribe: NewsletterUnsubscribe,
  newsletterCustomerEdit: NewsletterCustomerEdit,
  complaintForm: ComplaintForm,
};
