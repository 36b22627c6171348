import { AncillariesNotice } from '../ancillaries-notice/ancillaries-notice.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { HotelAwardBanner } from '../hotel-award-banner/hotel-award-banner.tsx';
import { InteractivePopup } from '../interactive-popup/interactive-popup.tsx';
import { MilesBadge } from '../miles-badge/miles-badge.tsx';
import { NewsTicker } from '../news-ticker/news-ticker.tsx';
import { PartnerLogo } from '../partner-logo/partner-logo.tsx';
import type { ModuleComponents } from './frame-components.ts';

/** Modules allowed above the middle of every page. A page without any loads none of their code. */
export const noticeComponents: ModuleComponents = {
  newsTicker: NewsTicker,
  ancillariesNotice: AncillariesNotice,
  partnerLogo: PartnerLogo,
  hotelAwardBanner: HotelAwardBanner,
  countdown: Countdown,
  interactivePopup: InteractivePopup,
  milesBadge: MilesBadge,
};
