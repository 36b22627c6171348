import X from 'lucide-react/icons/x';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './mask-panel.module.css';

export interface ChosenChipsProps {
  readonly chosen: readonly { readonly key: string; readonly name: string }[];
  readonly onRemove: (key: string) => void;
  /** Id of the words that name the list; it is called what is selected without them. */
  readonly labelledBy?: string;
}

/** What is picked so far, each to be taken away with one press. */
export function ChosenChips({ chosen, onRemove, labelledBy }: ChosenChipsProps) {
  const texts = useTexts();
  if (chosen.length === 0) return null;
  return (
    <ul
      className={styles.chips}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? texts('mask.chosen') : undefined}
    >
      {chosen.map(({ key, name }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts('mask.remove', { name })}
            onClick={() => onRemove(key)}
          >
            {name}
            <Icon icon={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
