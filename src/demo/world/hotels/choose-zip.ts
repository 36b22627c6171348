import type { Destination } from '../../../domain/search/catalogue.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { measureMetres } from './place-hotel.ts';
import { zipAreas } from './zip-areas.ts';

/** Signs as in `ZipAreas.rest`. */
const zipForms: Readonly<Record<string, readonly string[]>> = {
  IE: ['D0# @+%+', 'V9# @+%+', 'H6# @+%+'],
  NL: ['1### %%', '2### %%', '4### %%'],
  SE: ['1## ++', '2## ++', '4## ++'],
  CZ: ['1## ++', '3## ++', '6## ++'],
  PL: ['0#-#++', '3#-#++', '8#-#++'],
  HU: ['1##+', '8##+'],
  BG: ['8##+', '9##+'],
  NO: ['0##+', '5##+', '9##+'],
  DK: ['1##+', '5##+', '9##+'],
  IS: ['1#+', '6#+', '7#+'],
  CY: ['5##+', '8##+', '6##+'],
  AL: ['1##+', '9##+'],
  CV: ['4##+', '2##+'],
  ZA: ['8##+', '4##+'],
  TN: ['4##+', '5##+', '8##+'],
  AU: ['2##+', '3##+', '4##+'],
  CA: ['@#% +%+'],
  MT: ['@@@ +++#'],
  JP: ['1##-##++', '6##-##++'],
  HR: ['2##++', '5##++'],
  ME: ['85###', '81###'],
  ID: ['80###', '83###'],
};

const otherForms = ['1##++', '2##++', '4##++', '8##++'];
const withoutZip: ReadonlySet<string> = new Set('AE QA JM BS AW CW SC'.split(' '));
const letters = [...'ABCDEFGHJKLNPRSTVWXY'];

/** A postcode in the form of the country, empty where there are none; hotels of a city share its first digits. */
export function chooseZip(random: SeededRandom, city: Destination): string {
  if (withoutZip.has(city.countryCode)) return '';
  const ofCity = seededRandom(mixSeed('zip', city.id));
  return findForm(ofCity, city).replace(/[#@+%]/g, (sign) => {
    const source = sign === '#' || sign === '@' ? ofCity : random;
    return sign === '#' || sign === '+' ? String(source.between(0, 9)) : source.pick(letters);
  });
}

function findForm(ofCity: SeededRandom, city: Destination): string {
  const known = zipAreas[city.countryCode];
  if (known === undefined) return ofCity.pick(zipForms[city.countryCode] ?? otherForms);
  const distances = known.areas.map(([start, latitude, longitude]) => ({
    start,
    metres: measureMetres(city, { latitude, longitude }),
  }));
  return distances.reduce((best, area) => (area.metres < best.metres ? area : best)).start + known.rest;
}
