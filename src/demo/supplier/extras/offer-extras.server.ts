import type { FlightLeg } from '../../../domain/extras/extra.ts';
import { isInFare } from '../../../domain/extras/is-in-fare.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { Airport } from '../../../domain/search/catalogue.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { LiveSupply, OfferRequest, SeatMap, SupplyExtra } from '../../../ports/supply/supply-port.ts';
import { type OfferParts, priceOffer } from '../prices/price-offer.server.ts';
import { readOffer } from '../prices/read-offer.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { type ExtraWithoutId, type FlownLeg, flightExtras } from './flight-extras.server.ts';
import { generateExtraId } from './generate-extra-id.server.ts';
import { groundExtras } from './ground-extras.server.ts';
import { insuranceExtras } from './insurance-extras.server.ts';
import { listOwnExtras } from './list-own-extras.server.ts';
import { buildSeatMap } from './seat-plan.server.ts';
import { readTakenSeats } from './taken-seats.server.ts';

type ExtrasRequest = OfferRequest & { readonly insuranceMarket: MarketCode | null };

/**
 * What can be added to an offer (EXTRA-002 to EXTRA-008): the same for the same offer every time, but for seats that are taken.
 * @param booked what a booking of the offer costs, minor units; null where the offer has to be free
 */
export async function offerExtras(
  db: SupplierDb,
  store: SupplierStore,
  request: ExtrasRequest,
  booked: number | null,
): ReturnType<LiveSupply['extras']> {
  const found = await readOffer(db, request.key, 'share');
  if (found === null) return { outcome: 'refused', reason: 'gone' };
  const quote = priceOffer(request, found.parts);
  if (booked === null && !quote.ok) return { outcome: 'refused', reason: quote.reason };
  const total = booked ?? (quote.ok ? quote.offer.total : 0);
  return { outcome: 'confirmed', ...(await listExtras(db, store, request, { parts: found.parts, total })) };
}

/** The extras of an offer whose stock is locked. @param priced the offer's parts and what they cost together, minor units */
export async function listExtras(
  db: SupplierDb,
  store: SupplierStore,
  request: ExtrasRequest,
  { parts, total }: { readonly parts: OfferParts; readonly total: number },
): Promise<{ readonly extras: readonly SupplyExtra[]; readonly seatMaps: readonly SeatMap[] }> {
  const { key, insuranceMarket } = request;
  const { extras: files, seatMaps: ownMaps } = await listOwnExtras(db, request, parts);
  const legs = await readLegs(db, parts);
  const own = files.filter((extra) => !isTaken(extra, legs));
  const withIds = (extras: readonly ExtraWithoutId[]) =>
    extras.map((extra) => {
      const market = extra.kind === 'insurance' ? insuranceMarket : null;
      return { id: generateExtraId(store.secret, key, extra, market), ...extra };
    });
  if (!store.sellsDemoWorld) return { extras: withIds(own), seatMaps: ownMaps };
  const airport = await findArrivalAirport(db, parts);
  const isOwnPlane = (leg: FlightLeg | null) => ownMaps.some((map) => map.leg === leg);
  const drawn = generateExtras(store, request, { parts, total, legs, airport }).filter(
    ({ kind, leg }) => kind !== 'seat' || !isOwnPlane(leg),
  );
  // What a file brings takes the place of the same that is invented: they have one id.
  const others = drawn.filter((extra) => !own.some((known) => isSameExtra(known, extra)));
  const drawnPlanes = legs.filter(({ flight, leg }) => !isInFare('seat', flight) && !isOwnPlane(leg));
  return {
    extras: withIds([...own, ...others]),
    seatMaps: [...ownMaps, ...drawnPlanes.map(({ flight, leg }) => buildSeatMap(flight, leg))],
  };
}

function isTaken({ kind, variant, leg }: ExtraWithoutId, legs: readonly FlownLeg[]): boolean {
  return kind === 'seat' && legs.some((flown) => flown.leg === leg && flown.takenSeats.has(variant));
}

function isSameExtra(one: ExtraWithoutId, other: ExtraWithoutId): boolean {
  return one.kind === other.kind && one.variant === other.variant && one.leg === other.leg;
}

async function readLegs(db: SupplierDb, parts: OfferParts): Promise<FlownLeg[]> {
  const legs: FlownLeg[] = [];
  for (const leg of ['outbound', 'inbound'] as const satisfies readonly FlightLeg[]) {
    const flight = parts[leg]?.flight;
    if (flight === undefined) continue;
    legs.push({ leg, flight, takenSeats: await readTakenSeats(db, flight) });
  }
  return legs;
}

/** Transfers are paid by the distance from the airport. */
async function findArrivalAirport(db: SupplierDb, { outbound }: OfferParts): Promise<Airport | null> {
  if (outbound === null) return null;
  const found = await db
    .selectFrom('supplier.airport')
    .select('facts')
    .where('code', '=', outbound.flight.to)
    .executeTakeFirst();
  return found?.facts ?? null;
}

function generateExtras(
  { seed }: SupplierStore,
  { key, party, insuranceMarket: market }: ExtrasRequest,
  {
    parts,
    total,
    legs,
    airport,
  }: { parts: OfferParts; total: number; legs: readonly FlownLeg[]; airport: Airport | null },
): ExtraWithoutId[] {
  const { hotel, plan } = parts;
  const travellers = listTravellerKinds(party, key.outbound?.day ?? key.checkIn);
  return [
    ...groundExtras({
      hotel,
      nights: key.nights,
      airport,
      includesTransfer: plan.includesTransfer === true,
      seed,
    }),
    ...(market === null ? [] : insuranceExtras({ total, travellers, market })),
    ...legs.flatMap((leg) => flightExtras(leg, seed)),
  ];
}
