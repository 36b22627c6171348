import { useState } from 'react';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { RoomsPicker } from './rooms-picker.tsx';
import { splitBirthDate } from './travellers-dates.ts';
import styles from './travellers-picker.example.module.css';
import { TravellersPicker } from './travellers-picker.tsx';
import type { ChildControl, TravellersDraft } from './travellers-rules.ts';

export const title = 'Travellers picker';

const days = { today: requireDay('2026-11-21'), departure: requireDay('2026-12-12') };
const born = (...dates: string[]) => dates.map((date) => splitBirthDate(requireDay(date)));

interface ExampleProps {
  readonly party: TravellersDraft;
  readonly control?: ChildControl;
  readonly minAdults?: number;
  readonly showsErrors?: boolean;
}

function Example({ party, control = 'birth-date', minAdults = 1, showsErrors = false }: ExampleProps) {
  const [draft, setDraft] = useState(party);
  return (
    <div className={styles.narrow}>
      <TravellersPicker
        draft={draft}
        days={days}
        control={control}
        isHotelOnly={false}
        minAdults={minAdults}
        showsErrors={showsErrors}
        onDraft={setDraft}
      />
    </div>
  );
}

function RoomsExample({ parties }: { readonly parties: readonly TravellersDraft[] }) {
  const [rooms, setRooms] = useState(parties);
  return (
    <div className={styles.narrow}>
      <RoomsPicker
        rooms={rooms}
        days={days}
        control="age"
        isHotelOnly={false}
        showsErrors={false}
        onRooms={setRooms}
      />
    </div>
  );
}

export const examples = [
  { name: 'two adults', render: () => <Example party={{ adults: 2, children: [] }} /> },
  { name: 'one room of several', render: () => <RoomsExample parties={[{ adults: 2, children: [] }]} /> },
  {
    name: 'two rooms',
    render: () => (
      <RoomsExample
        parties={[
          { adults: 2, children: born('2017-11-01') },
          { adults: 1, children: [] },
        ]}
      />
    ),
  },
  { name: 'more than two adults', render: () => <Example party={{ adults: 3, children: [] }} /> },
  {
    name: 'ages of children',
    render: () => <Example control="age" party={{ adults: 2, children: born('2026-01-01', '2019-11-01') }} />,
  },
  {
    name: 'birth dates of children',
    render: () => (
      <Example party={{ adults: 2, children: [...born('2019-05-17'), { day: 31, month: 1, year: null }] }} />
    ),
  },
  {
    name: 'a missing, a future and a too early birth date',
    render: () => (
      <Example
        showsErrors
        party={{
          adults: 1,
          children: [{ day: null, month: 5, year: 2019 }, ...born('2026-12-01', '2010-12-01')],
        }}
      />
    ),
  },
  {
    name: 'more babies than adults',
    render: () => <Example showsErrors party={{ adults: 1, children: born('2026-01-01', '2026-02-01') }} />,
  },
  {
    name: 'no adult',
    render: () => <Example showsErrors minAdults={0} party={{ adults: 0, children: [] }} />,
  },
];
