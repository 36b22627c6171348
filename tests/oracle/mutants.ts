/** A deliberate error: in a file of the offer index one text is replaced by another. */
export interface Mutant {
  /** Name of a file in `src/offer-index`. */
  readonly file: string;
  /** Text that is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What is wrong then. */
  readonly what: string;
}

/** One for each rule that would be easy to get wrong: prices, ages, days, order of ties, bounds, and what updates must reach. */
export const mutants: readonly Mutant[] = [
  {
    file: 'compile-trip.ts',
    find: 'age >= ADULT_FARE_FROM_AGE',
    replace: 'age > ADULT_FARE_FROM_AGE',
    what: 'at twelve a child still flies for the child’s fare',
  },
  {
    file: 'compile-trip.ts',
    find: 'day > from && day <= to',
    replace: 'day > from && day < to',
    what: 'a birthday on the last day of departure goes unnoticed',
  },
  {
    file: 'compile-trip.ts',
    find: 'band < bands && percent < 0',
    replace: 'band < bands',
    what: 'of overlapping child bands the last one counts',
  },
  {
    file: 'compile-trip.ts',
    find: 'grown === 1 ? single',
    replace: 'adults === 1 ? single',
    what: 'an adult with a child in no band pays for single use',
  },
  {
    file: 'compile-trip.ts',
    find: 'firstDay + HORIZON_DAYS - (isPackage ? 1 : 0)',
    replace: 'firstDay + HORIZON_DAYS - 1',
    what: 'a stay without flights cannot end with the last night of the horizon',
  },
  {
    file: 'leg-fares.ts',
    find: 'as number) + 50) / 100',
    replace: 'as number)) / 100',
    what: 'the fare of a child is rounded down',
  },
  {
    file: 'leg-fares.ts',
    find: 'seatsOf(word) < season.seats',
    replace: 'seatsOf(word) <= season.seats',
    what: 'the last seats of a flight are never sold',
  },
  {
    file: 'fill-legs.ts',
    find: 'Math.max(firstDay, trip.return.from)',
    replace: 'firstDay',
    what: 'the party flies home before the first day of return',
  },
  {
    file: 'fill-legs.ts',
    find: '-((leg >>> OVERNIGHT_SHIFT) & 1) & NO_FLIGHT',
    replace: '0',
    what: 'an overnight flight arrives on the day it departs',
  },
  {
    file: 'stay-search.ts',
    find: 'least <= nights',
    replace: 'least < nights',
    what: 'a stay of just the minimum is refused',
  },
  {
    file: 'stay-search.ts',
    find: 'byArrival ? priced : priced & state',
    replace: 'priced & state',
    what: 'with allotment by arrival every night has to be for sale',
  },
  {
    file: 'stay-search.ts',
    find: 'checkIn < best.checkIn ||',
    replace: 'checkIn > best.checkIn ||',
    what: 'of stays at one price the latest is named',
  },
  {
    file: 'stay-search.ts',
    find: 'checkIn - bookingDay >= (records[at + 2] as number)',
    replace: 'checkIn - bookingDay > (records[at + 2] as number)',
    what: 'early booking asks for a day more than it says',
  },
  {
    file: 'stay-search.ts',
    find: 'rates[word] = Math.min(rate, next)',
    replace: 'rates[word] = rate',
    what: 'the bound on a stay’s price forgets the block in which it ends',
  },
  {
    file: 'plan-nights.ts',
    find: 'writeBit(memory, plan, day, word, false)',
    replace: 'void word',
    what: 'nights that enter the horizon are those of a year ago',
  },
  {
    file: 'plan-nights.ts',
    find: 'block = firstBlock; block <= lastBlock',
    replace: 'block = firstBlock; block < lastBlock',
    what: 'a cheaper rate does not reach the bound of its block',
  },
  {
    file: 'plan-nights.ts',
    find: 'if (moved !== 0) shiftSums',
    replace: 'if (moved === 0) shiftSums',
    what: 'a changed rate leaves the sums of later nights as they were',
  },
  {
    file: 'flight-rows.ts',
    find: 'old + rows - 1, start',
    replace: 'old + rows - 2, start',
    what: 'the last flight is lost when a route outgrows its run of rows',
  },
  {
    file: 'resolve-offer.ts',
    find: 'isByArrival(memory.planTraits[plan] as number) ? 1 : nights',
    replace: 'nights',
    what: 'with allotment by arrival a later night makes a stay on request',
  },
  {
    file: 'resolve-offer.ts',
    find: '(memory.flightId[one.outbound.row] as number) - (memory.flightId[other.outbound.row] as number) ||',
    replace: '',
    what: 'among flights at one price the outbound id does not decide',
  },
  {
    file: 'count-facets.ts',
    find: 'failed !== FAILS_CATEGORY && failed !== FAILS_RATING',
    replace: 'failed !== FAILS_CATEGORY',
    what: 'a hotel below the rating asked for counts nowhere',
  },
  {
    file: 'top-stays.ts',
    find: 'isTie && idOf(memory, found) > idOf(memory, into)',
    replace: 'isTie && idOf(memory, found) < idOf(memory, into)',
    what: 'of hotels at one price the highest id is named',
  },
  {
    file: 'find-on-map.ts',
    find: 'best.plan >= 0 || hasOffer(enquiry, hotel)',
    replace: 'best.plan >= 0',
    what: 'the map counts only the hotels it shows',
  },
  {
    file: 'find-options.ts',
    find: "arrival === 'next' ? 1 : 0",
    replace: '0',
    what: 'an overnight flight counts for the day of check-in',
  },
  {
    file: 'top-stays.ts',
    find: 'one.hotelId - other.hotelId',
    replace: 'other.hotelId - one.hotelId',
    what: 'at one price the list goes from high ids to low ones',
  },
  {
    file: 'apply-changes.ts',
    find: 'from + days > horizonEnd()',
    replace: 'from + days > horizonEnd() + 1',
    what: 'a night just beyond the horizon is accepted',
  },
  {
    file: 'plan-nights.ts',
    find: 'memory.nightBits.fill(0, row * NIGHT_WORDS, (row + 1) * NIGHT_WORDS);',
    replace: '',
    what: 'a plan that comes back still has its old nights',
  },
  {
    file: 'apply-changes.ts',
    find: 'memory.airlineChildPercent[row] = change.airline.childPercent;',
    replace: 'memory.airlineChildPercent[row] ||= change.airline.childPercent;',
    what: 'an airline’s new child fare never arrives',
  },
  {
    file: 'plan-nights.ts',
    find: 'rate * unit * (100 - highestDiscount(memory, record))',
    replace: 'rate * unit * 100',
    what: 'the bound on a hotel’s price leaves early booking out',
  },
  {
    file: 'apply-changes.ts',
    find: 'removeRows(memory, route, day, rows.first, rows.end);',
    replace: '',
    what: 'flights that enter the horizon are those of a year ago',
  },
  {
    file: 'apply-changes.ts',
    find: 'if (isListed && memory.hotelPlace[row] !== place)',
    replace: 'if (row < 0)',
    what: 'a hotel that moves stays in the list of its old place',
  },
  {
    file: 'flight-rows.ts',
    find: '(word & ~FARE_MASK) | fare',
    replace: 'word | fare',
    what: 'a new fare is mixed with the old one',
  },
  {
    file: 'apply-changes.ts',
    find: '(memory.airportVersion[airport] as number) + 1',
    replace: '(memory.airportVersion[airport] as number)',
    what: 'flight prices reckoned before stay in use when flights have changed',
  },
  {
    file: 'plan-nights.ts',
    find: 'refreshSampleBlock(memory, hotel, block % RING_BLOCKS);\n  }',
    replace: '}',
    what: 'what is known of a hotel’s first plan is not brought up to date',
  },
  {
    file: 'apply-changes.ts',
    find: 'day + HORIZON_DAYS >= ',
    replace: 'day + HORIZON_DAYS > ',
    what: 'a horizon that moves by just the slack of the ring loses the price of its last night',
  },
  {
    file: 'apply-changes.ts',
    find: '  refreshCheapestLeg(memory, route, day);\n  for',
    replace: '  for',
    what: 'the cheapest flight of a day stays what it was',
  },
  {
    file: 'cheapest-legs.ts',
    find: 'overnights !== 0 && overnights !== flights',
    replace: 'false',
    what: 'where some flights of a day arrive on the next, all are taken for one kind',
  },
  {
    file: 'cheapest-legs.ts',
    find: 'seatsOf(word) >= seats &&',
    replace: 'seats < 16 &&',
    what: 'the cheapest flight of a day is sold to more than it has seats for',
  },
  {
    file: 'sample-plans.ts',
    find: 'if (nights >= 7) return 2;',
    replace: 'if (nights >= 1) return 2;',
    what: 'a night is enough where a week is the minimum, when hotels are counted',
  },
  {
    file: 'sample-plans.ts',
    find: '(occupancies[bit >> 5] as number) | (1 << (bit & 31))',
    replace: '1 << (bit & 31)',
    what: 'only the occupancy of a hotel’s last plan is known',
  },
  {
    file: 'resolve-offer.ts',
    find: 'compare(flown, cheapest) < 0',
    replace: 'compare(flown, cheapest) > 0',
    what: 'of several routes at one price the last in order is named',
  },
  {
    file: 'cheapest-legs.ts',
    find: 'lowestFare[first / BLOCK_DAYS] = lowest',
    replace:
      'lowestFare[first / BLOCK_DAYS] = lowestFare[first / BLOCK_DAYS] === NO_FARE ? lowest : Math.max(lowest, lowestFare[first / BLOCK_DAYS] as number)',
    what: 'a fare that falls does not lower the bound of its block',
  },
  {
    file: 'cheapest-legs.ts',
    find: 'flights === 1 || airline === own ? own : -1',
    replace: 'own',
    what: 'a child flies for the share of another airline',
  },
  {
    file: 'cheapest-legs.ts',
    find: 'flights === 1 ? ALONE : 0',
    replace: 'flights >= 1 ? ALONE : 0',
    what: 'a day is given up when its cheapest flight is full',
  },
  {
    file: 'leg-costs.ts',
    find: 'dearest = dearestOf(costs, first, Math.min(last, shape.late - 1))',
    replace: 'dearest = Math.min(...costs)',
    what: 'a route is left out that is the cheapest on another day',
  },
  {
    file: 'leg-costs.ts',
    find: '(last < shape.late || bound > (costs[shape.late] as number))',
    replace: 'true',
    what: 'a route is left out that is the cheapest to arrive on the day after the last departure',
  },
  {
    file: 'leg-costs.ts',
    find: 'last < shape.late || hasAll(bits, shape.late, shape.late)',
    replace: 'true',
    what: 'nobody looks for the only flight that arrives on the day after the last departure',
  },
  {
    file: 'airline-tariffs.ts',
    find: '(fare * tariffs.leastChildPercent + 50)',
    replace: '(fare * 100 + 50)',
    what: 'the bound on a route’s price lets children pay in full',
  },
  {
    file: 'fill-legs.ts',
    find: 'leg >>> OVERNIGHT_SHIFT !== 0',
    replace: 'false',
    what: 'no flight of the last day is expected to arrive on the next',
  },
  {
    file: 'bound-hotel.ts',
    find: '(Math.min(rate, next) * weight * nightsFrom)',
    replace: '(rate * weight * nightsFrom)',
    what: 'the bound on a hotel’s price forgets the block in which a stay ends',
  },
  {
    file: 'bound-hotel.ts',
    find: '(lowest * weight * (nightsFrom + 1))',
    replace: '(lowest * weight * nightsTo)',
    what: 'the bound on a hotel’s price takes longer stays for the longest',
  },
  {
    file: 'bound-hotel.ts',
    find: 'if (weight < lowest) lowest = weight',
    replace: 'lowest = weight',
    what: 'the bound on a hotel’s price is that of its dearest room',
  },
  {
    file: 'find-destinations.ts',
    find: '(bounds[at] as number) <= best.total',
    replace: '(bounds[at] as number) < best.total',
    what: 'a hotel whose bound is the best price is not looked at',
  },
  {
    file: 'judge-hotel.ts',
    find: 'step = Math.min(length, nights - length)',
    replace: 'step = length',
    what: 'a hotel is ruled out that has no room for twice the nights',
  },
  {
    file: 'hotel-rows.ts',
    find: 'placeBox[at + 3] = Math.max(placeBox[at + 3] as number, longitude)',
    replace: 'placeBox[at + 3] = longitude',
    what: 'a place ends where the last of its hotels is',
  },
  {
    file: 'find-on-map.ts',
    find: ': east < box.west && west > box.east',
    replace: ': east < box.west || west > box.east',
    what: 'a map over the date line leaves out what is on one side of it',
  },
  {
    file: 'sample-plans.ts',
    find: 'if (longest > 7) return 0;',
    replace: 'if (longest > 22) return 0;',
    what: 'a hotel is ruled out whose minimum stay is longer than a week',
  },
  {
    file: 'sample-plans.ts',
    find: '(union[to + word] as number) | (read[word] as number)',
    replace: 'read[word] as number',
    what: 'a hotel is ruled out by its last plan',
  },
  {
    file: 'judge-hotel.ts',
    find: 'if (trip.includeOnRequest) return false;',
    replace: '',
    what: 'a hotel that sells on request alone is ruled out',
  },
];
