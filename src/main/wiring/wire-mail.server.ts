import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { Outbox } from '../../ports/mail/outbox-port.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

interface WiredMail {
  readonly mail: MailPort;
  /** Where mails stay in a shop without a mail server. */
  readonly outbox: Outbox;
}

/** Opens the mail server of the settings, or the outbox. */
export function wireMail({ env, log }: AppDeps, db: Db): WiredMail {
  return chooseAdapter.mail(env).open({
    db,
    clock: systemClock,
    report: (error) => log.error({ err: error }, 'a mail could not be sent and is tried again'),
  });
}
