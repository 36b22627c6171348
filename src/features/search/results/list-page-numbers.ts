/** Pages that a page links to: the first, the last, itself and its neighbours; null marks a gap. */
export function listPageNumbers(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => [...fillGap(numbers[at - 1] ?? number, number), number]);
}

/** A gap of one page is that page: an ellipsis would be no shorter. */
function fillGap(before: number, number: number): readonly (number | null)[] {
  if (number - before <= 1) return [];
  return number - before === 2 ? [before + 1] : [null];
}
