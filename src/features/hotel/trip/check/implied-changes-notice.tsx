import Info from 'lucide-react/icons/info';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useSlice } from '../../../../site/client-store.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import {
  type ComparedTrip,
  findImpliedChanges,
  type TripFact,
  tripFacts,
} from '../choice/implied-changes.ts';
import { impliedChangesSlice } from '../choice/implied-changes-slice.ts';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import styles from './trip-price-notice.module.css';

/** Says what the last choice changed in addition to what was chosen, with a link back to the trip before. */
export function ImpliedChangesNotice() {
  const { before, shown, chosen } = useSlice(impliedChangesSlice);
  if (before === null || shown === null) return null;
  const changes = findImpliedChanges(before, shown, chosen);
  return changes.length === 0 ? null : <ImpliedChanges before={before} now={shown} changes={changes} />;
}

interface ImpliedChangesProps {
  readonly before: ComparedTrip;
  readonly now: ComparedTrip;
  readonly changes: readonly TripFact[];
}

export function ImpliedChanges({ before, now, changes }: ImpliedChangesProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { hrefOf, followLink } = useChooseOffer();
  const writeDay = ({ departure }: ComparedTrip) => formatDate(requireDay(departure), language, 'short');
  const words: Record<TripFact, () => string> = {
    airport: () =>
      before.airport === null || now.airport === null
        ? texts(now.airport === null ? 'trip.nowWithoutFlight' : 'trip.nowWithFlight')
        : texts('trip.nowFrom', { now: now.airport.name, before: before.airport.name }),
    departure: () => texts('trip.nowOn', { now: writeDay(now), before: writeDay(before) }),
    nights: () => texts('trip.nowNights', { n: now.nights, before: before.nights }),
  };
  return (
    <div className={styles.notice} role="status">
      <Icon icon={Info} />
      <p>
        {`${texts('trip.alsoChanged')} ${changes.map((fact) => words[fact]()).join('; ')}.`}{' '}
        <a
          href={hrefOf(before)}
          data-needs-script=""
          onClick={(event) => followLink(event, before, tripFacts)}
        >
          {texts('trip.undo')}
        </a>
      </p>
    </div>
  );
}
