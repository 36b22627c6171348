import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { LoadingPanel } from '../panel/loading-panel.tsx';
import { changeDestinations, changeDraft, type DraftChange, type MaskDraft } from '../panel/mask-draft.ts';
import { MaskFlyout } from '../panel/mask-flyout.tsx';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { summariseDestinations } from '../panel/summarise-mask.ts';
import { fetchDestinationTree } from './use-destination-tree.ts';

const loadPanel = () => import('./destination-panel.tsx');

const DestinationPanel = lazyPart(async () => ({ default: (await loadPanel()).DestinationPanel }));

export interface DestinationFieldProps {
  readonly id: string;
  readonly draft: MaskDraft;
  readonly onChange: (change: DraftChange) => void;
}

/**
 * Where to: opens with what is chosen (DEST-002), applies another selection when confirmed (DEST-003 to DEST-006). Of a
 * brand that takes one destination at a time the picked one is applied at once (DEST-008, DEST-009).
 */
export function DestinationField({ id, draft, onChange }: DestinationFieldProps) {
  const texts = useTexts();
  const visit = useVisit();
  const { brand, locale } = visit;
  const { singleChoice } = brand.flags;
  const [picked, setPicked] = useState<readonly ChosenDestination[] | null>(null);
  const apply = (selection: readonly ChosenDestination[]) => {
    const change = changeDestinations(draft.destinations, selection);
    if (change !== null) onChange(change);
  };
  return (
    <MaskFlyout
      id={id}
      icon={MapPin}
      label={texts('mask.destination')}
      value={summariseDestinations(draft, texts)}
      width="wide"
      search={picked === null ? null : applyPicked(draft, picked)}
      loadContent={() => loadPanel().then((panel) => panel.shareSearches(visit))}
      onIntent={() => fetchDestinationTree(locale)}
      onOpen={() => setPicked(draft.destinations)}
      onClose={(outcome) => {
        setPicked(null);
        if (outcome === 'confirmed' && picked !== null) apply(picked);
      }}
    >
      {(close, foot) => (
        <Suspense fallback={<LoadingPanel foot={foot} />}>
          <DestinationPanel
            foot={foot}
            picked={picked ?? []}
            onPick={(next) => {
              if (!singleChoice) return setPicked(next);
              // The panel closes with what was picked last; the state would come too late for it.
              close('cancelled');
              apply(next.slice(-1));
            }}
          />
        </Suspense>
      )}
    </MaskFlyout>
  );
}

/** The draft that the selection would make. */
function applyPicked(draft: MaskDraft, picked: readonly ChosenDestination[]): MaskDraft {
  const change = changeDestinations(draft.destinations, picked);
  return change === null ? draft : changeDraft(draft, change);
}
