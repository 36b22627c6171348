import { isSame } from './is-same.ts';

export interface MergedValue {
  /** Undefined where there is none any more. */
  readonly value: unknown;
  /** Both have changed the very same thing, and not to the same. */
  readonly isDisputed: boolean;
}

/**
 * Two changes of one value in one, down to single fields: who writes the German words and who writes the French ones of a module
 * do not conflict. Lists are merged entry by entry unless an editor has added, removed or moved any.
 * @param choose returns the value to use of two disputed ones
 */
export function mergeValues(
  [base, mine, theirs]: readonly [base: unknown, mine: unknown, theirs: unknown],
  choose: 'mine' | 'theirs',
): MergedValue {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, isDisputed: false };
  if (isSame(base, mine)) return { value: theirs, isDisputed: false };
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups([isGroup(base) ? base : {}, mine, theirs], choose);
  if (isList(base) && isList(mine) && isList(theirs)) {
    if (isInPlace(mine, base) && isInPlace(theirs, base)) {
      const merged = mine.map((value, at) => mergeValues([base[at], value, theirs[at]], choose));
      return { value: merged.map(({ value }) => value), isDisputed: merged.some(isOpen) };
    }
  }
  return { value: choose === 'mine' ? mine : theirs, isDisputed: true };
}

type Group = Readonly<Record<string, unknown>>;

function mergeGroups([base, mine, theirs]: readonly [Group, Group, Group], choose: 'mine' | 'theirs') {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => mergeValues([base[name], mine[name], theirs[name]], choose));
  const values = names.map((name, at) => [name, merged[at]?.value] as const);
  return {
    value: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    isDisputed: merged.some(isOpen),
  };
}

const isInPlace = (list: readonly unknown[], base: readonly unknown[]) =>
  list.length === base.length &&
  list.every((entry, at) => isSame(entry, base[at]) || !base.some((before) => isSame(before, entry)));

const isOpen = ({ isDisputed }: MergedValue) => isDisputed;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
