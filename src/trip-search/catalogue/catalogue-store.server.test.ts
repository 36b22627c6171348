import { afterEach, describe, expect, test } from 'vitest';
import { catalogueContent, fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import type { SupplyCatalogue } from '../../ports/supply/supply-port.ts';
import type { CatalogueContent } from './build-catalogue.ts';
import { type CatalogueStore, openCatalogueStore } from './catalogue-store.server.ts';

const opened: CatalogueStore[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

/** A supplier whose catalogue can change and which can be offline; counts the requests it receives. */
function createSupplier() {
  const state: { content: CatalogueContent; isAway: boolean } = { content: catalogueContent, isAway: false };
  const calls: string[] = [];
  const catalogue = new Proxy({} as SupplyCatalogue, {
    get:
      (_target, name: keyof SupplyCatalogue) =>
      async (...args: never[]) => {
        calls.push(name);
        if (state.isAway) throw new Error('The supplier is away');
        return (fakeCatalogue(state.content)[name] as (...given: never[]) => unknown)(...args);
      },
  });
  return { state, calls, catalogue };
}

type Options = Omit<Parameters<typeof openCatalogueStore>[1], 'report'>;

function open(catalogue: SupplyCatalogue, options: Options = {}) {
  const reported: unknown[] = [];
  const store = openCatalogueStore(catalogue, {
    interval: 60_000,
    retry: 60_000,
    ...options,
    report: (error) => reported.push(error),
  });
  opened.push(store);
  return { store, reported };
}

describe('catalogue store', () => {
  test('has no catalogue until it was read, then places, airports and hotels', async () => {
    const { store } = open(createSupplier().catalogue);
    expect(store.current()).toBeNull();
    await store.refresh();
    const catalogue = store.current();
    expect(catalogue?.hotels.get(hotelIds.spree)?.name).toBe('Pension Spree');
    expect(catalogue?.airports.get('FRA')?.isDeparture).toBe(true);
    expect(catalogue?.childrenOf.get(1001)?.map(({ id }) => id)).toEqual([10001, 10002]);
    expect(catalogue?.hotelsOf.get(1)?.map(({ id }) => id)).toEqual([hotelIds.calaBlanca, hotelIds.aether]);
  });

  test('shows a catalogue when it is prepared', async () => {
    const prepared = Promise.withResolvers<void>();
    const versions: string[] = [];
    const { store } = open(createSupplier().catalogue, {
      prepare: ({ version }) => {
        versions.push(version);
        return prepared.promise;
      },
    });
    await expect.poll(() => versions).toEqual([catalogueContent.version]);
    expect(store.current()).toBeNull();
    prepared.resolve();
    await store.refresh();
    expect(store.current()?.version).toBe(catalogueContent.version);
  });

  test('reads again when the version changes, and only then', async () => {
    const { state, catalogue, calls } = createSupplier();
    const { store } = open(catalogue);
    await store.refresh();
    const first = store.current();
    calls.length = 0;
    await store.refresh();
    expect([store.current(), calls]).toEqual([first, ['version']]);
    state.content = { ...catalogueContent, version: '2', hotels: catalogueContent.hotels.slice(1) };
    await store.refresh();
    expect(store.current()?.version).toBe('2');
    expect(store.current()?.hotels.has(hotelIds.calaBlanca)).toBe(false);
  });

  test('looks at the version by itself', async () => {
    const { state, catalogue } = createSupplier();
    const { store } = open(catalogue, { interval: 5 });
    state.content = { ...catalogueContent, version: '2' };
    await expect.poll(() => store.current()?.version, { interval: 5 }).toBe('2');
  });

  test('a failed request to the supplier is retried', async () => {
    const { state, catalogue } = createSupplier();
    state.isAway = true;
    const { store, reported } = open(catalogue, { retry: 5 });
    await expect.poll(() => reported.length, { interval: 5 }).toBeGreaterThan(1);
    expect(store.current()).toBeNull();
    state.isAway = false;
    await expect.poll(() => store.current()?.version, { interval: 5 }).toBe('1');
  });

  test('a supplier that fails later leaves the last catalogue', async () => {
    const { state, catalogue } = createSupplier();
    const { store, reported } = open(catalogue);
    await store.refresh();
    state.isAway = true;
    await store.refresh();
    expect(store.current()?.version).toBe('1');
    expect(reported).toHaveLength(1);
  });

  test('reads all hotels, however many parts they come in', async () => {
    const hotels = Array.from({ length: 10_001 }, (_, at) => ({
      ...catalogueContent.hotels[0],
      id: at + 1,
    })) as CatalogueContent['hotels'];
    const { store } = open(fakeCatalogue({ ...catalogueContent, hotels }));
    await store.refresh();
    expect(store.current()?.hotels.size).toBe(10_001);
  });
});

describe('profiles and reviews', () => {
  test('are loaded once, and again after the catalogue has changed', async () => {
    const { state, catalogue, calls } = createSupplier();
    const { store } = open(catalogue);
    await store.refresh();
    const loadProfiles = () =>
      Promise.all([store.findProfile(hotelIds.spree), store.listReviews(hotelIds.calaBlanca)]);
    await Promise.all([loadProfiles(), loadProfiles()]);
    await loadProfiles();
    const count = () => calls.filter((name) => name === 'hotelProfile').length;
    expect(count()).toBe(1);
    state.content = { ...catalogueContent, version: '2' };
    await store.refresh();
    expect((await loadProfiles())[0]?.name).toBe('Pension Spree');
    expect(count()).toBe(2);
  });

  test('that could not be read are loaded again', async () => {
    const { state, catalogue } = createSupplier();
    const { store } = open(catalogue);
    state.isAway = true;
    await expect(store.findProfile(hotelIds.spree)).rejects.toThrow('away');
    state.isAway = false;
    expect((await store.findProfile(hotelIds.spree))?.name).toBe('Pension Spree');
  });
});
