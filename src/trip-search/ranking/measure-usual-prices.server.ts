import { searchAnswers, usualPricePolicy } from '../../defaults.ts';
import { medianOf } from '../../domain/search/median-of.ts';
import { noFilters, type PricedOffer } from '../../domain/search/offer-query.ts';
import { type Day, dayOf, splitDay } from '../../domain/time/calendar-day.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { listDepartureAirports } from '../catalogue/list-departure-airports.ts';
import type { MeasuredPrice } from './usual-prices.ts';

interface Measurement {
  readonly offers: Pick<OffersPort, 'search'>;
  /** Everything that can be sold. */
  readonly catalogue: Catalogue;
  readonly homeCountry: string;
  readonly today: Day;
}

/**
 * What trips of people of a country usually cost: of some hotels of each region the cheapest week for two adults on fixed days of each month, and of these the
 * median, of the flights and of the night by itself. The hotels are spread evenly over their numbers, so that nobody chooses them. Regions and months with
 * fewer hotels on offer than `fewestHotels` are left out.
 * @returns minor units of the supply's currency
 */
export async function measureUsualPrices({
  offers,
  catalogue,
  homeCountry,
  today,
}: Measurement): Promise<readonly MeasuredPrice[]> {
  const home = listDepartureAirports(homeCountry, catalogue);
  const departureAirports = home.length > 0 ? home : catalogue.departures;
  const hotels = chooseHotels(catalogue);
  const found: PricedOffer[] = [];
  for (const day of listMeasuredDays(today)) {
    for (let first = 0; first < hotels.length; first += searchAnswers.hotelsAtOnce) {
      const { answer } = await offers.search({
        name: 'hotels',
        sort: 'rating',
        page: 1,
        pageSize: searchAnswers.hotelsAtOnce,
        withFacets: false,
        request: {
          kind: 'package',
          party: { adults: usualPricePolicy.adults, childrenBorn: [] },
          bookingDay: today,
          departure: { from: day, to: day },
          // A flight may arrive on the day after it departs.
          return: { from: day + usualPricePolicy.nights, to: day + usualPricePolicy.nights + 1 },
          nights: { from: usualPricePolicy.nights, to: usualPricePolicy.nights },
          departureAirports,
          arrivalAirports: null,
          destinations: null,
          hotels: hotels.slice(first, first + searchAnswers.hotelsAtOnce),
          filters: noFilters,
        },
      });
      found.push(...answer.hotels);
    }
  }
  return summarise(found, catalogue);
}

/** Some of each region, in ascending order. */
function chooseHotels({ hotels }: Catalogue): readonly number[] {
  const regions = Map.groupBy(hotels.values(), ({ regionId }) => regionId);
  return [...regions.values()].flatMap((all) => {
    const ids = all.map(({ id }) => id).sort((one, other) => one - other);
    const count = Math.min(ids.length, usualPricePolicy.hotelsPerRegion);
    return Array.from({ length: count }, (_, at) => ids[Math.floor((at * ids.length) / count)] as number);
  });
}

/** The next of each of the dates of each month, after today. */
function listMeasuredDays(today: Day): readonly Day[] {
  const { year, month } = splitDay(today);
  return Array.from({ length: 13 }, (_, after) => month + after)
    .flatMap((each) => usualPricePolicy.dates.map((date) => dayOf(year, each, date)))
    .filter((day) => day > today && day <= today + usualPricePolicy.days);
}

function summarise(offers: readonly PricedOffer[], { hotels }: Catalogue): readonly MeasuredPrice[] {
  const groups = Map.groupBy(offers, ({ key }) => {
    const { month } = splitDay(key.checkIn);
    return `${hotels.get(key.hotelId)?.regionId} ${month}`;
  });
  return [...groups].flatMap(([group, priced]) => {
    const [regionId = 0, month = 0] = group.split(' ').map(Number);
    if (new Set(priced.map(({ key }) => key.hotelId)).size < usualPricePolicy.fewestHotels) return [];
    const { adults, nights } = usualPricePolicy;
    const flights = Math.floor(medianOf(priced.map(({ outbound, inbound }) => outbound + inbound)) / adults);
    const night = Math.floor(medianOf(priced.map(({ stay }) => stay)) / (adults * nights));
    return night > 0 ? [{ regionId, month, flights, night }] : [];
  });
}
