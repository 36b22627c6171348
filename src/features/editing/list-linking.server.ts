import { type Expression, sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { titleOf } from './describe-line.server.ts';
import type { DocumentRecord } from './document-rows.server.ts';
import { currentOf, openEditingTables } from './document-rows.server.ts';
import type { DraftBody, LinkingDocument } from './editing-calls.ts';
import { findLinkedSlug, listLinks } from './list-links.server.ts';

/** Other documents of the brand that link to a page, whether by the address it has or by one it has had. */
export async function listLinking(db: Db, record: DocumentRecord): Promise<readonly LinkingDocument[]> {
  if (record.kind !== 'page') return [];
  const slugs = await listSlugsOf(db, record);
  // Only what mentions one of the addresses at all is looked at closely.
  const patterns = slugs.map((slug) => (slug === '' ? '%"/"%' : `%/${slug}%`));
  const rows = await openEditingTables(db)
    .selectFrom('content_document as p')
    .fullJoin('content_draft as d', 'd.document_id', 'p.id')
    .select((eb) => [
      eb.fn.coalesce('d.document_id', 'p.id').$notNull().as('id'),
      eb.fn.coalesce('d.kind', 'p.kind').$notNull().as('kind'),
      eb.fn.coalesce('d.slug', 'p.slug').$notNull().as('slug'),
      eb.fn.coalesce('p.body', 'd.body').$notNull().as('body'),
      'd.body as draft',
    ])
    .where((eb) => eb(eb.fn.coalesce('p.brand', 'd.brand'), '=', record.brand))
    .where((eb) => eb(eb.fn.coalesce('p.id', 'd.document_id'), '<>', record.id))
    .where((eb) => eb.or([mentions(eb.ref('p.body'), patterns), mentions(eb.ref('d.body'), patterns)]))
    .orderBy('kind')
    .orderBy('slug')
    .execute();
  return rows
    .filter(({ body, draft }) => linksTo(body, slugs) || (draft !== null && linksTo(draft, slugs)))
    .map(({ id, kind, slug, body, draft }) => ({ id, kind, slug, title: titleOf(draft ?? body) }));
}

const mentions = (body: Expression<unknown>, patterns: readonly string[]) =>
  sql<boolean>`${body}::text like any (${patterns})`;

function linksTo(body: DraftBody, slugs: readonly string[]): boolean {
  return listLinks(body).some(({ to }) => {
    const target = findLinkedSlug(to);
    return target !== null && target !== 'elsewhere' && slugs.includes(target.slug);
  });
}

async function listSlugsOf(db: Db, record: DocumentRecord): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_redirect')
    .select('slug')
    .where('document_id', '=', record.id)
    .execute();
  const { published } = record;
  return [
    ...new Set([
      currentOf(record).slug,
      ...(published === null ? [] : [published.slug]),
      ...rows.map(({ slug }) => slug),
    ]),
  ];
}
