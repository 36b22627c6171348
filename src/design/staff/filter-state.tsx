import type { Texts } from '../../texts/texts.ts';
import { FilterChoice } from './staff-filters.tsx';

export interface FilterStateProps<State extends string> {
  readonly texts: Texts;
  /** '' for any. */
  readonly value: State | '';
  readonly states: readonly State[];
  readonly textOf: (state: State) => string;
}

/** Filters a list by the state of its rows. */
export function FilterState<State extends string>({ texts, value, states, textOf }: FilterStateProps<State>) {
  return (
    <FilterChoice
      label={texts('office.state')}
      name="state"
      value={value}
      options={[['', texts('office.anyState')], ...states.map((each) => [each, textOf(each)] as const)]}
    />
  );
}
