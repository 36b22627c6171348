import type { CodeState } from '../my-trips/code-state.ts';
import type { FramedTrip } from '../my-trips/frame/trip-frame.tsx';
import type { TripRight } from '../my-trips/trip-access.ts';
import type { ShownVoucherOffer } from '../voucher-offer/shown-voucher-offer.ts';

export interface VoucherOfferPageProps extends FramedTrip {
  readonly offer: ShownVoucherOffer;
  readonly checkoutId: string;
  /** Signed key of the mail's link; null without one. */
  readonly linkKey: string | null;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  /** True where the answer could not be taken, because something else about the booking came first. */
  readonly isBusy: boolean;
}
