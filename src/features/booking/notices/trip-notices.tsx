import { Button } from '../../../design/controls/button.tsx';
import { formatDeadline } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { describeDeadline, titleOfNotice } from './describe-notice.ts';
import { NoticeComparison } from './notice-comparison.tsx';
import type { ShownNotice } from './shown-notice.ts';
import styles from './trip-notices.module.css';

/** What has happened to a trip since it was booked and waits for an answer: on top of its page. */
export function TripNotices({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const texts = useTexts();
  const { language } = useVisit();
  return notices.map(({ id, facts, isSignificant, withoutAnswer, answerBy, path }) => (
    <section key={id} className={styles.notice} aria-labelledby={`notice-${id}`}>
      <h2 id={`notice-${id}`}>{titleOfNotice(facts, texts)}</h2>
      <NoticeComparison facts={facts} />
      {isSignificant ? (
        <p>
          {describeDeadline({ facts, withoutAnswer }, formatDeadline(new Date(answerBy), language), texts)}
        </p>
      ) : null}
      <p>
        <Button href={path} look={isSignificant ? 'primary' : 'secondary'}>
          {texts(isSignificant ? 'tripNotice.open' : 'tripNotice.details')}
        </Button>
      </p>
    </section>
  ));
}
