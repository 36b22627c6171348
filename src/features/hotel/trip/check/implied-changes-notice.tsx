import Info from 'lucide-react/icons/info';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { formatImpliedChange } from '../choice/format-implied-change.ts';
import { findTripChange, type ImpliedChange, type ShownTrip } from '../choice/former-trip.ts';
import type { TripFact } from '../choice/implied-changes.ts';
import { useUndo } from '../choice/use-undo.ts';
import styles from './trip-price-notice.module.css';

/**
 * Says near the price what the last choice changed in addition to what was chosen, with a link back to the trip before. What
 * announces it is there before it has something to say: else nothing would be read out.
 */
export function ImpliedChangesNotice({ trip }: { readonly trip: ShownTrip }) {
  const change = findTripChange(trip);
  return (
    <div role="status" className={styles.announced}>
      {change === null ? null : <ImpliedChanges change={change} />}
    </div>
  );
}

function ImpliedChanges({ change }: { readonly change: ImpliedChange }) {
  const texts = useTexts();
  const { language } = useVisit();
  const { before, now, changes } = change;
  const words = changes.map((fact) => formatImpliedChange(fact, before, now, texts, language));
  return (
    <div className={styles.notice} data-implied-changes="">
      <Icon icon={Info} />
      <p>
        {`${texts('trip.alsoChanged')} ${words.join('; ')}.`} <UndoLink change={change} />
      </p>
    </div>
  );
}

/** The first change, how many more there are, and the way back: where there is one line. Silent, for the notice is announced. */
export function ImpliedChangesLine({ trip }: { readonly trip: ShownTrip }) {
  const texts = useTexts();
  const { language } = useVisit();
  const change = findTripChange(trip);
  const [first] = change?.changes ?? [];
  if (change === null || first === undefined) return null;
  const { before, now, changes } = change;
  const more = changes.length - 1;
  return (
    <p className={styles.line} data-implied-line="">
      <span className={styles.first}>{formatImpliedChange(first, before, now, texts, language)}</span>
      {more === 0 ? ' ' : ` ${texts('trip.moreChanges', { n: more })} `}
      <UndoLink change={change} />
    </p>
  );
}

function UndoLink({ change }: { readonly change: ImpliedChange }) {
  const texts = useTexts();
  const { href, undo } = useUndo(change);
  return (
    <a href={href} data-needs-script="" onClick={undo}>
      {texts('trip.undo')}
    </a>
  );
}

export interface ImpliedChangeMarkProps {
  readonly trip: ShownTrip;
  /** The facts that it is next to. */
  readonly facts: readonly TripFact[];
}

/** Says next to a fact of the ticket that the last choice changed it by itself, and what it was. */
export function ImpliedChangeMark({ trip, facts }: ImpliedChangeMarkProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const change = findTripChange(trip);
  if (change === null) return null;
  const { before, now, changes } = change;
  return changes
    .filter((fact) => facts.includes(fact))
    .map((fact) => (
      <p key={fact} className={styles.mark}>
        {formatImpliedChange(fact, before, now, texts, language)}
      </p>
    ));
}
