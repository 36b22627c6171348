import { memoryLimits, searchAnswers } from '../../defaults.ts';
import type { HotelCard, HotelProfile, HotelReview } from '../../domain/search/catalogue.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { SupplyCatalogue } from '../../ports/supply/supply-port.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import type { ClimateStation } from './climate-stations.ts';
import { createLruCache } from './lru-cache.ts';

export interface CatalogueStore {
  /** The catalogue as last read; null until it was read for the first time. */
  current(): Catalogue | null;
  /** Null where there is no such hotel. */
  findProfile(hotelId: number): Promise<HotelProfile | null>;
  listReviews(hotelId: number): Promise<readonly HotelReview[]>;
  /** Reads what has changed now instead of with the next round. */
  refresh(): Promise<void>;
  close(): void;
}

interface StoreOptions {
  /** Milliseconds between two looks at the version. */
  readonly interval?: number;
  /** Milliseconds until the next attempt after one that failed. */
  readonly retry?: number;
  /** Weather stations of the supplier’s places. Without it there are those that every shop knows. */
  readonly stations?: readonly ClimateStation[];
  /** Calculates from a catalogue what requests should not wait for, before they see it. */
  readonly prepare?: (catalogue: Catalogue) => Promise<void>;
  /** Receives every failure; the store continues with its last state. */
  readonly report: (error: unknown) => void;
}

/**
 * The supplier's catalogue in this process, read when opened and again whenever its version changes. A supplier that
 * fails leaves the last state in place; before there is one, the reading is tried again.
 */
export function openCatalogueStore(
  supply: SupplyCatalogue,
  {
    interval = searchAnswers.catalogueIntervalMs,
    retry = searchAnswers.catalogueRetryMs,
    stations = [],
    prepare,
    report,
  }: StoreOptions,
): CatalogueStore {
  let catalogue: Catalogue | null = null;
  const profiles = createLruCache<number, HotelProfile | null>(memoryLimits.hotelProfiles);
  const reviews = createLruCache<number, readonly HotelReview[]>(memoryLimits.hotelProfiles);

  async function read(): Promise<void> {
    const version = await supply.version();
    if (version === catalogue?.version) return;
    const next = await readCatalogue(supply, version, stations);
    await prepare?.(next);
    catalogue = next;
    profiles.clear();
    reviews.clear();
  }

  const reading = startInterval({ intervalMs: interval, retryDelayMs: retry, run: read, report });
  /** Until it has ended, to refresh is to wait for it. */
  let first: Promise<void> | null = reading.runNow().finally(() => {
    first = null;
  });
  return {
    current: () => catalogue,
    findProfile: (hotelId) => profiles.find(hotelId, () => supply.hotelProfile(hotelId)),
    listReviews: (hotelId) => reviews.find(hotelId, () => supply.hotelReviews(hotelId)),
    refresh: () => first ?? reading.runNow(),
    close: () => void reading.close(),
  };
}

async function readCatalogue(
  supply: SupplyCatalogue,
  version: string,
  stations: readonly ClimateStation[],
): Promise<Catalogue> {
  const [destinations, airports, airlines, hotels] = await Promise.all([
    supply.destinations(),
    supply.airports(),
    supply.airlines(),
    readCards(supply),
  ]);
  return buildCatalogue({ version, destinations, airports, airlines, hotels, stations });
}

async function readCards(supply: SupplyCatalogue): Promise<HotelCard[]> {
  const cards: HotelCard[] = [];
  for (let afterId = 0; ; ) {
    const part = await supply.hotelCards(afterId, searchAnswers.catalogueBatch);
    cards.push(...part);
    const last = part.at(-1);
    if (last === undefined || part.length < searchAnswers.catalogueBatch) return cards;
    afterId = last.id;
  }
}
