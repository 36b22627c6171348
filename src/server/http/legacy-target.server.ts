import { buildPath, type Query, type RouteMatch } from '../../url.ts';

/**
 * The address that replaced a legacy one, query kept (ROUTE-019): hotel leads to the hotel, flight to the hotel with the
 * flight changer open. Null for routes that are not legacy, and for those whose destinations are not known yet.
 */
export function findLegacyTarget({ name, params }: RouteMatch, { searchParams }: URL): string | null {
  const query: Record<string, string[]> = {};
  for (const key of new Set(searchParams.keys())) query[key] = searchParams.getAll(key);
  if (name === 'rah_legacy_hoteldetail') return buildHotelPath(params, query);
  if (name === 'rah_legacy_flightchanger') return buildHotelPath(params, { ...query, flightChanger: 'open' });
  return null;
}

function buildHotelPath(params: RouteMatch['params'], query: Query): string {
  const { _locale = '', slugPath = '', slugName = '', g = '' } = params;
  return buildPath('hoteldetail', { _locale, slugPath, slugName, g }, query);
}
