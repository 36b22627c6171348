import type { NoticeAnswer, NoticeState } from '../../../domain/booking/trip-notice.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ShownAlternatives } from '../alternatives/shown-alternatives.ts';
import type { CodeState } from '../my-trips/code-state.ts';
import type { FramedTrip } from '../my-trips/frame/trip-frame.tsx';
import type { TripRight } from '../my-trips/trip-access.ts';
import type { ShownNotice } from '../notices/shown-notice.ts';

export interface NoticePageProps extends FramedTrip {
  readonly notice: ShownNotice;
  readonly checkoutId: string;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  readonly state: NoticeState;
  /** What may be answered now; empty once it is answered, or the time is over. */
  readonly answers: readonly NoticeAnswer[];
  /** What may be chosen instead; null where the notice offers nothing else, or cannot be answered any more. */
  readonly alternatives: ShownAlternatives | null;
  /** What cancelling gives back, minor units, and the day it is promised for, `YYYY-MM-DD`. */
  readonly refund: { readonly amount: number; readonly promisedOn: string };
  readonly currency: CurrencyCode;
  /** True for the second step of cancelling. */
  readonly isCancelling: boolean;
  /** True where the answer could not be taken, because something else about the trip is under way. */
  readonly isBusy: boolean;
}
