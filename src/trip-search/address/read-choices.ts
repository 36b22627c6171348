import type { SearchParamName, SearchParams, SearchProblems } from './trip-search.ts';

/** Reads values joined by commas, each once, in the order of the list they are chosen from. */
export function readChoices<Value extends string>(
  text: string | undefined,
  field: SearchParamName,
  allowed: readonly Value[],
  problems: SearchProblems,
): readonly Value[] {
  if (text === undefined || text === '') return [];
  const chosen = new Set(text.split(','));
  const known = allowed.filter((value) => chosen.has(value));
  if (known.length < chosen.size) problems[field] = `must be of: ${allowed.join(', ')}`;
  return known;
}

/** Reads what is either wanted, `1`, or not, `0`. */
export function readSwitch(params: SearchParams, field: SearchParamName, problems: SearchProblems): boolean {
  const text = params[field] ?? '';
  if (!['', '0', '1'].includes(text)) problems[field] = 'must be 0 or 1';
  return text === '1';
}
