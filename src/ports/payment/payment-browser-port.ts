import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Language } from '../../domain/words/language.ts';
import type { CardFieldsSetup, PaymentAction, WalletSetup } from './payment-port.ts';

/** Card fields that a provider's script puts into the page and encrypts there (PAY-023). The shop receives card data only encrypted. */
export interface EncryptedCardClient {
  /**
   * Loads the provider's script and styles and prepares the fields. Nothing is in the page before `mount`.
   * @param setup of `PaymentPort.openCardFields`
   * Rejects when the script does not load or does not accept the setup; the caller may open again with a new setup.
   */
  open(
    setup: Extract<CardFieldsSetup, { kind: 'encrypted-fields' }>,
    options: EncryptedCardOptions,
  ): Promise<EncryptedCard>;
}

export interface EncryptedCardOptions {
  /** Language of the page. */
  readonly language: Language;
  /** Fills the holder field at first; '' leaves it empty. */
  readonly holderName: string;
  /** The first 6 digits of the number (CONST-021), with every change of the number after they are typed. */
  readonly onFirstDigits: (firstDigits: string) => void;
  /** A field has an error. */
  readonly onError: (error: CardErrorKey) => void;
  /** The shopper typed, or a field became valid: an error shown before no longer holds. */
  readonly onChange: () => void;
}

/** Number, expiry, code and holder in the provider's fields. */
export interface EncryptedCard {
  /** @param place an empty element of the page */
  mount(place: HTMLElement): void;
  /** Takes the fields out of the page. */
  unmount(): void;
  /** True when the provider accepts every field; the shop's own checks follow. */
  isValid(): boolean;
  /** Marks every field that is missing or wrong. */
  showValidation(): void;
  /** Encrypts what the fields hold. Call it only while `isValid`. */
  collect(): EncryptedCardData;
}

export interface EncryptedCardData {
  /** The encrypted card, as `PaymentDetails` takes it. Only the provider reads it. */
  readonly token: string;
  /** Null when the fields name no holder. */
  readonly holderName: string | null;
}

/** What is wrong with an encrypted card (VALID-059 to VALID-063, spelled as specified). */
export type CardErrorKey =
  | 'paymentCardNumberInvalid'
  | 'paymentCardExpiryInvalid'
  | 'paymentCardVerificationCodeInvalid'
  | 'paymentCardNumberBinInvalid'
  | 'paymentCarHolderRequired';

/** Runs the actions that only the provider's own script can carry out, such as a fingerprint of the browser (TDS-004). */
export interface PaymentActionClient {
  /**
   * Loads the provider's script and starts the action inside `place`.
   * Rejects when the script does not load or does not accept the action; `onEnd` is not called then.
   */
  run(
    action: Extract<PaymentAction, { kind: 'component' }>,
    place: HTMLElement,
    options: PaymentActionOptions,
  ): Promise<void>;
}

export interface PaymentActionOptions {
  /** Language of the page. */
  readonly language: Language;
  /** After an abort nothing more is put into the page. An action that already runs is not stopped. */
  readonly signal: AbortSignal;
  /** The action ended: its JSON is the `details` of `PaymentPort.proceed`, `{}` when the provider's script failed. */
  readonly onEnd: (details: object) => void;
}

/** Opens the sheet of a wallet by the provider's own package, where `WalletSetup` is a `component`. */
export interface WalletClient {
  /** Loads the package ahead of the press, so that the sheet still counts as opened by it. */
  prepare(): void;
  /**
   * Opens the sheet.
   * @returns null when the shopper closes it
   * Rejects when the script does not load or the wallet is not available.
   */
  open(
    setup: Extract<WalletSetup, { kind: 'component' }>,
    request: WalletSheetRequest,
  ): Promise<WalletPayment | null>;
}

/** What a sheet shows. */
export interface WalletSheetRequest {
  readonly language: Language;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** ISO 3166 code of the market's country, capital letters. */
  readonly country: string;
  /** Who is paid: the brand's name. */
  readonly payee: string;
  /** What the page knows already; the sheet begins with it where it is filled. */
  readonly contact: WalletContact;
}

/** What the shopper has confirmed in a sheet. */
export interface WalletPayment {
  /** As `PaymentDetails` takes it. Only the provider reads it. */
  readonly token: string;
  readonly contact: WalletContact;
}

/** Name and address of the wallet's card; '' for what it does not say. Neither is checked. */
export interface WalletContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code, capital letters. */
  readonly country: string;
}
