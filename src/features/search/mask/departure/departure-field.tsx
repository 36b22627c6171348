import Plane from 'lucide-react/icons/plane';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { fetchDestinationTree } from '../destinations/use-destination-tree.ts';
import { LoadingPanel } from '../panel/loading-panel.tsx';
import {
  changeDeparture,
  changeDraft,
  type DepartureChoice,
  type DraftChange,
  type MaskDraft,
} from '../panel/mask-draft.ts';
import { MaskFlyout } from '../panel/mask-flyout.tsx';
import { summariseDeparture } from '../panel/summarise-mask.ts';

const loadPanel = () => import('./departure-panel.tsx');

const DeparturePanel = lazyPart(async () => ({ default: (await loadPanel()).DeparturePanel }));

export interface DepartureFieldProps {
  readonly id: string;
  readonly draft: MaskDraft;
  readonly onChange: (change: DraftChange) => void;
}

/** From where, or without a flight: opens, confirms and is applied like the destinations (AIRPORT-001 to AIRPORT-005, MASK-035). */
export function DepartureField({ id, draft, onChange }: DepartureFieldProps) {
  const texts = useTexts();
  const { brand, locale } = useVisit();
  const { singleChoice } = brand.flags;
  const [picked, setPicked] = useState<DepartureChoice | null>(null);
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
      search={picked === null ? null : applyPicked(draft, picked)}
      loadContent={loadPanel}
      onIntent={() => fetchDestinationTree(locale)}
      onOpen={() => setPicked({ airports: draft.airports, isHotelOnly: draft.isHotelOnly })}
      onClose={(outcome) => {
        setPicked(null);
        if (outcome === 'confirmed' && picked !== null) apply(picked);
      }}
    >
      {(close, foot) => (
        <Suspense fallback={<LoadingPanel foot={foot} />}>
          {picked === null ? null : (
            <DeparturePanel
              foot={foot}
              picked={picked}
              onPick={(next) => {
                if (!singleChoice) return setPicked(next);
                close('cancelled');
                apply({ ...next, airports: next.airports.slice(-1) });
              }}
            />
          )}
        </Suspense>
      )}
    </MaskFlyout>
  );
}

function applyPicked(draft: MaskDraft, picked: DepartureChoice): MaskDraft {
  const change = changeDeparture(draft, picked);
  return change === null ? draft : changeDraft(draft, change);
}
