import type { Texts } from '../../../../texts/texts.ts';
import type { PartyRoom } from './trip-data.ts';

/** Which of several rooms, and for whom: 'Room 1: 2 adults, 1 child'. */
export function formatRoomOfParty(
  {
    number,
    travellers: { adults, children },
  }: { readonly number: number; readonly travellers: PartyRoom['travellers'] },
  texts: Texts,
): string {
  const people = [
    texts('trip.adults', { n: adults }),
    ...(children === 0 ? [] : [texts('trip.children', { n: children })]),
  ];
  return texts('trip.roomOfParty', { n: number, people: people.join(', ') });
}
