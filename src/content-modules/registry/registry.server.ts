import { amenitiesSectionSchema } from '../amenities-section/schema.ts';
import { isAncillariesNoticeShown, narrowInfos } from '../ancillaries-notice/narrow-infos.ts';
import { ancillariesNoticeSchema } from '../ancillaries-notice/schema.ts';
import { buildClimateRibbonQueries, prepareClimateRibbon } from '../climate-ribbon/prepare-climate-ribbon.ts';
import { climateRibbonSchema } from '../climate-ribbon/schema.ts';
import { prepareClimateYear } from '../climate-year/prepare-climate-year.ts';
import { climateYearSchema } from '../climate-year/schema.ts';
import { complaintFormSchema } from '../complaint-form/schema.ts';
import { isCountdownShown } from '../countdown/is-countdown-shown.ts';
import { prepareCountdown } from '../countdown/prepare-countdown.ts';
import { countdownSchema } from '../countdown/schema.ts';
import type { ModuleDefinition } from '../definition/module-definition.server.ts';
import {
  buildDestinationTeaserQueries,
  prepareDestinationTeaser,
} from '../destination-teaser/prepare-destination-teaser.ts';
import { destinationTeaserSchema } from '../destination-teaser/schema.ts';
import { faqSchema } from '../faq/schema.ts';
import { footerSchema } from '../footer/schema.ts';
import { buildHeroSliderQueries, prepareHeroSlider } from '../hero-slider/prepare-hero-slider.ts';
import { heroSliderSchema } from '../hero-slider/schema.ts';
import { isAwardShown, narrowAward } from '../hotel-award-banner/narrow-award.ts';
import { hotelAwardBannerSchema } from '../hotel-award-banner/schema.ts';
import {
  buildImageOfferTeaserQueries,
  prepareImageOfferTeaser,
} from '../image-offer-teaser/prepare-image-offer-teaser.ts';
import { imageOfferTeaserSchema } from '../image-offer-teaser/schema.ts';
import { interactivePopupSchema } from '../interactive-popup/schema.ts';
import { lastSearchTeaserSchema } from '../last-search-teaser/schema.ts';
import { isMembershipBoxShown, narrowMembershipBox } from '../membership-box/narrow-membership-box.ts';
import { membershipBoxSchema } from '../membership-box/schema.ts';
import { findMilesContradictions } from '../miles-badge/find-miles-contradictions.ts';
import { isMilesBadgeShown } from '../miles-badge/is-miles-badge-shown.ts';
import { milesBadgeSchema } from '../miles-badge/schema.ts';
import { navigationTabsSchema } from '../navigation-tabs/schema.ts';
import { isNewsTickerShown } from '../news-ticker/is-news-ticker-shown.ts';
import { newsTickerSchema } from '../news-ticker/schema.ts';
import { newsletterCustomerEditSchema } from '../newsletter-customer-edit/schema.ts';
import { newsletterSubscribeSchema } from '../newsletter-subscribe/schema.ts';
import { narrowNewsletterUnsubscribe } from '../newsletter-unsubscribe/narrow-newsletter-unsubscribe.ts';
import { newsletterUnsubscribeSchema } from '../newsletter-unsubscribe/schema.ts';
import { isPartnerLogoShown, narrowPartners } from '../partner-logo/narrow-partners.ts';
import { partnerLogoSchema } from '../partner-logo/schema.ts';
import { promotionTeaserSchema } from '../promotion-teaser/schema.ts';
import { simpleTeaserSectionSchema } from '../simple-teaser-section/schema.ts';
import { buildTeaserSectionQueries, prepareTeaserSection } from '../teaser-section/prepare-teaser-section.ts';
import { teaserSectionSchema } from '../teaser-section/schema.ts';
import { textBlockSchema } from '../text-block/schema.ts';
import { topNavigationSchema } from '../top-navigation/schema.ts';
import { uspStripSchema } from '../usp-strip/schema.ts';
import { voucherPreviewSchema } from '../voucher-preview/schema.ts';

/** Every module type an editor can place (MOD-001). Its component is in `app/content/module-components.ts` under the same key. */
export const moduleRegistry = {
  heroSlider: {
    schema: heroSliderSchema,
    slots: ['main'],
    buildQueries: buildHeroSliderQueries,
    prepare: prepareHeroSlider,
  },
  teaserSection: {
    schema: teaserSectionSchema,
    slots: ['main'],
    buildQueries: buildTeaserSectionQueries,
    prepare: prepareTeaserSection,
  },
  destinationTeaser: {
    schema: destinationTeaserSchema,
    slots: ['main'],
    buildQueries: buildDestinationTeaserQueries,
    prepare: prepareDestinationTeaser,
  },
  simpleTeaserSection: { schema: simpleTeaserSectionSchema, slots: ['main'] },
  imageOfferTeaser: {
    schema: imageOfferTeaserSchema,
    slots: ['main'],
    buildQueries: buildImageOfferTeaserQueries,
    prepare: prepareImageOfferTeaser,
  },
  promotionTeaser: { schema: promotionTeaserSchema, slots: ['main'] },
  lastSearchTeaser: { schema: lastSearchTeaserSchema, slots: ['main'] },
  amenitiesSection: { schema: amenitiesSectionSchema, slots: ['main'] },
  navigationTabs: { schema: navigationTabsSchema, slots: ['main'] },
  textBlock: { schema: textBlockSchema, slots: ['main'] },
  faq: { schema: faqSchema, slots: ['main'] },
  uspStrip: { schema: uspStripSchema, slots: ['main'] },
  climateRibbon: {
    schema: climateRibbonSchema,
    slots: ['main'],
    buildQueries: buildClimateRibbonQueries,
    prepare: prepareClimateRibbon,
  },
  climateYear: { schema: climateYearSchema, slots: ['main'], prepare: prepareClimateYear },
  newsTicker: { schema: newsTickerSchema, slots: ['notices'], isShown: isNewsTickerShown },
  ancillariesNotice: {
    schema: ancillariesNoticeSchema,
    slots: ['notices'],
    isShown: isAncillariesNoticeShown,
    narrow: narrowInfos,
  },
  partnerLogo: {
    schema: partnerLogoSchema,
    slots: ['notices'],
    isShown: isPartnerLogoShown,
    narrow: narrowPartners,
  },
  hotelAwardBanner: {
    schema: hotelAwardBannerSchema,
    slots: ['notices'],
    isShown: isAwardShown,
    narrow: narrowAward,
  },
  countdown: {
    schema: countdownSchema,
    slots: ['main', 'notices'],
    prepare: prepareCountdown,
    isShown: isCountdownShown,
  },
  interactivePopup: { schema: interactivePopupSchema, slots: ['main', 'notices'] },
  milesBadge: {
    schema: milesBadgeSchema,
    slots: ['main', 'notices'],
    findContradictions: findMilesContradictions,
    isShown: isMilesBadgeShown,
  },
  voucherPreview: { schema: voucherPreviewSchema, slots: ['main'] },
  membershipBox: {
    schema: membershipBoxSchema,
    slots: ['main'],
    isShown: isMembershipBoxShown,
    narrow: narrowMembershipBox,
  },
  newsletterSubscribe: { schema: newsletterSubscribeSchema, slots: ['main'] },
  newsletterUnsubscribe: {
    schema: newsletterUnsubscribeSchema,
    slots: ['main'],
    narrow: narrowNewsletterUnsubscribe,
  },
  newsletterCustomerEdit: { schema: newsletterCustomerEditSchema, slots: ['main'] },
  complaintForm: { schema: complaintFormSchema, slots: ['main'] },
  topNavigation: { schema: topNavigationSchema, slots: ['navigation'] },
  footer: { schema: footerSchema, slots: ['footer'] },
} as const satisfies Record<string, ModuleDefinition>;

export type ModuleType = keyof typeof moduleRegistry;

export function findModuleDefinition(type: string): ModuleDefinition | null {
  return Object.hasOwn(moduleRegistry, type) ? moduleRegistry[type as ModuleType] : null;
}
