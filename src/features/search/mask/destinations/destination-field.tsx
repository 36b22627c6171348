import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { LoadingPanel } from '../panel/loading-panel.tsx';
import { changeDestinations, changeDraft, type DraftChange, type MaskDraft } from '../panel/mask-draft.ts';
import { MaskFlyout } from '../panel/mask-flyout.tsx';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { summariseDestinations } from '../panel/summarise-mask.ts';
import { confirmDestinations } from '../phrase/confirm-destinations.ts';
import type { UnderstoodPhrase } from '../phrase/understood-schema.ts';
import { fetchDestinationTree } from './use-destination-tree.ts';

const loadPanel = () => import('./destination-panel.tsx');

const DestinationPanel = lazyPart(async () => ({ default: (await loadPanel()).DestinationPanel }));

export interface DestinationFieldProps {
  readonly id: string;
  /** Where the site sells. */
  readonly today: Day;
  readonly draft: MaskDraft;
  readonly onChange: (change: DraftChange) => void;
}

/**
 * Where to: opens with what is chosen (DEST-002), applies another selection when confirmed (DEST-003 to DEST-006). Of a
 * brand that takes one destination at a time the picked one is applied at once (DEST-008, DEST-009). A sentence that is still in the text
 * field is confirmed with all that it asks for.
 */
export function DestinationField({ id, today, draft, onChange }: DestinationFieldProps) {
  const texts = useTexts();
  const visit = useVisit();
  const { brand, locale } = visit;
  const { singleChoice } = brand.flags;
  const [picked, setPicked] = useState<readonly ChosenDestination[] | null>(null);
  const [sentence, setSentence] = useState<UnderstoodPhrase | null>(null);
  const change =
    picked === null
      ? null
      : confirmDestinations(draft, { picked, sentence, isSingleChoice: singleChoice, today });
  return (
    <MaskFlyout
      id={id}
      icon={MapPin}
      label={texts('mask.destination')}
      value={summariseDestinations(draft, texts)}
      width="wide"
      search={picked === null ? null : change === null ? draft : changeDraft(draft, change)}
      loadContent={() => loadPanel().then((panel) => panel.shareSearches(visit))}
      onIntent={() => fetchDestinationTree(locale)}
      onOpen={() => setPicked(draft.destinations)}
      onClose={(outcome) => {
        setPicked(null);
        setSentence(null);
        if (outcome === 'confirmed' && change !== null) onChange(change);
      }}
    >
      {(close, foot) => (
        <Suspense fallback={<LoadingPanel foot={foot} />}>
          <DestinationPanel
            foot={foot}
            picked={picked ?? []}
            onUnderstand={setSentence}
            onApply={() => close('confirmed')}
            onPick={(next) => {
              if (!singleChoice) return setPicked(next);
              // The panel closes with what was picked last; the state would come too late for it.
              close('cancelled');
              const pick = changeDestinations(draft.destinations, next.slice(-1));
              if (pick !== null) onChange(pick);
            }}
          />
        </Suspense>
      )}
    </MaskFlyout>
  );
}
