import type { Db } from '../../database/open-kysely.server.ts';
import { checkAgainstBrand, checkBody, checkSize, problemOf } from './check-body.server.ts';
import { checkSlug } from './check-slug.ts';
import type { DocumentRecord } from './document-rows.server.ts';
import type { DraftBody, FieldProblem } from './editing-calls.ts';
import type { EditingServiceDeps } from './editing-service-deps.server.ts';
import { checkLinks, listPictures } from './list-links.server.ts';

type Named = Pick<DocumentRecord, 'id' | 'brand' | 'kind'>;

/**
 * Returns every problem that prevents saving or showing a state of a document, each with its field; empty when it is
 * valid.
 * @param isHome it is the brand's home page
 */
export async function checkContent(
  trx: Db,
  { valueSchemas, brands, listUnusablePictures }: EditingServiceDeps,
  { id, brand, kind }: Named,
  { slug, body }: { readonly slug: string; readonly body: DraftBody },
  isHome: boolean,
): Promise<readonly FieldProblem[]> {
  const oversized = checkSize(body);
  if (oversized.length > 0) return oversized;
  const slugProblem =
    checkSlug(kind, slug, isHome) ??
    ((await isTaken(trx, { id, brand, kind }, slug)) ? 'editing.problem.slugTaken' : null);
  const known = await listSlugs(trx, brand);
  return [
    ...(slugProblem === null ? [] : [problemOf(slugProblem, ['slug'])]),
    ...checkBody(kind, body, valueSchemas),
    ...checkAgainstBrand(body, brands.get(brand)),
    ...checkLinks(body, (linked) => linked === slug || known.has(linked)),
    ...(await checkPictures(body, (keys) => listUnusablePictures(trx, keys))),
  ];
}

async function isTaken(db: Db, { id, brand, kind }: Named, slug: string): Promise<boolean> {
  const taken = await db
    .selectFrom('content_document')
    .select('id')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .unionAll(
      db
        .selectFrom('content_draft')
        .select('document_id as id')
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('document_id', '<>', id),
    )
    .execute();
  return taken.length > 0;
}

/** Addresses of pages, those not published yet too: two pages that link to each other have to begin somewhere. */
async function listSlugs(db: Db, brand: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content_document')
    .select('slug')
    .where('brand', '=', brand)
    .where('kind', '=', 'page')
    .union(
      db.selectFrom('content_draft').select('slug').where('brand', '=', brand).where('kind', '=', 'page'),
    )
    .union(
      db
        .selectFrom('content_redirect')
        .innerJoin('content_document', 'content_document.id', 'content_redirect.document_id')
        .select('content_redirect.slug')
        .where('content_redirect.brand', '=', brand),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

const pictureProblems = {
  missing: 'editing.problem.pictureGone',
  'no-alt-text': 'editing.problem.pictureWithoutWords',
} as const;

async function checkPictures(
  body: DraftBody,
  listUnusable: (keys: readonly string[]) => ReturnType<EditingServiceDeps['listUnusablePictures']>,
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
