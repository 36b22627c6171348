import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { buildExampleOffer, exampleTripHotel } from '../../../../trip-search/offers/example-offer.ts';
import { TripAddress } from '../choice/trip-address.tsx';
import { buildExampleTrip } from '../example-trip.ts';
import { RoomChoice, type RoomChoiceProps } from './room-choice.tsx';

const [example] = buildExampleTrip().rooms;
if (example === undefined) throw new Error('The example has a room');
const scene = 'room.aegean.summer.noon.warm.dbl';

const render = (traits: Partial<RoomChoiceProps> = {}) =>
  renderInShop(
    <TripAddress hotel={exampleTripHotel} params={{}} shown="offer-1">
      <RoomChoice
        rooms={[example]}
        offer={buildExampleOffer()}
        pictures={[]}
        media={[]}
        wantsAccessible={false}
        {...traits}
      />
    </TripAddress>,
  );
const read = async (traits?: Partial<RoomChoiceProps>) =>
  readWords(await render(traits)).replaceAll('\u00a0', ' ');

test('[SAPI-028] a room says size, for how many, beds and view, and its picture is next to it', async () => {
  const room = {
    ...example,
    beds: [{ kind: 'double', count: 1 } as const, { kind: 'sofa', count: 2 } as const],
    view: 'sea' as const,
    cots: 1,
    isAccessible: true as const,
  };
  const traits = { rooms: [room], pictures: [{ id: room.id, scene }] };
  expect(await read(traits)).toContain(
    'Accessible · 24 m² · up to 3 people · 1 double bed + 2 sofa beds · space for 1 cot · sea view',
  );
  expect(await render(traits)).toContain(scene);
});

test('the picture of a room opens large, is named by the room and says that it is an illustration', async () => {
  const pictures = [{ id: example.id, scene }];
  const button =
    /<button[^>]*data-needs-script[^>]*>.*?<\/button>/s.exec(await render({ pictures }))?.[0] ?? '';
  expect(readWords(button)).toBe(`${example.name} : view large Illustration`);
});

test('what nobody has said of a room is not said', async () => {
  expect(await read()).toMatch(/24 m² · up to 3 people (?!·)/);
  expect(await render()).not.toContain('<picture');
});

test('[HOTEL-032] who asked for accessible hotels is told where no accessible room is for sale', async () => {
  const notice = 'No accessible room can be booked online for these days.';
  expect(await read({ wantsAccessible: true })).toContain(notice);
  expect(await render({ wantsAccessible: true })).toMatch(/href="[^"]*\/room-request\?[^"]*hotel=\d+"/);
  expect(await read({ wantsAccessible: false })).not.toContain(notice);
  const accessible = { ...example, isAccessible: true as const };
  expect(await read({ wantsAccessible: true, rooms: [accessible] })).not.toContain(notice);
  const way = '/room-request?';
  expect(await render({ wantsAccessible: false })).toContain(way);
  expect(await render({ wantsAccessible: false, rooms: [accessible] })).not.toContain(way);
});

test('[HOTEL-032] of an accessible room on request it is said that the hotel is asked before anything is booked', async () => {
  const notice = 'Nothing is booked or charged until it has agreed.';
  const ask = (plans: typeof example.plans) =>
    read({ wantsAccessible: true, rooms: [{ ...example, plans, isAccessible: true }] });
  const asked = example.plans.map((plan) => ({ ...plan, isOnRequest: true as const }));
  expect(await ask(asked)).toContain(notice);
  expect(await ask(asked)).toMatch(/Breakfast .*on request/);
  expect(await ask(example.plans)).not.toContain(notice);
});
