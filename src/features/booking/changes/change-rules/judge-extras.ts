import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../../domain/booking/cancellation-steps.ts';
import {
  chooseExtras,
  type ExitRows,
  type ExtraChoice,
  type OfferedExtra,
} from '../../../../domain/extras/choose-extras.ts';
import type { ChosenExtra } from '../../../../domain/extras/extra.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { listTravellerKinds } from '../../../../domain/travellers/list-traveller-kinds.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { openBalance } from '../../model/open-balance.ts';
import { quoteChange } from '../../model/quote-change.ts';
import type { JudgedChange } from './judged-change.ts';

/** What the supplier can add to a trip now, at its prices of now. */
export interface AddableExtras {
  readonly extras: readonly OfferedExtra[];
  readonly seatMaps: readonly ExitRows[];
}

/**
 * Why nothing is added: `same-seat`: one seat for two travellers · `car-and-transfer`: only one of the two is possible · `gone`: the supplier
 * does not offer one of them to its travellers (any more)
 */
export type ExtrasFault = 'same-seat' | 'car-and-transfer' | 'gone';

/** The last day on which something can be added to a trip; null for what is no trip. */
export function lastExtrasDay(booking: BookingRecord): Day | null {
  const order = currentOrder(booking);
  return order.kind === 'trip' ? stayOfTrip(order.trip).departure - 1 : null;
}

/**
 * Judges extras that a traveller would like to have. Nothing that is booked gets lost: what nobody chooses otherwise stays, at the price that was
 * paid for it, and takes its place only what costs at least as much; the difference is paid.
 * @param choices by the id of the supplier; a choice of what is booked leaves it
 */
export function judgeExtras(
  booking: BookingRecord,
  choices: readonly ExtraChoice[],
  { today, addable }: { readonly today: Day; readonly addable: AddableExtras },
): JudgedChange<ExtrasFault> {
  const order = currentOrder(booking);
  const last = lastExtrasDay(booking);
  if (order.kind !== 'trip' || last === null) return { kind: 'not-offered' };
  if (today > last) return { kind: 'too-late' };
  const booked = order.extras.flatMap(splitByTraveller);
  const offered = new Map(addable.extras.filter(isAddable).map((extra) => [extra.id, extra]));
  const wanted: ChosenExtra[] = [];
  for (const unit of choices.flatMap(splitChoice)) {
    if (booked.some((known) => known.id === unit.id && isFor(known, unit.travellers))) continue;
    const extra = offered.get(unit.id);
    if (extra === undefined) return { kind: 'faulty', faults: 'gone' };
    const amount = priceOf(extra, order.travellers.length);
    const { id, kind, variant, leg } = extra;
    const added = { id, kind, variant, leg, travellers: unit.travellers, amount, ...boughtOf(extra, order) };
    const replaced = booked.find((known) => isInPlaceOf(added, known));
    if (replaced !== undefined && replaced.amount > amount) return { kind: 'faulty', faults: 'gone' };
    wanted.push(added);
  }
  if (wanted.length === 0) return { kind: 'same' };
  const kept = order.extras.filter((extra) =>
    splitByTraveller(extra).every((unit) => !wanted.some((added) => isInPlaceOf(added, unit))),
  );
  const parts = order.extras
    .filter((extra) => !kept.includes(extra))
    .flatMap(splitByTraveller)
    .filter((unit) => !wanted.some((added) => isInPlaceOf(added, unit)));
  const extras = [...kept, ...join(parts), ...join(wanted)];
  const fault = findFault(extras, addable, listTravellerKinds(order.party, stayOfTrip(order.trip).departure));
  if (fault !== null) return { kind: 'faulty', faults: fault };
  const { offerKey, trip, insuranceMarket, travellers, price } = order;
  const changed = {
    base: price.base,
    extras: extras.map(({ amount }) => amount),
    floorPrice: trip.terms.floorPrice,
  };
  return {
    kind: 'quoted',
    change: 'extras',
    after: { offerKey, trip, extras, insuranceMarket, travellers },
    quote: quoteChange(price, changed, 0, openBalance(booking)),
  };
}

/** An insurance is concluded with the trip: its premium and its time for withdrawal depend on that day. */
export const isAddable = ({ kind, price }: Pick<OfferedExtra, 'kind' | 'price'>) =>
  kind !== 'insurance' && price > 0;

/** What the supplier asks for the same; nothing where that is charged. */
function boughtOf(
  { bought, ...extra }: OfferedExtra,
  { travellers }: Pick<BookingOrder, 'travellers'>,
): Pick<ChosenExtra, 'bought'> {
  return bought === undefined ? {} : { bought: priceOf({ ...extra, price: bought }, travellers.length) };
}

/** One for each of its travellers: what each has paid of it. One for the whole party stays one. */
export function splitByTraveller(extra: ChosenExtra): readonly ChosenExtra[] {
  const { travellers, amount, bought } = extra;
  if (travellers.length === 0) return [extra];
  return travellers.map((traveller) => ({
    ...extra,
    travellers: [traveller],
    amount: amount / travellers.length,
    ...(bought !== undefined && { bought: bought / travellers.length }),
  }));
}

function splitChoice({ id, travellers }: ExtraChoice): readonly ExtraChoice[] {
  return travellers.length === 0
    ? [{ id, travellers }]
    : travellers.map((traveller) => ({ id, travellers: [traveller] }));
}

const isFor = ({ travellers }: Pick<ChosenExtra, 'travellers'>, others: readonly number[]) =>
  travellers.join() === others.join();

/** True for another extra of the same kind for the same traveller and flight. */
function isInPlaceOf(added: ChosenExtra, booked: ChosenExtra): boolean {
  return added.kind === booked.kind && added.leg === booked.leg && isFor(added, booked.travellers);
}

/** Price of an extra for one of its travellers, or for the whole party; minor units. */
export function priceOf(
  { kind, per, price }: Pick<OfferedExtra, 'kind' | 'per' | 'price'>,
  partySize: number,
): number {
  return per === 'traveller' && (kind === 'transfer' || kind === 'rental_car') ? price * partySize : price;
}

/** The same extra at the same price for several travellers is one. */
function join(units: readonly ChosenExtra[]): readonly ChosenExtra[] {
  const joined = new Map<string, ChosenExtra>();
  for (const unit of units) {
    const key = `${unit.id} ${unit.amount} ${unit.bought}`;
    const known = joined.get(key);
    joined.set(
      key,
      known === undefined
        ? unit
        : {
            ...known,
            travellers: [...known.travellers, ...unit.travellers].toSorted((one, other) => one - other),
            amount: known.amount + unit.amount,
            ...(known.bought !== undefined &&
              unit.bought !== undefined && { bought: known.bought + unit.bought }),
          },
    );
  }
  return [...joined.values()];
}

/** The rules of the checkout, for all extras together. What is booked is possible, though the supplier may no longer offer it. */
function findFault(
  extras: readonly ChosenExtra[],
  { extras: offered, seatMaps }: AddableExtras,
  travellers: Parameters<typeof chooseExtras>[2],
): ExtrasFault | null {
  const kinds = new Set(extras.map(({ kind }) => kind));
  if (kinds.has('transfer') && kinds.has('rental_car')) return 'car-and-transfer';
  const known = new Set(offered.map(({ id }) => id));
  const booked = extras
    .filter(({ id }) => !known.has(id))
    .map((extra): OfferedExtra => ({ ...extra, price: extra.amount, per: 'party' }));
  const chosen = chooseExtras(extras, [...offered, ...booked], travellers, seatMaps);
  if (chosen.ok) return null;
  return chosen.reason === 'same-seat' ? 'same-seat' : 'gone';
}
