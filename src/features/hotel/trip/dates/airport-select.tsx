import { countryOf } from '../../../../domain/places/market.ts';
import { useIsTakenOver } from '../../../../site/use-is-taken-over.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import { DatesSelect, type DatesSelectProps } from './dates-select.tsx';
import { type FoldedAirports, foldAirports } from './fold-airports.ts';

export interface NamedAirport {
  readonly code: string;
  readonly name: string;
}

export interface AirportSelectProps {
  readonly id: string;
  readonly airports: readonly DateOption[];
  /** The airport chosen; null for those of the search together. */
  readonly chosen: NamedAirport | null;
  /** The search is from some airports, named or the market's own; otherwise together they are any. */
  readonly hasPreselected: boolean;
  readonly priceOf: (amount: number) => string;
  /** @param airport null for the airports of the search together */
  readonly onChoose: (airport: DateOption | null) => void;
}

/** The airports one can leave from as a short list, those of the search together first (CASC-005, SAPI-036), then those of the market's own country. */
export function AirportSelect(props: AirportSelectProps) {
  const { id, chosen, hasPreselected, priceOf, onChoose } = props;
  const texts = useTexts();
  const { market } = useVisit();
  // The list does nothing without script, and has more entries than the rest of the page has links.
  const airports = useIsTakenOver() ? props.airports : [];
  const options = listAirportOptions({
    airports,
    chosen,
    home: countryOf(market),
    together: texts(hasPreselected ? 'dates.preselectedAirports' : 'dates.anyAirport'),
    formatAirport: ({ value, label = value, amount }) =>
      texts('dates.withPrice', { name: label, price: priceOf(amount) }),
  });
  return (
    <DatesSelect
      id={id}
      label={texts('dates.leavingFrom')}
      value={chosen?.code ?? ''}
      options={options.own}
      further={{ name: texts('dates.airportsElsewhere'), options: options.elsewhere }}
      onChange={(value) => onChoose(airports.find((airport) => airport.value === value) ?? null)}
    />
  );
}

interface AirportChoices extends Pick<AirportSelectProps, 'airports' | 'chosen'> {
  /** Code of the market's own country. */
  readonly home: string;
  /** What the airports of the search are called together. */
  readonly together: string;
  readonly formatAirport: (airport: DateOption) => string;
}

/** The entries of the list; includes the chosen airport even when it has no offer. */
export function listAirportOptions({
  airports,
  chosen,
  home,
  together,
  formatAirport,
}: AirportChoices): Readonly<Record<keyof FoldedAirports, DatesSelectProps['options']>> {
  const { own, elsewhere } = foldAirports(airports, home);
  const toOption = (airport: DateOption) => ({ value: airport.value, words: formatAirport(airport) });
  const isListed = chosen === null || airports.some(({ value }) => value === chosen.code);
  return {
    own: [
      { value: '', words: together },
      ...(isListed ? [] : [{ value: chosen.code, words: chosen.name }]),
      ...own.map(toOption),
    ],
    elsewhere: elsewhere.map(toOption),
  };
}
