import { Plane } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../../design/skeleton.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { ActionWords } from '../action-words.tsx';
import {
  changeDeparture,
  changeDraft,
  type DepartureChoice,
  type DraftChange,
  type MaskDraft,
} from '../mask-draft.ts';
import { MaskFlyout } from '../mask-flyout.tsx';
import { PanelFailure } from '../panel-failure.tsx';
import { summariseDeparture } from '../summarise-mask.ts';
import { useMatchWords } from '../use-match-words.ts';

const DeparturePanel = lazy(() =>
  import('./departure-panel.tsx').then(
    ({ DeparturePanel: panel }) => ({ default: panel }),
    () => ({ default: PanelFailure }),
  ),
);

export interface DepartureFieldProps {
  readonly id: string;
  readonly draft: MaskDraft;
  /** One choice at a time: picking it applies it and closes the flyout (AIRPORT-005). */
  readonly isSingle?: boolean;
  readonly onChange: (change: DraftChange) => void;
}

/** From where, or without a flight: opens and confirms like the destinations (AIRPORT-001 to AIRPORT-004, MASK-035). */
export function DepartureField({ id, draft, isSingle = false, onChange }: DepartureFieldProps) {
  const texts = useTexts();
  const [picked, setPicked] = useState<DepartureChoice | null>(null);
  const { words } = useMatchWords(picked === null ? null : applyPicked(draft, picked));
  const apply = (choice: DepartureChoice) => {
    const change = changeDeparture(draft, choice);
    if (change !== null) onChange(change);
  };
  return (
    <MaskFlyout
      id={id}
      icon={Plane}
      label={texts('mask.departure')}
      value={summariseDeparture(draft, texts)}
      width="wide"
      confirmLabel={<ActionWords action={texts('mask.apply')} detail={words} />}
      onOpen={() => setPicked({ airports: draft.airports, isHotelOnly: draft.isHotelOnly })}
      onClose={(outcome) => {
        setPicked(null);
        if (outcome === 'confirmed' && picked !== null) apply(picked);
      }}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={8} />}>
          {picked === null ? null : (
            <DeparturePanel
              picked={picked}
              onPick={(next) => {
                if (!isSingle) return setPicked(next);
                close('cancelled');
                apply({ ...next, airports: next.airports.slice(-1) });
              }}
            />
          )}
          <p role="status" className="visually-hidden">
            {words}
          </p>
        </Suspense>
      )}
    </MaskFlyout>
  );
}

function applyPicked(draft: MaskDraft, picked: DepartureChoice): MaskDraft {
  const change = changeDeparture(draft, picked);
  return change === null ? draft : changeDraft(draft, change);
}
