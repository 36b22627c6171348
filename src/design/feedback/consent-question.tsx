import { type ReactNode, useState } from 'react';
import { consentSettingsId, setConsent } from '../../site/use-consents.ts';
import type { ConsentService } from '../../site/visit.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { buildPath } from '../../url.ts';
import { Button } from '../controls/button.tsx';
import { FlyoutButton } from '../overlays/flyout-button.tsx';
import { ConsentPlaceholder } from './consent-placeholder.tsx';
import styles from './consent-question.module.css';

export interface ConsentQuestionProps {
  readonly service: ConsentService;
  readonly title: string;
  /** What happens after yes, and who learns what. */
  readonly text: string;
  readonly acceptLabel: string;
  readonly refuseLabel: string;
  /** The text after a no; the title leads back to the question. */
  readonly refusedText: string;
  readonly preview?: ReactNode;
  /** See `ConsentPlaceholder`. */
  readonly isInForm?: boolean;
}

/**
 * Asks in place of a service of others, map or captcha, and keeps the answer (CONSENT-001 to CONSENT-003, CONSENT-005):
 * the service itself takes its place once `useConsents` contains it. A no is not stored and can be revoked.
 */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { service, title, refusedText, ...words } = props;
  const { locale } = useVisit();
  const texts = useTexts();
  const [answer, setAnswer] = useState<'none' | 'refused' | 'failed'>('none');
  const accept = async () => setAnswer((await setConsent(locale, service, true)) ? 'none' : 'failed');
  if (answer === 'refused') {
    return (
      <div className={styles.refused}>
        <p role="status">{refusedText}</p>
        <Button look="secondary" onClick={() => setAnswer('none')}>
          {title}
        </Button>
      </div>
    );
  }
  return (
    <ConsentPlaceholder
      {...words}
      action={buildPath('consent_set', { _locale: locale })}
      service={service}
      title={title}
      failure={answer === 'failed' ? texts('consent.failed') : undefined}
      details={
        <FlyoutButton opens={consentSettingsId} className={styles.details}>
          {texts('consent.settings')}
        </FlyoutButton>
      }
      onAnswer={(isAccepted) => (isAccepted ? void accept() : setAnswer('refused'))}
    />
  );
}
