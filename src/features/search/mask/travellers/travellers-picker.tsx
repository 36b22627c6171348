import type { ReactNode } from 'react';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { ChildAge, ChildBirthDate } from './travellers-child.tsx';
import { TravellersCounter } from './travellers-counter.tsx';
import type { PartyDays } from './travellers-dates.ts';
import styles from './travellers-picker.module.css';
import {
  type ChildControl,
  type ChildProblem,
  changeAdults,
  changeChild,
  changeChildren,
  findChildProblem,
  hasTooManyInfants,
  listWarnings,
  mostTravellers,
  type TravellersDraft,
  type TravellersWarning,
} from './travellers-rules.ts';

export interface TravellersPickerProps {
  readonly draft: TravellersDraft;
  readonly days: PartyDays;
  readonly control: ChildControl;
  /** The trip has no flight: omits the notes on laps and fares. */
  readonly isHotelOnly: boolean;
  /** TRAV-024: 1 unless configured otherwise. */
  readonly minAdults?: number;
  /** How many stay in other rooms, where the party takes several: what is good to know is then said once for all. */
  readonly inOtherRooms?: number | undefined;
  /** Confirming has been tried: what is still missing is said too. */
  readonly showsErrors: boolean;
  readonly onDraft: (draft: TravellersDraft) => void;
}

/** Counters for adults and children, and each child's age (TRAV-001 to TRAV-037). */
export function TravellersPicker(props: TravellersPickerProps) {
  const { draft, days, control, isHotelOnly, minAdults = 1, inOtherRooms, showsErrors, onDraft } = props;
  const texts = useTexts();
  const most = mostTravellers(draft, inOtherRooms);
  return (
    <div className={styles.picker}>
      <TravellersCounter
        label={texts('travellers.adults')}
        hint={texts('travellers.adultsHint')}
        fewer={texts('travellers.fewerAdults')}
        more={texts('travellers.moreAdults')}
        value={draft.adults}
        min={minAdults}
        max={most.adults}
        error={showsErrors && draft.adults === 0 ? texts('travellers.noAdult') : null}
        onChange={(by) => onDraft(changeAdults(draft, by, minAdults, inOtherRooms))}
      />
      <TravellersCounter
        label={texts('travellers.children')}
        hint={texts('travellers.childrenHint')}
        fewer={texts('travellers.fewerChildren')}
        more={texts('travellers.moreChildren')}
        value={draft.children.length}
        min={0}
        max={most.children}
        error={showsErrors && hasTooManyInfants(draft, days) ? texts('travellers.tooManyInfants') : null}
        onChange={(by) => onDraft(changeChildren(draft, by, control, days, inOtherRooms))}
      />
      <Children {...props} />
      {inOtherRooms === undefined ? (
        <TravellersWarnings warnings={listWarnings(draft, days, isHotelOnly)} />
      ) : null}
    </div>
  );
}

function Children({ draft, days, control, showsErrors, onDraft }: TravellersPickerProps): ReactNode {
  if (draft.children.length === 0) return null;
  const Child = control === 'age' ? ChildAge : ChildBirthDate;
  const problemOf = (index: number): ChildProblem | null => {
    const date = draft.children[index];
    const problem = date === undefined ? null : findChildProblem(date, days);
    return problem === 'missing' && !showsErrors ? null : problem;
  };
  return (
    <ol className={styles.children} data-control={control}>
      {draft.children.map((date, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is who it is by its place; only the last one ever goes
        <li key={index}>
          <Child
            number={index + 1}
            date={date}
            days={days}
            problem={problemOf(index)}
            onChange={(changed) => onDraft(changeChild(draft, index, changed))}
          />
        </li>
      ))}
    </ol>
  );
}

const warningTexts = {
  rooms: 'travellers.rooms',
  infants: 'travellers.infants',
  under12: 'travellers.under12',
} as const satisfies Record<TravellersWarning, string>;

export function TravellersWarnings({ warnings }: { warnings: readonly TravellersWarning[] }): ReactNode {
  const texts = useTexts();
  return warnings.map((warning) => (
    <Notice key={warning} kind={warning === 'rooms' ? 'warning' : 'information'}>
      {texts(warningTexts[warning])}
    </Notice>
  ));
}
