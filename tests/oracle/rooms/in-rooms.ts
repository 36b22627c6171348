import { severalRooms } from '../../../src/defaults.ts';
import { joinRooms, type Party, type RoomParty } from '../../../src/domain/travellers/party.ts';
import type { OfferQuery } from '../../../src/ports/offers/offers-port.ts';
import { createRandom } from '../random.ts';

/** A number that a text always gives, so that engine and brute force are asked for the same rooms. */
function digest(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % 1_000_000;
}

/** The party of a query shared out to rooms, with an adult more where there are too few for them. */
function share({ adults, childrenBorn }: Party, seed: number): Party {
  const random = createRandom(seed);
  const count = random.pick([2, 2, 2, severalRooms.most - 1]);
  const rooms: RoomParty[] = Array.from({ length: count }, (_, place) => {
    const rest = Math.max(0, adults - count);
    return {
      adults: 1 + Math.floor(rest / count) + (place < rest % count ? 1 : 0),
      childrenBorn: childrenBorn.filter((_born, at) => at % count === place),
    };
  });
  return joinRooms(rooms as [RoomParty, ...RoomParty[]]);
}

/** The same question for a party that takes several rooms, always the same for the same party. */
export function inRooms(query: OfferQuery): OfferQuery {
  if (query.name === 'factors' || query.name === 'rooms') return query;
  if (query.name === 'offer') return { ...query, party: keepRooms(query.party) };
  const party = keepRooms(query.request.party);
  return { ...query, request: { ...query.request, party } } as OfferQuery;
}

function keepRooms(party: Party): Party {
  return party.rooms === undefined ? share(party, digest(JSON.stringify(party))) : party;
}
