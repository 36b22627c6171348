import { describe, expect, it } from 'vitest';
import { seededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import { buildHotels } from './build-hotels.server.ts';
import { generateHotelName } from './generate-hotel-name.ts';
import { formByStyle } from './name-culture.ts';
import { smallPlaces } from './small-places.ts';

/** Words that travel companies and hotel chains are known by. */
const chainWords = (
  'accor asteria dana marti martı adina adler aldiana allsun alltours alua aman amari anantara aquila arcotel atlantica azimut ' +
  'banyan barcelo barceló best western blau bluesun catalonia centara clarion concorde cook dan delphin dorint ' +
  'dusit eurostars falkensteiner fairmont fiesta garza gloria grecotel grupotel gf hilton hipotels ' +
  'hyatt iberostar iberotel ibis intercontinental insotel jaz kempinski labranda lagas limak lindner lopesan lti magic ' +
  'maistra mandarin maritim marriott medplaya melia meliá mercure mitsis motel moxy nh novotel occidental olympic ' +
  'palladium paradisus pestana pickalbatros playasol premier princess protur pullman radisson ramada riu ritz rixos ' +
  'robinson sandals savoy scandic sensimar sentido sheraton silken sirenis sofitel sol steigenberger sunrise sunwing ' +
  'thb thon titanic tivoli tui universal valamar viva vincci voyage westin zafiro'
).split(' ');

describe('a hotel name', () => {
  it('holds no word of a real chain', () => {
    for (const { card } of buildHotels(smallPlaces, 4_000, 3)) {
      const words = card.name.toLowerCase().split(/[^\p{Letter}]+/u);
      expect(words.filter((word) => chainWords.includes(word))).toEqual([]);
    }
  });

  it('says beach only near a beach', () => {
    for (const { card, metresToBeach } of buildHotels(smallPlaces, 1_000, 3))
      if (/beach|strand|playa|plage/i.test(card.name))
        expect(metresToBeach ?? 9_999).toBeLessThanOrEqual(600);
  });

  it('is grand only from four stars on, and modest only below', () => {
    for (const { card } of buildHotels(smallPlaces, 1_000, 3)) {
      if (/^Gran/.test(card.name)) expect(card.category).toBeGreaterThanOrEqual(40);
      if (/Pension|Gasthof|Hostal/.test(card.name)) expect(card.category).toBeLessThanOrEqual(35);
    }
  });

  it('is found for every style of house in every country, however little it may promise', () => {
    const [city] = smallPlaces.cities;
    if (city === undefined) throw new Error('No city');
    const random = seededRandom(2);
    for (const countryCode of 'ES PT IT FR GR TR EG TN HR CZ BG DE GB US DK NL TH KE JP'.split(' '))
      for (const [kind, metresToBeach] of [
        ['beach', 3_000],
        ['city', null],
        ['mountains', null],
      ] as const)
        for (const style of Object.keys(formByStyle) as HotelStyle[])
          for (const category of [0, 50]) {
            const place = { ...city.destination, countryCode };
            const house = { place, kind, style, category, metresToBeach, metresToCentre: 9_000 };
            expect(generateHotelName(random, house, new Map())).not.toMatch(/beach|centro|\*/i);
          }
  });

  it('goes to one hotel of a city only, with a numeral when words run out', () => {
    const [city] = smallPlaces.cities;
    if (city === undefined) throw new Error('No city');
    const taken = new Map<string, number>();
    const house = {
      place: city.destination,
      kind: city.kind,
      style: 'club',
      category: 40,
      metresToBeach: 50,
      metresToCentre: 2_000,
    } as const;
    const random = seededRandom(1);
    const names = Array.from({ length: 700 }, () => generateHotelName(random, house, taken));
    expect(new Set(names).size).toBe(700);
    expect(names.some((name) => name.endsWith(' II'))).toBe(true);
  });
});
