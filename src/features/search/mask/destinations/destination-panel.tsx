import { type ReactNode, useId, useState } from 'react';
import type { Visit } from '../../../../site/visit.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { shareEarlierSearches } from '../last-search/share-earlier-searches.ts';
import { ChosenChips } from '../panel/chosen-chips.tsx';
import { LimitHint } from '../panel/limit-hint.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { hasRoom, toggleDestination } from './choose-destinations.ts';
import { DestinationCombobox } from './destination-combobox.tsx';
import { DestinationTree } from './destination-tree.tsx';
import { RecentSearches } from './recent-searches.tsx';

export interface DestinationPanelProps {
  readonly picked: readonly ChosenDestination[];
  readonly onPick: (picked: readonly ChosenDestination[]) => void;
  /** The buttons that leave the panel. */
  readonly foot: ReactNode;
}

/** Content of the destination flyout: typing on one side, the tree of countries on the other, what is picked above both, and where it opens empty the last searches. */
export function DestinationPanel({ picked, onPick, foot }: DestinationPanelProps) {
  const texts = useTexts();
  const [keyword, setKeyword] = useState('');
  const [isEmpty] = useState(picked.length === 0);
  const labelId = useId();
  const toggle = (destination: ChosenDestination) => onPick(toggleDestination(picked, destination));
  return (
    <div className={styles.sides}>
      <div className={styles.search}>
        <p id={labelId} className={styles.label}>
          {texts('mask.typeDestination')}
        </p>
        <DestinationCombobox
          labelledBy={labelId}
          keyword={keyword}
          onType={setKeyword}
          picked={picked}
          onPick={(option) => {
            if (!picked.some(({ id }) => id === option.id)) toggle(option);
            setKeyword('');
          }}
        />
        <ChosenChips
          chosen={picked.map(({ id, name }) => ({ key: String(id), name }))}
          onRemove={(key) => onPick(picked.filter(({ id }) => String(id) !== key))}
        />
        {hasRoom(picked) ? null : <LimitHint />}
        {isEmpty && keyword === '' && picked.length === 0 ? <RecentSearches /> : null}
      </div>
      {foot}
      <DestinationTree keyword={keyword} picked={picked} onToggle={toggle} />
    </div>
  );
}

/** What a visitor searched for before signing in goes to the account, on the first page with a mask. */
export function shareSearches({ locale, member }: Visit): void {
  if (member !== undefined) shareEarlierSearches(locale, Date.now());
}
