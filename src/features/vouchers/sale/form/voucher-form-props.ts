import type { ComponentType, ReactNode, Ref } from 'react';
import type { ListedMethod, WalletMethod } from '../../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { WalletContact, WalletPayment } from '../../../../ports/payment/payment-browser-port.ts';
import type { WalletSetup } from '../../../../ports/payment/payment-port.ts';
import type { VoucherValues } from '../voucher-values.ts';

/** Props of the page with the form (ROUTE-032, ROUTE-033). */
export interface VoucherFormProps {
  /** Face values for sale, minor units; empty where an editor looks at a page without (EDIT-008). */
  readonly amounts: readonly number[];
  readonly currency: CurrencyCode;
  readonly methods: readonly ListedMethod[];
  /** Wallets that can pay for each amount; which a device has, the browser finds out. */
  readonly wallets: readonly WalletSetup[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Null until a cart is created (VOUCH-002). */
  readonly checkoutId: string | null;
  /** What the cart holds; null for none. */
  readonly values: VoucherValues | null;
  /** Type of the error that an earlier order ended with; null for none. */
  readonly problem: string | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly voucherForm: VoucherFormProps;
  }
}

/** What card fields hand over (VOUCH-032). */
export interface BuyerCard {
  readonly token: string;
  readonly holderName: string;
  /** Address that the provider redirects the buyer to first; null for none. */
  readonly redirect: string | null;
}

/** The card fields of the shop's payment provider. */
export interface CardFieldsHandle {
  /** Key of the open fields, which the server needs to change their amount; null for fields that know none. */
  readonly fieldsKey: string | null;
  /** Null after marking and focusing the first error. */
  collect(): Promise<BuyerCard | null>;
  /** Marks the card because the shop refuses its range. */
  refuse(): void;
  clearMessage?(): void;
}

export interface VoucherPaymentProps {
  readonly methods: readonly ListedMethod[];
  readonly chosen: ListedMethod | null;
  readonly isMissing: boolean;
  readonly onChoose: (method: ListedMethod) => void;
  /** Card fields belong to a cart; null while it is created. */
  readonly checkoutId: string | null;
  readonly customerName: string;
  readonly today: string;
  /** The formatted total. */
  readonly amount: string;
  /** Texts of faults by field name. */
  readonly faults: Readonly<Record<string, string>>;
  readonly card: Ref<CardFieldsHandle>;
  readonly wallets: readonly WalletSetup[];
  /** Minor units; 0 while no amount is chosen. */
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly isPlacing: boolean;
  /** Returns the cart and what the form knows of the buyer; null after showing what is missing. */
  readonly prepareWallet: () => Promise<{
    readonly checkoutId: string;
    readonly contact: WalletContact;
  } | null>;
  readonly onWallet: (method: WalletMethod, payment: WalletPayment) => void;
}

/** Parts of the page that belong to the payment and the captcha: the view hands them in, because features do not meet. */
export interface VoucherFormParts {
  readonly Payment: ComponentType<VoucherPaymentProps>;
  /** Text ids of faults of a bank account, by field name; empty where the form shows none. */
  readonly findBankFaults: (form: FormData) => Promise<Readonly<Record<string, string>>>;
  /** Absent where no captcha is configured (VOUCH-025). */
  readonly captcha?: (props: { readonly onToken: (token: string | null) => void }) => ReactNode;
}
