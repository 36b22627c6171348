import { useTexts } from '../../../../site/visit-context.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenAirport } from '../panel/mask-props.ts';
import { type AirportChoice, filterAirportChoices, splitColumns } from './airport-choices.ts';
import { AirportItem } from './airport-item.tsx';
import type { AirportMembers } from './choose-airports.ts';

export interface AirportColumnsProps {
  readonly choices: readonly AirportChoice[];
  readonly members: AirportMembers;
  readonly keyword: string;
  readonly chosen: readonly ChosenAirport[];
  readonly onToggle: (choice: ChosenAirport) => void;
}

/** Countries and the parts of Germany in columns of ten (AIRPORT-018), narrowed by what is typed (AIRPORT-017). */
export function AirportColumns({ choices, members, keyword, chosen, onToggle }: AirportColumnsProps) {
  const texts = useTexts();
  const shown = filterAirportChoices(choices, keyword, new Set(chosen.map(({ key }) => key)));
  if (shown.length === 0) {
    return (
      <p role="status" className={styles.hint}>
        {texts('mask.noAirports')}
      </p>
    );
  }
  return (
    <div className={styles.columns}>
      {splitColumns(shown).map((column) => (
        <ul key={column[0]?.key} className={styles.tree}>
          {column.map((choice) => (
            <AirportItem
              key={choice.key}
              choice={choice}
              members={members}
              isFiltered={keyword.trim() !== ''}
              chosen={chosen}
              onToggle={onToggle}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}
