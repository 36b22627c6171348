import type { Day } from '../../domain/time/calendar-day.ts';
import { countOnDeparture, OLDEST_CHILD_AGE, type Party } from '../../domain/travellers/party.ts';
import type { Texts } from '../../texts/texts.ts';
import type { PageSearch } from './read-page-search.server.ts';

/** What a page of many offers says of its search: what was left out of it, and who counts as an adult on its first day. */
export function formatSearchNotes(read: PageSearch, texts: Texts): readonly string[] {
  const outgrown = formatOutgrownNote(read.search.party, read.request.departure.from, texts);
  return [...formatIgnoredParams(read, texts), ...(outgrown === null ? [] : [outgrown])];
}

/** Lists ignored children and rooms separately: without them the price is for other people. */
export function formatIgnoredParams(
  { ignored }: Pick<PageSearch, 'ignored'>,
  texts: Texts,
): readonly string[] {
  const others = ignored.filter((name) => name !== 'children' && name !== 'parties');
  return [
    ...(others.length > 0 ? [texts('searchNotes.leftOut')] : []),
    ...(ignored.includes('children') ? [texts('searchNotes.childrenLeftOut')] : []),
    ...(ignored.includes('parties') ? [texts('searchNotes.roomsLeftOut')] : []),
  ];
}

/** That children of the party count as adults on the day of departure (TRAV-036); null where none do. */
export function formatOutgrownNote(party: Party, departure: Day, texts: Texts): string | null {
  const { outgrown } = countOnDeparture(party, departure);
  return outgrown === 0 ? null : texts('searchNotes.outgrown', { n: outgrown, age: OLDEST_CHILD_AGE + 1 });
}
