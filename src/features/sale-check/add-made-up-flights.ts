import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { FlightFacts } from '../../domain/search/supply-facts.ts';
import type { HotelGoods } from '../../ports/supply/hotel-goods-port.ts';

/** The trip that is asked for. */
export interface GateScope {
  readonly request: TripRequest;
  /** Airports of departure. */
  readonly departures: readonly string[];
}

/** Airline of flights that exist only in a question; a code that no airline has. */
const airline = { code: '00', childPercent: 0, infantFare: 0 };
/** The two highest numbers, which no importer generates for two flights of one route at once. */
const ids = [4_294_967_294, 4_294_967_295] as const;

/** Flights to every airport of the hotel on the day of departure, arriving on the day on which those of the day arrive. */
export function addOutbounds(goods: HotelGoods, { request, departures }: GateScope): HotelGoods {
  const [from] = departures;
  if (from === undefined) return goods;
  const { from: day } = request.departure;
  const { airports } = goods.hotel;
  const ofDay = goods.flights.filter(({ flight }) => flight.day === day && airports.includes(flight.to));
  const ways = ofDay.length === 0 ? [false] : [...new Set(ofDay.map(({ flight }) => flight.isOvernight))];
  return addFlights(
    goods,
    airports.flatMap((to) => ways.map((isOvernight) => buildFlight({ from, to, day, isOvernight }))),
  );
}

/** Flights home from every airport of the hotel, wherever a flight there begins. */
export function addInbounds(goods: HotelGoods, { request, departures }: GateScope): HotelGoods {
  const { airports } = goods.hotel;
  const origins = goods.flights.flatMap(({ flight }) => (airports.includes(flight.to) ? [flight.from] : []));
  const homes = [...new Set([...departures.slice(0, 1), ...origins])];
  const days = [request.return.from, request.return.to];
  return addFlights(
    goods,
    airports.flatMap((from) =>
      homes.flatMap((to) =>
        [...new Set(days)].map((day) => buildFlight({ from, to, day, isOvernight: false })),
      ),
    ),
  );
}

function addFlights(goods: HotelGoods, flights: readonly FlightFacts[]): HotelGoods {
  return {
    ...goods,
    airlines: [...goods.airlines.filter(({ code }) => code !== airline.code), airline],
    flights: [...goods.flights, ...flights.map((flight) => ({ flight, source: null }))],
  };
}

function buildFlight(route: Pick<FlightFacts, 'from' | 'to' | 'day' | 'isOvernight'>): FlightFacts {
  return {
    ...route,
    id: ids[route.isOvernight ? 1 : 0],
    airline: airline.code,
    number: 1,
    departure: 0,
    arrival: 0,
    stops: 0,
    cabin: 'economy',
    baggage: 'checked',
    fare: 1,
    seats: 1_000,
  };
}
