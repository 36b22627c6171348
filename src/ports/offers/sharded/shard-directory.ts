import type { HotelFacts, RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';

/** Where a hotel lives, and what hotels are sorted by. */
export interface HotelHome {
  readonly shard: number;
  readonly rating: number;
  readonly category: number;
  readonly plans: readonly number[];
}

interface Table<Value> {
  get(id: number): Value | undefined;
  has(id: number): boolean;
  set(id: number, value: Value): void;
  delete(id: number): void;
}

/** Which shard holds what. */
export interface ShardDirectory {
  readonly hotels: Table<HotelHome>;
  /** Hotels of plans. */
  readonly plans: Table<number>;
  /** Airports and destinations of the hotels of each shard, those of hotels that are gone included. */
  readonly reach: readonly Set<string | number>[];
}

/** A directory that can be written to a file. */
export interface WholeDirectory extends ShardDirectory {
  readonly hotels: Map<number, HotelHome>;
}

/** Shard of hotels that are nearest to an airport; null where there is none. */
export type ShardOfAirport = (airport: string | null) => number;

export function createDirectory(shards: number): WholeDirectory {
  return { hotels: new Map(), plans: new Map(), reach: Array.from({ length: shards }, () => new Set()) };
}

/** A draft over a directory; its changes are visible in the draft only. */
export function draftDirectory({ hotels, plans, reach }: ShardDirectory): ShardDirectory {
  return { hotels: layTable(hotels), plans: layTable(plans), reach: reach.map(() => new Set()) };
}

function layTable<Value>(below: Table<Value>): Table<Value> {
  const own = new Map<number, Value | undefined>();
  const get = (id: number) => (own.has(id) ? own.get(id) : below.get(id));
  return {
    get,
    has: (id) => get(id) !== undefined,
    set: (id, value) => void own.set(id, value),
    delete: (id) => void own.set(id, undefined),
  };
}

/**
 * The shard a change belongs to, null for all of them. A hotel lives where its first airport put it when it came, and
 * stays there; all changes of it and its plans go to the same shard, also those that the shard has to refuse. Flights
 * are everywhere: they are few compared to the nights, and so every shard can price its hotels by whatever airports
 * they have or get.
 */
export function findShard(
  { hotels, plans }: ShardDirectory,
  change: SupplyChange,
  shardOf: ShardOfAirport,
): number | null {
  const homeOf = (hotelId: number | undefined) =>
    hotelId === undefined ? undefined : hotels.get(hotelId)?.shard;
  switch (change.kind) {
    case 'hotel':
      return homeOf(change.hotel.id) ?? shardOf(change.hotel.airports[0] ?? null);
    case 'hotel-gone':
      return homeOf(change.hotelId) ?? 0;
    case 'plan':
      // A plan never changes its hotel: the shard that has the plan refuses the change.
      return homeOf(plans.get(change.plan.id)) ?? homeOf(change.plan.hotelId) ?? 0;
    case 'plan-gone':
    case 'nights':
    case 'rates':
    case 'availability':
    case 'arrivals':
      return homeOf(plans.get(change.planId)) ?? 0;
    default:
      return null;
  }
}

/** Records a change that a shard has applied. */
export function recordChange(directory: ShardDirectory, change: SupplyChange, shard: number): void {
  if (change.kind === 'hotel') recordHotel(directory, change.hotel, shard);
  else if (change.kind === 'hotel-gone') removeHotel(directory, change.hotelId);
  else if (change.kind === 'plan') recordPlan(directory, change.plan);
  else if (change.kind === 'plan-gone') removePlan(directory, change.planId);
}

function recordHotel({ hotels, reach }: ShardDirectory, hotel: HotelFacts, shard: number): void {
  const { id, rating, category, cityId, regionId, countryId, airports } = hotel;
  hotels.set(id, { shard, rating, category, plans: hotels.get(id)?.plans ?? [] });
  for (const place of [cityId, regionId, countryId, ...airports]) reach[shard]?.add(place);
}

function removeHotel({ hotels, plans }: ShardDirectory, hotelId: number): void {
  for (const planId of hotels.get(hotelId)?.plans ?? []) plans.delete(planId);
  hotels.delete(hotelId);
}

function recordPlan({ hotels, plans }: ShardDirectory, { id, hotelId }: RatePlanFacts): void {
  const home = hotels.get(hotelId);
  if (home === undefined || plans.has(id)) return;
  hotels.set(hotelId, { ...home, plans: [...home.plans, id] });
  plans.set(id, hotelId);
}

function removePlan({ hotels, plans }: ShardDirectory, planId: number): void {
  const hotelId = plans.get(planId);
  const home = hotelId === undefined ? undefined : hotels.get(hotelId);
  plans.delete(planId);
  if (hotelId === undefined || home === undefined) return;
  hotels.set(hotelId, { ...home, plans: home.plans.filter((id) => id !== planId) });
}
