import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Visit } from '../../../../site/visit.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { shareEarlierSearches } from '../last-search/share-earlier-searches.ts';
import { ChosenChips } from '../panel/chosen-chips.tsx';
import { LimitHint } from '../panel/limit-hint.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { UnderstoodParts } from '../phrase/understood-parts.tsx';
import type { UnderstoodPhrase } from '../phrase/understood-schema.ts';
import { hasRoom, toggleDestination } from './choose-destinations.ts';
import { DestinationCombobox } from './destination-combobox.tsx';
import { DestinationTree } from './destination-tree.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SuggestedPlaces } from './suggested-places.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface DestinationPanelProps {
  readonly picked: readonly ChosenDestination[];
  readonly onPick: (picked: readonly ChosenDestination[]) => void;
  /** Receives the sentence that is typed, as far as it is understood; null for a name or nothing. It must not change. */
  readonly onUnderstand: (understood: UnderstoodPhrase | null) => void;
  /** Searches for all that the sentence asks for. */
  readonly onApply: () => void;
  /** The buttons that leave the panel. */
  readonly foot: ReactNode;
}

/** Content of the destination flyout: typing on one side, the tree of countries on the other, what is picked above both, and where it opens empty the last searches and places to go to. */
export function DestinationPanel({ picked, onPick, onUnderstand, onApply, foot }: DestinationPanelProps) {
  const texts = useTexts();
  const [keyword, setKeyword] = useState('');
  const [isEmpty] = useState(picked.length === 0);
  const labelId = useId();
  const suggestions = useSuggestions(keyword);
  const { understood, isSentence, options } = suggestions;
  const isCalledSo = !isSentence && options[0]?.isNear !== true;
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => onUnderstand(understood), [understood, onUnderstand]);
  const toggle = (destination: ChosenDestination) => onPick(toggleDestination(picked, destination));
  return (
    <div className={styles.sides}>
      <div className={styles.search}>
        <p id={labelId} className={styles.label}>
          {texts('mask.typeDestination')}
        </p>
        <DestinationCombobox
          labelledBy={labelId}
          inputRef={inputRef}
          keyword={keyword}
          onType={setKeyword}
          suggestions={suggestions}
          picked={picked}
          onApply={onApply}
          onPick={(option) => {
            if (!picked.some(({ id }) => id === option.id)) toggle(option);
            // What else a sentence says stays.
            if (understood === null) setKeyword('');
          }}
        />
        {understood === null ? null : (
          <UnderstoodParts
            keyword={keyword}
            understood={understood}
            onRemove={(rest) => {
              setKeyword(rest);
              // The pressed button goes; what is left is in the field.
              inputRef.current?.focus();
            }}
          />
        )}
        <ChosenChips
          chosen={picked.map(({ id, name }) => ({ key: String(id), name }))}
          onRemove={(key) => onPick(picked.filter(({ id }) => String(id) !== key))}
        />
        {hasRoom(picked) ? null : <LimitHint />}
        {isEmpty && keyword === '' && picked.length === 0 ? (
          <>
            <RecentSearches />
            <SuggestedPlaces
              onPick={(place) => {
                toggle(place);
                // The pressed button goes with the list: the focus stays in the panel.
                inputRef.current?.focus();
              }}
            />
          </>
        ) : null}
      </div>
      {foot}
      <DestinationTree keyword={isCalledSo ? keyword : ''} picked={picked} onToggle={toggle} />
    </div>
  );
}

/** What a visitor searched for before signing in goes to the account, on the first page with a mask. */
export function shareSearches({ locale, member }: Visit): void {
  if (member !== undefined) shareEarlierSearches(locale, Date.now());
}
