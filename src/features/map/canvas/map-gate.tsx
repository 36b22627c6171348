import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';
import { ConsentQuestion } from '../../../design/feedback/consent-question.tsx';
import { useConsents } from '../../../site/use-consents.ts';
import { useTexts } from '../../../site/visit-context.tsx';
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
    <section className={styles.consent} aria-label={label}>
      {hasConsent ? <MapInView>{children}</MapInView> : <MapQuestion />}
    </section>
  );
}

function MapQuestion() {
  const texts = useTexts();
  return (
    <ConsentQuestion
      service="maps"
      title={texts('map.consentTitle')}
      text={texts('map.consentText')}
      acceptLabel={texts('map.accept')}
      refuseLabel={texts('map.refuse')}
      refusedText={texts('map.refused')}
      preview={<MapPreview />}
    />
  );
}

/**
 * A map that is further down, or in a panel that is closed, costs nothing until it is looked at. Served after consent, it
 * comes without waiting for a sign of intent (`data-interactive`).
 */
function MapInView({ children }: Pick<MapGateProps, 'children'>) {
  const place = useRef<HTMLDivElement>(null);
  const sight = useRef(watchFirstSight(place));
  const isSeen = useSyncExternalStore(sight.current.subscribe, sight.current.read, () => false);
  return (
    <div ref={place} className={styles.place} data-interactive="">
      {isSeen ? <Suspense fallback={<MapPreview />}>{children()}</Suspense> : <MapPreview />}
    </div>
  );
}
