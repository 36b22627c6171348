import { useTexts } from '../../../../site/visit-context.tsx';
import { ANY_AIRPORT, type SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { AirportSelect, type NamedAirport } from '../dates/airport-select.tsx';
import { DatesSelect } from '../dates/dates-select.tsx';
import { useDatesOptions } from '../dates/use-dates-options.ts';
import styles from './calendar-panel.module.css';

export interface CalendarChoicesProps {
  readonly hotelId: number;
  readonly params: SearchParams;
  /** Nights. */
  readonly los: string;
  /** Null for the airports of the search together. */
  readonly airport: NamedAirport | null;
  readonly hasFlights: boolean;
  readonly priceOf: (amount: number) => string;
  readonly onChange: (change: { readonly los: string } | { readonly airport: NamedAirport | null }) => void;
}

/** What the calendar's prices are for: length of stay and airport, as short lists (SAPI-035, SAPI-036). */
export function CalendarChoices(props: CalendarChoicesProps) {
  const { hotelId, params, los, airport, hasFlights, priceOf, onChange } = props;
  const texts = useTexts();
  const lengths = useDatesOptions('get_dropdown_cascade_los', hotelId, params, { from: airport?.code });
  const airports = useDatesOptions('get_dropdown_cascade_airports', hotelId, params, { los });
  const formatNights = (nights: string) => texts('dates.nights', { nights: Number(nights) });
  const listed = lengths.map(({ value, amount }) => ({
    value,
    words: texts('dates.withPrice', { name: formatNights(value), price: priceOf(amount) }),
  }));
  const isListed = lengths.some(({ value }) => value === los);
  return (
    <div className={styles.choices}>
      <DatesSelect
        id="calendar-los"
        label={texts('dates.los')}
        value={los}
        options={isListed ? listed : [{ value: los, words: formatNights(los) }, ...listed]}
        onChange={(value) => onChange({ los: value })}
      />
      {hasFlights ? (
        <AirportSelect
          id="calendar-airport"
          airports={airports}
          chosen={airport}
          hasPreselected={params.airports !== ANY_AIRPORT}
          priceOf={priceOf}
          onChoose={(option) =>
            onChange({
              airport: option && { code: option.value, name: option.label ?? option.value },
            })
          }
        />
      ) : null}
    </div>
  );
}
