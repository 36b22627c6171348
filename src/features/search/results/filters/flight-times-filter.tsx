import { nightFlights } from '../../../../defaults.ts';
import { formatClock } from '../../../../domain/words/format-clock.ts';
import { useServedChoice } from '../../../../site/use-served-choice.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { ChooseFilter } from './filter-options.tsx';
import styles from './flight-times-filter.module.css';
import { usePending } from './use-pending.ts';

export interface FlightTimesFilterProps {
  /** The search that is shown. */
  readonly params: SearchParams;
  /** Hotels with a trip without night flights. */
  readonly dayFlights: number;
  readonly texts: Texts;
  readonly onChoose: ChooseFilter;
}

/** Whole hours that are offered; an address may say others. */
const departures = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const homecomings = [12, 14, 16, 18, 19, 20, 21, 22, 23, 24];

type Chosen = Pick<SearchParams, 'outFrom' | 'outUntil' | 'homeBy' | 'night'>;

/** When the flight there departs, by when one is home, and no flight at night. No hour can be chosen that contradicts the other one. */
export function FlightTimesFilter({ params, dayFlights, texts, onChoose }: FlightTimesFilterProps) {
  const { outFrom = '', outUntil = '', homeBy = '', night = '' } = params;
  const [chosen, setChosen] = usePending<Chosen>(params, { outFrom, outUntil, homeBy, night });
  const choose = (name: keyof Chosen, value: string) => {
    setChosen({ ...chosen, [name]: value });
    onChoose(name, value);
  };
  const renderHours = (name: keyof Chosen, label: string, hours: readonly number[]) => (
    <HourSelect
      name={name}
      label={label}
      any={texts('results.any')}
      value={chosen[name] ?? ''}
      hours={hours}
      onChoose={(value) => choose(name, value)}
    />
  );
  const from = Number(chosen.outFrom || 0);
  const until = Number(chosen.outUntil || 24);
  return (
    <fieldset className={styles.times}>
      <legend className="visually-hidden">{texts('results.group.flightTimes')}</legend>
      <label className={styles.night}>
        <input
          type="checkbox"
          name="night"
          value="none"
          checked={chosen.night === 'none'}
          onChange={({ target }) => choose('night', target.checked ? 'none' : '')}
        />
        <span>
          {texts('results.withoutNightFlights')}
          <small>
            {texts('results.nightHint', {
              from: formatClock(nightFlights.from),
              until: formatClock(nightFlights.until + 1),
            })}
          </small>
        </span>
        <span>{dayFlights}</span>
      </label>
      {renderHours(
        'outFrom',
        texts('results.departsFromLabel'),
        departures.filter((hour) => hour <= until),
      )}
      {renderHours(
        'outUntil',
        texts('results.departsUntilLabel'),
        departures.filter((hour) => hour >= from),
      )}
      {renderHours('homeBy', texts('results.homeByLabel'), homecomings)}
      <p className={styles.uncounted}>{texts('results.uncounted')}</p>
    </fieldset>
  );
}

interface HourSelectProps {
  readonly name: keyof Chosen;
  readonly label: string;
  /** What no hour is called. */
  readonly any: string;
  readonly value: string;
  readonly hours: readonly number[];
  readonly onChoose: (value: string) => void;
}

function HourSelect({ name, label, any, value, hours, onChoose }: HourSelectProps) {
  const field = useServedChoice<HTMLSelectElement>(value, onChoose);
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select ref={field} name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {withChosen(hours, value).map((hour) => (
          <option key={hour} value={hour}>
            {formatClock(hour * 60)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The hours with the one that is chosen, should it not be among them. */
function withChosen(hours: readonly number[], chosen = ''): readonly number[] {
  if (chosen === '' || hours.includes(Number(chosen))) return hours;
  return [...hours, Number(chosen)].sort((one, other) => one - other);
}
