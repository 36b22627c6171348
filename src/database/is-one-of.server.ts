import { type RawBuilder, sql } from 'kysely';

/** True in SQL where a text is one of some; null sets no limit. */
export function isOneOf(text: RawBuilder<unknown>, allowed: readonly string[] | null): RawBuilder<boolean> {
  return allowed === null ? sql<boolean>`true` : sql<boolean>`${text} = any(${allowed}::text[])`;
}
