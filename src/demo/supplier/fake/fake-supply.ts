import { randomUUID } from 'node:crypto';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { SupplyBatch, SupplyChange } from '../../../domain/search/supply-facts.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { listSupply } from '../../../ports/supply/list-supply.ts';
import type { SupplyFaults } from '../../../ports/supply/supply-faults-port.ts';
import type {
  SupplyCatalogue,
  SupplyFeed,
  SupplyNotice,
  SupplyPort,
} from '../../../ports/supply/supply-port.ts';
import { createSupplyState } from '../../../ports/supply/supply-state.ts';
import { describeSmallWorld } from '../store/small-world.server.ts';
import type { WorldSupply } from '../store/world-supply.server.ts';
import { createFakeLive } from './fake-live.ts';

export interface FakeSupply extends SupplyPort {
  /** Lets the supplier change something: the next batch of the feed. */
  change(changes: readonly SupplyChange[]): void;
  /** Switches for live calls that go wrong. */
  readonly faults: SupplyFaults;
  /** The wish to the hotel that a booking was confirmed with. */
  findComments(bookingNumber: string): string;
  /** Lets something happen to a booking. */
  announce(bookingNumber: string, change: AnnouncedChange): void;
}

/**
 * A supplier in memory for tests: sells a world (a small one by default) from the clock's day on, with so many
 * rooms of each kind for every night. It passes the conformance suite; reading everything copies the state at once.
 */
export function createFakeSupply(options: {
  readonly clock: Clock;
  readonly world?: WorldSupply;
  readonly roomsPerNight?: number;
}): FakeSupply {
  const { clock, roomsPerNight = 5 } = options;
  const firstDay = dayAt(clock.now());
  const world = options.world ?? describeSmallWorld({ hotels: 3, seed: 1, today: firstDay });
  const state = createSupplyState();
  const batches: SupplyBatch[] = [];
  const faults: SupplyFaults = {};
  const notices: SupplyNotice[] = [];

  function change(changes: readonly SupplyChange[]): void {
    state.apply(changes);
    batches.push({ sequence: batches.length + 1, at: clock.now().getTime(), changes });
  }

  state.apply([...world.everything()].flat());
  change([{ kind: 'horizon', firstDay }]);
  const feed: SupplyFeed = {
    everything: async () => {
      const sequence = batches.length;
      return { sequence, parts: inParts(listSupply(state)) };
    },
    after: async (sequence, limit) => batches.slice(sequence, sequence + limit),
  };
  const { findComments, ...live } = createFakeLive({
    clock,
    state,
    change,
    faults,
    roomsPerNight,
    hasNotice: (number) => notices.some(({ bookingNumber }) => bookingNumber === number),
  });
  return {
    catalogue: createFakeCatalogue(world),
    feed,
    live,
    notices: {
      after: async (sequence, limit) => notices.filter((each) => each.sequence > sequence).slice(0, limit),
    },
    announce(bookingNumber, announced) {
      const sequence = notices.length + 1;
      const at = clock.now().getTime();
      notices.push({ sequence, id: randomUUID(), bookingNumber, at, change: announced });
    },
    change,
    faults,
    findComments,
    close: async () => {},
  };
}

async function* inParts(changes: readonly SupplyChange[]): AsyncGenerator<readonly SupplyChange[]> {
  for (let from = 0; from < changes.length; from += 1_000) yield changes.slice(from, from + 1_000);
}

function createFakeCatalogue(world: WorldSupply): SupplyCatalogue {
  const hotels = [...world.hotels()].toSorted((one, other) => one.card.id - other.card.id);
  const find = (id: number) => hotels.find(({ card }) => card.id === id);
  return {
    version: async () => 'fake',
    destinations: async () => world.places.destinations,
    airports: async () => world.places.airports,
    airlines: async () => world.airlines,
    hotelCards: async (afterId, limit) =>
      hotels
        .map(({ card }) => card)
        .filter(({ id }) => id > afterId)
        .slice(0, limit),
    hotelProfile: async (hotelId) => {
      const hotel = find(hotelId);
      return hotel === undefined ? null : world.buildProfile(hotel);
    },
    hotelReviews: async (hotelId) => {
      const hotel = find(hotelId);
      if (hotel === undefined) return [];
      return world.buildReviews(hotel, 20_000).toSorted((one, other) => other.day - one.day);
    },
  };
}
