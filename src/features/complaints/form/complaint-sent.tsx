import { useEffect, useRef } from 'react';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './complaint-form.module.css';

/** That a complaint or compliment has arrived, its number and what happens next. Takes the focus, since the form with it has gone. */
export function ComplaintSent({ caseNumber }: { readonly caseNumber: string }) {
  const texts = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.sent}>
      <Notice kind="success" title={texts('complaint.sent')}>
        {texts('complaint.number', { number: caseNumber })}
      </Notice>
      <h3>{texts('complaint.next')}</h3>
      <ol className={styles.steps}>
        <li>{texts('complaint.next.receipt')}</li>
        <li>{texts('complaint.next.answer')}</li>
        <li>{texts('complaint.next.decision')}</li>
      </ol>
    </div>
  );
}
