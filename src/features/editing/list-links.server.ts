import { isWordsKind } from '../../content-modules/definition/field-shape.ts';
import { resolveLink } from '../../site/resolve-link.ts';
import { matchPath } from '../../url.ts';
import { listWordLinks } from './clean-words.ts';
import type { DraftBody, FieldProblem } from './editing-calls.ts';
import { fieldsOfModule } from './fields-of-module.server.ts';
import { type FieldPath, isGroup, mapFields } from './map-fields.ts';

/** A reference from a body to something outside it, and its location in the body. */
export interface Mention {
  readonly moduleId: string;
  readonly path: FieldPath;
  /** A link as editors write it, or a picture key. */
  readonly to: string;
}

/** Links of a body's modules: those of fields, and those within words. */
export function listLinks(body: DraftBody): readonly Mention[] {
  return listMentions(body, (kind, value) => {
    if (kind === 'link') return typeof value === 'string' ? [[[], value]] : [];
    if (!isWordsKind(kind)) return [];
    if (!isGroup(value)) return [];
    return Object.entries(value).flatMap(([language, text]) =>
      typeof text === 'string' ? listWordLinks(text).map((to) => [[language], to] as const) : [],
    );
  });
}

export function listPictures(body: DraftBody): readonly Mention[] {
  return listMentions(body, (kind, value) =>
    kind === 'picture' && typeof value === 'string' ? [[[], value]] : [],
  );
}

function listMentions(
  body: DraftBody,
  read: (kind: string, value: unknown) => readonly (readonly [FieldPath, string])[],
): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const { type, id: moduleId, props } of body.modules ?? []) {
    mapFields(fieldsOfModule(type) ?? [], props, ({ kind }, value, path) => {
      for (const [below, to] of read(kind, value)) mentions.push({ moduleId, path: [...path, ...below], to });
      return value;
    });
  }
  return mentions;
}

/** Any locale does: where a link leads within a site is the same in all of them. */
const anyLocale = 'de-de';

/**
 * The page that a link leads to, by its slug; '' for the home page. `elsewhere` for what is no page of editors but leads
 * somewhere: other routes, other sites, parts of the same page. Null for what leads nowhere.
 */
export function findLinkedSlug(link: string): { readonly slug: string } | 'elsewhere' | null {
  const { href, kind } = resolveLink(link, anyLocale);
  if (kind === 'outside' || href.startsWith('#')) return 'elsewhere';
  const match = matchPath(new URL(href, 'http://shop').pathname, [anyLocale]);
  if (match?.kind !== 'page' && match?.kind !== 'redirect') return null;
  return match.name === 'homepage' ? { slug: match.params.slug ?? '' } : 'elsewhere';
}

/** Links that lead to no page there is. */
export function checkLinks(body: DraftBody, isKnown: (slug: string) => boolean): readonly FieldProblem[] {
  return listLinks(body).flatMap(({ moduleId, path, to }) => {
    const target = findLinkedSlug(to);
    const leads = target === 'elsewhere' || (target !== null && isKnown(target.slug));
    return leads ? [] : [{ moduleId, path, problem: 'editing.problem.deadLink' }];
  });
}
