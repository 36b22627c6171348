import type { Draft, DraftBody } from '../../../features/editing/editing-calls.ts';
import { isSame } from './is-same.ts';
import { mergeValues } from './merge-values.ts';

/** What of a draft is merged as one: title and description, the address, values, or a module by its id. */
export type PartKey = 'meta' | 'slug' | 'values' | `module:${string}`;
export type Side = 'mine' | 'theirs';
export type DraftContent = Pick<Draft, 'slug' | 'body'>;
type Module = NonNullable<DraftBody['modules']>[number];

export interface MergePart {
  readonly key: PartKey;
  /** Who changed it since the common beginning: each something else in it (`apart`), or both the same, which asks for a decision. */
  readonly changed: Side | 'apart' | 'both';
}

export interface Sides {
  /** What both began from. */
  readonly base: DraftContent;
  readonly mine: DraftContent;
  readonly theirs: DraftContent;
}

/** Parts that at least one of two has changed; both to the same is theirs. */
export function listParts(sides: Sides): readonly MergePart[] {
  const keys: readonly PartKey[] = ['slug', 'meta', 'values', ...listModuleKeys(sides)];
  return keys.flatMap((key) => {
    const changed = findChangedBy(sides, key);
    return changed === null ? [] : [{ key, changed }];
  });
}

/**
 * Both changes in one, down to single fields: what only one side changed is that side's, what both changed is as chosen,
 * otherwise mine. Modules are
 * in the order of the editor who moved them; where both did, in mine.
 */
export function mergeDrafts(sides: Sides, choices: ReadonlyMap<PartKey, Side>): DraftContent {
  const merge = <Part>(key: PartKey) =>
    mergeValues(readSides(sides, key), choices.get(key) ?? 'mine').value as Part;
  const meta = merge<DraftBody['meta']>('meta');
  const values = merge<DraftBody['values']>('values');
  return {
    slug: merge<string>('slug'),
    body: {
      ...(meta === undefined ? {} : { meta }),
      ...(sides.mine.body.modules === undefined ? {} : { modules: mergeModules(sides, merge) }),
      ...(values === undefined ? {} : { values }),
    },
  };
}

function mergeModules(sides: Sides, merge: (key: PartKey) => Module | undefined): Module[] {
  const order = listIds(sides.mine);
  const before = listIds(sides.base);
  const hasMoved = !isSame(
    order.filter((id) => before.includes(id)),
    before.filter((id) => order.includes(id)),
  );
  const [spine, further] = hasMoved ? [order, listIds(sides.theirs)] : [listIds(sides.theirs), order];
  return insertAfterNeighbours(spine, further).flatMap((id) => {
    const module = merge(`module:${id}`);
    return module === undefined ? [] : [module];
  });
}

/** Puts what the spine lacks behind what it followed in its own list. */
function insertAfterNeighbours(spine: readonly string[], further: readonly string[]): string[] {
  const all = [...spine];
  for (const [at, id] of further.entries()) {
    if (all.includes(id)) continue;
    const neighbour = further[at - 1];
    all.splice(neighbour === undefined ? 0 : all.indexOf(neighbour) + 1, 0, id);
  }
  return all;
}

function findChangedBy(sides: Sides, key: PartKey): MergePart['changed'] | null {
  const parts = readSides(sides, key);
  const [base, mine, theirs] = parts;
  const isMine = !isSame(base, mine);
  const isTheirs = !isSame(base, theirs);
  if (isMine && isTheirs) {
    if (isSame(mine, theirs)) return 'theirs';
    return mergeValues(parts, 'mine').isDisputed ? 'both' : 'apart';
  }
  if (isMine) return 'mine';
  return isTheirs ? 'theirs' : null;
}

const readSides = ({ base, mine, theirs }: Sides, key: PartKey) =>
  [readPart(base, key), readPart(mine, key), readPart(theirs, key)] as const;

function readPart({ slug, body }: DraftContent, key: PartKey): unknown {
  if (key === 'slug') return slug;
  if (key === 'meta' || key === 'values') return body[key];
  return findModule({ slug, body }, key.slice('module:'.length));
}

const findModule = ({ body }: DraftContent, id: string): Module | undefined =>
  body.modules?.find((module) => module.id === id);

const listIds = ({ body }: DraftContent): string[] => (body.modules ?? []).map(({ id }) => id);

const listModuleKeys = ({ base, mine, theirs }: Sides): PartKey[] =>
  [...new Set([mine, theirs, base].flatMap(listIds))].map((id): PartKey => `module:${id}`);
