export interface MailAttachment {
  /** File name as the reader sees it. */
  readonly name: string;
  readonly type: 'application/pdf' | 'text/calendar' | 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
  /** Names it for a picture inside the mail (`cid:`); without it the attachment is listed below the mail. */
  readonly contentId?: string;
}

export interface Mail {
  /** Unique and repeatable, such as `booking-…-confirmation`: an accepted mail is not sent twice under one id. 8 to 120 characters. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  /** Address that answers go to; absent: the sender's. */
  readonly replyTo?: string;
  /** https address at which mail programs unsubscribe with one POST (RFC 8058, List-Unsubscribe); for newsletters alone. */
  readonly unsubscribeAt?: string;
  /** True for mails that a person of the staff has written: no reader's program treats them as automatic (RFC 3834). */
  readonly isPersonal?: boolean;
  readonly subject: string;
  /** The same words in both. */
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** `taken`: accepted, now or before. `refused`: permanently (address, size). `unknown`: may have been sent; retry with the same id. */
export type MailOutcome = 'taken' | 'refused' | 'unknown';

/** Mail to shoppers. No call throws for a failure of the mail server. */
export interface MailPort {
  /** @param timeoutMs 1 to 120,000 */
  send(mail: Mail, timeoutMs: number): Promise<MailOutcome>;
  close(): Promise<void>;
}
