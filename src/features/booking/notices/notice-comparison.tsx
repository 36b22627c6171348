import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { formatFlight } from './describe-notice.ts';
import styles from './notice-comparison.module.css';

/** What was booked and what holds now, next to each other; nothing where no flight is concerned. */
export function NoticeComparison({ facts }: { readonly facts: NoticeFacts }) {
  const texts = useTexts();
  const { language } = useVisit();
  if (!('before' in facts)) return null;
  const before = formatFlight(facts.before, language);
  const after = 'after' in facts ? formatFlight(facts.after, language) : null;
  return (
    <dl className={styles.comparison}>
      <div>
        <dt>{texts('tripNotice.before')}</dt>
        <dd>
          <s>{before.times}</s>
          <small>{before.route}</small>
        </dd>
      </div>
      <div data-now="">
        <dt>{texts('tripNotice.after')}</dt>
        <dd>
          <strong>{after === null ? texts('tripNotice.flightCancelled') : after.times}</strong>
          {after === null ? null : <small>{after.route}</small>}
        </dd>
      </div>
    </dl>
  );
}
