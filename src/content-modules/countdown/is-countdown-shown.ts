import type { StoredCountdown } from './schema.ts';

/** Shown until its moment; nothing left is over already (MOD-076, MOD-077). Editors see it after that, too (EDIT-003). */
export function isCountdownShown(
  { date }: Pick<StoredCountdown, 'date'>,
  { now, isEditor }: { readonly now: Date; readonly isEditor: boolean },
): boolean {
  return isEditor || Date.parse(date) > now.getTime();
}
