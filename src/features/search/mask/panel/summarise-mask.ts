import type { Day } from '../../../../domain/time/calendar-day.ts';
import { countOnDeparture, type Party } from '../../../../domain/travellers/party.ts';
import { formatPickedDay } from '../../../../domain/words/format-date.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { MaskDraft } from './mask-draft.ts';

/** Names in one line: all of two, of more the first and how many follow (MASK-015). */
export function summariseNames(names: readonly string[], none: string, texts: Texts): string {
  const [first, ...others] = names;
  if (first === undefined) return none;
  if (others.length < 2) return names.join(', ');
  return texts('mask.andMore', { name: first, n: others.length });
}

/** 'Anywhere' where no destination is chosen (MASK-009, MASK-010). */
export function summariseDestinations({ destinations }: MaskDraft, texts: Texts): string {
  return summariseNames(
    destinations.map(({ name }) => name),
    texts('mask.anywhere'),
    texts,
  );
}

export function summariseDeparture(
  { airports, isHotelOnly }: Pick<MaskDraft, 'airports' | 'isHotelOnly'>,
  texts: Texts,
): string {
  if (isHotelOnly) return texts('mask.withoutFlight');
  return summariseNames(
    airports.map(({ name }) => name),
    texts('mask.anyAirport'),
    texts,
  );
}

/** Both dates as day.month.year (MASK-011); an open one is left out. */
export function summarisePeriod({ period }: Pick<MaskDraft, 'period'>, texts: Texts): string {
  const { departure, return: back } = period;
  if (departure === null && back === null) return texts('mask.anyTime');
  const [from, to] = [departure, back].map((day) => (day === null ? '' : formatPickedDay(day, 'desktop')));
  return `${from} – ${to}`.trim();
}

/** Adults and children on the day of departure (MASK-013, MASK-014); a party without children says so by not naming any (MASK-015). */
export function summariseParty(party: Party, departure: Day, texts: Texts): string {
  const { adults, children } = countOnDeparture(party, departure);
  return [
    ...(party.rooms === undefined ? [] : [texts('mask.rooms', { n: party.rooms.length })]),
    texts('mask.adults', { n: adults }),
    ...(children === 0 ? [] : [texts('mask.children', { n: children })]),
  ].join(', ');
}
