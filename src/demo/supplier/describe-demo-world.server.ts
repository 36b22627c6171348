import { describeWorld } from '../world/build-world.server.ts';
import { buildHotelProfile } from '../world/hotels/build-hotel-profile.server.ts';
import { buildHotelReviews } from '../world/hotels/build-hotel-reviews.server.ts';
import type { DescribeWorld } from './store/world-supply.server.ts';

/** The demo world as something to sell. */
export const describeDemoWorld: DescribeWorld = (parameters) => {
  const world = describeWorld(parameters);
  return {
    places: world.places,
    airlines: world.airlines.map(({ code, name }) => ({ code, name })),
    hotels: () => world.hotels(),
    everything: () => world.everything(),
    daysOnSale: (days) => world.daysOnSale(days),
    buildProfile: (hotel) => buildHotelProfile(hotel, world.places),
    buildReviews: buildHotelReviews,
  };
};
