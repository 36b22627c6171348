/** A value that can be chosen, with the hotels the list would have. */
export interface CountedChoice {
  readonly value: string;
  readonly hotels: number;
}

/**
 * Returns the values of a filter to show: those that leave hotels, and the active ones, so that the shopper can remove
 * a value that leaves none.
 * @param facets in the order in which they are shown
 * @param order all possible values, to place an active one that leaves no hotel; unknown ones come last
 */
export function listChoices(
  facets: readonly { readonly value: string | number; readonly hotels: number }[],
  chosen: readonly string[],
  order: readonly string[],
): readonly CountedChoice[] {
  const counted = facets.map(({ value, hotels }) => ({ value: String(value), hotels }));
  const empty = chosen
    .filter((value) => !counted.some((choice) => choice.value === value))
    .map((value) => ({ value, hotels: 0 }));
  const placeOf = ({ value }: CountedChoice) => {
    const place = order.indexOf(value);
    return place < 0 ? order.length : place;
  };
  return [...counted, ...empty].sort((a, b) => placeOf(a) - placeOf(b));
}
