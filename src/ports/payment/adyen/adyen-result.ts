import { RejectedRequestError } from '../payment-port.ts';

/** What Adyen answers to `/payments` and `/payments/details`, as far as it is read here. */
export interface AdyenResult {
  readonly resultCode?: string;
  readonly pspReference?: string;
  readonly merchantReference?: string;
  readonly amount?: { readonly value?: number; readonly currency?: string } | null;
  readonly refusalReasonCode?: string;
  /** Of an answer that calls the card unreadable. */
  readonly errorCode?: string;
  readonly threeDS2Result?: { readonly challengeCancel?: string; readonly transStatus?: string } | null;
  /** `cardBin` is here only where the account's settings say so. */
  readonly additionalData?: Readonly<Record<string, unknown>> | null;
  readonly action?: {
    readonly type?: string;
    readonly method?: string;
    readonly url?: string;
  } | null;
}

/** An answer that calls the request invalid: the card's fault by some codes, else ours. */
export class AdyenError extends RejectedRequestError {
  readonly errorCode: string;
  constructor(status: number, errorCode: string) {
    super(`Adyen answers ${status}, code ${errorCode}`);
    this.errorCode = errorCode;
  }
}
