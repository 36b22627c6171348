import { expect, test } from 'vitest';
import type { RoomFacts } from '../../../../domain/search/room-facts.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readRoomsCsv } from './read-rooms-csv.server.ts';

const header =
  'hotel_id,room_code,type,name_de,name_en,name_fr,name_it,name_es,square_metres,max_persons,allotment,scene';
const right =
  '100,DBX,double,Zimmer,Room,Chambre,Camera,Habitación,24,3,12,room.nordic.summer.noon.warm.sund';

/** @param stored what an earlier delivery has said of each room */
async function read(text: string, stored: RoomFacts | null = null) {
  const base = { type: 'double', squareMetres: 24, maxPersons: 3, scene: '', name: namesOfRoom } as const;
  const directory = {
    ...fakeFeedDirectory(),
    findHotel: async () => 100,
    findRoomFacts: async () => stored && { facts: { ...base, ...stored }, allotment: 12, mostSold: 0 },
  };
  return readAll(readRoomsCsv(streamOf(text), 'rooms.csv', directory));
}
const namesOfRoom = { de: '', en: '', fr: '', it: '', es: '' };

async function factsIn(text: string, stored: RoomFacts | null = null): Promise<RoomFacts> {
  const [record] = await read(text, stored);
  if (record === undefined || !record.ok || record.entry?.kind !== 'room')
    throw new Error(`Refused: ${JSON.stringify(record)}`);
  const { beds, view, cots, isAccessible } = record.entry.room;
  return {
    ...(beds && { beds }),
    ...(view && { view }),
    ...(cots && { cots }),
    ...(isAccessible && { isAccessible }),
  };
}

const told: RoomFacts = { beds: [{ kind: 'single', count: 2 }], view: 'pool', isAccessible: true };

test('beds, view and accessibility of a room are read, and stay as they were without the columns', async () => {
  const withCells = (cells: string) => `${header},beds,view,accessible\n${right},${cells}`;
  expect(await factsIn(withCells('double:1|sofa:20,sea,yes'))).toEqual({
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 20 },
    ],
    view: 'sea',
    isAccessible: true,
  });
  expect(await factsIn(`${header}\n${right}`, told)).toEqual(told);
  expect(await factsIn(`${header}\n${right}`)).toEqual({});
  expect(await factsIn(withCells(',,'), told)).toEqual({});
  expect(await factsIn(withCells(',,no'), told)).toEqual({});
});

test('cots of a room are read, and stay as they were without the column', async () => {
  const withCots = (cell: string) => `${header},cots\n${right},${cell}`;
  expect(await factsIn(withCots('2'))).toEqual({ cots: 2 });
  expect(await factsIn(`${header}\n${right}`, { cots: 1 })).toEqual({ cots: 1 });
  expect(await factsIn(withCots('0'), { cots: 1 })).toEqual({});
  expect(await factsIn(withCots(''), { cots: 1 })).toEqual({});
});

test.each([
  ['double:0', "beds 'double:0' is not beds such as double:1|sofa:2, of double, single, sofa, bunk"],
  ['sofa:21', "beds 'sofa:21' is not beds such as double:1|sofa:2, of double, single, sofa, bunk"],
  ['king:1', "beds 'king:1' is not beds such as double:1|sofa:2, of double, single, sofa, bunk"],
  ['double:1|double:2', "beds 'double:1|double:2' names 'double' twice"],
])('beds such as %s are refused', async (cell, reason) => {
  expect(refusalsOf(await read(`${header},beds\n${right},${cell}`))).toEqual([`2: ${reason}`]);
});

test('a view that is none is refused', async () => {
  expect(refusalsOf(await read(`${header},view\n${right},wall`))).toEqual([
    "2: view 'wall' is none of sea, pool, garden, mountains, city",
  ]);
});
