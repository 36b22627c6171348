import { useId } from 'react';
import { Field } from '../../../../design/controls/field.tsx';
import {
  AGE_OF_FIRST_BIRTHDAY,
  childAgeChoices,
  OLDEST_CHILD_AGE,
} from '../../../../domain/travellers/party.ts';
import { listMonths } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import {
  ageChoiceOf,
  type BirthDate,
  type BirthDatePart,
  bornAtAge,
  chooseBirthDatePart,
  countDays,
  joinBirthDate,
  listBirthYears,
  type PartyDays,
  splitBirthDate,
} from './travellers-dates.ts';
import styles from './travellers-picker.module.css';
import type { ChildProblem } from './travellers-rules.ts';

export interface TravellersChildProps {
  /** Which child it is, from 1. */
  readonly number: number;
  readonly date: BirthDate;
  readonly days: PartyDays;
  /** What is wrong and to be said; null while nothing is. */
  readonly problem: ChildProblem | null;
  readonly onChange: (date: BirthDate) => void;
}

const messages = {
  missing: 'travellers.missing',
  future: 'travellers.future',
  'too-old': 'travellers.tooOld',
} as const satisfies Record<ChildProblem, string>;

function useMessage(problem: ChildProblem | null): string | null {
  const texts = useTexts();
  return problem === null ? null : texts(messages[problem], { maxChildAge: OLDEST_CHILD_AGE });
}

/** The age of a child (TRAV-029), converted to a birth date (TRAV-033). */
export function ChildAge({ number, date, days, problem, onChange }: TravellersChildProps) {
  const texts = useTexts();
  const born = joinBirthDate(date);
  return (
    <Field id={useId()} label={texts('travellers.childAge', { n: number })} error={useMessage(problem)}>
      {(control) => (
        <select
          {...control}
          value={born === null ? '' : ageChoiceOf(born, days.departure)}
          onChange={({ target }) => onChange(splitBirthDate(bornAtAge(Number(target.value), days)))}
        >
          {childAgeChoices.map((age) => (
            <option key={age} value={age}>
              {age < AGE_OF_FIRST_BIRTHDAY
                ? texts('travellers.ageUnder', { min: AGE_OF_FIRST_BIRTHDAY })
                : age}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The birth date of a child by day, month and year (TRAV-034 to TRAV-037). */
export function ChildBirthDate({ number, date, days, problem, onChange }: TravellersChildProps) {
  const texts = useTexts();
  const id = useId();
  const message = useMessage(problem);
  const { language } = useVisit();
  const options: Record<BirthDatePart, readonly (readonly [value: number, label: string])[]> = {
    day: listFrom1(countDays(date)).map((day) => [day, String(day)]),
    month: listMonths(language, 'long').map((name, index) => [index + 1, name]),
    year: listBirthYears(days.today, days.departure).map((year) => [year, String(year)]),
  };
  const names = { day: 'travellers.day', month: 'travellers.month', year: 'travellers.year' } as const;
  const choose = (part: BirthDatePart, value: string) =>
    onChange(chooseBirthDatePart(date, part, value === '' ? null : Number(value)));
  return (
    <fieldset className={styles.birthDate} aria-describedby={message === null ? undefined : `${id}-error`}>
      <legend className={styles.label}>{texts('travellers.birthDate', { n: number })}</legend>
      {(['day', 'month', 'year'] as const).map((part) => (
        <select
          key={part}
          aria-label={texts(names[part])}
          aria-invalid={(message !== null && (problem !== 'missing' || date[part] === null)) || undefined}
          className={styles.select}
          value={date[part] ?? ''}
          onChange={({ target }) => choose(part, target.value)}
        >
          <option value="">{texts(names[part])}</option>
          {options[part].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {message === null ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </fieldset>
  );
}

function listFrom1(last: number): number[] {
  return Array.from({ length: last }, (_item, index) => index + 1);
}
