import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';
import { ConsentQuestion } from '../../../design/feedback/consent-question.tsx';
import { useConsents } from '../../../site/use-consents.ts';
import { needsConsent } from '../../../site/visit.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './map-gate.module.css';
import { MapPreview } from './map-preview.tsx';
import { watchFirstSight } from './watch-first-sight.ts';

export interface MapGateProps {
  /** Names the map for screen readers. */
  readonly label: string;
  /** The map; loaded in the browser, once its place has come into view, and where it is a vendor's only after consent. */
  readonly children: () => ReactNode;
}

/**
 * A map's place. Our own map opens by itself; for a vendor's the question comes first (CONSENT-003), the map after yes, and after no a line
 * that can be turned back.
 */
export function MapGate({ label, children }: MapGateProps) {
  const visit = useVisit();
  const hasConsent = useConsents().includes('maps');
  const isForeign = needsConsent('maps', visit);
  return (
    <section className={styles.consent} aria-label={label}>
      {isForeign && !hasConsent ? <MapQuestion /> : <MapInView isWanted={isForeign}>{children}</MapInView>}
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

interface MapInViewProps extends Pick<MapGateProps, 'children'> {
  /** The visitor has asked for maps: they come without waiting for a sign of intent (`data-interactive`). */
  readonly isWanted: boolean;
}

/** A map that is further down, or in a panel that is closed, costs nothing until it is looked at. */
function MapInView({ isWanted, children }: MapInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const sight = useRef(watchFirstSight(place));
  const isSeen = useSyncExternalStore(sight.current.subscribe, sight.current.read, () => false);
  return (
    <div ref={place} className={styles.place} data-interactive={isWanted ? '' : undefined}>
      {isSeen ? <Suspense fallback={<MapPreview />}>{children()}</Suspense> : <MapPreview />}
    </div>
  );
}
