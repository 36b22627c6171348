import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { PaymentPurpose } from '../model/payment-request.ts';

/** What a payment by link is for. The page names nobody: the link may have been passed on. */
export interface PayableTrip {
  readonly hotel: string;
  readonly place: string;
  /** Key of the hotel's picture. */
  readonly scene: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly bookingNumber: string;
}

/**
 * State of the payment:
 * - `open`: the form, with the code of the error that an earlier attempt ended with
 * - `paying`: what the shopper has to do at the bank, or the wait for it
 * - `paid`, `withdrawn`: nothing is left to do; `isConfirmed` is false while a mail will say how it ended
 */
export type PaymentLinkState =
  | { readonly kind: 'open'; readonly problem: string | null }
  | {
      readonly kind: 'paying';
      readonly action: PaymentAction | null;
      readonly returned: Readonly<Record<string, string>> | null;
    }
  | { readonly kind: 'paid'; readonly isConfirmed: boolean }
  | { readonly kind: 'withdrawn' };

export interface PaymentLinkProps {
  readonly token: string;
  readonly trip: PayableTrip;
  readonly purpose: PaymentPurpose;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** `YYYY-MM-DD` */
  readonly dueOn: string;
  /** Written by staff; '' for a balance. */
  readonly note: string;
  readonly methods: readonly ListedMethod[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly state: PaymentLinkState;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly paymentLink: PaymentLinkProps;
  }
}
