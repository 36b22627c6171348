import { AmenitiesSection } from '../../content-modules/amenities-section/amenities-section.tsx';
import { ClimateRibbon } from '../../content-modules/climate-ribbon/climate-ribbon.tsx';
import { ClimateYear } from '../../content-modules/climate-year/climate-year.tsx';
import { DestinationTeaser } from '../../content-modules/destination-teaser/destination-teaser.tsx';
import { Faq } from '../../content-modules/faq/faq.tsx';
import { ImageOfferTeaser } from '../../content-modules/image-offer-teaser/image-offer-teaser.tsx';
import { LastSearchTeaser } from '../../content-modules/last-search-teaser/last-search-teaser.tsx';
import { MembershipBox } from '../../content-modules/membership-box/membership-box.tsx';
import { PromotionTeaser } from '../../content-modules/promotion-teaser/promotion-teaser.tsx';
import { frameComponents, type ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { noticeComponents } from '../../content-modules/registry/notice-components.ts';
import { SimpleTeaserSection } from '../../content-modules/simple-teaser-section/simple-teaser-section.tsx';
import { TeaserSection } from '../../content-modules/teaser-section/teaser-section.tsx';
import { TextBlock } from '../../content-modules/text-block/text-block.tsx';
import { UspStrip } from '../../content-modules/usp-strip/usp-strip.tsx';
import { VoucherPreview } from '../../content-modules/voucher-preview/voucher-preview.tsx';
import { interactiveComponents } from './interactive-components.ts';

/** Component of every module type but forms, for both sides; schemas stay on the server in `registry.server.ts`. */
export const moduleComponents: ModuleComponents = {
  ...frameComponents,
  ...noticeComponents,
  ...interactiveComponents,
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
};
