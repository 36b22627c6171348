import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldLengths } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { FormBanner } from '../../../design/form/form-banner.tsx';
import { FormResult } from '../../../design/form/form-result.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { bannerTextOf, findFailure } from './form-words.ts';
import styles from './forms.module.css';
import type { NewsletterResult, UnsubscribeBody } from './newsletter-schemas.ts';
import { useNewsletterCall } from './use-newsletter-call.ts';

export interface UnsubscribeQuestionProps {
  /** The question. */
  readonly intro: ReactNode;
  /** What takes its place after yes (NEWS-018) and after no (NEWS-019). */
  readonly yes: ReactNode;
  readonly no: ReactNode;
  readonly withoutScript: ReactNode;
  readonly yesText: string | undefined;
  readonly noText: string | undefined;
  /** List where the address names none (NEWS-014); the brand's first without one. */
  readonly listId: string | undefined;
  /** The address names the recipient (NEWS-013): nobody has to type one. */
  readonly hasRecipient: boolean;
  /** State of an example. */
  readonly startsAs?: 'pending' | 'yes' | 'no' | 'failed';
}

/** Asks whether to unsubscribe (NEWS-016 to NEWS-026). After a call that failed the question stays, with a banner (NEWS-027). */
export function UnsubscribeQuestion(props: UnsubscribeQuestionProps) {
  const { intro, yes, no, withoutScript, yesText, noText, hasRecipient, startsAs = 'pending' } = props;
  const texts = useTexts();
  const { brand } = useVisit();
  const call = useNewsletterCall();
  const [answer, setAnswer] = useState<'pending' | 'yes' | 'no'>(
    startsAs === 'failed' ? 'pending' : startsAs,
  );
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(
    startsAs === 'failed' ? 'alreadyUnsubscribedEmail' : null,
  );

  async function unsubscribe(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const typed = String(new FormData(event.currentTarget).get('newsletter-recipient') ?? '').trim();
    const query = new URLSearchParams(location.search);
    const email = query.get('newsletter_recipient') || typed;
    if (email === '') return setFailure('invalidUnsubscribeEmail');
    const body: UnsubscribeBody = {
      email,
      listId:
        query.get('newsletter_unsubscribe_list_id') || (props.listId ?? brand.newsletter.lists[0]?.id ?? ''),
    };
    setIsSending(true);
    setFailure(null);
    const code = findFailure(await call<NewsletterResult>('newsletter_unsubscribe', body));
    setIsSending(false);
    if (code === null) setAnswer('yes');
    else setFailure(code);
  }

  // The key makes each answer a part of its own, which gets the focus.
  if (answer !== 'pending')
    return (
      <FormResult key={answer} className={styles.result}>
        {answer === 'yes' ? yes : no}
      </FormResult>
    );
  return (
    <form
      className={styles.question}
      noValidate
      // Before hydration, submitting does nothing: the typed text stays and does not get into the address.
      method="dialog"
      aria-label={texts('newsletter.unsubscribeForm')}
      onSubmit={(event) => void unsubscribe(event)}
    >
      <FormBanner onDismiss={() => setFailure(null)}>
        {failure === null ? null : texts(bannerTextOf(failure))}
      </FormBanner>
      {intro}
      {hasRecipient ? null : (
        <TextField
          name="newsletter-recipient"
          type="email"
          label={texts('newsletter.email')}
          autoComplete="email"
          maxLength={fieldLengths.maxEmail}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isSending} data-needs-script="">
          {yesText ?? texts('newsletter.yes')}
        </Button>
        <Button look="secondary" onClick={() => setAnswer('no')} data-needs-script="">
          {noText ?? texts('newsletter.no')}
        </Button>
      </div>
      {withoutScript}
    </form>
  );
}
