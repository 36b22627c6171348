import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { departureOfOffer } from '../../../../domain/booking/departure-of-offer.ts';
import { canHave, canSit, rowOfSeat } from '../../../../domain/extras/choose-extras.ts';
import { EXTRA_KINDS, type ExtraKind, type FlightLeg } from '../../../../domain/extras/extra.ts';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { listTravellerKinds } from '../../../../domain/travellers/list-traveller-kinds.ts';
import { type AddableExtras, isAddable, priceOf, splitByTraveller } from './judge-extras.ts';

/** Kinds that can be added to a booked trip. */
export type AddableKind = Exclude<ExtraKind, 'insurance'>;

/** One extra in place of what is booked, or of nothing. */
export interface SlotOption {
  readonly id: string;
  readonly variant: string;
  /** What it costs more than what is booked, minor units. */
  readonly extraCost: number;
}

/** A place for one extra: of the whole party, or of one traveller on one flight. */
export interface ExtraSlot {
  readonly kind: AddableKind;
  /** Name of the form's field. */
  readonly field: string;
  readonly leg: FlightLeg | null;
  /** Number of the traveller; null for the whole party. */
  readonly traveller: number | null;
  /** Null where nothing is booked. */
  readonly booked: string | null;
  /** Nothing that costs less than what is booked, the cheapest first; empty where it can only stay. */
  readonly options: readonly SlotOption[];
}

/** Lists the places for extras of a trip in which something is booked or can be added, in the order of the checkout's step. */
export function listExtraSlots(
  order: Pick<BookingOrder, 'party' | 'offerKey' | 'extras' | 'travellers'>,
  { extras: offered, seatMaps }: AddableExtras,
): readonly ExtraSlot[] {
  const booked = order.extras.flatMap(splitByTraveller);
  const kinds = listTravellerKinds(order.party, departureOfOffer({ key: order.offerKey }));
  const addable = offered.filter(isAddable);

  function buildSlot(kind: AddableKind, leg: FlightLeg | null, traveller: number | null): ExtraSlot[] {
    const own = booked.find(
      (extra) => extra.kind === kind && extra.leg === leg && (extra.travellers[0] ?? null) === traveller,
    );
    const exitRows = seatMaps.find((map) => map.leg === leg)?.exitRows ?? [];
    const person = traveller === null ? 'adult' : (kinds[traveller] ?? 'infant');
    const options = addable
      .filter((extra) => extra.kind === kind && extra.leg === leg && extra.id !== own?.id)
      .filter(({ variant }) => kind !== 'seat' || canSit(rowOfSeat(variant), exitRows, person))
      .map((extra) => ({
        id: extra.id,
        variant: extra.variant,
        extraCost: priceOf(extra, order.travellers.length) - (own?.amount ?? 0),
      }))
      .filter(({ extraCost }) => extraCost >= 0);
    if (own === undefined && options.length === 0) return [];
    const slot = leg === null || traveller === null ? undefined : { leg, traveller };
    const field = extraFieldName(kind, slot);
    const sorted =
      kind === 'seat' ? options : options.toSorted((one, other) => one.extraCost - other.extraCost);
    return [{ kind, field, leg, traveller, booked: own?.variant ?? null, options: sorted }];
  }

  const has = (kind: ExtraKind) => booked.some((extra) => extra.kind === kind);
  return EXTRA_KINDS.flatMap((kind): readonly ExtraSlot[] => {
    if (kind === 'insurance') return [];
    if (kind === 'transfer') return has('rental_car') ? [] : buildSlot(kind, null, null);
    if (kind === 'rental_car') return has('transfer') ? [] : buildSlot(kind, null, null);
    return kinds.flatMap((person, traveller) =>
      canHave(kind, person)
        ? (['outbound', 'inbound'] as const).flatMap((leg) => buildSlot(kind, leg, traveller))
        : [],
    );
  });
}
