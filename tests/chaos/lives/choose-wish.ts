import { smallPlans } from '../../../src/demo/supplier/store/small-world.server.ts';
import type { BookingOrder } from '../../../src/domain/booking/booking-order.ts';
import type { OfferKey } from '../../../src/domain/search/offer-query.ts';
import type { ChangeWish } from '../../../src/features/booking/changes/change-rules/change-wish.ts';
import type { AddableExtras } from '../../../src/features/booking/changes/change-rules/judge-extras.ts';
import type { Random } from '../../oracle/random.ts';
import type { WishKind } from './life-protocol.ts';

interface Chances {
  readonly random: Random;
  /** What can be added now; null where the supplier says nothing. */
  readonly addable: AddableExtras | null;
  /** The latest notice that waits for an answer; null for none. */
  readonly noticeId: string | null;
}

/** A wish of a kind about a trip as it is now; null where there is nothing to wish for. Offers are their keys as JSON. */
export function chooseWish(kind: WishKind, order: BookingOrder, chances: Chances): ChangeWish | null {
  const { random, noticeId } = chances;
  const offer = () => JSON.stringify(chooseOffer(kind, order.offerKey, random));
  switch (kind) {
    case 'name':
      return {
        kind,
        names: order.travellers.map(({ firstName, lastName }) => ({
          firstName: correct(firstName),
          lastName,
        })),
      };
    case 'transfer':
      return { kind, people: order.travellers.map((_, at) => (at === 0 ? choosePerson(random) : null)) };
    case 'extras':
      return chooseExtra(order, chances);
    case 'alternative':
      return noticeId === null ? null : { kind, notice: noticeId, offer: offer() };
    case 'dates':
    case 'room':
    case 'flights':
      return { kind: 'offer', offer: offer() };
  }
}

/** Another last letter; the next correction puts it back. */
const correct = (name: string) => (name.endsWith('h') ? name.slice(0, -1) : `${name}h`);

function choosePerson(random: Random) {
  const firstName = random.pick(['Bea', 'Cleo', 'Dana', 'Edda']);
  return {
    gender: 'FEMALE',
    firstName,
    lastName: random.pick(['Sommer', 'Winter']),
    birthDate: '01.02.1985',
    nationality: 'DE',
  };
}

function chooseOffer(kind: WishKind, key: OfferKey, random: Random): OfferKey {
  const { checkIn, nights, planId } = key;
  switch (kind) {
    case 'dates':
      return moveTo(key, checkIn + random.pick([-2, -1, 0, 1, 3]), nights + random.pick([-1, 1, 2]));
    case 'alternative':
      return random.chance(50) ? changeHotel(key) : changeFlight(key);
    case 'flights':
      return changeFlight(key);
    default:
      return { ...key, planId: planId === smallPlans.byStay ? smallPlans.onRequest : smallPlans.byStay };
  }
}

function moveTo(key: OfferKey, checkIn: number, nights: number): OfferKey {
  const { outbound, inbound } = key;
  return {
    ...key,
    checkIn,
    nights,
    outbound: outbound && { ...outbound, day: checkIn },
    inbound: inbound && { ...inbound, day: checkIn + nights },
  };
}

/** The other flight home, in the night: it has two seats. */
function changeFlight(key: OfferKey): OfferKey {
  return { ...key, inbound: key.inbound && { ...key.inbound, id: 3 - key.inbound.id } };
}

function changeHotel(key: OfferKey): OfferKey {
  return key.hotelId === 1_000_001
    ? { ...key, hotelId: 1_000_002, planId: smallPlans.other }
    : { ...key, hotelId: 1_000_001, planId: smallPlans.byStay };
}

function chooseExtra({ travellers }: BookingOrder, { random, addable }: Chances): ChangeWish | null {
  const paid = addable?.extras.filter(({ price }) => price > 0) ?? [];
  if (paid.length === 0) return null;
  const { id, kind } = random.pick(paid);
  const isForAll = kind === 'transfer' || kind === 'rental_car';
  return {
    kind: 'extras',
    choices: [{ id, travellers: isForAll ? [] : [random.int(0, travellers.length - 1)] }],
  };
}
