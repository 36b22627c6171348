import type { Party } from '../../../domain/travellers/party.ts';

/**
 * Numbers of a former party's travellers in another one, by their former number: adults in their order, children by their birth dates, or
 * by their ages where both parties name them. Null for who is not there any more.
 */
export function matchTravellers(former: Party, now: Party): readonly (number | null)[] {
  const isByAge = former.childAges !== undefined && now.childAges !== undefined;
  const listChildren = (party: Party) => (isByAge && party.childAges) || party.childrenBorn;
  const free = listChildren(now).map((child, at) => ({ child, number: now.adults + at }));
  const adults = Array.from({ length: former.adults }, (_, at) => (at < now.adults ? at : null));
  const children = listChildren(former).map((former) => {
    const at = free.findIndex(({ child }) => child === former);
    return at < 0 ? null : (free.splice(at, 1)[0]?.number ?? null);
  });
  return [...adults, ...children];
}
