import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { brand as abendmeer } from '../../../brands/abendmeer/brand.ts';
import { buildExampleOffer, exampleTripHotel } from '../../../trip-search/offers/example-offer.ts';
import { toComparedTrip } from './choice/implied-changes.ts';
import { TripAddress } from './choice/trip-address.tsx';
import type { TripData } from './choice/trip-data.ts';
import { buildExampleTrip } from './example-trip.ts';
import { RoomChoice } from './rooms/room-choice.tsx';
import { examples } from './trip-panel.example.tsx';
import { TripPanel } from './trip-panel.tsx';

type Traits = Parameters<typeof buildExampleTrip>[0];
const render = (traits?: Traits) =>
  renderInShop(
    <TripPanel hotel={exampleTripHotel} params={{ duration: '7' }} trip={buildExampleTrip(traits)} />,
  );
const read = async (traits?: Traits) => readWords(await render(traits)).replaceAll('\u00a0', ' ');

test('the ticket shows days, flights, room, what is included and what it costs', async () => {
  const words = await read();
  expect(words).toContain('7 nights · night flight home · 2 adults');
  expect(words).toContain('06:05 Frankfurt am Main FRA');
  expect(words).toMatch(/2 h 20 min · direct/);
  expect(words).toContain('Double room');
  expect(words).toContain('Free cancellation until Sat 17 Apr 2027');
  expect(words).toContain('500 €');
  expect(words).toContain('1.000 € total for 2 travellers');
});

test.each([
  [null, 100_000, /This price is non-refundable\./],
  ['2027-04-24', 60_000, /Cancelling until Sat 24 Apr 2027 costs 600\.00\s€/],
])(
  '[CONST-029] without free days left, until %s at %i cents, the ticket says what cancelling costs',
  async (until, fee, said) => {
    const offer = buildExampleOffer({ cancellation: { until, fee } });
    const words = await read({ offer });
    expect(words).toMatch(said);
    expect(words).not.toContain('Free cancellation');
  },
);

test.each([
  [89, 'About 1 h 29 min from the airport (90 km)'],
  [90, 'Far from the airport: about 1 h 30 min (90 km)'],
])('the ticket says how far the hotel is from the airport, %d minutes', async (minutes, words) => {
  const transfer = { minutes, kilometres: 90 };
  expect(await read({ offer: buildExampleOffer({ transfer }) })).toContain(words);
  expect(await read()).not.toContain('from the airport');
});

describe('several rooms', () => {
  const [choice] = buildExampleTrip().rooms;
  const stay = { room: 'Double room', squareMetres: 24 };
  const rooms = choice === undefined ? [] : [choice];
  const partyRooms: TripData['partyRooms'] = [
    { travellers: { adults: 2, children: 1 }, stay, board: 'breakfast', rooms },
    { travellers: { adults: 1, children: 0 }, stay: null, board: 'half_board', rooms },
  ];
  const ofOffer = [
    { roomId: 1, board: 'breakfast' },
    { roomId: 2, board: 'half_board' },
  ] as const;

  test('[TRAV-007] the ticket names each room, its travellers and its board', async () => {
    const words = await read({ offer: buildExampleOffer({ rooms: ofOffer }), rooms: [], partyRooms });
    expect(words).toContain('Room 1: 2 adults, 1 child Double room Breakfast · 24 m²');
    expect(words).toContain('Room 2: 1 adult Half board');
    expect(words).toContain('Continue');
  });

  test('[TRAV-007] rooms under different tariffs are booked by the hotline, and nothing else is offered', async () => {
    const offer = buildExampleOffer({ rooms: ofOffer, isByPhone: true });
    const markup = await render({ offer, rooms: [], partyRooms });
    expect(readWords(markup)).toContain('These rooms have different cancellation terms.');
    expect(markup).toMatch(/<a[^>]+href="tel:[^>]+>(<[^>]+>)*Book by phone/);
    expect(readWords(markup)).not.toContain('Continue');
  });

  test('[TRAV-007] what is chosen for a room says which room it is', async () => {
    const choices = (
      <RoomChoice
        rooms={rooms}
        offer={buildExampleOffer()}
        pictures={[]}
        media={[]}
        wantsAccessible={false}
        ofParty={{ number: 2, travellers: { adults: 1, children: 0 } }}
      />
    );
    const address = (
      <TripAddress hotel={exampleTripHotel} params={{ parties: '2-4,1' }} shown={null}>
        {choices}
      </TripAddress>
    );
    expect(readWords(await renderInShop(address))).toContain('Room 2: 1 adult');
  });
});

test('the ticket says what is paid at the hotel', async () => {
  const localCharges = [{ kind: 'tourist_tax', amount: '38.50', currency: 'EUR' }] as const;
  const words = await read({ offer: buildExampleOffer({ localCharges }) });
  expect(words).toContain('Also payable at the hotel, not included in the price: Tourist tax 38.50 €.');
  expect(await read()).not.toContain('payable at the hotel');
});

test('[DISC-005] a member sees what it costs without membership', async () => {
  const { price } = buildExampleOffer();
  const publicPrice = { perPersonAmount: 52_632, totalAmount: 105_264 };
  const words = await read({ offer: buildExampleOffer({ price: { ...price, publicPrice } }) });
  expect(words).toContain('p.p. Member price, 527 € p.p. without membership');
  expect(await read()).not.toContain('Member price');
});

test('[TRAV-036] the price says whom it takes for an adult', async () => {
  const travellersNote = 'One child travels as an adult.';
  expect(await read({ travellers: { adults: 3, children: 0 }, travellersNote })).toContain(travellersNote);
});

test('the price says how old it is', async () => {
  expect(await read()).toContain('Price updated 10 seconds ago');
});

test('a flight over midnight says that it arrives a day later', async () => {
  expect(await read()).toContain('00:25 Frankfurt am Main FRA +1 day');
});

test.each([
  ['baggage', 'Nordwind Air Checked bag Cabin bag'],
  ['carryOn', 'Nordwind Air Cabin bag'],
  ['none', 'Nordwind Air Small under-seat bag'],
] as const)('[FLIGHT-011] [FLIGHT-012] [FLIGHT-013] a flight with %s shows %s', async (baggage, shown) => {
  const offer = buildExampleOffer();
  const withBaggage = <F extends object | null>(flight: F): F => flight && { ...flight, baggage };
  const { departureFlight, returnFlight } = offer;
  const words = await read({
    offer: {
      ...offer,
      departureFlight: withBaggage(departureFlight),
      returnFlight: withBaggage(returnFlight),
    },
  });
  expect(words.split(shown)).toHaveLength(3);
});

test('the ticket says what each child costs, and nothing without children', async () => {
  const childPrices = {
    adults: { count: 2, amount: 70_000 },
    children: [
      { age: 13, amount: 20_000 },
      { age: 0, amount: 10_000 },
    ],
  };
  const words = readWords(await render({ childPrices }));
  expect(words).toMatch(/2 adults: 700\s€ Child aged 13: 200\s€ Baby under 1: 100\s€/);
  expect(readWords(await render())).not.toContain('Price of each child');
});

test('[OFFER-037] [CONST-024] a saving is the difference to the former price, rounded up', async () => {
  const markup = await render({ comparisonTotal: 110_001 });
  expect(markup).toContain('<s>1.101\u00a0€</s>');
  expect(readWords(markup)).toMatch(/1\.000\s€ total for 2 travellers before 1\.101\s€ You save 101 €/);
});

test('[OFFER-037] without a higher former price nothing is struck through', async () => {
  expect(await render({ comparisonTotal: null })).not.toContain('<s>');
  expect(await render({ comparisonTotal: 100_000 })).not.toContain('<s>');
});

test('[OFFER-039] the ticket shows the miles', async () => {
  expect(await read()).toContain('You earn 1,000 miles');
});

test('[OFFER-041] the rates of the miles are the brand’s settings', async () => {
  const brand = { ...abendmeer, miles: { regular: 2500, boost: 9000, collection: 'Cala' } };
  const panel = (name: string) => (
    <TripPanel hotel={{ ...exampleTripHotel, name }} params={{}} trip={buildExampleTrip()} />
  );
  expect(readWords(await renderInShop(panel('Hotel Mar'), { brand }))).toContain('You earn 2,500 miles');
  expect(readWords(await renderInShop(panel('Cala Blanca'), { brand }))).toContain('You earn 9,000 miles');
});

test('[STORE-009] the hotline is at hand, with a trip to book and without', async () => {
  const question = 'Questions about this trip? +49';
  expect(await read()).toContain(question);
  expect(await read({ choice: 'none', offer: null, stay: null, rooms: [] })).toContain(question);
});

test('a trip without flights says so and includes none', async () => {
  const none = { departureFlight: null, returnFlight: null, departureAirport: null, arrivalAirport: null };
  const words = await read({ offer: buildExampleOffer(none) });
  expect(words).toContain('You arrange your own travel');
  expect(words).not.toContain('Return flights');
});

test('[FLAG-001] a stay without flights mentions no flights and no airports', async () => {
  const none = { departureFlight: null, returnFlight: null, departureAirport: null, arrivalAirport: null };
  const trip = buildExampleTrip({ offer: buildExampleOffer(none), choice: 'other-days' });
  const rooms = (
    <TripAddress hotel={exampleTripHotel} params={{ hotelOnly: '1' }} shown="offer-1">
      <RoomChoice
        rooms={trip.rooms}
        offer={buildExampleOffer(none)}
        pictures={[]}
        media={[]}
        wantsAccessible={false}
      />
    </TripAddress>
  );
  expect(readWords(await renderInShop(rooms))).not.toMatch(/flight/i);
  const words = readWords(
    await renderInShop(<TripPanel hotel={exampleTripHotel} params={{ hotelOnly: '1' }} trip={trip} />),
  );
  expect(words).toContain('for this hotel on any date.');
  expect(words).not.toMatch(/airport/i);
});

const priceChange = {
  old: { perPerson: 45_000, total: 90_000 },
  new: { perPerson: 50_000, total: 100_000 },
};

test('[OFFER-031] another price than the link showed is said next to the price, with both', async () => {
  expect(await read({ priceChange })).toContain('The price has changed from 900 € to 1.000 € in total. Hide');
  expect(await read()).not.toContain('has changed');
});

test.each([[{ choice: 'cheapest', missed: 'gone' }], [{ choice: 'other-days', missed: 'gone' }]] as const)(
  '[OFFER-031] of a trip that is gone, %j, both prices are said, and that it is another one',
  async (traits) => {
    const words = await read({ ...traits, priceChange });
    expect(words).toContain('It was shown at 900 € in total; this one costs 1.000 €.');
    expect(words).not.toContain('has changed');
  },
);

test.each([
  [{ missed: 'gone' }, 'The trip you were looking for is no longer available'],
  [{ choice: 'other-days' }, 'Nothing available on your dates'],
  [{ choice: 'none', offer: null, stay: null, rooms: [] }, 'Not available at the moment'],
] as const)('%o is described in words', async (traits, words) => {
  expect(await read(traits)).toContain(words);
});

test('no markup carries a style attribute, which the security policy would drop', async () => {
  expect(await render()).not.toContain(' style=');
});

test('[SAPI-028] each room and board shows its price difference, and links to the page with it', async () => {
  const { rooms, offer } = buildExampleTrip();
  if (offer === null) throw new Error('The trip has an offer');
  const markup = await renderInShop(
    <TripAddress hotel={exampleTripHotel} params={{ duration: '7' }} shown="offer-1">
      <RoomChoice rooms={rooms} offer={offer} pictures={[]} media={[]} wantsAccessible={false} />
    </TripAddress>,
  );
  expect(readWords(markup)).toContain('+62 € p.p.');
  expect(markup).toContain(
    'href="?duration=7&amp;offer=offer-2&amp;shownPrice=112400EUR&amp;before=offer-1&amp;chose=room-board"',
  );
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
});

test('a room that is sold to a family says that all of it fits, to two it need not', async () => {
  const { rooms, offer } = buildExampleTrip();
  if (offer === null) throw new Error('The trip has an offer');
  const wordsFor = async (params: { readonly adults?: string; readonly children?: string }) =>
    readWords(
      await renderInShop(
        <TripAddress hotel={exampleTripHotel} params={params} shown="offer-1">
          <RoomChoice rooms={rooms} offer={offer} pictures={[]} media={[]} wantsAccessible={false} />
        </TripAddress>,
      ),
    );
  expect(await wordsFor({ children: '13,9,4' })).toContain('fits all 5 of you');
  expect(await wordsFor({ adults: '1', children: '2020-05-01,4' })).toContain('fits all 3 of you');
  expect(await wordsFor({})).not.toContain('fits all');
});

test('a choice that changes more than what was chosen says so near the price and next to each fact, with a way back', async () => {
  const markup = await renderInShop(
    examples.find(({ name }) => name === 'a choice that changed the airport as well')?.render(),
  );
  const words = readWords(markup);
  expect(words).toMatch(
    /This also changes: now from .+ instead of München; now \d+ nights? instead of 3; board now .+ instead of Half board\. Undo/,
  );
  expect(words.match(/now from .+? instead of München/g)).toHaveLength(2);
  expect(markup).toMatch(/<a href="\?offer=AAAA&amp;shownPrice=100000EUR"[^>]*>Undo/);
  expect(markup).toMatch(/<div role="status"[^>]*><div[^>]*data-implied-changes/);
});

test('of a trip that nothing has changed by itself nothing is said, where it would be announced', async () => {
  const { offer, stay } = buildExampleTrip();
  if (offer === null) throw new Error('The trip has an offer');
  const trip = { ...toComparedTrip(offer, stay?.room ?? null), nights: 3 };
  const markup = await render({ former: { trip, chosen: ['nights'], party: null } });
  expect(readWords(markup)).not.toContain('instead of');
  expect(markup).toMatch(/<div role="status"[^>]*><\/div>/);
});

test('a way back to other travellers names them', async () => {
  const { offer } = buildExampleTrip();
  if (offer === null) throw new Error('The trip has an offer');
  const former = {
    trip: { ...toComparedTrip(offer, null), id: 'AAAA', nights: 3 },
    chosen: [],
    party: { adults: '3', children: undefined },
  };
  const markup = await render({ former, choice: 'cheapest', missed: 'gone' });
  expect(readWords(markup)).toContain('This trip is not available for these travellers');
  expect(markup).toContain('href="?duration=7&amp;adults=3&amp;offer=AAAA&amp;shownPrice=100000EUR"');
});
