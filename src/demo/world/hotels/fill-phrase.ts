/** A phrase with its values in place of `{word}`. @throws RangeError for a word without a value */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new RangeError(`The phrase "${phrase}" asks for what nobody has: ${word}`);
    return value;
  });
}
