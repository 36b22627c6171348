/**
 * Returns the result list for the search that led to a hotel (FLOW-022). The hotel's path in the trip contains that
 * search and the chosen offer.
 * @param list path of the result list
 */
export function buildOtherHotelsPath(hotelPath: string, list: string): string {
  const search = new URLSearchParams(hotelPath.split('?')[1]);
  search.delete('offer');
  return search.size === 0 ? list : `${list}?${search}`;
}
