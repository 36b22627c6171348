import type { Brand } from '../../../brands/brand.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { caseTimings, mailPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { isLanguage, type Language } from '../../../domain/words/language.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../../jobs/start-worker.server.ts';
import type { MailOutcome, MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import { applyCaseEvent } from '../model/case-life.ts';
import { type CaseMailState, caseMailStates } from '../model/case-mail-states.ts';
import type { CaseFileRecord, CaseMailKind } from '../model/case-record.ts';
import { openCaseTables } from '../store/case-rows.server.ts';
import { type CaseChange, changeCase } from '../store/change-case.server.ts';
import { readCaseFile } from '../store/search-cases.server.ts';
import { composeCaseMail, nameOf } from './compose-case-mail.ts';
import type { ReplyAddresses } from './reply-addresses.server.ts';

interface CaseMailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** Brands with the current settings of the editors. */
  readonly brands: { get(key: string): Brand };
  readonly addresses: ReplyAddresses;
  readonly report: (error: unknown) => void;
}

interface DueMail {
  readonly id: string;
  readonly case_id: string;
  readonly kind: CaseMailKind;
  readonly tries: number;
}

/** Sends the mails that cases owe: each is retried until the mail server takes or refuses it, by any one process. */
export function startCaseMails(deps: CaseMailDeps): Worker {
  const { db, report } = deps;

  async function sendOne(due: DueMail): Promise<MailOutcome> {
    try {
      const outcome = await hand(deps, due);
      if (outcome !== 'unknown') await recordOutcome(deps, due, outcome);
      return outcome;
    } catch (error) {
      report(error);
      return 'unknown';
    }
  }

  return startWorker<DueMail>({
    queue: createJobQueue<DueMail>(db, {
      table: 'case_mail',
      key: ['id'],
      isOpen: `state = 'due'`,
      dueAt: 'next_at',
      attempts: 'tries',
      columns: ['id', 'case_id', 'kind', 'tries'],
    }),
    timings: {
      pollIntervalMs: caseTimings.mailPollIntervalMs,
      leaseMs: mailPolicy.leaseMs,
      heartbeatMs: mailPolicy.heartbeatMs,
    },
    retry: { delaysMs: caseTimings.mailRetryDelaysMs, escalateAfter: mailPolicy.escalateAfterAttempts },
    batchSize: mailPolicy.batchSize,
    async work(rows) {
      const outcomes = await Promise.all(rows.map(sendOne));
      return rows.filter((_, at) => outcomes[at] === 'unknown');
    },
    report,
  });
}

async function hand(deps: CaseMailDeps, { id, case_id, kind }: DueMail): Promise<MailOutcome> {
  const { db, brands, addresses } = deps;
  const found = await openCaseTables(db)
    .selectFrom('case_mail')
    .innerJoin('complaint_case', 'complaint_case.id', 'case_mail.case_id')
    .leftJoin('case_message', 'case_message.id', 'case_mail.message_id')
    .select(['complaint_case.number', 'case_message.body', 'case_mail.facts'])
    .where('case_mail.id', '=', id)
    .executeTakeFirst();
  const file = found === undefined ? null : await readCaseFile(db, found.number);
  const complaint = file?.record.complaint ?? null;
  // Its people were erased meanwhile.
  if (found === undefined || file === null || complaint === null) return 'refused';
  const { record } = file;
  const brand = brands.get(record.source.brand);
  const isReminder = kind === 'reminder';
  const language = isReminder ? languageOfStaff(brand) : record.source.language;
  const replyTo = isReminder ? null : await addresses.addressOf(case_id);
  const company = { name: brand.name, address: brand.company.email };
  const content = composeCaseMail({
    kind,
    record,
    brand,
    language,
    texts: await loadTexts(language),
    body: found.body ?? '',
    compensations: file.compensations,
    takesAnswers: replyTo !== null,
    reminder: isReminder ? { notice: String(found.facts.notice), link: linkToCase(file) } : null,
  });
  return deps.mail.send(
    {
      id: `case-${id}`,
      to: isReminder ? company : { name: nameOf(record), address: complaint.email },
      from: company,
      ...(replyTo === null ? {} : { replyTo }),
      ...(kind === 'receipt' || isReminder ? {} : { isPersonal: true }),
      ...content,
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
}

const linkToCase = ({ record: { source, number } }: CaseFileRecord) =>
  source.origin + buildPath('back_office_case', { caseNumber: number });

/** The language of the brand's first site. */
function languageOfStaff(brand: Brand): Language {
  const language = brand.locales[0].slice(0, 2);
  return isLanguage(language) ? language : 'de';
}

/** Writes the answer of the mail server into the case, once. */
async function recordOutcome(
  { db, clock }: CaseMailDeps,
  { id, case_id, kind }: DueMail,
  outcome: Exclude<CaseMailState, 'due'>,
): Promise<void> {
  const at = clock.now();
  await changeCase(db, case_id, { at }, async (record, trx): Promise<CaseChange | 'not-possible'> => {
    const ended = await openCaseTables(trx)
      .updateTable('case_mail')
      .set({ state: outcome })
      .where('id', '=', id)
      .where('state', 'in', caseMailStates.listBefore(outcome))
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) return 'not-possible';
    const events = [{ kind: `mail-${outcome}`, staffId: null, facts: { mail: kind } } as const];
    if (kind === 'reminder') return { keepsVersion: true, events };
    if (outcome === 'refused') return { undeliveredAt: record.undeliveredAt ?? at, events };
    const life = kind === 'receipt' ? applyCaseEvent(record, { kind: 'receipt-sent' }, at) : null;
    return { ...(life === null ? {} : { life }), undeliveredAt: null, keepsVersion: true, events };
  });
}
