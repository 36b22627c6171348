import { expect, it } from 'vitest';
import { fakeFeedDirectory } from '../../../ports/supply/feeds/fake-feed-directory.ts';
import { importFiles } from '../../../ports/supply/feeds/import-files.server.ts';
import { readSampleShop } from './own-shop-under-test.server.ts';
import { rehearseImport } from './rehearse-import.ts';

it('a rehearsal asks the store for no room and no plan of a hotel that only the delivery has', async () => {
  const asked: string[] = [];
  const known = fakeFeedDirectory();
  const directory = {
    ...known,
    days: { from: 20_500, to: 20_887 },
    today: 20_500,
    findHotel: async () => null,
    findPlace: async () => null,
    listPlacesIn: async () => [],
    findHotelFacts: async () => null,
    async findRoom(hotelId: number) {
      asked.push(`room of ${hotelId}`);
      return null;
    },
    async findPlans(hotelCode: string) {
      asked.push(`plans of ${hotelCode}`);
      return [];
    },
  };
  const rehearsal = rehearseImport(directory);
  const wanted = ['places', 'airports', 'airlines', 'hotels', 'rooms', 'plans', 'nights'];
  const files = (await readSampleShop()).filter(({ name }) => wanted.includes(name.replace('.csv', '')));
  const report = await importFiles(files, rehearsal.directory, rehearsal.sink);
  expect(report.refused).toEqual([]);
  expect(asked).toEqual([]);
});
