import type { ComponentType, Ref } from 'react';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';

/** Where a payment for a booked trip is made: paths with their queries. */
export interface PaymentPlace {
  /** The id in the calls of the card fields, and what a step at the bank is remembered by. */
  readonly id: string;
  /** The page that shows each state of the payment. */
  readonly page: string;
  readonly state: string;
  readonly pay: string;
  readonly finalize: string;
}

export interface PayableAmount {
  readonly place: PaymentPlace;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly methods: readonly ListedMethod[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The card fields of the shop's payment provider. */
export interface LaterCardFields {
  /** Key of the open fields; no call of a later payment needs it. */
  readonly fieldsKey: string | null;
  /** Null after marking and focusing the first error. */
  collect(): Promise<{
    readonly token: string;
    readonly holderName: string;
    /** Address that the provider redirects the shopper to first; null for none. */
    readonly redirect: string | null;
  } | null>;
  /** Marks the card because the shop refuses its range. */
  refuse(): void;
  clearMessage?(): void;
}

export interface PaymentChoiceProps extends Pick<PayableAmount, 'place' | 'methods' | 'today'> {
  /** The formatted amount. */
  readonly amount: string;
  readonly chosen: ListedMethod | null;
  readonly isMissing: boolean;
  readonly onChoose: (method: ListedMethod) => void;
  /** Texts of faults by field name. */
  readonly faults: Readonly<Record<string, string>>;
  readonly card: Ref<LaterCardFields>;
}

/** Parts that belong to the checkout: the view hands them in, because features do not meet. */
export interface LaterPaymentParts {
  readonly Payment: ComponentType<PaymentChoiceProps>;
  /** Text ids of faults of a bank account, by field name; empty where the form shows none. */
  readonly findBankFaults: (form: FormData) => Promise<Readonly<Record<string, string>>>;
  /** The step at the bank. */
  readonly Challenge: ComponentType<{
    readonly place: PaymentPlace;
    readonly action: PaymentAction;
    readonly returned: Readonly<Record<string, string>> | null;
  }>;
}
