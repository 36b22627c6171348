import { useLayoutEffect, useRef, useState } from 'react';
import { replayEarlyChoices, watchEarlyChoices } from '../choices/replay-early-choices.ts';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import { SeatsSection } from '../seats/seats-section.tsx';
import { BoardingSection } from './boarding-section.tsx';
import { CarSection } from './car-section.tsx';
import styles from './extras-sections.module.css';
import { InsuranceSection } from './insurance-section.tsx';
import { LuggageSection } from './luggage-section.tsx';
import { TransferSection } from './transfer-section.tsx';

/** All extras of the trip, one section for each kind (EXTRA-001). */
export function ExtrasSections(props: ExtrasSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [early] = useState(() => (typeof document === 'undefined' ? null : watchEarlyChoices(document)));
  // Runs before the first paint, so that no click can precede it.
  useLayoutEffect(() => {
    if (root.current !== null && early !== null) replayEarlyChoices(root.current, early.take());
  }, [early]);
  return (
    <div ref={root} className={styles.sections}>
      <TransferSection {...props} />
      <CarSection {...props} />
      <InsuranceSection {...props} />
      <LuggageSection {...props} />
      <SeatsSection {...props} />
      <BoardingSection {...props} />
    </div>
  );
}
