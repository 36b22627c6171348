import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenAirport } from '../panel/mask-props.ts';
import { AirportBox } from './airport-box.tsx';
import type { AirportChoice } from './airport-choices.ts';
import type { AirportMembers } from './choose-airports.ts';

export interface AirportItemProps {
  readonly choice: AirportChoice;
  readonly members: AirportMembers;
  /** Opened to show what fits. */
  readonly isFiltered: boolean;
  readonly chosen: readonly ChosenAirport[];
  readonly onToggle: (choice: ChosenAirport) => void;
}

/** A country or part of Germany with a box for all of it, and its airports, each with its own. */
export function AirportItem({ choice, members, isFiltered, chosen, onToggle }: AirportItemProps) {
  const texts = useTexts();
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? isFiltered;
  const { key, name, airports } = choice;
  return (
    <li>
      <div className={styles.row}>
        <AirportBox choice={{ key, name }} members={members} chosen={chosen} onToggle={onToggle} />
        {airports.length === 0 ? null : (
          <button
            type="button"
            className={styles.expand}
            aria-expanded={isOpen}
            aria-label={texts('mask.expand', { name })}
            onClick={() => setOpened(!isOpen)}
          >
            <Icon icon={ChevronDown} />
          </button>
        )}
      </div>
      {isOpen && airports.length > 0 ? (
        <ul className={styles.branch}>
          {airports.map(({ tlc, name: airport }) => (
            <li key={tlc} className={styles.row}>
              <AirportBox
                choice={{ key: tlc, name: airport }}
                code={tlc}
                members={members}
                chosen={chosen}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
