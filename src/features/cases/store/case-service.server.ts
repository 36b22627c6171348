import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { applyCaseEvent, type CaseEvent, type CaseLife } from '../model/case-life.ts';
import type { CaseFileRecord, CaseOutcome, CaseRecord, CaseStaff } from '../model/case-record.ts';
import type { FoundCases } from '../office/case-filters.ts';
import { openCaseTables } from './case-rows.server.ts';
import { type CaseChange, changeCase, type NewCaseMessage } from './change-case.server.ts';
import { type CaseQuery, readCaseFile, searchCases } from './search-cases.server.ts';

/** Who of the staff changes a case, and the version that they have seen. */
export interface CaseActor {
  readonly staff: CaseStaff;
  readonly version: number;
}

/** What staff read and change about cases. The timeline records each change with their name. */
export interface CaseService {
  search(query: CaseQuery): Promise<FoundCases>;
  open(number: string): Promise<CaseFileRecord | null>;
  /** Writes to the guest. `isQuestion`: we then wait for the guest. */
  answer(
    caseId: string,
    actor: CaseActor,
    mail: { readonly text: string; readonly isQuestion: boolean },
  ): Promise<CaseOutcome>;
  /** Decides a complaint and writes so, with the compensation that is confirmed by then. */
  decide(caseId: string, actor: CaseActor, text: string): Promise<CaseOutcome>;
  /** Thanks for a compliment, which ends it. */
  thank(caseId: string, actor: CaseActor, text: string): Promise<CaseOutcome>;
  note(caseId: string, actor: CaseActor, note: string): Promise<CaseOutcome>;
  /** @param staff null for nobody */
  assign(caseId: string, actor: CaseActor, staff: CaseStaff | null): Promise<CaseOutcome>;
  move(caseId: string, actor: CaseActor, to: 'in-progress' | 'closed', note: string): Promise<CaseOutcome>;
}

interface CaseServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sends what has become due. */
  readonly sendMails: () => void;
}

export function createCaseService({ db, clock, sendMails }: CaseServiceDeps): CaseService {
  async function change(
    caseId: string,
    { version }: CaseActor,
    choose: (record: CaseRecord, at: Date) => CaseChange | CaseOutcome | Promise<CaseChange | CaseOutcome>,
  ): Promise<CaseOutcome> {
    const at = clock.now();
    const outcome = await changeCase(db, caseId, { at, version }, (record) => choose(record, at));
    if (outcome === 'done') sendMails();
    return outcome;
  }

  /** Stores what staff write to the guest together with what it does to the case. */
  function write(
    caseId: string,
    actor: CaseActor,
    text: string,
    { event, kind, mail }: Writing,
  ): Promise<CaseOutcome> {
    return change(caseId, actor, (record, at) => {
      const life = move(record, event, at);
      if (life === null || record.complaint === null) return 'not-possible';
      return {
        life,
        events: [{ kind, staffId: actor.staff.id }],
        message: ownMessage(record, actor.staff, text),
        mails: [{ kind: mail, hasMessage: true }],
      };
    });
  }

  return {
    search: (query) => searchCases(db, query, clock.now()),
    open: (number) => readCaseFile(db, number),
    answer: (caseId, actor, { text, isQuestion }) =>
      write(caseId, actor, text, {
        event: { kind: 'answered', isQuestion },
        kind: isQuestion ? 'asked' : 'answered',
        mail: 'answer',
      }),
    async decide(caseId, actor, text) {
      // A decision names what the guest gets, so nothing of it may still be open.
      const open = await openCaseTables(db)
        .selectFrom('case_compensation')
        .select('id')
        .where('case_id', '=', caseId)
        .where('state', '=', 'proposed')
        .executeTakeFirst();
      if (open !== undefined) return 'not-possible';
      return write(caseId, actor, text, { event: { kind: 'decided' }, kind: 'decided', mail: 'decision' });
    },
    thank: (caseId, actor, text) =>
      write(caseId, actor, text, { event: { kind: 'thanked' }, kind: 'thanked', mail: 'thanks' }),
    note: (caseId, actor, note) =>
      change(caseId, actor, () => ({
        events: [{ kind: 'note', staffId: actor.staff.id, facts: { note } }],
      })),
    assign: (caseId, actor, staff) =>
      change(caseId, actor, () => ({
        assignedTo: staff?.id ?? null,
        events: [{ kind: 'assigned', staffId: actor.staff.id, facts: { to: staff?.name ?? '' } }],
      })),
    move: (caseId, actor, to, note) =>
      change(caseId, actor, (record, at) => {
        const life = move(record, { kind: 'moved', to }, at);
        if (life === null) return 'not-possible';
        const events = [{ kind: 'moved', staffId: actor.staff.id, facts: { to, note } } as const];
        return to === 'closed' ? { life, undeliveredAt: null, events } : { life, events };
      }),
  };
}

interface Writing {
  readonly event: CaseEvent;
  readonly kind: 'answered' | 'asked' | 'decided' | 'thanked';
  readonly mail: 'answer' | 'decision' | 'thanks';
}

const move = (record: CaseRecord, event: CaseEvent, at: Date): CaseLife | null =>
  applyCaseEvent(record, event, at);

const ownMessage = (record: CaseRecord, staff: CaseStaff, text: string): NewCaseMessage => ({
  direction: 'out',
  isAutomatic: false,
  messageId: null,
  sender: staff.name,
  subject: record.number,
  body: text,
  quoted: '',
});
