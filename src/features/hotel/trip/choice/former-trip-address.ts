import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { type TripFact, tripFacts } from './implied-changes.ts';

/** Who travelled, as a search spells it. */
export type FormerParty = Pick<SearchParams, 'adults' | 'children' | 'parties'>;

/** The trip that was shown before a choice, as the address of the choice says it (ADR 0012). */
export interface FormerTripAddress {
  /** Id of its offer. */
  readonly id: string;
  /** What was chosen; anything else that is different now, the page says. */
  readonly chosen: readonly TripFact[];
  /** Null where the same people travel. */
  readonly party: FormerParty | null;
}

const names = { id: 'before', chosen: 'chose', party: 'beforeParty' } as const;

/** What is added to the query of a link that chooses another trip: `before=<offer>&chose=departure-nights`. */
export function toFormerTrip({ id, chosen, party }: FormerTripAddress): string {
  const query = `${names.id}=${id}&${names.chosen}=${chosen.join('-')}`;
  if (party === null) return query;
  const people = (party.parties ? ['', '', party.parties] : [party.adults ?? '', party.children ?? ''])
    .join('_')
    .replaceAll(',', '_');
  return `${query}&${names.party}=${encodeURIComponent(people)}`;
}

/** Null where the address was reached otherwise than by a choice on the page. */
export function readFormerTrip(query: URLSearchParams): FormerTripAddress | null {
  const id = query.get(names.id);
  if (id === null || id === '') return null;
  const said = (query.get(names.chosen) ?? '').split('-');
  const people = query.get(names.party);
  return {
    id,
    chosen: tripFacts.filter((fact) => said.includes(fact)),
    party: people === null ? null : parseParty(people),
  };
}

function parseParty(people: string): FormerParty {
  const [adults = '', ...children] = people.split('_');
  // Three parts without adults are rooms: children alone follow the usual adults by one.
  if (people.startsWith('__')) return { parties: children.filter(Boolean).join() };
  return { adults: adults || undefined, children: children.filter(Boolean).join() || undefined };
}

/** Takes it out of a query, in place: of the next choice another trip is the former one. */
export function dropFormerTrip(query: URLSearchParams): void {
  for (const name of Object.values(names)) query.delete(name);
}
