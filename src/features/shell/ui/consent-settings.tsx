import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { FlyoutPanel } from '../../../design/overlays/flyout-panel.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { ReturnField } from '../../../site/cached-markup.tsx';
import { consentSettingsId, setConsent, useConsents } from '../../../site/use-consents.ts';
import { type ConsentService, consentServices, needsConsent } from '../../../site/visit.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import styles from './consent-settings.module.css';

const titleId = 'consent-settings-title';

/**
 * Lists what the shop stores and which third-party services it may contact, each with its reason; visitors give and
 * withdraw every consent here (CONSENT-006). Any flyout button with `consentSettingsId` opens it, also without script.
 */
export function ConsentSettings({ path }: { path: string }) {
  const texts = useTexts();
  const visit = useVisit();
  return (
    <FlyoutPanel id={consentSettingsId} labelledBy={titleId} className={styles.panel} locksScroll>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts('consent.settings')}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={consentSettingsId}
          popoverTargetAction="hide"
          aria-label={texts('frame.close')}
        >
          <Icon icon={X} />
        </button>
      </div>
      <p className={styles.intro}>{texts('consent.intro')}</p>
      <ul className={styles.services}>
        <li className={styles.service}>
          <h3>{texts('consent.necessary')}</h3>
          <p>{texts('consent.necessaryText')}</p>
          <p className={styles.always}>{texts('consent.always')}</p>
        </li>
        {consentServices
          .filter((service) => needsConsent(service, visit))
          .map((service) => (
            <li key={service} className={styles.service}>
              <ServiceChoice service={service} path={path} />
            </li>
          ))}
      </ul>
    </FlyoutPanel>
  );
}

function ServiceChoice({ service, path }: { service: ConsentService; path: string }) {
  const { locale } = useVisit();
  const texts = useTexts();
  const isAccepted = useConsents().includes(service);
  const [hasFailed, setHasFailed] = useState(false);

  async function chooseInPlace(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wanted = submitter instanceof HTMLButtonElement && submitter.value === '1';
    setHasFailed(!(await setConsent(locale, service, wanted)));
  }

  return (
    <>
      <h3 id={`consent-${service}`}>{texts(`consent.${service}`)}</h3>
      <p>{texts(`consent.${service}Text`)}</p>
      <form
        className={styles.choice}
        method="post"
        action={buildPath('consent_set', { _locale: locale })}
        aria-labelledby={`consent-${service}`}
        onSubmit={(event) => void chooseInPlace(event)}
      >
        <input type="hidden" name="service" value={service} />
        <ReturnField path={path} />
        <Choice value="1" isChosen={isAccepted} label={texts('consent.allow')} />
        <Choice value="0" isChosen={!isAccepted} label={texts('consent.forbid')} />
      </form>
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          {texts('consent.failed')}
        </p>
      ) : null}
    </>
  );
}

function Choice({ value, isChosen, label }: { value: string; isChosen: boolean; label: string }) {
  return (
    <Button
      type="submit"
      name="accepted"
      value={value}
      look="secondary"
      className={styles.option}
      aria-pressed={isChosen}
    >
      {label}
    </Button>
  );
}
