import { Field } from '../../../../design/controls/field.tsx';
import { requireStore } from '../../../../site/client-store.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { type BaggageFilter, type FlightChangerState, flightChangerActions } from './flight-changer-slice.ts';
import styles from './flight-filters.module.css';

export interface FlightFiltersProps {
  readonly state: FlightChangerState;
  /** Name of the selected offer's airline. */
  readonly airline: string;
}

function filter(filters: Parameters<typeof flightChangerActions.filter>[0]): void {
  requireStore().dispatch(flightChangerActions.filter(filters));
}

/** Stops, baggage and airline of the flights shown (FLIGHT-009). */
export function FlightFilters({
  state: { stopOver, baggageFilter, airlineFilter, nightFilter },
  airline,
}: FlightFiltersProps) {
  const texts = useTexts();
  return (
    <div className={styles.filters}>
      <Field id="flight-stops" label={texts('trip.filterStops')}>
        {(control) => (
          <select
            {...control}
            value={String(stopOver ?? '')}
            onChange={({ target }) => filter({ stopOver: parseStops(target.value) })}
          >
            <option value="">{texts('trip.filterStopsAny')}</option>
            <option value="0">{texts('trip.filterStopsDirect')}</option>
            <option value="1">{texts('trip.filterStopsOne')}</option>
          </select>
        )}
      </Field>
      <Field id="flight-baggage" label={texts('trip.filterBaggage')}>
        {(control) => (
          <select
            {...control}
            value={baggageFilter ?? ''}
            onChange={({ target }) => filter({ baggageFilter: (target.value || null) as BaggageFilter })}
          >
            <option value="">{texts('trip.filterBaggageAny')}</option>
            <option value="carryOn">{texts('trip.filterBaggageCarryOn')}</option>
            <option value="baggage">{texts('trip.filterBaggageChecked')}</option>
          </select>
        )}
      </Field>
      <label className={styles.airline}>
        <input
          type="checkbox"
          checked={nightFilter}
          onChange={({ target }) => filter({ nightFilter: target.checked })}
        />
        {texts('trip.filterNight')}
      </label>
      <label className={styles.airline}>
        <input
          type="checkbox"
          checked={airlineFilter}
          onChange={({ target }) => filter({ airlineFilter: target.checked })}
        />
        {texts('trip.filterAirline', { airline })}
      </label>
    </div>
  );
}

function parseStops(value: string): 0 | 1 | null {
  if (value === '') return null;
  return value === '0' ? 0 : 1;
}
