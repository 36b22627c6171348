import type { DescribeWorld } from './world-supply.server.ts';

/** Nothing at all: the world of a shop that sells its operator's own goods. It has 0 hotels. */
export const describeEmptyWorld: DescribeWorld = () => ({
  places: { destinations: [], airports: [], cities: [] },
  airlines: [],
  hotels: () => [],
  everything: () => [],
  daysOnSale: () => [],
  buildProfile({ card }) {
    throw new RangeError(`Hotel ${card.id} is of no world`);
  },
  buildReviews: () => [],
});
