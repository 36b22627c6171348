/** True for the place of a table of the operator; every other place is one of the bank's file. */
export function isRateTable(place: string): boolean {
  return place.endsWith('.json');
}
