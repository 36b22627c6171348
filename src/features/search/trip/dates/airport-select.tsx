import { useTexts } from '../../../../site/visit-context.tsx';
import type { DateOption } from './date-option.ts';
import { DatesSelect } from './dates-select.tsx';

export interface Airport {
  readonly code: string;
  readonly name: string;
}

export interface AirportSelectProps {
  readonly id: string;
  readonly airports: readonly DateOption[];
  /** The airport chosen; null for those of the search together. */
  readonly chosen: Airport | null;
  /** The search names airports; otherwise together they are any. */
  readonly hasPreselected: boolean;
  readonly priceOf: (amount: number) => string;
  /** @param airport null for the airports of the search together */
  readonly onChoose: (airport: DateOption | null) => void;
}

/** The airports one can leave from as a short list, those of the search together first (CASC-005, SAPI-036). */
export function AirportSelect(props: AirportSelectProps) {
  const { id, airports, chosen, hasPreselected, priceOf, onChoose } = props;
  const texts = useTexts();
  const together = texts(hasPreselected ? 'dates.preselectedAirports' : 'dates.anyAirport');
  const listed = airports.map(({ value, label = value, amount }) => ({
    value,
    words: texts('dates.withPrice', { name: label, price: priceOf(amount) }),
  }));
  const isListed = chosen === null || airports.some(({ value }) => value === chosen.code);
  return (
    <DatesSelect
      id={id}
      label={texts('dates.leavingFrom')}
      value={chosen?.code ?? ''}
      options={[
        { value: '', words: together },
        ...(isListed ? [] : [{ value: chosen.code, words: chosen.name }]),
        ...listed,
      ]}
      onChange={(value) => onChoose(airports.find((airport) => airport.value === value) ?? null)}
    />
  );
}
