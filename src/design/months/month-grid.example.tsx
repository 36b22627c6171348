import { useState } from 'react';
import { type Day, requireDay, splitDay } from '../../domain/time/calendar-day.ts';
import { startOfMonth } from './month-days.ts';
import styles from './month-grid.example.module.css';
import { MonthGrid } from './month-grid.tsx';

export const title = 'Month grid';

const min = requireDay('2027-05-05');
const max = requireDay('2028-04-30');
const days = { language: 'de', min, max, label: 'Hinreise' } as const;

const priceOf = (day: Day): number => 380 + ((splitDay(day).date * 37) % 11) * 24;

function RangeExample() {
  const [first, setFirst] = useState(startOfMonth(min));
  const [from, setFrom] = useState<Day>(requireDay('2027-05-15'));
  const [to, setTo] = useState<Day | null>(requireDay('2027-06-05'));
  const pick = (day: Day) => {
    if (to !== null || day <= from) setFrom(day);
    setTo(to === null && day > from ? day : null);
  };
  const turn = { previous: 'Vorheriger Monat', next: 'Nächster Monat', onTurn: setFirst };
  return (
    <div className={styles.wide}>
      <MonthGrid
        {...days}
        firstMonth={first}
        count={2}
        selectedFrom={from}
        selectedTo={to}
        onPick={pick}
        previewsRange
        turn={turn}
      />
    </div>
  );
}

function PricesExample() {
  const [day, setDay] = useState<Day | null>(null);
  return (
    <div className={styles.narrow}>
      <MonthGrid
        {...days}
        firstMonth={min}
        selectedFrom={day}
        onPick={setDay}
        isUnavailable={(at) => splitDay(at).date % 9 === 0}
        renderCell={(at) => <small>{splitDay(at).date % 9 === 0 ? '–' : `${priceOf(at)} €`}</small>}
        describeCell={(at) => (splitDay(at).date % 9 === 0 ? 'kein Angebot' : `ab ${priceOf(at)} €`)}
        tone={(at) => (priceOf(at) < 450 ? 'low' : priceOf(at) < 530 ? 'middle' : 'high')}
      />
    </div>
  );
}

export const examples = [
  { name: 'two months with a range', render: () => <RangeExample /> },
  { name: 'prices, tints and days without an offer', render: () => <PricesExample /> },
];
