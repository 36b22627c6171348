import type { PaymentDetails, WalletMethod } from '../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { BillingAddress } from '../../domain/travellers/traveller.ts';
import type { Language } from '../../domain/words/language.ts';

/** Options of every call. */
export interface PaymentCallOptions {
  /** Idempotency key: a repeated call returns the first result. 8 to 64 characters (the shortest limit of the vendors). */
  readonly idempotencyKey: string;
  /** Milliseconds after which the call counts as `unknown`: 1 to 120,000. */
  readonly timeoutMs: number;
}

/**
 * How a call ended. `unknown`: the provider did not answer in time, or not readably; the call may have taken effect.
 * Retry with the same key, or inquire; never treat it as a refusal.
 */
export type PaymentResult<Confirmed, Reason extends string> =
  | ({ readonly outcome: 'confirmed' } & Confirmed)
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: 'unknown' };

/**
 * Why a payment is refused, by the message the shopper gets (ERR-016 to ERR-018):
 * - `refused`: by the bank or the provider
 * - `challenge-cancelled`, `challenge-refused`, `challenge-expired`: end of the 3-D Secure challenge or of the wallet's page
 * - `authentication-required`: the bank wants to ask the shopper first, and does so at the next entry of the same card
 * - `card-invalid`: number, date or code are wrong
 * - `card-not-allowed`: the card is outside the ranges of this shop (VALID-056)
 */
export type PaymentRefusal =
  | 'refused'
  | 'challenge-cancelled'
  | 'challenge-refused'
  | 'challenge-expired'
  | 'authentication-required'
  | 'card-invalid'
  | 'card-not-allowed';

/** Why nothing is refunded; `declined`: by the bank or the provider, although it could be. */
export type RefundRefusal = 'not-captured' | 'too-much' | 'declined';

/** What the shopper has to do before a payment continues. */
export type PaymentAction =
  /** Shown in a frame inside the 3-D Secure dialog; the frame ends at the return address (TDS-001). */
  | { readonly kind: 'challenge'; readonly url: string }
  /** The whole window goes there and comes back to the return address: a wallet, or a bank's own page. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Passed to the provider's own script, which answers with details; `isSilent` needs no dialog (a fingerprint). */
  | { readonly kind: 'component'; readonly data: unknown; readonly isSilent: boolean };

/** What the browser needs to show card fields. None of it is secret. */
export type CardFieldsSetup =
  /** `window.SecureFields` of this script: init, submit, change, validate, success, error (CAPI-041). */
  | {
      readonly kind: 'secure-fields';
      readonly script: string;
      readonly transactionId: string;
      /** Script of `window.WalletSheet`, whose sheets may use this session in place of the fields; missing for none. */
      readonly walletScript?: string | undefined;
    }
  /** The drop-in with encrypted fields (PAY-023). */
  | {
      readonly kind: 'encrypted-fields';
      readonly clientKey: string;
      readonly environment: string;
      readonly countryCode: string;
      /** Where the drop-in loads from, where it is not the environment's own. */
      readonly pageOrigin?: string | undefined;
    };

/** What the browser needs to open a wallet's sheet. None of it is secret. */
export type WalletSetup =
  /** `window.WalletSheet`, with a session of `openCardFields`, whose `transactionId` becomes the token. */
  | { readonly kind: 'sheet'; readonly method: WalletMethod }
  /** A component of the provider's own package. */
  | {
      readonly kind: 'component';
      readonly method: WalletMethod;
      readonly clientKey: string;
      readonly environment: string;
      readonly pageOrigin?: string | undefined;
      /** The shop's id at the wallet. */
      readonly merchantId: string;
      /** The shop's account at the provider, which decrypts the wallet's token. */
      readonly gatewayMerchantId: string;
    }
  /** The provider's own page opens the sheet: `authorise` answers with a redirect. */
  | { readonly kind: 'redirect'; readonly method: WalletMethod };

/** What is to be paid by a wallet. */
export interface WalletSale {
  /** ISO 3166 code of the market's country, capital letters. */
  readonly country: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

export interface AuthorisationRequest {
  /** Our reference of the payment, unique for each attempt; 1 to 40 letters, digits, `-`. `inquire` finds the payment by it. */
  readonly reference: string;
  /** Minor units, above 0. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly paymentDetails: PaymentDetails;
  /** Where an action's frame or window ends, with the provider's own parameters added; absolute. */
  readonly returnUrl: string;
  readonly shopper: { readonly email: string; readonly language: Language; readonly billing: BillingAddress };
}

/** The card that was authorised, as the provider's own answer describes it. */
export interface AuthorisedCard extends Pick<CardRange, 'brand' | 'funding'> {
  /** The first 6 digits of its number; null where the provider returns none. */
  readonly firstDigits: string | null;
}

export type Authorisation =
  /** `card` is missing where the provider does not describe it, and for payment methods without one. */
  | PaymentResult<{ readonly paymentId: string; readonly card?: AuthorisedCard }, never>
  /** `providerCode`: the provider's own code for the refusal, for staff; missing where there is none. */
  | { readonly outcome: 'refused'; readonly reason: PaymentRefusal; readonly providerCode?: string }
  /** Nothing is granted yet: the shopper has to do something first, then `proceed` is called. */
  | { readonly outcome: 'action'; readonly paymentId: string; readonly action: PaymentAction };

/** What the provider knows of one payment. Amounts are minor units. */
export interface PaymentFacts {
  readonly paymentId: string;
  readonly reference: string;
  readonly state: 'pending' | 'authorised' | 'captured' | 'cancelled' | 'refused';
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
}

/**
 * A webhook of the provider. Webhooks arrive late, twice and in any order: the shop inquires on each one and never
 * books by its content.
 */
export interface PaymentWebhook {
  /** Unique for each message; the same message again has the same id. */
  readonly id: string;
  /** Empty for `unread`. */
  readonly reference: string;
  readonly event: PaymentEvent;
  /** Minor units that a chargeback or its reversal moves; without it, all that was captured. */
  readonly amount?: number;
}

/**
 * - `refund-failed`: a refund comes to nothing, also after it was confirmed: the shopper has no money
 * - `chargeback`, `chargeback-reversed`: the shopper's bank takes money, and gives it back for now
 * - `dispute`: the bank asks or announces something; no money moves
 * - `paid-twice`: the shopper has paid a second time, which is being given back
 * - `mismatch`: the message is about another amount or currency than was asked for
 * - `unsettled`: the payment is over here, and the provider has not said in time that it holds nothing
 * - `unread`: nobody's message, as its signature is wrong or it cannot be read; only counted
 */
export type PaymentEvent =
  | 'authorised'
  | 'refused'
  | 'captured'
  | 'cancelled'
  | 'refunded'
  | 'refund-failed'
  | 'chargeback'
  | 'chargeback-reversed'
  | 'dispute'
  | 'paid-twice'
  | 'mismatch'
  | 'unsettled'
  | 'unread'
  | 'other';

/** Facts of a card by its first digits (PAY-022); null when unknown. */
export interface CardRange {
  readonly brand: 'Visa' | 'MasterCard' | 'AmericanExpress' | null;
  readonly funding: 'credit' | 'debit' | null;
  /** ISO 3166 code of the issuing bank's country. */
  readonly country: string | null;
}

/**
 * The provider does not take the request or the shop's account: nothing was done, and the same request is never taken.
 * Somebody has to mend it, so no caller repeats it.
 */
export class RejectedRequestError extends Error {
  override readonly name = 'RejectedRequestError';
}

/**
 * Payments of shoppers. No call throws for a failure of the provider: an outage is `unknown`. Every call may throw
 * `RejectedRequestError`.
 */
export interface PaymentPort {
  /**
   * Origins a payment page loads scripts and frames from, talks to, and sends the shopper to; in the form a
   * Content-Security-Policy takes.
   * @param shopOrigin origin at which the shopper reaches the shop: an embedded provider is on the same host
   */
  originsFor(shopOrigin: string): {
    readonly script: readonly string[];
    readonly frame: readonly string[];
    readonly connect: readonly string[];
  };
  /** Methods this provider is set up for. */
  readonly methods: readonly PaymentDetails['method'][];
  /** Wallets of `methods` that can pay for a sale, by its market, currency and amount. Whether a device has one, only the browser knows. */
  walletsFor(sale: WalletSale): readonly WalletSetup[];
  /** Prepares card fields for one payment; the amount may still change until `authorise`. */
  openCardFields(
    request: Omit<AuthorisationRequest, 'paymentDetails' | 'shopper'> & { readonly language: Language },
    options: PaymentCallOptions,
  ): Promise<PaymentResult<{ readonly setup: CardFieldsSetup }, 'refused'>>;
  /** @param firstDigits the first 6 digits of the number (CONST-021) */
  lookUpCard(
    firstDigits: string,
    options: Pick<PaymentCallOptions, 'timeoutMs'>,
  ): Promise<PaymentResult<{ readonly range: CardRange }, 'refused'>>;
  /**
   * Changes the amount that open card fields were prepared for, before the shopper sends them: the bank asks the shopper
   * about it. Refused once they were sent.
   */
  changeCardAmount(
    request: { readonly token: string; readonly amount: number; readonly currency: CurrencyCode },
    options: Pick<PaymentCallOptions, 'timeoutMs'>,
  ): Promise<PaymentResult<object, 'refused'>>;
  /**
   * The first digits of a card that was typed into the fields, as the provider itself knows them: what a discount or an
   * exclusion is decided by. Null where the provider returns none; refused for a token without a card.
   */
  readCard(
    request: { readonly token: string },
    options: Pick<PaymentCallOptions, 'timeoutMs'>,
  ): Promise<PaymentResult<{ readonly firstDigits: string | null }, 'refused'>>;
  /** Authorises the amount; `capture` takes it. A direct debit has no authorisation: it is accepted here. */
  authorise(request: AuthorisationRequest, options: PaymentCallOptions): Promise<Authorisation>;
  /**
   * Continues after an action.
   * @param request.details result of the action: the parameters of the return address or the answer of the provider's
   * script, as JSON of at most 20,000 letters; `{}` requests the current state
   */
  proceed(
    request: { readonly paymentId: string; readonly reference: string; readonly details: string },
    options: PaymentCallOptions,
  ): Promise<Authorisation>;
  /** Captures once; `amount` is at most the authorised amount. */
  capture(
    request: {
      readonly paymentId: string;
      readonly reference: string;
      readonly amount: number;
      readonly currency: CurrencyCode;
    },
    options: PaymentCallOptions,
  ): Promise<PaymentResult<object, 'expired' | 'not-authorised'>>;
  /** Voids an authorisation that was not captured. A payment that is cancelled or was never granted is confirmed as well. */
  cancel(
    request: { readonly paymentId: string; readonly reference: string },
    options: PaymentCallOptions,
  ): Promise<PaymentResult<object, 'captured-already'>>;
  /**
   * Refunds at most the captured amount, in one part or several, each with its own key. `accepted`: the provider has
   * taken it on and says later whether it is given; the same key asks again.
   */
  refund(
    request: {
      readonly paymentId: string;
      readonly reference: string;
      readonly amount: number;
      readonly currency: CurrencyCode;
    },
    options: PaymentCallOptions,
  ): Promise<
    | PaymentResult<{ readonly refundId: string }, RefundRefusal>
    | { readonly outcome: 'accepted'; readonly refundId: string }
  >;
  /**
   * The state of a payment at the provider. Null where it knows none by that reference: then nothing was authorised.
   */
  inquire(
    request: { readonly reference: string; readonly paymentId: string | null },
    options: Pick<PaymentCallOptions, 'timeoutMs'>,
  ): Promise<PaymentResult<{ readonly payment: PaymentFacts | null }, never>>;
  /**
   * Reads a webhook request after checking its signature in constant time, and stores what `inquire` needs of it.
   * @param message body exactly as it arrived
   * @returns null where it is forged, too old or cannot be read
   * @throws when it cannot be stored: the provider has to send it again
   */
  readWebhooks(message: {
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly body: string;
  }): Promise<readonly PaymentWebhook[] | null>;
  /** Body that the provider expects in the response to an accepted webhook. */
  readonly webhookAnswer: string;
  close(): Promise<void>;
}
