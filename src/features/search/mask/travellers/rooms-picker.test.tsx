import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { joinRooms, type Party } from '../../../../domain/travellers/party.ts';
import { RoomsPicker } from './rooms-picker.tsx';
import { splitBirthDate } from './travellers-dates.ts';
import {
  addRoom,
  canAddRoom,
  changeAdults,
  changeChildren,
  isSameParty,
  settleRooms,
  startRooms,
  type TravellersDraft,
} from './travellers-rules.ts';

const days = { today: requireDay('2026-11-21'), departure: requireDay('2026-12-12') };
const two: TravellersDraft = { adults: 2, children: [] };

const render = (rooms: readonly TravellersDraft[]) =>
  renderInShop(
    <RoomsPicker
      rooms={rooms}
      days={days}
      control="age"
      isHotelOnly={false}
      showsErrors={false}
      onRooms={() => {}}
    />,
  );

test('[TRAV-007] one room is counted as without several, and another one can be added', async () => {
  const words = readWords(await render([{ adults: 3, children: [] }]));
  expect(words).toContain('Add a room');
  expect(words).not.toContain('Room 1');
  expect(words).not.toContain('We can only reserve one room');
});

test('[TRAV-007] each of several rooms is named and can be removed, and what is good to know is said once', async () => {
  const baby = splitBirthDate(requireDay('2026-01-01'));
  const room = { adults: 2, children: [baby] };
  const words = readWords(await render([room, room]));
  for (const name of ['Room 1', 'Room 2', 'Remove room 1', 'Remove room 2']) expect(words).toContain(name);
  expect(words.match(/on an adult’s lap/g)).toHaveLength(1);
});

test('[TRAV-007] four rooms and nine travellers are the most', () => {
  expect(addRoom([two])).toEqual([two, two]);
  expect(addRoom([two, two, two, { adults: 1, children: [] }])).toHaveLength(4);
  expect(canAddRoom([two, two, two, two])).toBe(false);
  const eight: readonly TravellersDraft[] = [{ adults: 6, children: [] }, two];
  expect(addRoom(eight)[2]).toEqual({ adults: 1, children: [] });
  expect(changeAdults(two, 1, 1, 7)).toEqual(two);
  expect(changeChildren(two, 1, 'age', days, 7)).toEqual(two);
});

test('[TRAV-007] the party comes back room by room', () => {
  const party: Party = joinRooms([
    { adults: 2, childrenBorn: [requireDay('2017-12-12')], childAges: [9] },
    { adults: 1, childrenBorn: [] },
  ]);
  const settled = settleRooms(startRooms(party), 'age', days.departure);
  expect(settled.rooms).toHaveLength(2);
  expect(isSameParty(settled, party)).toBe(true);
  const together = { adults: 3, childrenBorn: party.childrenBorn, childAges: [9] };
  expect(isSameParty(together, party)).toBe(false);
  expect(settleRooms(startRooms(together), 'age', days.departure)).not.toHaveProperty('rooms');
});
