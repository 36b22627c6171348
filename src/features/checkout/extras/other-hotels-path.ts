/**
 * The list of hotels for the search that led to a hotel (FLOW-022): the hotel's path, as a trip keeps it, carries that
 * search with the chosen offer.
 * @param list path of the result list
 */
export function findOtherHotels(hotelPath: string, list: string): string {
  const search = new URLSearchParams(hotelPath.split('?')[1]);
  search.delete('offer');
  return search.size === 0 ? list : `${list}?${search}`;
}
