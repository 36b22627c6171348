import type { Db } from '../../database/open-kysely.server.ts';
import type { Language } from '../../domain/words/language.ts';
import { type ChangeOutcome, changeDocument, done } from './change-document.server.ts';
import { checkBody, checkSize } from './check-body.server.ts';
import { compareStates } from './compare-states.ts';
import { createDocument } from './create-document.server.ts';
import { describeLine } from './describe-line.server.ts';
import { currentOf, type DocumentRecord, findRecord, listRecords } from './document-rows.server.ts';
import type { EditedKind } from './edited-kind.ts';
import type {
  ChangeAnswer,
  CreateRequest,
  Difference,
  DocumentLine,
  DraftBody,
  FieldProblem,
  OpenDocument,
  PresenceAnswer,
  PresenceRequest,
  PublishRequest,
  RestoreRequest,
  SaveRequest,
  ScheduleRequest,
  VersionAnswer,
} from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { planPublishing, publishDue } from './plan-publishing.server.ts';
import { listPresent, savePresence } from './presence.server.ts';
import { publishDraft } from './publish-document.server.ts';
import { openDocument, readState, readVersion, type StateName } from './read-document.server.ts';
import { discardDraft, restoreVersion, unpublish } from './revert-document.server.ts';
import { saveDraft, tidyBody } from './save-draft.server.ts';

/**
 * The editors' service: documents with their drafts, versions and schedules. The caller has already checked the
 * editor's permission. Null means that there is no such document, or no such state of it.
 */
export interface EditingService {
  /** Brand of a document; null where there is none. */
  findBrand(id: string): Promise<string | null>;
  /** Every document of every brand. */
  list(): Promise<readonly DocumentLine[]>;
  open(id: string, editor: Editor): Promise<OpenDocument | null>;
  create(request: CreateRequest, editor: Editor): Promise<ChangeAnswer | null>;
  save(id: string, request: SaveRequest, editor: Editor): Promise<ChangeAnswer | null>;
  publish(id: string, request: PublishRequest, editor: Editor): Promise<ChangeAnswer | null>;
  schedule(id: string, request: ScheduleRequest, editor: Editor): Promise<ChangeAnswer | null>;
  unpublish(id: string, editor: Editor): Promise<ChangeAnswer | null>;
  restore(id: string, request: RestoreRequest, editor: Editor): Promise<ChangeAnswer | null>;
  discard(id: string, revision: number, editor: Editor): Promise<ChangeAnswer | null>;
  savePresence(id: string, request: PresenceRequest, editor: Editor): Promise<PresenceAnswer | null>;
  readVersion(id: string, version: number): Promise<VersionAnswer | null>;
  compare(
    id: string,
    from: StateName,
    to: StateName,
    language: Language,
  ): Promise<readonly Difference[] | null>;
  /** A state for the preview, with the brand and kind of its document. */
  readState(
    id: string,
    name: StateName,
  ): Promise<{
    readonly brand: string;
    readonly kind: EditedKind;
    readonly slug: string;
    readonly body: DraftBody;
  } | null>;
  /** Returns an unsaved body as `save` would store it, with the problems of its form; does not check its links. */
  checkBody(
    kind: EditedKind,
    body: DraftBody,
  ): { readonly body: DraftBody; readonly problems: readonly FieldProblem[] };
  /** Publishes what is due; every process of a cluster may do that at once. @returns number of documents */
  publishDue(): Promise<number>;
}

type Change = (trx: Db, record: DocumentRecord) => Promise<ChangeOutcome>;

export function createEditingService(parts: EditingServiceDeps): EditingService {
  const { db, clock } = parts;

  async function answer(id: string, change: ChangeOutcome, editor: Editor): Promise<ChangeAnswer | null> {
    if (change.outcome !== 'done') return change as ChangeAnswer;
    const document = await openDocument(parts, id, editor);
    return document && { outcome: 'done', document };
  }

  async function change(id: string, editor: Editor, work: Change): Promise<ChangeAnswer | null> {
    let isThere = true;
    const outcome = await changeDocument(db, id, async (trx, record) => {
      isThere = record !== null;
      return record === null ? done : work(trx, record);
    });
    return isThere ? answer(id, outcome, editor) : null;
  }

  return {
    findBrand: async (id) => (await findRecord(db, id))?.brand ?? null,
    list: async () => (await listRecords(db)).map(describeLine),
    open: (id, editor) => openDocument(parts, id, editor),
    async create(request, editor) {
      const { id } = request;
      const outcome = await changeDocument(db, id, async (trx, record) =>
        record === null ? createDocument(trx, parts, request, editor) : done,
      );
      return answer(id, outcome, editor);
    },
    save: (id, request, editor) =>
      change(id, editor, (trx, record) => saveDraft(trx, parts, record, request, editor)),
    publish: (id, request, editor) =>
      change(id, editor, (trx, record) => publishDraft(trx, parts, record, request, editor)),
    schedule: (id, request, editor) =>
      change(id, editor, (trx, record) => planPublishing(trx, parts, record, request, editor)),
    unpublish: (id, editor) => change(id, editor, (trx, record) => unpublish(trx, parts, record, editor)),
    restore: (id, request, editor) =>
      change(id, editor, (trx, record) => restoreVersion(trx, parts, record, request, editor)),
    discard: (id, revision, editor) =>
      change(id, editor, (trx, record) => discardDraft(trx, parts, record, revision, editor)),
    async savePresence(id, request, editor) {
      const record = await findRecord(db, id);
      if (record === null) return null;
      await savePresence(parts, id, request, editor);
      return {
        present: await listPresent(db, id, clock.now(), { windowId: request.windowId }),
        revision: currentOf(record).revision,
        version: record.published?.version ?? null,
      };
    },
    readVersion: (id, version) => readVersion(db, id, version),
    async compare(id, from, to, language) {
      const [before, after] = await Promise.all([readState(db, id, from), readState(db, id, to)]);
      return before && after && compareStates(before, after, language);
    },
    async readState(id, name) {
      const state = await readState(db, id, name);
      return state && { ...state.record, slug: state.slug, body: state.body };
    },
    checkBody(kind, body) {
      const oversized = checkSize(body);
      if (oversized.length > 0) return { body: {}, problems: oversized };
      const tidy = tidyBody(parts, kind, body, null);
      return { body: tidy, problems: checkBody(kind, tidy, parts.valueSchemas) };
    },
    publishDue: () => publishDue(parts),
  };
}
