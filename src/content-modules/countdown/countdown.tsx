import { useEffect, useRef } from 'react';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import styles from './countdown.module.css';
import { runCountdown } from './run-countdown.ts';
import type { CountdownProps } from './schema.ts';
import { COUNTDOWN_UNITS } from './split-remaining.ts';

/**
 * Rendered without the current time, so that the server can cache one page for all visitors. The boot script, or React
 * after a navigation, fills in the digits and updates them. Until then, and without script, the text shows the end
 * date. Its timer role announces nothing; screen readers read it on request.
 */
export function Countdown(props: CountdownProps) {
  // Another moment is another countdown: what runs in the old one ends with it.
  return <Moment key={props.date} {...props} />;
}

function Moment({ headline, date, until }: CountdownProps) {
  const { isEditor, pretendedNow } = useVisit();
  const texts = useTexts();
  const countdownRef = useRunningCountdown();
  return (
    <section
      ref={countdownRef}
      className={styles.countdown}
      aria-label={headline}
      data-countdown={date}
      data-now={pretendedNow}
      suppressHydrationWarning
    >
      <div className={styles.inner}>
        <div>
          <h2 className={styles.headline}>{headline}</h2>
          <p className={styles.deadline}>{texts('countdown.until', { moment: until })}</p>
        </div>
        <div role="timer" className={styles.digits}>
          {COUNTDOWN_UNITS.map((unit) => (
            <span key={unit} className={styles.unit}>
              <span className={styles.number} data-unit={unit} suppressHydrationWarning>
                00
              </span>{' '}
              <span className={styles.label}>{texts(`countdown.${unit}`)}</span>
            </span>
          ))}
        </div>
      </div>
      {isEditor ? (
        <div className={styles.ended} data-over="">
          <EditorNote>{texts('countdown.over')}</EditorNote>
        </div>
      ) : null}
    </section>
  );
}

/** Runs the countdown from React's first look on; on the first page it may be running already. */
function useRunningCountdown() {
  const countdownRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const countdown = countdownRef.current;
    return countdown === null ? undefined : runCountdown(countdown);
  }, []);
  return countdownRef;
}
