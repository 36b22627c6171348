import { isLocalText } from '../../content-modules/parts/is-local-text.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/words/language.ts';
import type { Difference, DraftBody } from './editing-calls.ts';
import { type FieldPath, isGroup } from './map-fields.ts';
import { pairLists } from './pair-lists.ts';

type Placed = NonNullable<DraftBody['modules']>[number];
type Where = Pick<Difference, 'moduleId' | 'moduleType'>;

/** Something a document can be in: its draft, a version. */
export interface ComparedState {
  readonly slug: string;
  readonly body: DraftBody;
}

const ofDocument: Where = { moduleId: null, moduleType: null };

/**
 * Returns the differences between two states of a document, line by line: address, title and values first, then modules
 * in their current order. Lists every value that changed; equal states have no differences.
 * @param language of the first words that identify modules and items
 */
export function compareStates(
  before: ComparedState,
  after: ComparedState,
  language: Language,
): readonly Difference[] {
  const compare = (name: string, a: unknown, b: unknown) => compareValues(ofDocument, [name], a, b, language);
  return [
    ...compare('slug', before.slug, after.slug),
    ...compare('meta', before.body.meta, after.body.meta),
    ...compare('values', before.body.values, after.body.values),
    ...compareModules(before.body.modules ?? [], after.body.modules ?? [], language),
  ];
}

function compareModules(
  before: readonly Placed[],
  after: readonly Placed[],
  language: Language,
): readonly Difference[] {
  const earlier = new Map(before.map((module) => [module.id, module]));
  const later = new Map(after.map((module) => [module.id, module]));
  const isUnmoved = ({ id, type }: Placed) => earlier.get(id)?.type === type && later.get(id)?.type === type;
  const moved = listMoved(before.filter(isUnmoved), after.filter(isUnmoved));
  const whole = (kind: 'added' | 'removed', { id, type, props }: Placed): Difference => {
    const words = summariseValue(props, language);
    return {
      kind,
      moduleId: id,
      moduleType: type,
      path: [],
      before: kind === 'removed' ? words : null,
      after: kind === 'added' ? words : null,
    };
  };
  return [
    ...before.filter((module) => !isUnmoved(module)).map((module) => whole('removed', module)),
    ...after.flatMap((module) => {
      if (!isUnmoved(module)) return [whole('added', module)];
      const where: Where = { moduleId: module.id, moduleType: module.type };
      const move: Difference = { kind: 'moved', ...where, path: [], before: null, after: null };
      const changes = compareValues(where, [], earlier.get(module.id)?.props, module.props, language);
      return moved.has(module.id) ? [move, ...changes] : changes;
    }),
  ];
}

/** The smallest set of modules whose move explains the new order of the others. */
function listMoved(before: readonly Placed[], after: readonly Placed[]): ReadonlySet<string> {
  const isSame = (a: number, b: number) => before[a]?.id === after[b]?.id;
  const stayed = pairLists(before.length, after.length, isSame).flatMap((pair) =>
    pair.kind === 'both' && isSame(pair.before, pair.after) ? [after[pair.after]?.id] : [],
  );
  return new Set(after.map(({ id }) => id).filter((id) => !stayed.includes(id)));
}

function compareValues(
  where: Where,
  path: FieldPath,
  before: unknown,
  after: unknown,
  language: Language,
): readonly Difference[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return compareLists(where, path, before, after, language);
  // A text that is new, or gone, is so in each of its languages.
  const [a, b] = [before ?? {}, after ?? {}];
  const changes = isGroup(a) && isGroup(b) ? compareGroups(where, path, a, b, language) : [];
  if (changes.length > 0) return changes;
  return [
    {
      kind: 'changed',
      ...where,
      path,
      before: describeValue(before, language),
      after: describeValue(after, language),
    },
  ];
}

function compareGroups(
  where: Where,
  path: FieldPath,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  language: Language,
): readonly Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    compareValues(where, [...path, name], ownValue(before, name), ownValue(after, name), language),
  );
}

function compareLists(
  where: Where,
  path: FieldPath,
  before: readonly unknown[],
  after: readonly unknown[],
  language: Language,
): readonly Difference[] {
  const pairs = pairLists(before.length, after.length, (a, b) => isEqual(before[a], after[b]));
  return pairs.flatMap((pair) => {
    if (pair.kind === 'both')
      return compareValues(where, [...path, pair.after], before[pair.before], after[pair.after], language);
    const isAdded = pair.kind === 'added';
    const at = isAdded ? pair.after : pair.before;
    return [
      {
        kind: pair.kind,
        ...where,
        path: [...path, at],
        before: isAdded ? null : describeValue(before[at], language),
        after: isAdded ? describeValue(after[at], language) : null,
      },
    ];
  });
}

/** Compares as JSON and ignores the order of keys. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

function ownValue(group: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/** A value as a text; of lists and groups what they say first. Null for none. */
function describeValue(value: unknown, language: Language): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  return isGroup(value) || Array.isArray(value) ? summariseValue(value, language) : JSON.stringify(value);
}

/** The first words of something that holds words; otherwise what it holds, in short. */
function summariseValue(value: object, language: Language): string {
  return findWords(value, language) ?? JSON.stringify(value).slice(0, 120);
}

function findWords(value: unknown, language: Language): string | null {
  if (isLocalText(value)) return value[language] ?? value[DEFAULT_LANGUAGE] ?? null;
  if (typeof value !== 'object' || value === null) return null;
  for (const item of Object.values(value)) {
    const words = findWords(item, language);
    if (words !== null) return words;
  }
  return null;
}
