import type { Instalments } from '../../../domain/booking/instalments.ts';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import type { CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import type { WalletSetup } from '../../../ports/payment/payment-port.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import type { BillingRules } from '../validation/billing-rules.ts';
import type { BillingEntry } from './billing/billing-entry.ts';
import type { TravelRights } from './describe-rights.ts';
import type { MilesOffer } from './miles/miles-offer.ts';

export interface PaymentPageProps {
  readonly summary: CheckoutSummary;
  readonly rights: TravelRights;
  readonly billing: BillingEntry;
  readonly billingRules: BillingRules;
  /** First and last name of the first traveller. */
  readonly customerName: string;
  readonly methods: readonly ListedMethod[];
  /** Wallets that can pay for it; which a device has, the browser finds out. */
  readonly wallets: readonly WalletSetup[];
  /** Null where miles do not pay. */
  readonly miles: MilesOffer | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly trackingParams: Readonly<Record<string, string>>;
  /** Why a code that was sent without script does nothing; null for none. */
  readonly codeRefused: CodeRefusal | null;
  /** Present where staff book for a caller, who pays by a link and by nothing else; null where the trip begins too soon for that. */
  readonly byLink?: { readonly plan: Instalments | null };
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly checkoutPayment: PaymentPageProps;
  }
}
