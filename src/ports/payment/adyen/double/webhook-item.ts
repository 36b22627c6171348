import type { Amount } from './checkout-requests.ts';

/** Content of a message, in the vendor's words. All values but the amount's are texts, `success` too. */
export interface WebhookItem {
  readonly eventCode: string;
  readonly success: string;
  readonly eventDate: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly amount: Amount;
  readonly paymentMethod?: string;
  readonly reason: string;
  readonly operations?: readonly string[];
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** How a test changes a message. */
export interface WebhookChange extends Partial<WebhookItem> {
  /** Fields that the message does not have. */
  readonly omit?: readonly (keyof WebhookItem)[];
  readonly live?: 'true' | 'false';
  /** HMAC key in hexadecimal; null sends the message unsigned. */
  readonly signedWith?: string | null;
}

/** As the vendor writes instants: without milliseconds, with an offset. */
export function formatEventDate(instant: Date): string {
  const offsetMs = 60 * 60 * 1000;
  return `${new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19)}+01:00`;
}
