/** What a painted hotel lives from: a word of its seed, followed by its full stars (`resort4`). */
export const HOUSE_WORDS = [
  'resort',
  'family',
  'club',
  'boutique',
  'city',
  'flats',
  'country',
  'spa',
  'chalet',
] as const;

export type HouseWord = (typeof HOUSE_WORDS)[number];

export interface PaintedHouse {
  readonly word: HouseWord;
  /** 0 to 5; 0 is a house without stars. */
  readonly stars: number;
}

const HOUSE = new RegExp(`^(${HOUSE_WORDS.join('|')})([0-5])$`);

/** The house that a seed names, or null. */
export function findPaintedHouse(seed: string): PaintedHouse | null {
  for (const part of seed.split('-')) {
    const [, name, stars] = HOUSE.exec(part) ?? [];
    const word = HOUSE_WORDS.find((each) => each === name);
    if (word !== undefined) return { word, stars: Number(stars) };
  }
  return null;
}
