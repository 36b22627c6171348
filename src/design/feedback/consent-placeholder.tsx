import type { FormEvent, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './consent-placeholder.module.css';

export interface ConsentPlaceholderProps {
  /** Where the answer is posted to: the form works without script. */
  readonly action: string;
  /** Service the answer is about, as the endpoint knows it. */
  readonly service: string;
  readonly title: string;
  /** What happens after yes, and who learns what. */
  readonly text: string;
  readonly acceptLabel: string;
  readonly refuseLabel: string;
  /** Says that the answer could not be saved. */
  readonly failure?: string | undefined;
  /** Leads to the details of all consents. */
  readonly details: ReactNode;
  /** A drawn placeholder for what is not loaded yet; of our own, never a picture of the service's. */
  readonly preview?: ReactNode;
  /** It stands in a form, which cannot contain another one: the answers are plain buttons, for which script is needed. */
  readonly isInForm?: boolean;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Placeholder of a third-party service until the visitor agrees (CONSENT-001). Yes and no have the same weight. */
export function ConsentPlaceholder(props: ConsentPlaceholderProps) {
  const { action, service, title, text, acceptLabel, refuseLabel, failure, details, preview } = props;
  const { isInForm = false, onAnswer } = props;

  function answerInPlace(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onAnswer(submitter instanceof HTMLButtonElement && submitter.value === '1');
  }

  /** Attributes of an answer's button. */
  const answerWith = (isAccepted: boolean) =>
    isInForm
      ? { type: 'button' as const, onClick: () => onAnswer(isAccepted) }
      : { type: 'submit' as const, name: 'accepted', value: isAccepted ? '1' : '0' };

  const question = (
    <>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <div className={styles.answers}>
        <Button {...answerWith(true)} look="secondary" data-needs-script="">
          {acceptLabel}
        </Button>
        <Button {...answerWith(false)} look="secondary" data-needs-script="">
          {refuseLabel}
        </Button>
      </div>
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.details}>{details}</div>
    </>
  );
  return (
    <div className={styles.placeholder}>
      {preview === undefined ? null : <div className={styles.preview}>{preview}</div>}
      {isInForm ? (
        <div className={styles.question}>{question}</div>
      ) : (
        <form className={styles.question} method="post" action={action} onSubmit={answerInPlace}>
          <input type="hidden" name="service" value={service} />
          {question}
        </form>
      )}
    </div>
  );
}
