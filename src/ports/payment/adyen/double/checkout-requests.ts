/** Minor units of the currency. */
export interface Amount {
  readonly currency: string;
  readonly value: number;
}

export interface PaymentMethod {
  readonly type: string;
  readonly subtype?: string;
  readonly holderName?: string;
  readonly encryptedCardNumber?: string;
  readonly encryptedExpiryMonth?: string;
  readonly encryptedExpiryYear?: string;
  readonly iban?: string;
  readonly ownerName?: string;
  readonly applePayToken?: string;
  readonly googlePayToken?: string;
}

/** The part of `POST /payments` that the double reads. */
export interface PaymentRequest {
  readonly merchantAccount: string;
  readonly amount: Amount;
  readonly reference: string;
  readonly returnUrl: string;
  readonly paymentMethod: PaymentMethod;
  readonly channel?: string;
  readonly origin?: string;
  readonly browserInfo?: Readonly<Record<string, unknown>>;
  readonly billingAddress?: Readonly<Record<string, unknown>>;
  readonly shopperIP?: string;
  readonly shopperEmail?: string;
  readonly captureDelayHours?: number;
  readonly redirectFromIssuerMethod?: string;
  readonly authenticationData?: { readonly threeDSRequestData?: { readonly nativeThreeDS?: string } };
}

/** Body of `POST /payments/details`, as the vendor's script in the browser hands it over. */
export interface PaymentDetailsRequest {
  readonly details: Readonly<Record<string, string>>;
  readonly paymentData?: string;
}

/** The part of captures, refunds, cancels and reversals that the double reads. */
export interface ModificationRequest {
  readonly merchantAccount: string;
  readonly reference?: string;
  readonly amount?: Amount;
  readonly paymentReference?: string;
}

export interface SessionRequest {
  readonly merchantAccount: string;
  readonly amount: Amount;
  readonly reference: string;
  readonly returnUrl: string;
  readonly expiresAt?: string;
}
