import type { Mail, MailOutcome, MailPort } from './mail-port.ts';
import { requireMail } from './require-mail.ts';

export interface FakeMail extends MailPort {
  /** What was taken, in order. */
  readonly taken: readonly Mail[];
  /** How the next calls end; without an entry mails are taken. `unknown-but-taken` is an answer that got lost. */
  readonly next: (MailOutcome | 'unknown-but-taken')[];
}

/** Mail in memory. */
export function createFakeMail(): FakeMail {
  const taken = new Map<string, Mail>();
  const next: FakeMail['next'] = [];
  return {
    get taken() {
      return [...taken.values()];
    },
    next,
    async send(mail, timeoutMs) {
      requireMail(mail, timeoutMs);
      const outcome = next.shift() ?? 'taken';
      if (outcome !== 'taken' && outcome !== 'unknown-but-taken') return outcome;
      if (!taken.has(mail.id)) taken.set(mail.id, mail);
      return outcome === 'taken' ? 'taken' : 'unknown';
    },
    close: async () => {},
  };
}
