import { expect, it } from 'vitest';
import { fakeFeedDirectory } from '../../../ports/supply/feeds/fake-feed-directory.ts';
import { importFiles } from '../../../ports/supply/feeds/import-files.server.ts';
import { readSampleShop } from './own-shop-under-test.server.ts';
import { rehearseImport } from './rehearse-import.ts';
import { feedFile } from './sample-feeds.ts';

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

it('a rehearsal knows the codes of a new plan whose prices a rate plan of OTA recreates', async () => {
  const known = fakeFeedDirectory();
  const directory = {
    ...known,
    days: { from: 20_500, to: 20_887 },
    today: 20_500,
    findHotel: async () => null,
    findPlace: async () => null,
    listPlacesIn: async () => [],
    findHotelFacts: async () => null,
    findRoom: async () => null,
    findPlans: async () => [],
  };
  const rehearsal = rehearseImport(directory);
  const wanted = ['places', 'airports', 'airlines', 'hotels', 'rooms', 'plans'];
  const shop = (await readSampleShop()).filter(({ name }) => wanted.includes(name.replace('.csv', '')));
  const report = await importFiles(
    [...shop, feedFile('rates.xml', newRates), feedFile('availability.xml', minimumStay)],
    rehearsal.directory,
    rehearsal.sink,
  );
  expect(report.refused).toEqual([]);
});

const newRates = `<OTA_HotelRatePlanNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05"><RatePlans HotelCode="700001">
  <RatePlan RatePlanNotifType="New" RatePlanCode="HB-FLEX" CurrencyCode="EUR"><Rates>
    <Rate InvTypeCode="DBL" Start="2026-05-01" End="2026-05-31">
      <BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="2" AmountAfterTax="86.00"/></BaseByGuestAmts>
    </Rate>
  </Rates></RatePlan>
</RatePlans></OTA_HotelRatePlanNotifRQ>`;

const minimumStay = `<OTA_HotelAvailNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05"><AvailStatusMessages HotelCode="700001">
  <AvailStatusMessage>
    <StatusApplicationControl Start="2026-05-01" End="2026-05-03" InvTypeCode="DBL" RatePlanCode="HB-FLEX"/>
    <LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="4" TimeUnit="Day"/></LengthsOfStay>
  </AvailStatusMessage>
</AvailStatusMessages></OTA_HotelAvailNotifRQ>`;
