import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { openOutboxMail } from '../../ports/mail/outbox/outbox-mail.server.ts';
import type { Outbox } from '../../ports/mail/outbox-port.ts';
import { createSmtpMail } from '../../ports/mail/smtp/smtp-mail.server.ts';
import type { AppDeps } from './app-deps.ts';

interface WiredMail {
  readonly mail: MailPort;
  /** Where mails stay in a shop without a mail server. */
  readonly outbox: Outbox;
}

/** Opens the mail server of the settings, or the outbox. */
export function wireMail({ env, log }: AppDeps, db: Db): WiredMail {
  const outbox = openOutboxMail(db, systemClock);
  if (env.smtpUrl === null) return { mail: outbox, outbox };
  const report = (error: unknown) => log.error({ err: error }, 'a mail could not be sent and is tried again');
  return { mail: createSmtpMail({ url: env.smtpUrl, db, clock: systemClock, report }), outbox };
}
