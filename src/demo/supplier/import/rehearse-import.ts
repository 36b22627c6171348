import type { Destination } from '../../../domain/search/catalogue.ts';
import { flightKey } from '../../../domain/search/flight-key.ts';
import type {
  AirlineFacts,
  FlightRef,
  RatePlanFacts,
  SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import type {
  CatalogueEntry,
  OnewayFlightEntry,
  RoomEntry,
} from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type {
  FeedDirectory,
  FeedHotel,
  FeedRoom,
} from '../../../ports/supply/feeds/records/feed-directory.ts';
import type { ContentItem } from '../../../ports/supply/feeds/records/hotel-content.ts';
import { cutToHorizon } from './cut-to-horizon.ts';

/**
 * The directory and the sink of an import that writes nothing and locks nothing: what a later record has to know of an earlier one
 * is remembered here, so that the same records are refused as would be in earnest.
 */
export function rehearseImport(directory: FeedDirectory): {
  readonly directory: FeedDirectory;
  readonly sink: ImportSink;
} {
  const hotels = new Map<number, { readonly isFlownTo: boolean } | null>();
  const hotelFacts = new Map<string, FeedHotel>();
  const roomFacts = new Map<string, RoomEntry>();
  const plans = new Map<number, RatePlanFacts | null>();
  /** Of plans that the store does not have; a rate plan that is New takes them away and brings them back without a code. */
  const codesOfNewPlans = new Map<number, string>();
  const newPlans = new Map<string, number[]>();
  const rooms = new Map<string, FeedRoom>();
  const places = new Map<number, Destination>();
  const airports = new Set<string>();
  const airlines = new Map<string, AirlineFacts>();
  const flights = new Map<string, readonly FlightRef[] | null>();
  /** The key that brought a departure last. */
  const keysOfFlights = new Map<string, string>();
  const pictureFiles = new Map<string, string>();
  /** Hotels that the store does not have: it need not be asked for their rooms and plans, most statements of a first delivery. */
  const newHotels = new Set<string>();
  let rehearsedIds = 0;

  async function rememberNewHotels(changes: readonly SupplyChange[]): Promise<void> {
    for (const change of changes) {
      if (change.kind !== 'hotel' || hotels.has(change.hotel.id)) continue;
      const code = String(change.hotel.id);
      if ((await directory.findHotel(code)) === null) newHotels.add(code);
    }
  }

  const findStoredRoom = async (hotelId: number, code: string) =>
    newHotels.has(String(hotelId)) ? null : directory.findRoom(hotelId, code);

  function rememberChange(change: SupplyChange): void {
    if (change.kind === 'hotel') hotels.set(change.hotel.id, { isFlownTo: change.hotel.airports.length > 0 });
    if (change.kind === 'hotel-gone') hotels.set(change.hotelId, null);
    if (change.kind === 'plan-gone') plans.set(change.planId, null);
    if (change.kind === 'airline') airlines.set(change.airline.code, change.airline);
    if (change.kind === 'plan') plans.set(change.plan.id, change.plan);
  }

  function rememberFlight({ key, hasEnded }: OnewayFlightEntry, changes: readonly SupplyChange[]): void {
    const departures = changes.flatMap((change) => (change.kind === 'flight' ? [change.flight] : []));
    for (const departure of departures) keysOfFlights.set(flightKey(departure), key);
    flights.set(key, hasEnded ? null : departures);
  }

  function rememberPictures(items: readonly ContentItem[]): void {
    for (const item of items)
      if (item.type === 'picture' && !item.file.isKnown)
        pictureFiles.set(toHex(item.file.picture.digest), item.file.picture.id);
  }

  function rememberEntry(entry: CatalogueEntry, changes: readonly SupplyChange[]): void {
    if (entry.kind === 'hotel-content') rememberPictures(entry.items);
    if (entry.kind === 'hotel') rememberPictures(entry.content ?? []);
    if (entry.kind === 'place') places.set(entry.place.id, entry.place);
    if (entry.kind === 'airport') airports.add(entry.airport.code);
    if (entry.kind === 'oneway-flight') rememberFlight(entry, changes);
    if (entry.kind === 'hotel')
      for (const change of changes)
        if (change.kind === 'hotel')
          hotelFacts.set(String(change.hotel.id), {
            hotel: change.hotel,
            card: entry.card,
            address: entry.address,
          });
    if (entry.kind === 'room') {
      const key = `${entry.hotelId} ${entry.code}`;
      roomFacts.set(key, entry);
      rooms.set(key, { id: rooms.get(key)?.id ?? -1 - rooms.size, type: entry.room.type, mostSold: 0 });
    }
    for (const change of changes) {
      if (entry.kind !== 'plan' || change.kind !== 'plan' || change.plan.id > 0) continue;
      const { plan } = change;
      codesOfNewPlans.set(plan.id, entry.code);
      const ofHotel = newPlans.get(String(plan.hotelId)) ?? [];
      if (!ofHotel.includes(plan.id)) newPlans.set(String(plan.hotelId), [...ofHotel, plan.id]);
    }
  }

  function findNewPlans(hotelCode: string, roomCode: string | null, planCode: string | null) {
    return (newPlans.get(hotelCode) ?? []).flatMap((id) => {
      const plan = plans.get(id);
      if (plan == null) return [];
      const room = roomCode === null ? null : rooms.get(`${hotelCode} ${roomCode}`);
      const isInRoom = room === null || room?.id === plan.roomId;
      return isInRoom && (planCode === null || planCode === codesOfNewPlans.get(id)) ? [plan] : [];
    });
  }

  function asRemembered(known: readonly RatePlanFacts[]): readonly RatePlanFacts[] {
    return known.flatMap((plan) => {
      const remembered = plans.get(plan.id);
      if (remembered === undefined) return [plan];
      return remembered === null ? [] : [remembered];
    });
  }

  return {
    directory: {
      ...directory,
      findPlace: async (id) => places.get(id) ?? directory.findPlace(id),
      async listPlacesIn(id) {
        const known = await directory.listPlacesIn(id);
        return [...known, ...[...places.values()].filter(({ parentId }) => parentId === id)];
      },
      async findHotel(code) {
        const remembered = hotels.get(Number(code));
        if (remembered !== undefined) return remembered === null ? null : Number(code);
        return directory.findHotel(code);
      },
      async findRoom(hotelId, code) {
        return (await findStoredRoom(hotelId, code)) ?? rooms.get(`${hotelId} ${code}`) ?? null;
      },
      async findRoomFacts(hotelId, code) {
        const known = await directory.findRoomFacts(hotelId, code);
        const remembered = roomFacts.get(`${hotelId} ${code}`);
        if (remembered === undefined) return known;
        return { facts: remembered.room, allotment: remembered.allotment, mostSold: known?.mostSold ?? 0 };
      },
      async findHotelFacts(code) {
        if (hotels.get(Number(code)) === null) return null;
        return hotelFacts.get(code) ?? directory.findHotelFacts(code);
      },
      async findPlans(...wanted) {
        if (hotels.get(Number(wanted[0])) === null) return [];
        const stored = newHotels.has(wanted[0]) ? [] : await directory.findPlans(...wanted);
        return [...asRemembered(stored), ...findNewPlans(...wanted)];
      },
      async findContractPlans(hotelCode, contract) {
        if (hotels.get(Number(hotelCode)) === null) return [];
        const remaining = asRemembered(await directory.findContractPlans(hotelCode, contract));
        const added = (newPlans.get(hotelCode) ?? []).flatMap((id) => plans.get(id) ?? []);
        return [
          ...remaining,
          ...added.filter(({ id }) => codesOfNewPlans.get(id)?.startsWith(`${contract}:`)),
        ];
      },
      // Below 0: no plan of the store has such a number.
      nextPlanId: async () => (rehearsedIds -= 1),
      async isFlownTo(hotelId) {
        return hotels.get(hotelId)?.isFlownTo ?? directory.isFlownTo(hotelId);
      },
      async findKeyedFlight(key) {
        const found = flights.has(key) ? flights.get(key) : await directory.findKeyedFlight(key);
        return found?.filter((flight) => (keysOfFlights.get(flightKey(flight)) ?? key) === key) ?? null;
      },
      findPictureFile: async (digest) => pictureFiles.get(toHex(digest)) ?? directory.findPictureFile(digest),
      findAirline: async (code) => airlines.get(code) ?? directory.findAirline(code),
      knowsAirport: async (code) => airports.has(code) || directory.knowsAirport(code),
    },
    sink: {
      async take(changes, entry) {
        for (const change of changes) cutToHorizon(change, directory.days.from);
        await rememberNewHotels(changes);
        for (const change of changes) rememberChange(change);
        if (entry !== undefined) rememberEntry(entry, changes);
      },
    },
  };
}

const toHex = (digest: Uint8Array) => Buffer.from(digest).toString('hex');
