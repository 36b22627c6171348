import styles from '../panel/mask-panel.module.css';
import type { ChosenAirport } from '../panel/mask-props.ts';
import { type AirportMembers, canToggle, findChosenGroup } from './choose-airports.ts';

export interface AirportBoxProps {
  readonly choice: ChosenAirport;
  /** Shown next to the name of an airport. */
  readonly code?: string;
  readonly members: AirportMembers;
  readonly chosen: readonly ChosenAirport[];
  readonly onToggle: (choice: ChosenAirport) => void;
}

/**
 * An airport, group or country to choose, disabled beyond the limit. What a chosen group brings is tinted, not checked: the
 * group is the choice, and a click on one of its airports narrows it to that one.
 */
export function AirportBox({ choice, code, members, chosen, onToggle }: AirportBoxProps) {
  const { key, name } = choice;
  return (
    <label
      className={styles.pick}
      data-brought={findChosenGroup(chosen, key, members) === null ? undefined : ''}
    >
      <input
        type="checkbox"
        checked={chosen.some((each) => each.key === key)}
        disabled={!canToggle(chosen, choice, members)}
        onChange={() => onToggle(choice)}
      />
      <span>{name}</span>
      {code === undefined ? null : <span className={styles.count}>{code}</span>}
    </label>
  );
}
