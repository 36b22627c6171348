/** What Adyen answers to `/payments` and `/payments/details`, as far as it is read here. */
export interface AdyenResult {
  readonly resultCode?: string;
  readonly pspReference?: string;
  readonly merchantReference?: string;
  readonly amount?: { readonly value?: number; readonly currency?: string } | null;
  readonly refusalReasonCode?: string;
  readonly threeDS2Result?: { readonly challengeCancel?: string; readonly transStatus?: string } | null;
  readonly action?: {
    readonly type?: string;
    readonly method?: string;
    readonly url?: string;
  } | null;
}

/** An answer that calls the request invalid: the card's fault by some codes, else ours. */
export class AdyenError extends Error {
  override readonly name = 'AdyenError';
  readonly errorCode: string;
  constructor(status: number, errorCode: string) {
    super(`Adyen answers ${status}, code ${errorCode}`);
    this.errorCode = errorCode;
  }
}
