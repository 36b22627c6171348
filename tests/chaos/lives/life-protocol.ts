import type { Cause } from '../../../src/demo/supplier/notices/cause-change.server.ts';
import type { ChangeOrder } from '../../../src/domain/booking/booking-order.ts';
import type { IncidentProposal, NoticeAnswer } from '../../../src/domain/booking/trip-notice.ts';

/** What travellers would like to have changed. */
export const WISHES = [
  'name',
  'transfer',
  'dates',
  'room',
  'flights',
  'extras',
  'alternative',
] as const satisfies readonly string[];
export type WishKind = 'name' | 'transfer' | 'dates' | 'room' | 'flights' | 'extras' | 'alternative';

/** Questions to a worker about booked trips, which checkouts name, and what it answers to each. */
export interface LifeCalls {
  /** What a wish costs now, as an order without a payment; null where it is refused. @param draw what is wished for exactly */
  wish: {
    readonly params: { readonly checkoutId: string; readonly kind: WishKind; readonly draw: number };
    readonly result: ChangeOrder | null;
  };
  /** The supplier lets something happen to the trip. */
  cause: { readonly params: { readonly checkoutId: string; readonly cause: Cause }; readonly result: null };
  /** Staff raise its price. @param id of the form @param percent of the total */
  raise: {
    readonly params: { readonly checkoutId: string; readonly id: string; readonly percent: number };
    readonly result: null;
  };
  /** Staff open an incident of its hotel and first day. @param id of the form */
  openIncident: {
    readonly params: {
      readonly checkoutId: string;
      readonly id: string;
      readonly proposal: IncidentProposal;
    };
    readonly result: null;
  };
  /** The traveller answers the latest notice, on the page or, also after the deadline, by telephone. */
  answer: {
    readonly params: {
      readonly checkoutId: string;
      readonly answer: NoticeAnswer;
      readonly isByPhone: boolean;
    };
    readonly result: null;
  };
  /** The traveller cancels at what that costs now. */
  cancelOwn: { readonly params: { readonly checkoutId: string }; readonly result: null };
}
