/** Formats a number of miles as the shop writes whole amounts (PRICE-015, VALID-049): '7.500'. */
export function formatMiles(points: number): string {
  return String(points).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
