/** The fields of a transaction that the gateway reads from the status call and the webhook. */
export interface DatatransTransaction {
  readonly transactionId: string;
  readonly status:
    | 'initialized'
    | 'challenge_required'
    | 'challenge_ongoing'
    | 'authenticated'
    | 'authorized'
    | 'settled'
    | 'transmitted'
    | 'canceled'
    | 'failed';
  readonly refno?: string;
  /** `payment`; the shop does not read it. */
  readonly type?: string;
  readonly paymentMethod?: string;
  readonly detail?: {
    readonly authorize?: { readonly amount?: number };
    readonly settle?: { readonly amount?: number };
    readonly fail?: { readonly reason?: string; readonly message?: string };
  };
  readonly card?: {
    /** `400000xxxxxx0010` */
    readonly masked?: string;
    readonly '3D'?: { readonly authenticationResponse?: string };
  };
}

/** The body of an error, with a status from 400. */
export interface DatatransError {
  readonly code: string;
  readonly message: string;
}
