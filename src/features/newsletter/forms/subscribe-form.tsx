import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fieldLengths } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { FormBanner } from '../../../design/form/form-banner.tsx';
import { FormErrorsProvider } from '../../../design/form/form-errors.tsx';
import { FormResult } from '../../../design/form/form-result.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { useCheckedForm } from '../../../design/form/use-checked-form.ts';
import { rewriteAddress } from '../../../site/rewrite-address.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CaptchaSlot } from './captcha-slot.ts';
import { bannerTextOf, findFailure, newsletterErrorTextOf } from './form-words.ts';
import styles from './forms.module.css';
import type { NewsletterResult, SubscribeBody } from './newsletter-schemas.ts';
import { checkSubscription, readSubscription } from './subscription-rules.ts';
import { useNewsletterCall } from './use-newsletter-call.ts';

export interface SubscribeFormProps {
  /** Headline and copy next to the form. */
  readonly intro: ReactNode;
  /** What the checkbox agrees to, with a link to the privacy page. */
  readonly terms: ReactNode;
  /** Headline and copy that take the form's place (NEWS-008). */
  readonly success: ReactNode;
  readonly withoutScript: ReactNode;
  readonly buttonText: string | undefined;
  readonly backText: string | undefined;
  /** The brand's first list unless given (NEWS-012). */
  readonly listId: string | undefined;
  /** Where the form stands; `page` unless given (NEWS-012). */
  readonly source: string | undefined;
  readonly captcha?: CaptchaSlot | undefined;
  /** State of an example. */
  readonly startsAs?: 'form' | 'sent' | 'failed';
}

/** Subscribes an e-mail address (NEWS-001 to NEWS-011). The fields are uncontrolled: what was typed before hydration stays. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { intro, terms, success, withoutScript, buttonText, backText, source = 'page', captcha } = props;
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const call = useNewsletterCall();
  const [isSent, setIsSent] = useState(props.startsAs === 'sent');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(props.startsAs === 'failed' ? 'genericError' : null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const token = useRef<string | null>(null);
  // Two forms on one page, such as one in the middle and one at the foot, have fields of their own.
  const group = `newsletter-${source}`;
  const names = { email: `${group}.email`, terms: `${group}.terms` };
  const checked = useCheckedForm({
    draftKey: `newsletter.${source}`,
    check: (values) => checkSubscription(values[group], names),
    onValid: (values) => void subscribe(readSubscription(values[group]).email),
  });

  const { ref } = checked.form;
  useLayoutEffect(() => {
    const email = ref.current?.elements.namedItem(names.email);
    const given = takeEmailFromAddress();
    if (given !== null && email instanceof HTMLInputElement) email.value = given;
  }, [ref, names.email]);

  async function subscribe(email: string): Promise<void> {
    if (isSending) return;
    if (captcha !== undefined && token.current === null) return setFailure('captchaRequired');
    setIsSending(true);
    setFailure(null);
    const body: SubscribeBody = {
      email,
      source,
      listId: props.listId ?? brand.newsletter.lists[0]?.id ?? '',
      ...(token.current === null ? {} : { captcha: token.current }),
    };
    const code = findFailure(await call<NewsletterResult>('newsletter_subscribe', body));
    setIsSending(false);
    if (code === null) {
      checked.deleteDraft();
      setIsSent(true);
      return;
    }
    // A captcha is good for one attempt.
    token.current = null;
    setCaptchaRound((round) => round + 1);
    if (code === 'invalidEmail') checked.mark({ [names.email]: 'invalidEmail' });
    else if (code === 'termsRequired') checked.mark({ [names.terms]: 'termsRequired' });
    else setFailure(code);
  }

  if (isSent)
    return (
      <FormResult className={styles.result}>
        {success}
        <Button href={link('homepage')}>{backText ?? texts('newsletter.back')}</Button>
      </FormResult>
    );
  return (
    <div className={styles.subscribe} data-interactive="">
      {intro}
      <FormErrorsProvider errors={checked.errors} textOf={newsletterErrorTextOf}>
        <form {...checked.form} className={styles.card} aria-label={texts('newsletter.subscribeForm')}>
          <FormBanner onDismiss={() => setFailure(null)}>
            {failure === null
              ? null
              : texts(failure === 'captchaRequired' ? newsletterErrorTextOf(failure) : bannerTextOf(failure))}
          </FormBanner>
          <TextField
            name={names.email}
            type="email"
            label={texts('newsletter.email')}
            autoComplete="email"
            maxLength={fieldLengths.maxEmail}
          />
          <CheckboxField name={names.terms} isRequired>
            {terms}
          </CheckboxField>
          {captcha === undefined ? null : (
            <div key={captchaRound} className={styles.captcha}>
              {captcha({
                onToken: (sent) => {
                  token.current = sent;
                },
              })}
            </div>
          )}
          <Button type="submit" isBusy={isSending} data-needs-script="">
            {buttonText ?? texts('newsletter.subscribe')}
          </Button>
          {withoutScript}
        </form>
      </FormErrorsProvider>
    </div>
  );
}

/** What somebody typed into the footer of another page. It leaves the address, which is stored and shared. */
function takeEmailFromAddress(): string | null {
  const email = new URLSearchParams(location.search).get('email');
  if (email !== null) rewriteAddress((params) => params.delete('email'));
  return email;
}
