import type { MarketCode } from '../../../domain/places/market.ts';
import type { TravellerKind } from '../../../domain/travellers/traveller.ts';
import type { ExtraWithoutId } from './flight-extras.server.ts';

/** Covers of an insurance: of cancelling; also of breaking the journey off; also of illness, luggage and liability. */
type Cover = 'cancellation' | 'cancellation_interruption' | 'full_cover';

interface Tariff {
  readonly cover: Cover;
  /** Premium in thousandths of the top of the band that the price of the trip lies in. */
  readonly rate: number;
}

const german: readonly Tariff[] = [
  { cover: 'cancellation', rate: 34 },
  { cover: 'cancellation_interruption', rate: 43 },
  { cover: 'full_cover', rate: 62 },
];
const british: readonly Tariff[] = [
  { cover: 'cancellation', rate: 31 },
  { cover: 'full_cover', rate: 55 },
];
const southern: readonly Tariff[] = [
  { cover: 'cancellation_interruption', rate: 39 },
  { cover: 'full_cover', rate: 58 },
];

/** What may be sold to residents of a market. */
const tariffs: Readonly<Record<MarketCode, readonly Tariff[]>> = {
  de: german,
  at: german.map((tariff) => ({ ...tariff, rate: tariff.rate + 2 })),
  ch: german.map((tariff) => ({ ...tariff, rate: tariff.rate + 6 })),
  gb: british,
  ie: british.map((tariff) => ({ ...tariff, rate: tariff.rate + 1 })),
  it: southern,
  es: southern.map((tariff) => ({ ...tariff, rate: tariff.rate - 2 })),
};

/** Upper limits of the premium bands, minor units of a traveller's price; there is no insurance beyond the last. */
const bands = [20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];

/**
 * Insurances that residents of a market may take out for a trip of so much: two covers in one price for all, the full one by
 * traveller; families pay one price, with half of it for each child.
 */
export function insuranceExtras(trip: {
  readonly total: number;
  readonly travellers: readonly TravellerKind[];
  readonly market: MarketCode;
}): ExtraWithoutId[] {
  const { travellers, market } = trip;
  const top = bands.find((each) => trip.total <= each * travellers.length);
  if (top === undefined) return [];
  const adults = travellers.filter((kind) => kind === 'adult').length;
  const heads = adults + (travellers.length - adults) / 2;
  const isFamily = adults < travellers.length;
  return tariffs[market].map(({ cover, rate }) => {
    const premium = (top * rate) / 1_000;
    const isByTraveller = cover === 'full_cover' && !isFamily;
    return {
      kind: 'insurance',
      variant: cover === 'full_cover' && isFamily ? 'full_cover_family' : cover,
      leg: null,
      price: roundTo10(isByTraveller ? premium : premium * heads),
      per: isByTraveller ? 'traveller' : 'party',
    };
  });
}

function roundTo10(price: number): number {
  return Math.round(price / 10) * 10;
}
