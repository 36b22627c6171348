import Download from 'lucide-react/icons/download';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import styles from './paper-list.module.css';
import type { SuccessProps } from './result-props.ts';

/** The papers to load; whoever came by the mail's link has them there. */
export function PaperList({ checkoutId, papers }: Pick<SuccessProps, 'checkoutId' | 'papers'>) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <section aria-labelledby="papers-title" className={styles.part}>
      <h2 id="papers-title">{texts('booking.papers.title')}</h2>
      {papers === null ? (
        <p>{texts('booking.papers.byMail')}</p>
      ) : (
        <ul className={styles.papers}>
          {papers.map((paper) => (
            <li key={paper}>
              <a href={buildPath('booking_paper', { _locale: locale, checkoutId, paper })} download="">
                <Icon icon={Download} />
                {texts(`booking.paper.${paper}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
