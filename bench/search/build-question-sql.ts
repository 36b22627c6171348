import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import { ratingThresholds, type TripRequest } from '../../src/domain/search/offer-query.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { buildFlightsSql, type FlightKey } from './build-flights-sql.ts';
import { describeSeasons } from './describe-seasons.ts';
import type { Dialect, Statement } from './dialect.ts';
import { blockDays, type PeerRegisters } from './peer-tables.ts';

/**
 * A question in SQL, by all rules of `supply-facts.ts`. Each answer row is (kind, id, count, total), see `format-answer.ts`.
 * @throws Error for what no question of the mix asks
 */
export function buildQuestionSql(dialect: Dialect, registers: PeerRegisters, query: OfferQuery): Statement {
  switch (query.name) {
    case 'destinations':
      return dialect.finish(buildDestinationsSql(dialect, registers, query));
    case 'hotels':
      return dialect.finish(buildListSql(dialect, registers, query));
    case 'map':
      return dialect.finish(buildMapSql(dialect, registers, query));
    case 'options':
      return dialect.finish(buildOptionsSql(dialect, registers, query));
    default:
      throw new Error(`Not in the mix: ${query.name}`);
  }
}

function buildDestinationsSql(
  dialect: Dialect,
  registers: PeerRegisters,
  { request, level }: OfferQuery<'destinations'>,
): string {
  if (level !== 'region') throw new Error('Only regions are in the mix');
  const selection = selectHotels(dialect, registers, request);
  return `${buildTripSql(dialect, registers, request, { ...selection, key: null, withStops: false })},
offered AS (
  SELECT b.region_id, b.hotel_id, MIN(${buildTotalSql(dialect, registers, request)}) AS total
  ${buildStaysSql(dialect, registers, request, selection)}
  GROUP BY b.region_id, b.hotel_id
)
SELECT 'place' AS kind, region_id AS id, COUNT(*) AS count, MIN(total) AS total FROM offered GROUP BY region_id`;
}

function buildMapSql(dialect: Dialect, registers: PeerRegisters, query: OfferQuery<'map'>): string {
  const { request, box, limit } = query;
  const inside = [...registers.hotels.values()].filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
  const airports = [...new Set(inside.flatMap(({ airportSet }) => registers.airportSets[airportSet] ?? []))];
  const where = dialect.isInBox(
    box,
    inside.map(({ id }) => id),
  );
  return `${buildTripSql(dialect, registers, request, { airports, key: null, withStops: false })},
offered AS ${dialect.materialized} (
  SELECT b.hotel_id, MIN(${buildTotalSql(dialect, registers, request)}) AS total
  ${buildStaysSql(dialect, registers, request, { where: [where, ...filterHotels(dialect, request)] })}
  GROUP BY b.hotel_id
)
(SELECT 'hotel' AS kind, hotel_id AS id, 0 AS count, total FROM offered ORDER BY total, hotel_id LIMIT ${limit})
UNION ALL SELECT 'total', 0, COUNT(*), 0 FROM offered`;
}

function buildOptionsSql(
  dialect: Dialect,
  registers: PeerRegisters,
  { request, by }: OfferQuery<'options'>,
): string {
  const key: FlightKey = by === 'airport' ? 'origin' : by === 'nights' ? null : 'departure';
  const selection = selectHotels(dialect, registers, request);
  const column = by === 'nights' ? 'f.nights' : 'f.key';
  return `${buildTripSql(dialect, registers, request, { ...selection, key, withStops: false })}
SELECT 'option' AS kind, ${column} AS id, 0 AS count, MIN(${buildTotalSql(dialect, registers, request)}) AS total
${buildStaysSql(dialect, registers, request, selection)}
GROUP BY ${column}`;
}

/** A page, the total, and the facets from one look at the plans of all hotels that fail no more than one filter. */
function buildListSql(dialect: Dialect, registers: PeerRegisters, query: OfferQuery<'hotels'>): string {
  const { request, sort, page, pageSize, withFacets } = query;
  if (!withFacets || sort === 'category') throw new Error('Lists of the mix have facets, by price or rating');
  const { filters } = request;
  const failed = `CASE WHEN ${isOf('category', filters.categories)} THEN 0 ELSE 1 END + CASE WHEN b.rating >= ${filters.minRating ?? 0} THEN 0 ELSE 2 END`;
  const isBoard = isOf(
    'board',
    filters.boards.map((board) => boards.indexOf(board)),
  );
  const isRoom = isOf(
    'room_type',
    filters.roomTypes.map((type) => roomTypes.indexOf(type)),
  );
  const order = sort === 'price' ? 'total, hotel_id' : 'rating DESC, hotel_id';
  const { airports, where } = selectHotels(dialect, registers, {
    ...request,
    filters: { ...filters, categories: [], minRating: null, boards: [], roomTypes: [] },
  });
  const isFree = `f.check_in - ${dialect.integer(request.bookingDay - registers.today)} >= b.free_days`;
  return `${buildTripSql(dialect, registers, request, { airports, key: null, withStops: true })},
sold AS ${dialect.materialized} (
  SELECT b.hotel_id, b.category, b.rating, b.attributes, b.board, b.room_type, ${failed} AS failed, ${isBoard} AS is_board, ${isRoom} AS is_room,
    MIN(${buildTotalSql(dialect, registers, request)}) AS total, COUNT(f.direct) > 0 AS direct, COUNT(f.one_stop) > 0 AS one_stop,
    COALESCE(BOOL_OR(${isFree} AND f.cost IS NOT NULL), false) AS is_free
  ${buildStaysSql(dialect, registers, request, { where: [...where, `NOT (${failed} = 3)`, `(${isBoard} OR ${isRoom})`] })}
  GROUP BY b.plan_id, b.hotel_id, b.category, b.rating, b.attributes, b.board, b.room_type
),
offered AS ${dialect.materialized} (
  SELECT hotel_id, category, rating, attributes, failed, MIN(total) AS total
  FROM sold WHERE is_board AND is_room AND total IS NOT NULL
  GROUP BY hotel_id, category, rating, attributes, failed
),
listed AS ${dialect.materialized} (SELECT * FROM offered WHERE failed = 0)
(SELECT 'hotel' AS kind, hotel_id AS id, rating AS count, total FROM listed ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})
UNION ALL SELECT 'total', 0, COUNT(*), 0 FROM listed
UNION ALL SELECT 'category', category, COUNT(*), 0 FROM offered WHERE failed IN (0, 1) GROUP BY category
UNION ALL SELECT 'rating', least, COUNT(*), 0 FROM offered JOIN ${thresholds} ON rating >= least WHERE failed IN (0, 2) GROUP BY least
UNION ALL SELECT 'attribute', bit, COUNT(*), 0 FROM listed JOIN ${attributePlaces} ON ((attributes >> bit::integer) & 1) = 1 GROUP BY bit
UNION ALL SELECT 'board', board, COUNT(DISTINCT hotel_id), 0 FROM sold WHERE failed = 0 AND is_room AND total IS NOT NULL GROUP BY board
UNION ALL SELECT 'room', room_type, COUNT(DISTINCT hotel_id), 0 FROM sold WHERE failed = 0 AND is_board AND total IS NOT NULL GROUP BY room_type
UNION ALL SELECT 'stops', 0, COUNT(DISTINCT hotel_id), 0 FROM sold WHERE failed = 0 AND is_board AND is_room AND direct
UNION ALL SELECT 'stops', 1, COUNT(DISTINCT hotel_id), 0 FROM sold WHERE failed = 0 AND is_board AND is_room AND one_stop
UNION ALL SELECT 'free', 0, COUNT(DISTINCT hotel_id), 0 FROM sold WHERE failed = 0 AND is_board AND is_room AND is_free`;
}

const thresholds = `(VALUES ${ratingThresholds.map((rating) => `(${rating})`).join(', ')}) AS r(least)`;
const attributePlaces = `generate_series(0, ${hotelAttributes.length - 1}) AS a(bit)`;

const isOf = (column: string, wanted: readonly number[]): string =>
  wanted.length === 0 ? 'true' : `(b.${column} IN (${wanted.join(', ')}))`;

interface Selection {
  readonly where: readonly string[];
  readonly airports: readonly number[] | null;
}

/** Conditions on hotels, and the airports they are reached from where there are few. */
function selectHotels(dialect: Dialect, registers: PeerRegisters, request: TripRequest): Selection {
  const { destinations, hotels } = request;
  const filters = filterHotels(dialect, request);
  if (destinations === null && hotels === null) return { where: filters, airports: null };
  const chosen = [...registers.hotels.values()].filter(
    ({ id, regionId }) => (hotels ?? [id]).includes(id) && (destinations ?? [regionId]).includes(regionId),
  );
  const airports = [...new Set(chosen.flatMap(({ airportSet }) => registers.airportSets[airportSet] ?? []))];
  const where =
    hotels !== null
      ? dialect.isOneOf('b.hotel_id', hotels)
      : dialect.isOneOf('b.region_id', destinations ?? []);
  return { where: [where, ...filters], airports };
}

function filterHotels(dialect: Dialect, { filters }: TripRequest): string[] {
  const { categories, minRating, attributes } = filters;
  const wanted = attributes.reduce((bits, name) => bits + 2 ** hotelAttributes.indexOf(name), 0);
  return [
    ...(wanted > 0 ? [`(b.attributes & ${wanted}) = ${wanted}`] : []),
    ...(categories.length > 0 ? [isOf('category', categories)] : []),
    ...(minRating !== null ? [`b.rating >= ${dialect.integer(minRating)}`] : []),
    ...(filters.boards.length > 0
      ? [
          isOf(
            'board',
            filters.boards.map((board) => boards.indexOf(board)),
          ),
        ]
      : []),
    ...(filters.roomTypes.length > 0
      ? [
          isOf(
            'room_type',
            filters.roomTypes.map((type) => roomTypes.indexOf(type)),
          ),
        ]
      : []),
  ];
}

function buildTripSql(
  dialect: Dialect,
  registers: PeerRegisters,
  request: TripRequest,
  options: { airports: readonly number[] | null; key: FlightKey; withStops: boolean },
): string {
  const seasons = describeSeasons(request, registers);
  return `WITH ${buildFlightsSql(dialect, registers, { request, seasons, ...options })}`;
}

/** The stays that can be booked with the flights they go with. */
function buildStaysSql(
  dialect: Dialect,
  { today }: PeerRegisters,
  { kind, departure }: TripRequest,
  { where }: Pick<Selection, 'where'>,
): string {
  const first = Math.floor((departure.from - today) / blockDays);
  const last = Math.floor((departure.to + 1 - today) / blockDays);
  return `FROM stay_block b
  JOIN flying f ON f.block = b.block${kind === 'package' ? ' AND f.airport_set = b.airport_set' : ''}
  JOIN weight w ON w.season = f.season AND w.occupancy = b.occupancy
  WHERE ${[`b.block BETWEEN ${dialect.integer(first)} AND ${dialect.integer(last)}`, '((b.stays[f.slot] >> f.nights::integer) & 1) = 1', ...where].join('\n    AND ')}`;
}

/** Price of one stay with its flights: rounded once, halves up. */
function buildTotalSql(dialect: Dialect, { today }: PeerRegisters, { bookingDay }: TripRequest): string {
  const booked = dialect.integer(bookingDay - today);
  const discount = (name: string) =>
    `CASE WHEN b.${name}_until >= ${booked} AND f.check_in - ${booked} >= b.${name}_ahead AND f.check_in BETWEEN b.${name}_from AND b.${name}_to THEN b.${name}_percent ELSE 0 END`;
  const rates = '(b.sums[f.slot + f.nights] - b.sums[f.slot])::bigint';
  const scaled = `${rates} * b.rate_unit * w.percent * (100 - GREATEST(${discount('first')}, ${discount('second')})) + 5000`;
  return `${dialect.quotient(scaled, '10000')} + f.cost`;
}
