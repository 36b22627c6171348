import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { ConsentQuestion } from '../../design/feedback/consent-question.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { fetchJson } from '../../site/calls/fetch-json.ts';
import { useConsents } from '../../site/use-consents.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { buildPath } from '../../url.ts';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps {
  /** Hears the token to send with the form, and null when it has ended. */
  readonly onToken: (token: string | null) => void;
}

/**
 * The captcha of the shop, for any form: nothing where there is none (CONTACT-022). The proof of work begins when the form is first touched
 * and needs nobody; reCAPTCHA asks for consent first (CONSENT-002). Both are loaded on demand.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha } = useVisit();
  if (captcha === undefined || captcha.kind === 'none') return null;
  return captcha.kind === 'proof-of-work' ? (
    <ProofOfWork {...props} />
  ) : (
    <ConsentedRecaptcha {...props} siteKey={captcha.siteKey} />
  );
}

type Check = 'waiting' | 'checking' | 'passed' | 'failed';

function ProofOfWork({ onToken }: CaptchaFieldProps) {
  const { locale } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const [check, setCheck] = useState<Check>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (form == null || check !== 'waiting') return;
    const start = () => setCheck('checking');
    // A form that is never touched costs neither the device nor the server anything; after a failed attempt it has been touched.
    if (attempt > 0 || form.matches(':focus-within')) start();
    form.addEventListener('focusin', start);
    form.addEventListener('input', start);
    return () => {
      form.removeEventListener('focusin', start);
      form.removeEventListener('input', start);
    };
  }, [check, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another listener is no reason to work again
  useEffect(() => {
    if (check !== 'checking') return;
    const controller = new AbortController();
    const settle = (token: string | null) => {
      if (controller.signal.aborted) return;
      onToken(token);
      setCheck(token === null ? 'failed' : 'passed');
    };
    solve(buildPath('captcha_challenge', { _locale: locale }), controller).then(settle, () => settle(null));
    return () => controller.abort();
  }, [check === 'checking', attempt]);

  return (
    <div ref={place} className={styles.place}>
      <CheckState
        check={check}
        onRetry={() => {
          setAttempt(attempt + 1);
          setCheck('checking');
        }}
      />
    </div>
  );
}

async function solve(address: string, controller: AbortController): Promise<string | null> {
  const [challenge, { solveChallenge }] = await Promise.all([
    fetchJson<object>(address, controller.signal),
    import('../../ports/captcha/altcha/browser/solve-challenge.ts'),
  ]);
  return challenge === null ? null : solveChallenge(challenge, controller);
}

/**
 * Says what goes on: to screen readers while it goes well, for a line that appears with the press of a button would move the button away
 * from the pointer; to everybody when it has failed.
 */
function CheckState({ check, onRetry }: { readonly check: Check; readonly onRetry: () => void }) {
  const texts = useTexts();
  if (check === 'failed')
    return (
      <Notice
        kind="warning"
        title={texts('captcha.failed')}
        action={
          <Button look="secondary" onClick={onRetry}>
            {texts('captcha.retry')}
          </Button>
        }
      />
    );
  return (
    <p role="status" className="visually-hidden">
      {check === 'checking' ? texts('captcha.checking') : check === 'passed' ? texts('captcha.passed') : ''}
    </p>
  );
}

function ConsentedRecaptcha(props: CaptchaFieldProps & { readonly siteKey: string }) {
  const texts = useTexts();
  const { brand } = useVisit();
  if (useConsents().includes('captcha')) return <Recaptcha {...props} />;
  return (
    <ConsentQuestion
      isInForm
      service="captcha"
      title={texts('captcha.consentTitle')}
      text={texts('captcha.consentText')}
      acceptLabel={texts('captcha.accept')}
      refuseLabel={texts('captcha.refuse')}
      refusedText={texts('captcha.refused', { number: brand.hotline.display })}
    />
  );
}

function Recaptcha({ siteKey, onToken }: CaptchaFieldProps & { readonly siteKey: string }) {
  const texts = useTexts();
  const { language } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another listener is no reason to show it again
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    // The vendor renders into an element once: each attempt has one of its own.
    const inner = document.createElement('div');
    box.replaceChildren(inner);
    import('../../ports/captcha/recaptcha/browser/show-recaptcha.ts')
      .then(({ showRecaptcha }) => showRecaptcha({ place: inner, siteKey, language, onToken }))
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
    return () => {
      onToken(null);
      box.replaceChildren();
    };
  }, [siteKey, language, attempt]);

  return (
    <section aria-label={texts('captcha.title')}>
      <div ref={place} />
      {hasFailed ? <CheckState check="failed" onRetry={() => setAttempt(attempt + 1)} /> : null}
    </section>
  );
}
