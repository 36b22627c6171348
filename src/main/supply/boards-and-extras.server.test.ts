import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import { bookChangeable } from '../../../tests/factories/selling/book-changeable.ts';
import {
  createSoftShopper,
  type ListedOffer,
  type SoftShopper,
} from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import type { Brand } from '../../brands/brand.ts';
import { brands } from '../../brands/load-brands.server.ts';
import type { ExtraKind } from '../../domain/extras/extra.ts';
import type { Board } from '../../domain/search/board.ts';
import { loadTexts } from '../../texts/load-texts.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

/** One brand sells few boards and extras of what the other sells whole; both ask the same supplier. */
const range = { boards: ['room_only', 'breakfast'], extras: ['luggage', 'insurance'] } as const;
const others = {
  boards: ['half_board', 'full_board', 'all_inclusive'],
  extras: ['transfer', 'rental_car', 'seat'],
} as const;
const narrow: Brand = { ...(brands.get('abendmeer') as Brand), range, membershipDiscountPercent: 0 };
const wide: Brand = { ...(brands.get('tagwind') as Brand), membershipDiscountPercent: 0 };
const texts = await loadTexts('de');
const boardWords = others.boards.map((board) => texts(`board.${board}`));

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop({}, new Map([narrow, wide].map((brand) => [brand.key, brand])));
}, 240_000);
afterAll(() => shop.close());

const homeOf = (brand: Brand) => `http://${brand.key}.localhost:${shop.port}/de-de`;
const shopperOf = (brand: Brand, browser: SoftBrowser = shop.openBrowser()) =>
  createSoftShopper(browser, homeOf(brand));

async function readJson<Answer>({ browser, home }: SoftShopper, path: string): Promise<Answer> {
  await browser.open(`${home}/ajax/${path}`);
  return JSON.parse(browser.body) as Answer;
}

const search = 'duration=7&airports=any';

/** A page without what it does not show: its scripts, which carry texts of every part that it could have, and closed dialogs. */
const readPage = ({ body }: SoftBrowser) =>
  body.replaceAll(/<script[^>]*>.*?<\/script>|<dialog(?![^>]*\sopen)[^>]*>.*?<\/dialog>/gs, '');

/** The cheapest offer with one of the boards that only one brand sells, as that one lists it. */
async function findOtherOffer(): Promise<ListedOffer & { readonly board: Board }> {
  const shopper = shopperOf(wide);
  for (const board of others.boards) {
    const [offer] = await shopper.list(`${search}&board=${board}`);
    if (offer !== undefined) return { ...offer, board };
  }
  throw new Error('Nothing is sold with another board');
}

test('a list, its counts and its filter have the boards of the brand alone', async () => {
  const shopper = shopperOf(narrow);
  const { results, facets } = await readJson<{
    results: { offer: { board: Board } }[];
    facets: { board: { value: Board }[] };
  }>(shopper, `mixed-resultlist?${search}&withFacets=1`);
  expect(results.length).toBeGreaterThan(0);
  for (const { offer } of results) expect(range.boards).toContain(offer.board);
  expect(facets.board.length).toBeGreaterThan(0);
  for (const { value } of facets.board) expect(range.boards).toContain(value);
  for (const board of others.boards) expect(await shopper.list(`${search}&board=${board}`)).toEqual([]);
  await shopper.browser.open(`${shopper.home}/search?${search}`);
  for (const word of boardWords) expect(shopper.browser.body).not.toContain(word);
  // The other brand shows what this one leaves out.
  await shopper.browser.open(`${homeOf(wide)}/search?${search}`);
  expect(boardWords.some((word) => shopper.browser.body.includes(word))).toBe(true);
});

test('a hotel that also has other boards names none of them: neither on its page nor in its calls', async () => {
  const { hotelId, board } = await findOtherOffer();
  const [shopper, other] = [shopperOf(narrow), shopperOf(wide)];
  const path = `hotel/detail/hotel-${hotelId}?${search}`;
  await other.browser.open(`${other.home}/${path}`);
  expect(other.browser.body).toContain(texts(`board.${board}`));
  await shopper.browser.open(`${shopper.home}/${path}`);
  expect(shopper.browser.status).toBe(200);
  for (const word of boardWords) expect(shopper.browser.body).not.toContain(word);
  const calls = [
    `hoteldetail/info?hotelId=${hotelId}`,
    `hoteldetail/offer?hotelId=${hotelId}&${search}`,
    `room-board-type-matrix?hotelId=${hotelId}&${search}`,
  ];
  for (const call of calls) {
    await shopper.browser.open(`${shopper.home}/ajax/${call}`);
    expect([call, shopper.browser.status]).toEqual([call, 200]);
    for (const name of [...others.boards, ...boardWords]) expect(shopper.browser.body).not.toContain(name);
  }
});

test('an offer with another board cannot be bought, and where it is sold it can', async () => {
  const offer = await findOtherOffer();
  const { cart = null } = await shopperOf(narrow).post<{ cart?: object | null }>('booking/create', {
    offer: offer.id,
    total: offer.price.totalAmount,
    search: { duration: '7', airports: 'any' },
    trackingParams: {},
  });
  expect(cart).toBeNull();
  expect(await shopperOf(wide).begin(offer, { duration: '7', airports: 'any' })).not.toBe('');
});

interface Ancillary {
  readonly refId: string;
  readonly kind: ExtraKind;
}

const listAncillaries = async (shopper: SoftShopper, id: string) =>
  (await shopper.post<{ ancillaries: readonly Ancillary[] }>(`booking/${id}/get-ancillaries`)).ancillaries;

test('a checkout shows the kinds of extras of the brand alone, and refuses others by call and by form', async () => {
  const [shopper, other] = [shopperOf(narrow), shopperOf(wide)];
  const [offer] = await shopper.list(search);
  if (offer === undefined) throw new Error('Nothing is sold');
  const asked = { duration: '7', airports: 'any' };
  const [id, otherId] = [await shopper.begin(offer, asked), await other.begin(offer, asked)];
  const sold = await listAncillaries(other, otherId);
  const foreign = sold.filter(({ kind }) => (others.extras as readonly ExtraKind[]).includes(kind));
  expect(foreign.length).toBeGreaterThan(0);

  const shown = await listAncillaries(shopper, id);
  expect(shown.length).toBeGreaterThan(0);
  for (const { kind } of shown) expect(range.extras).toContain(kind);
  const titles = ['extras.transfer.title', 'extras.car.title', 'extras.seat.title', 'extras.boarding.title'];
  await other.browser.open(`${other.home}/booking/${otherId}/ancillaries`);
  expect(titles.some((title) => readPage(other.browser).includes(texts(title)))).toBe(true);
  await shopper.browser.open(`${shopper.home}/booking/${id}/ancillaries`);
  // Insurance and luggage alone are offered where the travellers are named (EXTRA-011).
  expect([shopper.browser.status, shopper.browser.url.pathname]).toEqual([200, `/de-de/booking/${id}/info`]);
  for (const title of titles) expect(readPage(shopper.browser)).not.toContain(texts(title));

  for (const { refId, kind } of foreign) {
    const travellers = kind === 'seat' ? [0] : [];
    const answer = await shopper.post(`booking/${id}/set-ancillaries`, {
      data: { extras: [{ id: refId, travellers }] },
    });
    expect(answer).toMatchObject({ success: false, messages: [{ code: 'extra-gone' }] });
  }
  const [first] = foreign;
  await shopper.browser.post(`${shopper.home}/ajax/booking/${id}/choose-ancillaries`, {
    [first?.kind ?? '']: first?.refId ?? '',
  });
  expect(shopper.browser.status).toBe(200);
  expect(await shop.query('select extras from checkout where id = $1', [id])).toEqual([{ extras: [] }]);
});

test('a booked trip is offered the kinds of extras of the brand alone', async () => {
  const browser = await signUpMember(shop, 'nora@traveller.example');
  const shopper = shopperOf(narrow, browser);
  const id = await bookChangeable(shop, shopper);
  await browser.open(`${shopper.home}/my-trips/${id}/change/extras`);
  expect(browser.status).toBe(200);
  for (const title of ['extras.transfer.title', 'extras.car.title', 'extras.seat.title'])
    expect(readPage(browser)).not.toContain(texts(title));
});
