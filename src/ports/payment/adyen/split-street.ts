/** What Adyen takes where an address has no house number: an empty one is refused. */
const none = 'N/A';

/** A number as it is written behind a street, with letters and ranges: `5`, `12 b`, `3-5`, `7/2`. */
const behind = /^(?<street>.*\p{L}.*?)[\s,]+(?<house>\d+\s?\p{L}?(?:\s?[-/]\s?\d+\s?\p{L}?)*)$/u;
/** The same in front of one, as in France and Britain: `12 bis, rue de la Paix`. */
const before = /^(?<house>\d+(?:\p{L}|\s(?:bis|ter|quater))?(?:-\d+)?)[\s,]+(?<street>\p{L}.*)$/iu;

/** Street and house number of an address line: Adyen takes them apart from each other. */
export function splitStreet(line: string): { readonly street: string; readonly houseNumberOrName: string } {
  const { street = line.trim(), house = none } =
    (behind.exec(line.trim()) ?? before.exec(line.trim()))?.groups ?? {};
  return { street, houseNumberOrName: house };
}
