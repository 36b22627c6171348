export { take } from './arena';
export { cheapestRoutes, daysOf, flightsTo, pricesOf, provenDaysOf } from './flights';
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
  startBest,
  totalOfBest,
  whichExist,
} from './stays';
export * from './tables';
export { beginQuestion, openThread } from './thread';
