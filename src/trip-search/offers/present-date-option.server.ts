import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { DateOption, OptionFacts } from './date-option.ts';
import { encodeOfferId } from './offer-id.server.ts';
import { payablePerPerson, payableTotal } from './present-offer.server.ts';

/**
 * A choice of other dates as pages bring it along: of its cheapest offer no more than is shown.
 * @param airport what is said of an airport, where the choice is one
 */
export function presentDateOption(
  visit: Pick<SearchVisit, 'memberPercent' | 'catalogue' | 'language'>,
  { value, cheapest }: { readonly value: string; readonly cheapest: PricedOffer },
  party: Party,
  airport: Pick<DateOption, 'label' | 'countryCode' | 'isSearched'> = {},
): DateOption {
  return {
    value,
    ...airport,
    facts: presentFacts(visit, cheapest),
    offerId: encodeOfferId(cheapest.key),
    amount: payablePerPerson(visit, cheapest, party),
    total: payableTotal(visit, cheapest),
  };
}

function presentFacts(
  { catalogue, language }: Pick<SearchVisit, 'catalogue' | 'language'>,
  { key: { checkIn, nights, outbound }, terms }: PricedOffer,
): OptionFacts {
  const code = outbound?.from;
  const name = code === undefined ? undefined : catalogue.airports.get(code)?.name[language];
  return {
    airport: code === undefined ? null : { code, name: name ?? code },
    departure: formatDay(outbound?.day ?? checkIn),
    nights,
    board: terms.board,
  };
}
