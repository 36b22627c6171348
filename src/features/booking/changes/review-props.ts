import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { PaymentPlace } from '../later-payment/later-payment-props.ts';
import type { ChangeFrameProps } from './change-frame-props.ts';
import type { ChangeRefusal } from './change-rules/change-refusal.ts';
import type { ChangeSummaryProps } from './change-summary-props.ts';

/**
 * State of a change:
 * - `code`: the one-time code is missing · `expired`: the draft is too old · `refused`: it cannot be made
 * - `quoted`: the summary, to be confirmed, or paid where something is charged
 * - `paying`: what the traveller has to do at the bank · `working`, `done`: it is ordered
 */
export type ChangeReviewState =
  | { readonly kind: 'code' | 'expired' | 'working' | 'done' }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }
  | {
      readonly kind: 'quoted';
      readonly draft: string;
      readonly summary: ChangeSummaryProps;
      /** The last day to pay by a link, `YYYY-MM-DD`, where staff change it for a caller; null where the trip begins too soon for one. */
      readonly linkDueOn: string | null;
      readonly methods: readonly ListedMethod[];
      /** `YYYY-MM-DD` */
      readonly today: string;
      /** Code of the error that an earlier payment ended with; null for none. */
      readonly paymentProblem: string | null;
      /** Why an earlier attempt came to nothing, or why it is asked again: the id of its words; null for none. */
      readonly notice: 'failed' | 'priceChanged' | null;
    }
  | {
      readonly kind: 'paying';
      readonly action: PaymentAction;
      readonly returned: Readonly<Record<string, string>> | null;
    };

export interface ReviewProps extends ChangeFrameProps {
  readonly state: ChangeReviewState;
  /** Path and query of the page on which the change was chosen. */
  readonly editPath: string;
  readonly place: PaymentPlace;
  /** Query of the calls of this change. */
  readonly query: Readonly<Record<string, string>>;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChangeReview: ReviewProps;
  }
}
