import { describe, expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { settableClock } from '../../domain/time/clock.ts';
import type { PageRouteName } from '../../routes.ts';
import type { ShownPage } from './build-visibility-context.server.ts';
import type { ContentDocument, PlacedModule } from './content-document.ts';
import { createNoticesLoader } from './load-notices.server.ts';

const picture = 'coast.aegean.summer.golden.warm.kreta';
const placed: readonly PlacedModule[] = [
  { type: 'newsTicker', id: 'news', props: { messages: [{ text: { de: 'Neu', en: 'New' } }] } },
  {
    type: 'newsTicker',
    id: 'listed',
    props: { messages: [{ text: { de: 'Gelistet' } }], pages: ['voucher_form', 'checkout_info'] },
  },
  { type: 'hotelAwardBanner', id: 'award', props: { headline: { de: 'Haus des Jahres' }, hotelIds: [1001] } },
  {
    type: 'ancillariesNotice',
    id: 'flight',
    props: { infos: [{ airlines: ['H0'], text: { de: 'Koffer' } }] },
  },
  {
    type: 'partnerLogo',
    id: 'partner',
    props: { partners: [{ enabled: true, partnerId: 'sun', partnerLogo: picture, partnerName: 'Sun' }] },
  },
];

function openNotices(modules: readonly PlacedModule[] | null = placed) {
  const document: ContentDocument = {
    id: '6f1c8a52-0d3e-4b7a-9c51-2e8f4a6b7d90',
    brand: 'abendmeer',
    kind: 'notices',
    slug: '',
    version: 1,
    body: { modules: modules ?? [] },
  };
  const store = {
    findDocument: async (brand: string, kind: string) =>
      modules !== null && brand === document.brand && kind === 'notices' ? document : null,
    close: () => undefined,
  };
  const load = createNoticesLoader(store, settableClock('2026-11-21T12:00:00Z'));
  return (page: Partial<ShownPage>, visit: Parameters<typeof buildVisit>[0] = {}) =>
    load(buildVisit(visit), { route: 'homepage', query: new URLSearchParams(), ...page });
}

const load = openNotices();
const idsOn = async (route: PageRouteName | null, page: Partial<ShownPage> = {}, isEditor = false) =>
  (await load({ route, ...page }, { isEditor }))?.map(({ id }) => id) ?? null;

describe('notices', () => {
  test('[MOD-107] [MOD-113] every page of the shop has the ticker, the not-found page included', async () => {
    for (const route of ['homepage', 'resultlist', 'favorites', null] as const)
      expect(await idsOn(route)).toEqual(['news']);
  });

  test('[MOD-108] on the voucher page the listed ticker alone', async () => {
    expect(await idsOn('voucher_form')).toEqual(['listed']);
    expect(await idsOn('voucher')).toBeNull();
  });

  test('[MOD-081] [MOD-117] on a hotel’s page its award and what concerns its flights', async () => {
    expect(
      await idsOn('hoteldetail', { hotelId: 1001, flights: { airlines: ['H0'], baggage: 'baggage' } }),
    ).toEqual(['news', 'award', 'flight']);
    expect(
      await idsOn('hoteldetail', { hotelId: 1002, flights: { airlines: ['0E'], baggage: 'baggage' } }),
    ).toEqual(['news']);
  });

  test('[MOD-116] without what concerns flights once it was closed', async () => {
    const page = { hotelId: 1002, flights: { airlines: ['H0'], baggage: 'baggage' } as const };
    expect(await idsOn('hoteldetail', { ...page, closedAirlines: ['H0'] })).toEqual(['news']);
    expect(await idsOn('hoteldetail', { ...page, closedAirlines: ['W0'] })).toEqual(['news', 'flight']);
  });

  test('[MOD-118] in a checkout a listed ticker, on its extras step what concerns flights, and nothing else', async () => {
    const query = new URLSearchParams('utm_source=sun');
    const flights = { airlines: ['H0'], baggage: 'baggage' } as const;
    expect(await idsOn('checkout_ancillaries', { flights, query })).toEqual(['flight']);
    expect(await idsOn('checkout_info', { flights, query })).toEqual(['listed']);
    expect(await idsOn('checkout_success', { query })).toBeNull();
    expect(await idsOn('checkout_ancillaries', {}, true)).toContain('flight');
  });

  test('[MOD-128] with the logo of the partner that the address names', async () => {
    expect(await idsOn('homepage', { query: new URLSearchParams('utm_source=sun') })).toEqual([
      'news',
      'partner',
    ]);
    expect(await idsOn('homepage', { query: new URLSearchParams('utm_source=moon') })).toEqual(['news']);
  });

  test('[EDIT-004] [EDIT-005] [EDIT-006] editors see a placeholder of each', async () => {
    expect(await idsOn('resultlist', {}, true)).toEqual(['news', 'award', 'flight', 'partner']);
  });

  test('are in the visitor’s language', async () => {
    const [news] = (await load({}, { language: 'en' })) ?? [];
    expect(news?.props.messages).toEqual([{ text: 'New' }]);
  });

  test('are absent for a brand that has none, and where all are hidden', async () => {
    expect(await openNotices(null)({})).toBeUndefined();
    expect(await openNotices([])({})).toBeUndefined();
    expect(await openNotices(placed.slice(1, 2))({})).toBeUndefined();
  });
});
