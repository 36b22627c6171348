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
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Placeholder of a third-party service until the visitor agrees (CONSENT-001). Yes and no have the same weight. */
export function ConsentPlaceholder(props: ConsentPlaceholderProps) {
  const { action, service, title, text, acceptLabel, refuseLabel, failure, details, preview, onAnswer } =
    props;

  function answerInPlace(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onAnswer(submitter instanceof HTMLButtonElement && submitter.value === '1');
  }

  return (
    <div className={styles.placeholder}>
      {preview === undefined ? null : <div className={styles.preview}>{preview}</div>}
      <form className={styles.question} method="post" action={action} onSubmit={answerInPlace}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <input type="hidden" name="service" value={service} />
        <div className={styles.answers}>
          <Button type="submit" name="accepted" value="1" look="secondary" data-needs-script="">
            {acceptLabel}
          </Button>
          <Button type="submit" name="accepted" value="0" look="secondary" data-needs-script="">
            {refuseLabel}
          </Button>
        </div>
        {failure === undefined ? null : (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.details}>{details}</div>
      </form>
    </div>
  );
}
