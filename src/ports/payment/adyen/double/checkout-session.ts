import type { SessionRequest } from './checkout-requests.ts';

export type SessionStatus = 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled' | 'expired';

export interface DoubleSession {
  readonly id: string;
  readonly request: SessionRequest;
  readonly expiresAt: Date;
  /** Handed to the browser when the shopper comes to an end. */
  readonly sessionResult: string;
  /** Of the payments that the browser made. */
  readonly pspReferences: string[];
  status: SessionStatus;
  /** The first answer about the session; it does not change any more. */
  firstAnswer?: object;
}
