import { useIsTakenOver } from '../../../../site/use-is-taken-over.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DateOption } from '../../../trip-search/offers/date-option.ts';
import { DatesSelect, type DatesSelectProps } from './dates-select.tsx';

export interface NamedAirport {
  readonly code: string;
  readonly name: string;
}

export interface AirportSelectProps {
  readonly id: string;
  readonly airports: readonly DateOption[];
  /** The airport chosen; null for those of the search together. */
  readonly chosen: NamedAirport | null;
  /** The search names airports; otherwise together they are any. */
  readonly hasPreselected: boolean;
  readonly priceOf: (amount: number) => string;
  /** @param airport null for the airports of the search together */
  readonly onChoose: (airport: DateOption | null) => void;
}

/** The airports one can leave from as a short list, those of the search together first (CASC-005, SAPI-036). */
export function AirportSelect(props: AirportSelectProps) {
  const { id, chosen, hasPreselected, priceOf, onChoose } = props;
  const texts = useTexts();
  // The list does nothing without script, and has more entries than the rest of the page has links.
  const airports = useIsTakenOver() ? props.airports : [];
  const together = texts(hasPreselected ? 'dates.preselectedAirports' : 'dates.anyAirport');
  return (
    <DatesSelect
      id={id}
      label={texts('dates.leavingFrom')}
      value={chosen?.code ?? ''}
      options={listAirportOptions({ airports, chosen, together }, ({ value, label = value, amount }) =>
        texts('dates.withPrice', { name: label, price: priceOf(amount) }),
      )}
      onChange={(value) => onChoose(airports.find((airport) => airport.value === value) ?? null)}
    />
  );
}

interface AirportChoices extends Pick<AirportSelectProps, 'airports' | 'chosen'> {
  /** What the airports of the search are called together. */
  readonly together: string;
}

/** The entries of the list; includes the chosen airport even when it has no offer. */
export function listAirportOptions(
  { airports, chosen, together }: AirportChoices,
  write: (airport: DateOption) => string,
): DatesSelectProps['options'] {
  const isListed = chosen === null || airports.some(({ value }) => value === chosen.code);
  return [
    { value: '', words: together },
    ...(isListed ? [] : [{ value: chosen.code, words: chosen.name }]),
    ...airports.map((airport) => ({ value: airport.value, words: write(airport) })),
  ];
}
