import { Button } from '../../../design/controls/button.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './page-wait-notice.module.css';

/** Why the next page is not loaded yet, while the current one stays. */
export interface PageWait {
  /** `busy`: the server has refused the request for the moment; it is sent again by itself. */
  readonly reason: 'offline' | 'busy';
  /** Tries at once. */
  readonly retry: () => void;
}

export interface PageWaitNoticeProps {
  /** Null while no page waits. */
  readonly wait: PageWait | null;
}

/** Says over the current page why the next one is not there yet, and lets the visitor try again. The region is always there, so that its words are announced. */
export function PageWaitNotice({ wait }: PageWaitNoticeProps) {
  const texts = useTexts();
  return (
    <div role="status" className={styles.region} data-page-wait="">
      {wait === null ? null : (
        <div className={styles.notice}>
          <p>{texts(`frame.${wait.reason}`)}</p>
          <Button look="secondary" onClick={wait.retry}>
            {texts('failure.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
