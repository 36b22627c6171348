import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../design/button.tsx';
import { ConsentPlaceholder } from '../../../design/consent-placeholder.tsx';
import { FlyoutButton } from '../../../design/flyout-button.tsx';
import { consentSettingsId, setConsent, useConsents } from '../../../site/use-consents.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import styles from './map-gate.module.css';
import { MapPreview } from './map-preview.tsx';
import { watchFirstSight } from './watch-first-sight.ts';

export interface MapGateProps {
  /** Names the map for screen readers. */
  readonly label: string;
  /** The map; loaded only after consent, in the browser, and once its place has come into view. */
  readonly children: () => ReactNode;
}

/** A map's place: the question first (CONSENT-003), the map after yes, and after no a line that can be turned back. */
export function MapGate({ label, children }: MapGateProps) {
  const hasConsent = useConsents().includes('maps');
  return (
    <section className={styles.gate} aria-label={label}>
      {hasConsent ? <MapInView>{children}</MapInView> : <MapQuestion />}
    </section>
  );
}

function MapQuestion() {
  const { locale } = useVisit();
  const texts = useTexts();
  const [answer, setAnswer] = useState<'none' | 'refused' | 'failed'>('none');
  const accept = async () => setAnswer((await setConsent(locale, 'maps', true)) ? 'none' : 'failed');
  if (answer === 'refused') {
    return (
      <div className={styles.refused}>
        <p role="status">{texts('map.refused')}</p>
        <Button look="secondary" onClick={() => setAnswer('none')}>
          {texts('map.consentTitle')}
        </Button>
      </div>
    );
  }
  return (
    <ConsentPlaceholder
      action={buildPath('consent_set', { _locale: locale })}
      service="maps"
      title={texts('map.consentTitle')}
      text={texts('map.consentText')}
      acceptLabel={texts('map.accept')}
      refuseLabel={texts('map.refuse')}
      failure={answer === 'failed' ? texts('consent.failed') : undefined}
      details={
        <FlyoutButton opens={consentSettingsId} className={styles.details}>
          {texts('consent.settings')}
        </FlyoutButton>
      }
      preview={<MapPreview />}
      onAnswer={(isAccepted) => (isAccepted ? void accept() : setAnswer('refused'))}
    />
  );
}

/**
 * A map that is further down, or in a panel that is closed, costs nothing until it is looked at. Served after consent, it
 * comes without waiting for a sign of intent (`data-acts`).
 */
function MapInView({ children }: Pick<MapGateProps, 'children'>) {
  const place = useRef<HTMLDivElement>(null);
  const sight = useRef(watchFirstSight(place));
  const isSeen = useSyncExternalStore(sight.current.subscribe, sight.current.read, () => false);
  return (
    <div ref={place} className={styles.place} data-acts="">
      {isSeen ? <Suspense fallback={<MapPreview />}>{children()}</Suspense> : <MapPreview />}
    </div>
  );
}
