import type { NoticeFacts, NoticeState } from '../../../domain/booking/trip-notice.ts';

/** Lists of notices in the office. `open`: waiting · `late`: the deadline has decided nothing, somebody has to call · `answered`: the traveller has */
export const NOTICE_LISTS = ['open', 'late', 'answered', 'all'] as const;
export type NoticeList = (typeof NOTICE_LISTS)[number];

export const NOTICE_KINDS = [
  'flight-changed',
  'flight-cancelled',
  'hotel-overbooked',
  'hotel-closed',
  'trip-cancelled',
  'price-raised',
  'incident',
] as const satisfies readonly NoticeFacts['kind'][];

/** A notice as the office lists it. */
export interface ListedNotice {
  readonly id: string;
  readonly bookingNumber: string;
  readonly customer: string;
  readonly phone: string;
  readonly hotel: string;
  readonly facts: NoticeFacts;
  readonly isSignificant: boolean;
  readonly state: NoticeState;
  readonly since: Date;
  readonly answerBy: Date;
}
