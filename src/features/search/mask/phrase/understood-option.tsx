import Sparkles from 'lucide-react/icons/sparkles';
import { Fragment } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from '../panel/mask-panel.module.css';
import type { UnderstoodPhrase } from './understood-schema.ts';

export interface UnderstoodOptionProps {
  readonly id: string;
  readonly understood: UnderstoodPhrase;
  /** Where the arrow keys are. */
  readonly isActive: boolean;
  readonly onPick: () => void;
}

/** The first suggestion for a sentence: all that it asks for, to be searched for at once. */
export function UnderstoodOption({ id, understood, isActive, onPick }: UnderstoodOptionProps) {
  const texts = useTexts();
  const labels = understood.parts.filter(({ isSearched }) => isSearched).map(({ label }) => label);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={false}
      className={styles.option}
      data-active={isActive ? '' : undefined}
      ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon icon={Sparkles} />
      <span>
        <span className={styles.name}>{texts('mask.applyUnderstood')}</span>
        <span className={styles.details}>
          {labels.map((label, at) => (
            <Fragment key={label}>
              {at === 0 ? '' : ' · '}
              <span className={styles.part}>{label}</span>
            </Fragment>
          ))}
        </span>
      </span>
    </div>
  );
}
