import { tripCodes } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { CodeState } from './code-state.ts';
import styles from './confirm-by-code.module.css';

export interface ConfirmByCodeProps {
  readonly checkoutId: string;
  /** Path and query of the page that the form is on: a page of the trip. It is shown again with what has become of the code. */
  readonly address: string;
  readonly state: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough. */
  readonly signInPath: string | null;
  /** The booking's address, most of it hidden. */
  readonly maskedEmail: string;
  /** Why the code is needed, in the words of the page. */
  readonly reason: string;
}

/**
 * Asks for the one-time code that lets a visitor act on a trip (checkout X-092), for every page of a trip that needs it. Two plain forms:
 * they work without script.
 */
export function ConfirmByCode({
  checkoutId,
  address,
  state,
  signInPath,
  maskedEmail,
  reason,
}: ConfirmByCodeProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const trip = { _locale: locale, checkoutId };
  const isSent = state === 'sent' || state === 'wrong';
  return (
    <section id="code" className={styles.confirm} aria-labelledby="code-title">
      <h2 id="code-title">{texts('myTrips.code.title')}</h2>
      <p>{reason}</p>
      {signInPath === null ? null : (
        <>
          <p>{texts('myTrips.code.signInText')}</p>
          <Button href={signInPath}>{texts('myTrips.code.signIn')}</Button>
        </>
      )}
      {state === null || state === 'wrong' ? null : (
        <Notice kind={state === 'sent' ? 'success' : 'warning'}>
          {texts(`myTrips.code.${state}`, { email: maskedEmail, minutes: tripCodes.lifetimeMs / 60_000 })}
        </Notice>
      )}
      {isSent ? (
        <form className={styles.form} method="post" action={buildPath('trip_code_check', trip)}>
          <input type="hidden" name="return" value={address} />
          <Field
            id="trip-code"
            label={texts('myTrips.code.label')}
            hint={texts('myTrips.code.hint')}
            error={state === 'wrong' ? texts('myTrips.code.wrong') : null}
          >
            {(control) => (
              <input
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                required
              />
            )}
          </Field>
          <Button type="submit">{texts('myTrips.code.check')}</Button>
        </form>
      ) : null}
      <form method="post" action={buildPath('trip_code_send', trip)}>
        <input type="hidden" name="return" value={address} />
        <Button type="submit" look={isSent ? 'quiet' : signInPath === null ? 'primary' : 'secondary'}>
          {texts(isSent ? 'myTrips.code.sendAgain' : 'myTrips.code.send')}
        </Button>
      </form>
    </section>
  );
}
