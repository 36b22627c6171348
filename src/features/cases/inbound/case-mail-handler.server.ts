import type { Db } from '../../../database/open-kysely.server.ts';
import type { CaseFile, CaseFiles } from '../../../domain/cases/case-file.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type {
  InboundAttachment,
  InboundMail,
  InboundMailHandler,
} from '../../../ports/inbound-mail/inbound-mail-port.ts';
import type { ReplyAddresses } from '../mails/reply-addresses.server.ts';
import { applyCaseEvent } from '../model/case-life.ts';
import type { CaseRecord } from '../model/case-record.ts';
import { openCaseTables } from '../store/case-rows.server.ts';
import { type CaseChange, changeCase, type NewCaseEvent } from '../store/change-case.server.ts';
import { splitQuote } from './split-quote.ts';

interface ReceiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly addresses: Pick<ReplyAddresses, 'findCase'>;
  readonly files: Pick<CaseFiles, 'add'>;
}

/**
 * Puts mails of guests into their cases. A mail is stored with its files or not at all, once per Message-ID; one that comes after the end
 * opens the case again. Mails of programs are recorded and change nothing: nothing answers them.
 */
export function createCaseMailHandler(deps: ReceiveDeps): InboundMailHandler {
  const { db, clock, addresses } = deps;
  return {
    accepts: async (address) => (await addresses.findCase(address)) !== null,
    async receive(address, mail) {
      const caseId = await addresses.findCase(address);
      // It was erased after the mail server had asked.
      if (caseId === null || (await isKnown(db, caseId, mail))) return;
      // Before the row: a process that dies in between stores a file twice, and loses none.
      const added = await addFiles(deps, caseId, mail.attachments);
      const at = clock.now();
      const outcome = await changeCase(db, caseId, { at }, async (record, trx) =>
        (await isKnown(trx, caseId, mail)) ? 'not-possible' : takeMail(record, mail, added, at),
      );
      if (outcome === 'moved' || outcome === 'no-such-case')
        throw new Error(`A mail was not stored: ${outcome}`);
    },
  };
}

async function isKnown(db: Db, caseId: string, { messageId }: InboundMail): Promise<boolean> {
  const known = await openCaseTables(db)
    .selectFrom('case_message')
    .select('id')
    .where('case_id', '=', caseId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return known !== undefined;
}

interface AddedFile {
  readonly name: string;
  /** Null for a file that no case may have. */
  readonly file: CaseFile | null;
}

async function addFiles(
  { files }: ReceiveDeps,
  caseId: string,
  attachments: readonly InboundAttachment[],
): Promise<readonly AddedFile[]> {
  const added: AddedFile[] = [];
  for (const { name, content } of attachments)
    added.push({ name, file: await files.add(caseId, name, streamOf(content)) });
  return added;
}

async function* streamOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}

function takeMail(record: CaseRecord, mail: InboundMail, added: readonly AddedFile[], at: Date): CaseChange {
  const { isAutomatic } = mail;
  const life = applyCaseEvent(record, { kind: 'guest-wrote', isAutomatic }, at) ?? record;
  const { body, quoted } = splitQuote(mail.text);
  const hasReopened = life.state === 'reopened' && record.state !== 'reopened';
  return {
    life,
    message: {
      direction: 'in',
      isAutomatic,
      messageId: mail.messageId,
      sender: mail.from,
      subject: mail.subject,
      body,
      quoted,
    },
    events: [
      event(isAutomatic ? 'automatic-mail' : 'guest-mail'),
      ...(hasReopened ? [event('reopened')] : []),
      ...added.map(({ name, file }) =>
        file === null ? event('file-refused', { file: name }) : event('file-added', { file: file.name }),
      ),
      ...(mail.attachmentsLeftOut > 0 ? [event('file-refused', { left: mail.attachmentsLeftOut })] : []),
    ],
  };
}

const event = (kind: NewCaseEvent['kind'], facts: object = {}): NewCaseEvent => ({
  kind,
  staffId: null,
  facts: { ...facts },
});
