import { useId, useState } from 'react';
import { countryName } from '../../../../domain/places/country-name.ts';
import type { Day, DayRange } from '../../../../domain/time/calendar-day.ts';
import { isSchoolGap, listSchoolBreaks, type SchoolRegion } from '../../../../domain/time/school-holidays.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import styles from './period-holidays.module.css';
import { schoolRegionNames } from './school-region-names.ts';

export interface PeriodHolidaysProps {
  readonly today: Day;
  readonly period: TravelPeriod;
  readonly onChoose: (time: DayRange) => void;
}

const regions = Object.entries(schoolRegionNames) as [SchoolRegion, string][];
const countries = ['DE', 'AT', 'CH'] as const;

/** School holidays of a state or canton as times to choose: those of which at least a night can be booked. */
export function PeriodHolidays({ today, period, onChoose }: PeriodHolidaysProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const id = useId();
  const [region, setRegion] = useState<SchoolRegion | null>(null);
  const breaks =
    region === null ? [] : listSchoolBreaks(region, { from: earliestDay(today), to: latestDay(today) });
  return (
    <details className={styles.holidays}>
      <summary>{texts('period.holidays')}</summary>
      <div className={styles.content}>
        <label htmlFor={id}>{texts('period.holidaysIn')}</label>
        <select
          id={id}
          form=""
          value={region ?? ''}
          onChange={({ target }) => setRegion(regions.find(([code]) => code === target.value)?.[0] ?? null)}
        >
          <option value="">{texts('period.chooseRegion')}</option>
          {countries.map((country) => (
            <optgroup key={country} label={countryName(country, language)}>
              {regions
                .filter(([code]) => code.startsWith(country))
                .map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <p role="status" className={styles.status}>
          {region !== null && (breaks.length === 0 || isSchoolGap(region)) ? texts('period.noHolidays') : ''}
        </p>
        {breaks.length === 0 ? null : (
          <ul className={styles.breaks}>
            {breaks.map(({ holiday, from, to }) => (
              <li key={from}>
                <button
                  type="button"
                  aria-pressed={period.departure === from && period.return === to && !period.isExact}
                  className={styles.break}
                  onClick={() => onChoose({ from, to })}
                >
                  {texts(`period.holiday.${holiday}`)}{' '}
                  <span className={styles.days}>
                    {texts('period.holidayDays', {
                      from: formatDate(from, language, 'short'),
                      to: formatDate(to, language),
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
