export { take } from './arena';
export { exploreHotel } from './facets';
export { cheapestRoutes, daysOf, flightsTo, pricesOf } from './flights';
export { boundAll, findCheapest, hasOffer, listOffered, priceHotel } from './hotels';
export { shapeRows } from './legs';
export { searchOptions } from './options';
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
