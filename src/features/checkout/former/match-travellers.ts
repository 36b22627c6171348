import type { Party } from '../../../domain/travellers/party.ts';

/**
 * Numbers of a former party's travellers in another one, by their former number: adults in their order, children by their birth dates. Null
 * for who is not there any more.
 */
export function matchTravellers(former: Party, now: Party): readonly (number | null)[] {
  const free = now.childrenBorn.map((born, at) => ({ born, number: now.adults + at }));
  const adults = Array.from({ length: former.adults }, (_, at) => (at < now.adults ? at : null));
  const children = former.childrenBorn.map((born) => {
    const at = free.findIndex((child) => child.born === born);
    return at < 0 ? null : (free.splice(at, 1)[0]?.number ?? null);
  });
  return [...adults, ...children];
}
