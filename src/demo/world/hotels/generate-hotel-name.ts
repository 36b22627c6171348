import type { Destination, HolidayKind } from '../../../domain/search/catalogue.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import { findNameCulture } from './find-name-culture.ts';
import { formByStyle, type NameCulture, type NameWords } from './name-culture.ts';

export interface NamedHouse {
  readonly place: Destination;
  readonly kind: HolidayKind;
  readonly style: HotelStyle;
  readonly category: number;
  readonly metresToBeach: number | null;
  readonly metresToCentre: number;
}

const numerals = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const attemptsBeforeNumeral = 15;
/** Names of a city's hotels, with how many have each: from the second on they bear a numeral. */
export type NamesTaken = Map<string, number>;

/** What a name promises, and which houses keep it. */
const namePromises: readonly (readonly [words: RegExp, isTrueOf: (house: NamedHouse) => boolean])[] = [
  [
    /beach|strand|plage|platja|playa|praia|spiaggia|kumsal|sahil|akti|shore/i,
    ({ metresToBeach }) => metresToBeach !== null && metresToBeach <= 600,
  ],
  [/famil/i, ({ style }) => style === 'family_resort'],
  [/centro|centre|ciutat/i, ({ metresToCentre }) => metresToCentre <= 1_000],
  [/^gran|palace|palas/i, ({ category }) => category >= 40],
  [
    /pension|gasthof|hostal|garni|guesthouse|pansi|residencial|auberge|albergo|locanda/i,
    ({ category }) => category <= 35,
  ],
];

/**
 * An invented name in the language of the place that no other hotel of the city has yet.
 * @param taken names of the city's hotels so far; the new one is added
 */
export function generateHotelName(random: SeededRandom, house: NamedHouse, taken: NamesTaken): string {
  const culture = findNameCulture(house.place);
  let name = generateFittingName(random, culture, house);
  for (let attempt = 1; attempt < attemptsBeforeNumeral && taken.has(name); attempt += 1)
    name = generateFittingName(random, culture, house);
  return claimName(taken, name);
}

function generateFittingName(random: SeededRandom, culture: NameCulture, house: NamedHouse): string {
  for (;;) {
    const name = generateName(random, culture, house);
    if (namePromises.every(([words, isTrueOf]) => !words.test(name) || isTrueOf(house))) return name;
  }
}

function generateName(random: SeededRandom, culture: NameCulture, house: NamedHouse): string {
  const form = random.pick(culture.forms[formByStyle[house.style]]);
  const { first, second, between } = random.pick(wordsFor(culture, house));
  const words = `${random.pick(first)}${between ?? ' '}${random.pick(second)}`;
  return dropRepeats(form.replace('*', words));
}

function wordsFor(culture: NameCulture, { kind, style }: NamedHouse): readonly NameWords[] {
  if (kind === 'beach') return style === 'city_hotel' ? culture.land : culture.sea;
  return kind === 'mountains' ? culture.heights : culture.land;
}

/** Words and form may both bring `Villa` or `House`: the first one stays. */
function dropRepeats(name: string): string {
  const seen = new Set<string>();
  const words = name.split(' ').filter((word) => {
    const isRepeat = word.length > 3 && seen.has(word);
    seen.add(word);
    return !isRepeat;
  });
  return words.join(' ');
}

function claimName(taken: NamesTaken, name: string): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name} ${numerals[count - 2] ?? count}`;
}
