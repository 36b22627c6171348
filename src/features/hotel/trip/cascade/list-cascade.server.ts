import type { z } from 'zod';
import { parseDay } from '../../../../domain/time/calendar-day.ts';
import { compareNames } from '../../../../domain/words/join-names.ts';
import { answered, invalid, type Outcome } from '../../../../site/outcome.ts';
import { readMonth } from '../../../../trip-search/address/calendar-month.ts';
import { ANY_AIRPORT, type SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import {
  atAnyTime,
  type ColumnChoice,
  type FoundOptions,
  listOptions,
  type OptionsQuery,
} from '../../../../trip-search/offers/list-options.server.ts';
import { encodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import { presentDateOption } from '../../../../trip-search/offers/present-date-option.server.ts';
import { presentOffer, presentPrice } from '../../../../trip-search/offers/present-offer.server.ts';
import { readHotelRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { cascadeSchema, dropdownCascadeSchema } from '../model/cascade-schema.ts';
import type { CascadeColumnName } from '../model/cascade-slice.ts';

export interface CascadeSelection extends ColumnChoice {
  /** `YYYY-MM`; needed for the dates. */
  readonly month?: string | undefined;
}

const optionColumns = { los: 'nights', airports: 'airport', months: 'month', dates: 'date' } as const;

/**
 * One column of the cascade: each value with the hotel's cheapest offer, given what was chosen in the columns before it
 * (SAPI-031 to SAPI-034). A column never narrows itself; months and dates look at the whole coming year.
 */
export async function listCascade(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  column: CascadeColumnName,
  choice: CascadeSelection,
): Promise<Outcome<z.infer<typeof cascadeSchema>>> {
  const found = await findColumn(visit, hotelId, params, column, choice);
  if (!found.ok) return found;
  const { options, party, known } = found.value;
  const detailsOf = describeAirports(visit, hotelId, params, column);
  return answered({
    options: options.map(({ value, cheapest }) => ({
      value,
      label: labelOf(visit, column, value),
      ...detailsOf(value),
      offer: presentOffer(visit, cheapest, party, known),
    })),
  });
}

/** The same columns as short lists, for a dropdown (SAPI-035, SAPI-036). */
export async function listDropdownCascade(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  column: 'los' | 'airports',
  choice: CascadeSelection,
): Promise<Outcome<z.infer<typeof dropdownCascadeSchema>>> {
  const found = await findColumn(visit, hotelId, params, column, choice);
  if (!found.ok) return found;
  const { options, party, known } = found.value;
  const detailsOf = describeAirports(visit, hotelId, params, column);
  return answered({
    options: options.map(({ value, cheapest }) => ({
      value,
      label: labelOf(visit, column, value),
      ...detailsOf(value),
      offerId: encodeOfferId(cheapest.key),
      price: presentPrice(visit, cheapest, party, known),
    })),
  });
}

/** A column as a page brings it along: only what is shown. None where there is nothing to choose from. */
export async function listDateOptions(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  column: CascadeColumnName,
  choice: CascadeSelection,
): Promise<readonly DateOption[]> {
  const found = await findColumn(visit, hotelId, params, column, choice);
  if (!found.ok) return [];
  const { options, party } = found.value;
  const detailsOf = describeAirports(visit, hotelId, params, column);
  return options.map((option) =>
    presentDateOption(visit, option, party, {
      ...(column === 'airports' ? { label: labelOf(visit, column, option.value) } : {}),
      ...detailsOf(option.value),
    }),
  );
}

/** Of an airport its country, and whether the search departs from it, said or not; of other values nothing. */
function describeAirports(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  column: CascadeColumnName,
): (value: string) => Pick<DateOption, 'countryCode' | 'isSearched'> {
  if (column !== 'airports') return () => ({});
  const read = readHotelRequest(visit, hotelId, params);
  const searched = read.ok ? read.value.request.departureAirports : null;
  return (code) => {
    const countryCode = visit.catalogue.airports.get(code)?.countryCode;
    return {
      ...(countryCode === undefined ? {} : { countryCode }),
      isSearched: searched?.includes(code) ?? true,
    };
  };
}

async function findColumn(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  column: CascadeColumnName,
  { los, from, month }: CascadeSelection,
): Promise<Outcome<FoundOptions>> {
  const optionsQuery = { hotelId, params, choice: { los, from }, by: optionColumns[column] };
  switch (column) {
    case 'los':
      return listOptions(visit, { ...optionsQuery, ...atAnyLength(params), choice: { los: '-1', from } });
    case 'airports': {
      const length = los === undefined ? { params } : atAnyLength(params);
      return orderAirports(
        visit,
        await listOptions(visit, { ...optionsQuery, ...length, choice: { los, from: ANY_AIRPORT } }),
      );
    }
    case 'months':
      return listOptions(visit, { ...optionsQuery, params: atAnyTime(params) });
    case 'dates': {
      const departure = readMonth(month ?? '');
      if (departure === null) return invalid({ month: 'must be a month, YYYY-MM' });
      return listOptions(visit, { ...optionsQuery, params: atAnyTime(params), departure });
    }
  }
}

/** Exact dates say the length of stay themselves: for a length chosen otherwise only the departure stays. */
function atAnyLength(params: SearchParams): Pick<OptionsQuery, 'params' | 'departure'> {
  const { departureDate } = params;
  const day = parseDay(departureDate ?? '');
  if (params.exact !== '1' || day === null) return { params };
  return { params: { ...atAnyTime(params), departureDate }, departure: { from: day, to: day } };
}

/** Airports as they are looked for: those of the market's own country first, each by name. The index gives them by their codes. */
function orderAirports(visit: SearchVisit, found: Outcome<FoundOptions>): Outcome<FoundOptions> {
  if (!found.ok) return found;
  const compare = compareNames(visit.language);
  const nameOf = (code: string) => labelOf(visit, 'airports', code);
  const isAbroad = (code: string) => visit.catalogue.airports.get(code)?.countryCode !== visit.homeCountry;
  const options = found.value.options.toSorted(
    (a, b) =>
      Number(isAbroad(a.value)) - Number(isAbroad(b.value)) || compare(nameOf(a.value), nameOf(b.value)),
  );
  return answered({ ...found.value, options });
}

function labelOf({ catalogue, language }: SearchVisit, column: CascadeColumnName, value: string): string {
  return column === 'airports' ? (catalogue.airports.get(value)?.name[language] ?? value) : value;
}
