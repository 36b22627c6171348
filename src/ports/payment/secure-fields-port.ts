/**
 * What the script of `CardFieldsSetup` kind `secure-fields` puts at `window.SecureFields` (CAPI-041) as payment
 * providers offer it, so that the script of one can take the place of the embedded provider's. Number and verification
 * code are typed into frames of the provider's; the page receives nothing of them but the values below.
 */
export interface SecureFields {
  /**
   * Puts the frames into the page; `ready` follows when all can be typed into, `error` where one does not come.
   * @param transactionId of `CardFieldsSetup`
   */
  init(
    transactionId: string,
    fields: Readonly<Record<SecureField, SecureFieldSetup>>,
    options?: SecureFieldsOptions,
  ): void;
  on<Event extends keyof SecureFieldsEvents>(
    event: Event,
    listener: (data: SecureFieldsEvents[Event]) => void,
  ): void;
  /** Sends what was typed to the provider. `validate` follows, and then `success` or `error` where nothing was wrong. */
  submit(card: {
    /** 1 to 12 */
    readonly expm: number;
    /** Two or four digits. */
    readonly expy: number;
    readonly '3D'?: { readonly cardholder: { readonly cardholderName: string } };
  }): void;
  focus(field: SecureField): void;
  /** Declarations for a field, see `SecureFieldsOptions.styles`. */
  setStyle(selector: string, declarations: string): void;
  setPlaceholder(field: SecureField, placeholder: string): void;
  /** Marks a field as invalid and announces why to screen readers; null removes the mark. Only the embedded provider has it. */
  setError?(field: SecureField, message: string | null): void;
  /** Takes the frames out of the page; nothing is heard of them any more. */
  destroy(): void;
}

export type SecureFieldsConstructor = new () => SecureFields;

export type SecureField = 'cardNumber' | 'cvv';

export interface SecureFieldSetup {
  /** Id of an empty element; it gives the frame its size. */
  readonly placeholderElementId: string;
  readonly inputType?: 'tel' | 'text';
  /** What the field is called, in the page's language: title of the frame and name of the field. */
  readonly label: string;
  readonly placeholder?: string;
}

export interface SecureFieldsOptions {
  /**
   * CSS declarations by selector: `*`, `cardNumber` or `cvv`, each also with `:focus`, `.invalid` or `::placeholder`. Colours,
   * fonts, spacing; everything else is passed over.
   */
  readonly styles?: Readonly<Record<string, string>>;
  /** Field that gets the focus once it is ready (CARD-010). */
  readonly focus?: SecureField;
  /** Language of the page. */
  readonly language?: string;
}

/** Three-letter names of brands as the events name them. */
export type SecureFieldsBrand = 'VIS' | 'ECA' | 'AMX';

export interface SecureFieldState {
  readonly length: number;
  readonly valid: boolean;
  /** Of the number: the brand by its first digits. */
  readonly paymentMethod?: SecureFieldsBrand;
  /**
   * Of the number: its first six digits as soon as they are typed, for `do_verify_bin_number`. Only the embedded
   * provider sends them.
   */
  readonly firstDigits?: string;
}

export interface SecureFieldsEvents {
  /** All frames can be typed into. */
  readonly ready: undefined;
  /** Something was typed, or a field got or lost the focus. */
  readonly change: {
    readonly event: {
      /** `enter`: the key was pressed, as in a form. `autocomplete`: the browser filled in the date as well. */
      readonly type: 'input' | 'focus' | 'blur' | 'enter' | 'autocomplete';
      readonly field: SecureField | 'expiryMonth' | 'expiryYear';
      /** Of a date that was filled in. */
      readonly value?: string;
    };
    readonly fields: Readonly<Record<SecureField, SecureFieldState>>;
    readonly hasErrors: boolean;
  };
  /** After `submit`: which fields are wrong. */
  readonly validate: {
    readonly fields: Readonly<Record<SecureField, SecureFieldState>>;
    readonly hasErrors: boolean;
  };
  readonly success: {
    readonly transactionId: string;
    readonly cardInfo: {
      readonly brand: string;
      readonly type: 'credit' | 'debit' | null;
      readonly country: string | null;
      /** `400000xxxxxx0010`: what the card's range is looked up by begins it. */
      readonly maskedCard: string;
    };
    /** Where the shopper has to go first (CARD-016). */
    readonly redirect?: string;
  };
  /**
   * - `init`: the fields cannot be shown (ERR-025)
   * - `connection`: they could not reach the provider (ERR-025)
   * - `submit`: the provider did not take the card (ERR-024); `error` is `card`, `date`, `cvv` or `session`
   */
  readonly error: { readonly action: 'init' | 'connection' | 'submit'; readonly error: string };
}
