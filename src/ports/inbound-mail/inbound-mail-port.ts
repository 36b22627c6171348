/** A mail from elsewhere. All of it is what a stranger has written: texts to show as texts, never HTML. */
export interface InboundMail {
  /** Message-ID, or a digest of the mail where it has none: the same mail has the same one. */
  readonly messageId: string;
  /** Address of the header `From`, which anybody may claim; '' where there is none. */
  readonly from: string;
  readonly subject: string;
  /** Its text; of a mail in HTML alone the text of that. */
  readonly text: string;
  /** Written by a program (RFC 3834): a notice of absence, a report of delivery, a mailing list. Nobody answers it automatically. */
  readonly isAutomatic: boolean;
  readonly attachments: readonly InboundAttachment[];
  /** Attachments beyond the limit, which were left out. */
  readonly attachmentsLeftOut: number;
}

export interface InboundAttachment {
  /** As the sender named it; '' where it has no name. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Who takes the mails. */
export interface InboundMailHandler {
  /** Whether an address is one of ours: the mail server refuses all others before it reads a mail. */
  accepts(address: string): Promise<boolean>;
  /** Stores a mail; the sender is asked to try again where this fails. A mail that comes twice is stored once. */
  receive(address: string, mail: InboundMail): Promise<void>;
}

/** Takes mails for our addresses, for as long as it is open. */
export interface InboundMailPort {
  /** Port that it listens on. */
  readonly port: number;
  close(): Promise<void>;
}
