import type { TripRequest } from '../../src/domain/search/offer-query.ts';
import { cabins } from '../../src/domain/search/supply-facts.ts';
import type { PeerSeason } from './describe-seasons.ts';
import type { Dialect } from './dialect.ts';
import { blockDays, type PeerRegisters } from './peer-tables.ts';

/** What prices of flights are grouped by, in addition to airports, day of check-in and nights. */
export type FlightKey = 'departure' | 'origin' | null;

export interface FlightsQuery {
  readonly request: TripRequest;
  readonly seasons: readonly PeerSeason[];
  readonly key: FlightKey;
  /** Also returns whether there are flights without stops, and with at most one. */
  readonly withStops: boolean;
  /** Numbers of the airports that can matter; null for all. */
  readonly airports: readonly number[] | null;
}

/**
 * Common table expressions up to `flying`: the cheapest flights there and back for the party, by set of airports, season, day of check-in
 * and nights, with the place of the day in the tables of stays.
 */
export function buildFlightsSql(dialect: Dialect, registers: PeerRegisters, query: FlightsQuery): string {
  const season = buildSeasonsSql(dialect, query.seasons);
  if (query.request.kind === 'hotel-only') return `${season},\n${buildDaysSql(dialect, registers, query)}`;
  const costs = query.withStops ? ['cost', 'direct', 'one_stop'] : ['cost'];
  const key = query.key === null ? [] : ['key'];
  const { nights } = query.request;
  const length =
    nights.from === nights.to
      ? `i.check_out = o.check_in + ${dialect.integer(nights.from)}`
      : `i.check_out BETWEEN o.check_in + ${dialect.integer(nights.from)} AND o.check_in + ${dialect.integer(nights.to)}`;
  return `${season},
${buildLegSql(dialect, registers, query, 'outbound')},
${buildLegSql(dialect, registers, query, 'inbound')},
pair AS (
  SELECT ${['o.season', 'o.airport', ...key.map((name) => `o.${name}`), 'o.check_in'].join(', ')}, i.check_out - o.check_in AS nights,
    ${costs.map((cost) => `MIN(o.${cost} + i.${cost}) AS ${cost}`).join(', ')}
  FROM outbound o JOIN inbound i ON i.season = o.season AND i.airport = o.airport AND i.origin = o.origin AND ${length}
  GROUP BY ${['o.season', 'o.airport', ...key.map((name) => `o.${name}`), 'o.check_in'].join(', ')}, i.check_out - o.check_in
),
flying AS ${dialect.materialized} (
  SELECT ${['season', 'airport_set', ...key, 'check_in', 'nights'].join(', ')}, ${place('check_in')},
    ${costs.map((cost) => `MIN(${cost}) AS ${cost}`).join(', ')}
  FROM pair JOIN set_airport USING (airport)
  GROUP BY ${['season', 'airport_set', ...key, 'check_in', 'nights'].join(', ')}
)`;
}

/** Where a day lies in `stay_block`: its block and its place there, counted from 1. */
const place = (day: string): string => `${day} >> 5 AS block, (${day} & ${blockDays - 1}) + 1 AS slot`;

function buildSeasonsSql(dialect: Dialect, seasons: readonly PeerSeason[]): string {
  const columns = ['season', 'first_day', 'last_day', 'adults', 'children', 'infants', 'seats'];
  const rows = seasons.map((season) => [
    season.number,
    season.from,
    season.to,
    season.adults,
    season.children,
    season.infants,
    season.seats,
  ]);
  const weights = seasons.flatMap(({ number, weights }) =>
    weights.flatMap((weight, occupancy) => (weight === null ? [] : [[number, occupancy, weight]])),
  );
  return `season AS ${dialect.materialized} (SELECT * FROM ${dialect.relation('s', columns, rows)}),
weight AS ${dialect.materialized} (SELECT * FROM ${dialect.relation('w', ['season', 'occupancy', 'percent'], weights)})`;
}

/** Prices of single flights for the party, the cheapest for each pair of airports and day. */
function buildLegSql(
  dialect: Dialect,
  { today, airports }: PeerRegisters,
  query: FlightsQuery,
  leg: 'outbound' | 'inbound',
): string {
  const { departure, nights, return: back, departureAirports, filters } = query.request;
  const isOutbound = leg === 'outbound';
  const [origin, airport] = isOutbound ? ['origin', 'destination'] : ['destination', 'origin'];
  const first = isOutbound ? departure.from : Math.max(back.from, departure.from + nights.from);
  const last = isOutbound ? departure.to : Math.min(back.to, departure.to + 1 + nights.to);
  const key =
    isOutbound && query.key !== null ? [`f.${query.key === 'departure' ? 'day' : origin} AS key`] : [];
  const day = isOutbound ? 'f.day + f.overnight AS check_in' : 'f.day AS check_out';
  const selected = ['s.season', `f.${origin} AS origin`, `f.${airport} AS airport`, day, ...key];
  const conditions = [
    `f.day BETWEEN ${dialect.integer(first - today)} AND ${dialect.integer(last - today)}`,
    ...(isOutbound ? ['f.day BETWEEN s.first_day AND s.last_day'] : []),
    `f.cabin = ${cabins.indexOf(filters.cabin)}`,
    'f.seats >= s.seats',
  ];
  const mostStops =
    query.withStops && filters.maxStops !== null ? Math.max(1, filters.maxStops) : filters.maxStops;
  if (mostStops !== null) conditions.push(`f.stops <= ${mostStops}`);
  if (departureAirports !== null) {
    const numbers = departureAirports.map((code) => airports.get(code) ?? -1);
    conditions.push(dialect.isOneOf(`f.${origin}`, numbers));
  }
  if (query.airports !== null) conditions.push(dialect.isOneOf(`f.${airport}`, query.airports));
  return `${leg} AS (
  SELECT ${selected.join(', ')}, ${listCosts(dialect, query).join(', ')}
  FROM flight f CROSS JOIN season s
  WHERE ${conditions.join(' AND ')}
  GROUP BY ${selected.map((column) => column.replace(/ AS .*/, '')).join(', ')}
)`;
}

function listCosts(dialect: Dialect, { withStops, request }: FlightsQuery): string[] {
  const price = `f.fare * s.adults + ${dialect.quotient('f.fare * f.child_percent + 50', '100')} * s.children + f.infant_fare * s.infants`;
  if (!withStops) return [`MIN(${price}) AS cost`];
  const { maxStops } = request.filters;
  const stopsFilter = maxStops === null ? '' : ` FILTER (WHERE f.stops <= ${maxStops})`;
  return [
    `MIN(${price})${stopsFilter} AS cost`,
    `MIN(${price}) FILTER (WHERE f.stops = 0) AS direct`,
    `MIN(${price}) FILTER (WHERE f.stops <= 1) AS one_stop`,
  ];
}

/** Hotel-only: the days and nights that the request allows, at no cost. */
function buildDaysSql(dialect: Dialect, { today }: PeerRegisters, query: FlightsQuery): string {
  const { departure, nights, return: back } = query.request;
  const days = `generate_series(${dialect.integer(departure.from - today)}, ${dialect.integer(departure.to - today)})`;
  const lengths = `generate_series(${dialect.integer(nights.from)}, ${dialect.integer(nights.to)})`;
  const stops = query.withStops ? ', 0 AS direct, 0 AS one_stop' : '';
  return `flying AS ${dialect.materialized} (
  SELECT season, d.check_in AS key, d.check_in, n.nights, ${place('d.check_in')}, 0 AS cost${stops}
  FROM season, ${days} AS d(check_in), ${lengths} AS n(nights)
  WHERE d.check_in BETWEEN first_day AND last_day
    AND d.check_in + n.nights BETWEEN ${dialect.integer(back.from - today)} AND ${dialect.integer(back.to - today)}
)`;
}
