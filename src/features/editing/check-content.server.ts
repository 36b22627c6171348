import type { PoolClient } from 'pg';
import { checkBody, checkSize, problemOf } from './check-body.server.ts';
import { checkSlug } from './check-slug.ts';
import type { DocumentRecord } from './document-rows.server.ts';
import type { DraftBody, FieldProblem } from './editing-calls.ts';
import type { EditingParts } from './editing-parts.server.ts';
import { checkLinks, listPictures } from './list-links.server.ts';

type Named = Pick<DocumentRecord, 'id' | 'brand' | 'kind'>;

/**
 * Everything that keeps a state of a document from being kept or shown, each at its very field; empty where it fits.
 * @param isHome it is the brand's home page
 */
export async function checkContent(
  client: PoolClient,
  { valueSchemas, listUnusablePictures }: EditingParts,
  { id, brand, kind }: Named,
  { slug, body }: { readonly slug: string; readonly body: DraftBody },
  isHome: boolean,
): Promise<readonly FieldProblem[]> {
  const oversized = checkSize(body);
  if (oversized.length > 0) return oversized;
  const slugProblem =
    checkSlug(kind, slug, isHome) ??
    ((await isTaken(client, { id, brand, kind }, slug)) ? 'editing.problem.slugTaken' : null);
  const known = await listSlugs(client, brand);
  return [
    ...(slugProblem === null ? [] : [problemOf(slugProblem, ['slug'])]),
    ...checkBody(kind, body, valueSchemas),
    ...checkLinks(body, (linked) => linked === slug || known.has(linked)),
    ...(await checkPictures(body, (keys) => listUnusablePictures(client, keys))),
  ];
}

async function isTaken(client: PoolClient, { id, brand, kind }: Named, slug: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from content_document where brand = $2 and kind = $3 and slug = $4 and id <> $1
     union all select from content_draft where brand = $2 and kind = $3 and slug = $4 and document_id <> $1`,
    [id, brand, kind, slug],
  );
  return (rowCount ?? 0) > 0;
}

/** Addresses of pages, those not published yet too: two pages that link to each other have to begin somewhere. */
async function listSlugs(client: PoolClient, brand: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from content_document where brand = $1 and kind = 'page'
     union select slug from content_draft where brand = $1 and kind = 'page'
     union select r.slug from content_redirect r join content_document d on d.id = r.document_id where r.brand = $1`,
    [brand],
  );
  return new Set(rows.map(({ slug }) => slug));
}

const pictureProblems = {
  missing: 'editing.problem.pictureGone',
  'no-alt-text': 'editing.problem.pictureWithoutWords',
} as const;

async function checkPictures(
  body: DraftBody,
  listUnusable: (keys: readonly string[]) => ReturnType<EditingParts['listUnusablePictures']>,
): Promise<readonly FieldProblem[]> {
  const pictures = listPictures(body);
  if (pictures.length === 0) return [];
  const unusable = await listUnusable([...new Set(pictures.map(({ to }) => to))]);
  const reasons = new Map(unusable.map(({ key, reason }) => [key, pictureProblems[reason]]));
  return pictures.flatMap(({ moduleId, path, to }) => {
    const problem = reasons.get(to);
    return problem === undefined ? [] : [{ moduleId, path, problem }];
  });
}
