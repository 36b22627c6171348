import { type Expression, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { MediaUse } from './media-calls.ts';

interface DocumentTables {
  content_draft: NarrowedColumns<'content_draft', { body: UsingBody }>;
  content_document: NarrowedColumns<'content_document', { body: UsingBody }>;
}

interface UsingBody {
  readonly meta?: { readonly title?: MediaUse['title'] };
}

type State = MediaUse['states'][number];

/** Documents that show a picture, in any of their states; of documents that are neither published nor drafted nothing is said. */
export async function findMediaUses(db: Db, key: string): Promise<readonly MediaUse[]> {
  const names = (body: Expression<unknown>) => namesPicture(body, key);
  const state = (name: State) => sql.lit(name).as('state');

  return narrowColumns<DocumentTables>(db)
    .with('shown', (of) =>
      of
        .selectFrom('content_document')
        .select(['id as document_id', state('published')])
        .where((eb) => names(eb.ref('body')))
        .unionAll(
          of
            .selectFrom('content_draft')
            .select(['document_id', state('draft')])
            .where((eb) => names(eb.ref('body'))),
        )
        .unionAll(
          of
            .selectFrom('content_schedule')
            .select(['document_id', state('scheduled')])
            .where((eb) => names(eb.ref('body'))),
        )
        .unionAll(
          of
            .selectFrom('content_version as earlier')
            .select(['earlier.document_id', state('version')])
            .where((eb) => names(eb.ref('earlier.body')))
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('content_document as now')
                    .select('now.id')
                    .whereRef('now.id', '=', 'earlier.document_id')
                    .whereRef('now.version', '=', 'earlier.version'),
                ),
              ),
            ),
        ),
    )
    .with('document', (of) =>
      of
        .selectFrom('content_draft')
        .select((eb) => ['document_id', 'brand', 'kind', 'slug', titleOf(eb.ref('body'))])
        .unionAll(
          of
            .selectFrom('content_document')
            .select((eb) => ['id as document_id', 'brand', 'kind', 'slug', titleOf(eb.ref('body'))])
            .where('id', 'not in', (eb) => eb.selectFrom('content_draft').select('document_id')),
        ),
    )
    .selectFrom('shown')
    .innerJoin('document', 'document.document_id', 'shown.document_id')
    .select((eb) => [
      'document.document_id as documentId',
      'document.brand',
      'document.kind',
      'document.slug',
      'document.title',
      sql<State[]>`array_agg(distinct ${eb.ref('shown.state')})`.as('states'),
    ])
    .groupBy(['document.document_id', 'document.brand', 'document.kind', 'document.slug', 'document.title'])
    .orderBy('document.brand')
    .orderBy('document.kind')
    .orderBy('document.slug')
    .execute();
}

const titleOf = (body: Expression<UsingBody>) =>
  sql<MediaUse['title']>`${body} #> '{meta,title}'`.as('title');

/** True for a use that would be missed: an earlier version alone keeps no picture. */
export function isHolding({ states }: MediaUse): boolean {
  return states.some((state) => state !== 'version');
}

/** True where a body of a document names a picture as a value of its own, however deep. */
export function namesPicture(body: Expression<unknown>, key: string) {
  return sql<boolean>`jsonb_path_exists(${body}, '$.** ? (@ == $key)', jsonb_build_object('key', ${key}::text))`;
}
