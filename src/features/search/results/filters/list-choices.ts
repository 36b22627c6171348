/** A value that can be chosen, with the hotels the list would have. */
export interface Choice {
  readonly value: string;
  readonly hotels: number;
}

/**
 * The values of a filter that are worth a control: those that leave hotels, and those that are on, which must be able to go
 * off again even where they leave none.
 * @param facets in the order in which they are shown
 * @param order every value there is, for the place of one that leaves no hotel; others stand at the end
 */
export function listChoices(
  facets: readonly { readonly value: string | number; readonly hotels: number }[],
  chosen: readonly string[],
  order: readonly string[],
): readonly Choice[] {
  const counted = facets.map(({ value, hotels }) => ({ value: String(value), hotels }));
  const empty = chosen
    .filter((value) => !counted.some((choice) => choice.value === value))
    .map((value) => ({ value, hotels: 0 }));
  const placeOf = ({ value }: Choice) => {
    const place = order.indexOf(value);
    return place < 0 ? order.length : place;
  };
  return [...counted, ...empty].sort((a, b) => placeOf(a) - placeOf(b));
}
