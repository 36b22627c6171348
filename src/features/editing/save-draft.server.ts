import { isDeepStrictEqual } from 'node:util';
import { describeFields } from '../../content-modules/definition/describe-fields.server.ts';
import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { editingTimings } from '../../defaults.ts';
import { type ChangeOutcome, conflictWith, done, refuseEdit } from './change-document.server.ts';
import { checkSize } from './check-body.server.ts';
import { checkContent } from './check-content.server.ts';
import { cleanBody } from './clean-body.server.ts';
import { currentOf, type DocumentRecord } from './document-rows.server.ts';
import type { EditedKind } from './edited-kind.ts';
import type { DraftBody, SaveRequest } from './editing-calls.ts';
import type { EditingServiceDeps, Editor } from './editing-service-deps.server.ts';
import { recordEditingAction } from './record-editing-action.server.ts';

/**
 * Saves a draft. Does not save the same content again, regardless of the revision, so that a client can repeat a
 * request whose answer was lost. Otherwise the revision must be the last one.
 */
export async function saveDraft(
  trx: Db,
  parts: EditingServiceDeps,
  record: DocumentRecord,
  { revision, slug, body }: SaveRequest,
  editor: Editor,
): Promise<ChangeOutcome> {
  const current = currentOf(record);
  const oversized = checkSize(body);
  if (oversized.length > 0) return refuseEdit(...oversized);
  const content = { slug, body: tidyBody(parts, record.kind, body, current.body) };
  if (isSameDraft(content, current)) return done;
  if (revision !== current.revision) return conflictWith(record);
  const isHome = record.kind === 'page' && current.slug === '';
  const problems = await checkContent(trx, parts, record, content, isHome);
  if (problems.length > 0) return refuseEdit(...problems);
  await saveDraftRevision(trx, record, content, { editor, at: parts.clock.now() });
  return done;
}

/** Returns a body in the form in which the store saves it. */
export function tidyBody(
  { valueSchemas }: EditingServiceDeps,
  kind: EditedKind,
  body: DraftBody,
  stored: DraftBody | null,
): DraftBody {
  const hasValues = kind === 'flags' || kind === 'settings';
  const valueFields: readonly NamedField[] = hasValues ? describeFields(valueSchemas[kind]) : [];
  const clean = cleanBody(body, stored, valueFields);
  return { ...clean, modules: clean.modules ?? [], ...(hasValues ? { values: clean.values ?? {} } : {}) };
}

export function isSameDraft(
  a: { readonly slug: string; readonly body: DraftBody },
  b: { readonly slug: string; readonly body: DraftBody },
): boolean {
  return a.slug === b.slug && isDeepStrictEqual(asStored(a.body), asStored(b.body));
}

/** JSON knows fewer numbers than a program: there is no -0. */
function asStored(body: DraftBody): unknown {
  return JSON.parse(JSON.stringify(body));
}

/** Writes a draft with the next revision. */
export async function saveDraftRevision(
  trx: Db,
  record: DocumentRecord,
  { slug, body }: { readonly slug: string; readonly body: DraftBody },
  { editor, at }: { readonly editor: Editor; readonly at: Date },
): Promise<void> {
  const { id, brand, kind, draft } = record;
  const revision = currentOf(record).revision + 1;
  const edited = { slug, body: JSON.stringify(body), revision, edited_by: editor.id, edited_at: at };
  await trx
    .insertInto('content_draft')
    .values({ document_id: id, brand, kind, ...edited })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(edited))
    .execute();
  const isSitting =
    draft !== null &&
    draft.byId === editor.id &&
    at.getTime() - draft.at.getTime() < editingTimings.auditMergeMs;
  if (!isSitting)
    await recordEditingAction(trx, record, 'document edited', { byId: editor.id, at, slug }, { revision });
}
