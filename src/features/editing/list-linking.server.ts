import type { Pool } from 'pg';
import { titleOf } from './describe-line.server.ts';
import type { DocumentRecord } from './document-rows.server.ts';
import { currentOf } from './document-rows.server.ts';
import type { DraftBody, LinkingDocument } from './editing-calls.ts';
import { findLinkedSlug, listLinks } from './list-links.server.ts';

/** Other documents of the brand that link to a page, whether by the address it has or by one it has had. */
export async function listLinking(pool: Pool, record: DocumentRecord): Promise<readonly LinkingDocument[]> {
  if (record.kind !== 'page') return [];
  const slugs = await listSlugsOf(pool, record);
  // Only what mentions one of the addresses at all is looked at closely.
  const patterns = slugs.map((slug) => (slug === '' ? '%"/"%' : `%/${slug}%`));
  const { rows } = await pool.query<{
    id: string;
    kind: LinkingDocument['kind'];
    slug: string;
    body: DraftBody;
    draft: DraftBody | null;
  }>(
    `select coalesce(d.document_id, p.id) as id, coalesce(d.kind, p.kind) as kind, coalesce(d.slug, p.slug) as slug,
       coalesce(p.body, d.body) as body, d.body as draft
     from content_document p full join content_draft d on d.document_id = p.id
     where coalesce(p.brand, d.brand) = $1 and coalesce(p.id, d.document_id) <> $2
       and (p.body::text like any ($3) or d.body::text like any ($3))
     order by kind, slug`,
    [record.brand, record.id, patterns],
  );
  return rows
    .filter(({ body, draft }) => linksTo(body, slugs) || (draft !== null && linksTo(draft, slugs)))
    .map(({ id, kind, slug, body, draft }) => ({ id, kind, slug, title: titleOf(draft ?? body) }));
}

function linksTo(body: DraftBody, slugs: readonly string[]): boolean {
  return listLinks(body).some(({ to }) => {
    const target = findLinkedSlug(to);
    return target !== null && target !== 'elsewhere' && slugs.includes(target.slug);
  });
}

async function listSlugsOf(pool: Pool, record: DocumentRecord): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from content_redirect where document_id = $1',
    [record.id],
  );
  const { published } = record;
  return [
    ...new Set([
      currentOf(record).slug,
      ...(published === null ? [] : [published.slug]),
      ...rows.map(({ slug }) => slug),
    ]),
  ];
}
