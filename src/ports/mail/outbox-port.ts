import type { Mail, MailAttachment, MailPort } from './mail-port.ts';

/** A mail in the outbox, newest first. */
export interface OutboxEntry extends Omit<Mail, 'attachments'> {
  readonly takenAt: Date;
  readonly attachments: readonly {
    readonly position: number;
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
    /** Names it as a picture inside the mail; null for an attachment below it. */
    readonly contentId: string | null;
  }[];
}

/** Mail that goes nowhere and can be looked at instead: for development and demonstrations (`/_outbox`). */
export interface Outbox extends MailPort {
  /** The latest mails, at most `limit`. */
  list(limit: number): Promise<readonly OutboxEntry[]>;
  findAttachment(
    mailId: string,
    position: number,
  ): Promise<Pick<MailAttachment, 'name' | 'type' | 'content'> | null>;
}
