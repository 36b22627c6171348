import { Button } from '../../../design/controls/button.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';

/** What the shop knows of a trip's people: to take along after the one-time code, and until when it is kept. */
export function TripDataSection(props: TripPageProps) {
  const { right, checkoutId, address, namesKeptUntil } = props;
  const texts = useTexts();
  const { locale, language } = useVisit();
  const day = formatDate(requireDay(namesKeptUntil), language, 'long');
  return (
    <section className={styles.data} aria-labelledby="data-title">
      <h2 id="data-title">{texts('myTrips.data')}</h2>
      <p>{texts('myTrips.dataText')}</p>
      <p>{texts('myTrips.dataKept', { day })}</p>
      {right === 'act' ? (
        <>
          <form method="post" action={buildPath('trip_data_export', { _locale: locale, checkoutId })}>
            <input type="hidden" name="return" value={address} />
            <Button look="secondary" type="submit">
              {texts('myTrips.export')}
            </Button>
          </form>
          <Erasure {...props} day={day} />
        </>
      ) : (
        <ConfirmByCode
          checkoutId={checkoutId}
          address={address}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('myTrips.code.reason')}
        />
      )}
    </section>
  );
}

/** Deletes what the law does not ask us to keep, in two steps: nobody brings it back. */
function Erasure({ checkoutId, address, erasure, day }: TripPageProps & { readonly day: string }) {
  const texts = useTexts();
  const { locale } = useVisit();
  if (erasure !== 'ready') return <p>{texts(`myTrips.erase.${erasure}`)}</p>;
  return (
    <details className={styles.erase}>
      <summary>{texts('myTrips.erase.title')}</summary>
      <p>{texts('myTrips.erase.goes')}</p>
      <p>{texts('myTrips.erase.stays', { day })}</p>
      <form method="post" action={buildPath('trip_data_erase', { _locale: locale, checkoutId })}>
        <input type="hidden" name="return" value={address} />
        <Button look="secondary" type="submit">
          {texts('myTrips.erase.now')}
        </Button>
      </form>
    </details>
  );
}
