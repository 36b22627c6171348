import type { ReactNode } from 'react';
import type { Texts } from '../../texts/texts.ts';

export interface StaffFiltersProps {
  readonly texts: Texts;
  /** Where the form is sent. */
  readonly action: string;
  /** `post` where people's names are typed: addresses stand in logs and histories. */
  readonly method?: 'get' | 'post';
  /** What the form sends along: the list's order, so that filtering keeps it. Empty ones are left out. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The filters used most. */
  readonly children: ReactNode;
  /** Further filters, behind a disclosure. */
  readonly further?: ReactNode;
  /** How many of the further ones are in use; the disclosure is open then. */
  readonly furtherInUse?: number;
  /** The address of the list without filters; null while none is in use. */
  readonly clearPath: string | null;
  /** What the button says; 'Search' where it is left out. */
  readonly button?: string;
}

/** The form over a list of the staff app; works without script. */
export function StaffFilters(props: StaffFiltersProps) {
  const {
    texts,
    action,
    method = 'get',
    hidden = {},
    children,
    further,
    furtherInUse = 0,
    clearPath,
    button = texts('office.find'),
  } = props;
  return (
    <search>
      <form className="search" method={method} action={action}>
        {Object.entries(hidden).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="filters">{children}</div>
        {further === undefined ? null : (
          <details className="further" open={furtherInUse > 0}>
            <summary>
              {furtherInUse === 0
                ? texts('office.list.further')
                : texts('office.list.furtherInUse', { n: furtherInUse })}
            </summary>
            <div className="filters">{further}</div>
          </details>
        )}
        <div className="buttons">
          <button type="submit">{button}</button>
          {clearPath === null ? null : (
            <a className="button quiet" href={clearPath}>
              {texts('office.list.clear')}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

interface FilterProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
}

export function FilterText({ label, name, value }: FilterProps) {
  return (
    <label className="filter-text">
      {label}
      <input name={name} type="search" defaultValue={value} autoComplete="off" />
    </label>
  );
}

/** @param props.value `YYYY-MM-DD`, or '' for any day */
export function FilterDay({ label, name, value }: FilterProps) {
  return (
    <label>
      {label}
      <input name={name} type="date" defaultValue={value} />
    </label>
  );
}

export interface FilterChoiceProps extends FilterProps {
  /** Value and words; '' is the value of the one that leaves everything in. */
  readonly options: readonly (readonly [value: string, words: string])[];
}

export function FilterChoice({ label, name, value, options }: FilterChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface FilterTickProps extends Omit<FilterProps, 'value'> {
  readonly isTicked: boolean;
}

/** Sends `1`, or nothing. */
export function FilterTick({ label, name, isTicked }: FilterTickProps) {
  return (
    <label className="tick">
      <input name={name} type="checkbox" value="1" defaultChecked={isTicked} />
      {label}
    </label>
  );
}
