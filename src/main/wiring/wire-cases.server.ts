import type { CasesOffice } from '../../api/office/serving/office-deps.server.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { caseTimings } from '../../defaults.ts';
import type { CaseFiles } from '../../domain/cases/case-file.ts';
import type { OpenCase } from '../../domain/cases/complaint.ts';
import type { ListStaffTasks } from '../../domain/staff/staff-task.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { compensationLedger } from '../../features/booking/store/compensation-ledger.server.ts';
import { createCaseMailHandler } from '../../features/cases/inbound/case-mail-handler.server.ts';
import { startCaseMails } from '../../features/cases/mails/case-mails.server.ts';
import { createReplyAddresses } from '../../features/cases/mails/reply-addresses.server.ts';
import { createCaseService } from '../../features/cases/store/case-service.server.ts';
import { createCompensations } from '../../features/cases/store/compensations.server.ts';
import { createListCaseTasks } from '../../features/cases/store/list-case-tasks.server.ts';
import { createOpenCase } from '../../features/cases/store/open-case.server.ts';
import { remindStaff } from '../../features/cases/store/remind-staff.server.ts';
import { createCaseTemplates } from '../../features/cases/templates/case-templates.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

interface CasesWiring {
  readonly db: Db;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  readonly files: CaseFiles;
}

interface WiredCases {
  readonly openCase: OpenCase;
  readonly office: CasesOffice;
  readonly listTasks: ListStaffTasks;
  /** Port of the mailbox for answers; null without one. */
  readonly inboundPort: number | null;
  close(): Promise<void>;
}

/** Opens the handling of complaints and compliments: its mails, its clock, and the mailbox that answers come to. */
export async function wireCases(
  { env, log, cookieSecret: secret }: AppDeps,
  { db, mail, liveBrands, files }: CasesWiring,
): Promise<WiredCases> {
  const clock = systemClock;
  const addresses = createReplyAddresses(db, { mailbox: env.inboundMail.address, secret });
  const mails = startCaseMails({
    db,
    clock,
    mail,
    brands: liveBrands,
    addresses,
    report: (error) => log.error({ err: error }, 'a mail of a case could not be sent and is tried again'),
  });
  const reminders = startInterval({
    intervalMs: caseTimings.clockIntervalMs,
    run: async () => {
      if ((await remindStaff({ db, clock })) > 0) mails.wake();
    },
    report: (error) => log.error({ err: error }, 'deadlines of cases could not be read and are read again'),
  });
  const inbox = await chooseAdapter.inboundMail(env).open({
    handler: createCaseMailHandler({ db, clock, addresses, files }),
    report: (error) => log.error({ err: error }, 'a mail of a guest was not taken'),
  });
  const shared = { db, clock, sendMails: mails.wake };
  return {
    openCase: createOpenCase(shared),
    office: {
      service: createCaseService(shared),
      compensations: createCompensations({ db, clock, ledger: compensationLedger }),
      templates: createCaseTemplates(db),
      files,
    },
    listTasks: createListCaseTasks(db),
    inboundPort: inbox?.port ?? null,
    close: async () => {
      await inbox?.close();
      await Promise.all([reminders.close(), mails.close()]);
    },
  };
}
