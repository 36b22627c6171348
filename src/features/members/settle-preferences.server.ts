import type { Brand } from '../../brands/brand.ts';
import { findOfferedChoice } from '../../brands/find-offered-choice.ts';
import type { ChosenPreferences, MemberPreferences } from './member-preferences.server.ts';

/** Preferences as a browser's cookies say them: unknown texts, and none where nothing was chosen. */
export type BrowserPreferences = { readonly [Name in keyof ChosenPreferences]?: string | undefined };

/** Whose choice holds in both now. */
export type SettledPreferences =
  | { readonly holds: 'browser' }
  /** For the browser to take over. */
  | { readonly holds: 'account'; readonly choice: BrowserPreferences };

/**
 * Brings browser and account to the same language, currency and market at a sign-in. What was chosen in this browser since the last
 * sign-in here holds and is stored; else the account's choice does. What the brand does not offer is left alone.
 * @param chosen in this browser since the last sign-in here; null for nothing
 */
export async function settlePreferences(
  preferences: Pick<MemberPreferences, 'find' | 'save'>,
  memberId: string,
  brand: Pick<Brand, 'market' | 'markets'>,
  chosen: BrowserPreferences | null,
): Promise<SettledPreferences> {
  if (chosen === null)
    return { holds: 'account', choice: findOfferedChoice(brand, await preferences.find(memberId)) };
  await preferences.save(memberId, findOfferedChoice(brand, chosen));
  return { holds: 'browser' };
}
