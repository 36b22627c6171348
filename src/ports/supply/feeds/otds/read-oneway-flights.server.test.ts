import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type FlightRef, HORIZON_DAYS } from '../../../../domain/search/supply-facts.ts';
import { listDays, requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { flightIdOf } from '../ssim/flight-id.ts';
import { readOtds } from './read-otds.server.ts';

const sample = await readFile(new URL('../samples/otds-flights.xml', import.meta.url), 'utf8');
/** The sample with the airline, airports and year of the fake directory. */
const flights = sample
  .replaceAll('7Q<', 'TW<')
  .replaceAll('QXD<', 'AAA<')
  .replaceAll('QXK<', 'BBB<')
  .replaceAll('2026-', '2027-');

const read = (xml: string, directory: FeedDirectory = fakeFeedDirectory()) =>
  readAll(readOtds(() => streamOf(xml), 'flights.xml', directory));

describe('flights of an OTDS file', () => {
  it('are a record each, with a flight for each class and day that is open', async () => {
    const [outbound, inbound] = await read(flights);
    const changes = outbound?.ok ? outbound.changes : [];
    expect(changes).toHaveLength(30);
    expect(changes[0]).toEqual({
      kind: 'flight',
      flight: {
        from: 'AAA',
        to: 'BBB',
        day: requireDay('2027-05-01'),
        id: flightIdOf({ airline: 'TW', number: 801, suffix: 25, cabin: 'economy', baggage: 'checked' }),
        airline: 'TW',
        number: 801,
        departure: 22 * 60 + 50,
        arrival: 3 * 60 + 20,
        isOvernight: true,
        stops: 0,
        cabin: 'economy',
        baggage: 'checked',
        fare: 120_00,
        seats: 5,
      },
    });
    expect(inbound?.ok && inbound.changes).toHaveLength(61);
  });

  it('end on the days that a changed flight does not name, and all by Delete', async () => {
    const id = flightIdOf({ airline: 'TW', number: 801, suffix: 25, cabin: 'economy', baggage: 'checked' });
    const { days } = fakeFeedDirectory();
    const departures = listDays(days).map((day) => ({ from: 'AAA', to: 'BBB', day, id }));
    const known = {
      ...fakeFeedDirectory(),
      findKeyedFlight: async (key: string) => (key === '7Q801-OUT' ? departures : null),
    };
    const countGone = async (xml: string) => {
      const [outbound] = await read(xml, known);
      return outbound?.ok && outbound.changes.filter(({ kind }) => kind === 'flight-gone').length;
    };
    expect(await countGone(flights)).toBe(HORIZON_DAYS - 30);
    const deleted = flights.replace(
      /<OnewayFlight Key="7Q801-OUT">[\s\S]*?<\/OnewayFlight>/,
      '<OnewayFlight Key="7Q801-OUT" UpdateMode="Delete"/>',
    );
    expect(await countGone(deleted)).toBe(HORIZON_DAYS);
  });

  it('end where all days of a known flight are closed, and are refused where it was never sold', async () => {
    const soldOut = flights
      .replace(
        '<DefaultDayState><Open>5</Open></DefaultDayState>',
        '<DefaultDayState><Closed/></DefaultDayState>',
      )
      .replace('<DayState Key="2" Offset="6"><Open>2</Open></DayState>', '');
    const day = requireDay('2027-05-10');
    const departure = { from: 'AAA', to: 'BBB', day, id: 7 };
    const directory = (known: readonly FlightRef[] | null) => ({
      ...fakeFeedDirectory(),
      findKeyedFlight: async (key: string) => (key === '7Q801-OUT' ? known : null),
    });
    const entry = { kind: 'oneway-flight', key: '7Q801-OUT', hasEnded: false };
    const [ended] = await read(soldOut, directory([departure]));
    expect(ended).toMatchObject({ ok: true, changes: [{ kind: 'flight-gone', flight: departure }], entry });
    const [again] = await read(soldOut, directory([]));
    expect(again).toMatchObject({ ok: true, changes: [], entry });
    const [unknown] = await read(soldOut, directory(null));
    expect(unknown).toMatchObject({ ok: false, reason: expect.stringContaining('none was sold before') });
  });

  it('refuse houses that are flown to where no product sells them with flights', async () => {
    const house = '<Accommodations><Accommodation Key="100" UpdateMode="Delete"/></Accommodations>';
    const alone = flights
      .replace(/<Flights[\s\S]*<\/Flights>/, house)
      .replace(/<Product Key="PACKAGE"[\s\S]*?<\/Product>/, '');
    expect(refusalsOf(await read(alone)).join()).toContain("the hotel '100' is sold with flights too");
    const unflown = { ...fakeFeedDirectory(), isFlownTo: async () => false };
    expect(refusalsOf(await read(alone, unflown))).toEqual([]);
  });

  const withOut = (part: string, other: string) => (xml: string) => {
    expect(xml).toContain(part);
    return xml.replace(part, other);
  };
  it.each<[string, (xml: string) => string]>([
    ["airline 'XX' is unknown", withOut('<Identifier>TW<', '<Identifier>XX<')],
    ["airport 'QXX' is unknown", (xml) => xml.replaceAll('AAA<', 'QXX<')],
    [
      "BookingClass Key 'PROMO' is no letter of economy or business",
      (xml) => xml.replaceAll('"Y"', '"PROMO"').replaceAll('>Y<', '>PROMO<'),
    ],
    [
      'CheckOutDateOffset is 0, the flight arrives 1 days after',
      withOut('<CheckOutDateOffset>1<', '<CheckOutDateOffset>0<'),
    ],
    ['CheckOutDateOffset is 1, the flight arrives 0 days after', withOut('<DateOffset>1<', '<DateOffset>0<')],
    ['FlightRoutes has several routes', (xml) => xml.replace(/<Route>[\s\S]*?<\/Route>/, '$&$&')],
    [
      'at 2 years the flight of 2027-05-01 costs 9000 minor units in class Y, by the terms of TW it is 9225',
      withOut('<Value>20.00<', '<Value>23.00<'),
    ],
    ['at 12 years the flight of 2027-05-01 costs', withOut('<Min>12</Min>', '<Min>13</Min>')],
    [
      'at 0 years the flight of 2027-05-01 costs 3000 minor units in class Y',
      withOut('<Value>25.00<', '<Value>30.00<'),
    ],
    ['Absolute has DayBase', withOut('<Value>100.00</Value>', '<Value>100.00</Value><DayBase>x</DayBase>')],
    [
      'PriceItem has Percent',
      withOut(
        '<Absolute><Value>100.00</Value><PersonBase>x</PersonBase></Absolute>',
        '<Percent><Value>-5</Value><ApplyTo>Adult</ApplyTo></Percent>',
      ),
    ],
    [
      'Condition of a flight has Duration',
      withOut(
        '<Weekdays Source="ThisComponent">Fri Sat Sun</Weekdays>',
        '<Duration Source="ThisComponent"><Min>7</Min></Duration>',
      ),
    ],
    [
      'Date of a flight is for Stay',
      withOut(
        '<Weekdays Source="ThisComponent">Fri Sat Sun</Weekdays>',
        '<Date Source="ThisComponent"><Min>2027-05-01</Min></Date>',
      ),
    ],
    ['the flight of 2027-05-01 is Open without its seats', withOut('<Open>5</Open>', '<Open/>')],
    ['the flight of 2027-05-01 is on Request', withOut('<Open>5</Open>', '<Request>5</Request>')],
    ['Occupancy of a BookingClass takes fewer than 9 persons', withOut('<MaxCount>9<', '<MaxCount>4<')],
    [
      'BookingClass needs exactly one FlightBookingClassBaggageAllowances',
      (xml) =>
        xml.replace(
          /<FlightBookingClassBaggageAllowances>[\s\S]*?<\/FlightBookingClassBaggageAllowances>/,
          '',
        ),
    ],
    [
      'OnewayFlight has Filter, which is not taken',
      withOut('<DepartureAirport>AAA', '<Filter/><DepartureAirport>AAA'),
    ],
    [
      'OnewayFlight has NeighbourComponentCorrection',
      withOut('<DepartureAirport>AAA', '<NeighbourComponentCorrection/><DepartureAirport>AAA'),
    ],
    ['OnewayFlight is Merge', withOut('Key="7Q801-OUT"', 'Key="7Q801-OUT" UpdateMode="Merge"')],
  ])('are refused by name: %s', async (reason, change) => {
    const [outbound] = await read(change(flights));
    expect(outbound).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  it.each([
    ['no Product is AccommodationOnly', /<Product Key="HOTEL"[\s\S]*?<\/Product>/, ''],
    ['no Product is FlightAccommodation', /<Product Key="PACKAGE"[\s\S]*?<\/Product>/, ''],
    ["Product 'FLIGHT' is OnewayFlightOnly", /ReturnFlightOnly/, 'OnewayFlightOnly'],
    [
      "Product 'FLIGHT' is ReturnFlightOnly of 0 Accommodation and 1 OnewayFlight",
      /<OnewayFlight Name="Inbound"\/>/,
      '',
    ],
    [
      "DayAllocationStart Shift 'Auto' is not taken",
      /<DayAllocationStart /,
      '<DayAllocationStart Shift="Auto" ',
    ],
    ["Product 'PACKAGE' has Filter", /<DayAllocation>/, '<Filter/><DayAllocation>'],
    ['GlobalValues is not taken', /<Products>/, '<Products><GlobalValues/>'],
  ])(
    'are refused with the file where products sell otherwise than the shop: %s',
    async (reason, part, other) => {
      expect(flights).toMatch(part);
      const refused = await read(flights.replace(part, other));
      expect(refused).toEqual([
        expect.objectContaining({ ok: false, reason: expect.stringContaining(reason) }),
      ]);
    },
  );
});
