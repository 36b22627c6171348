export { take } from './arena';
export { exploreHotel } from './facets';
export { cheapestRoutes, daysOf, flightsTo, pricesOf } from './flights';
export { boundAll, findCheapest, hasOffer, listOffered, priceHotel } from './hotels';
export { searchOptions } from './options';
export { shapeRows } from './route-rows';
export {
  canStay,
  checkInOfBest,
  keepBest,
  nightsOfBest,
  planOfBest,
  priceStay,
  priceStays,
  totalOfBest,
} from './stays';
export * from './tables';
export { beginQuestion, openThread } from './thread';
