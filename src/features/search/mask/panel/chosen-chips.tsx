import X from 'lucide-react/icons/x';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './mask-panel.module.css';

export interface ChosenChipsProps {
  readonly chosen: readonly { readonly key: string; readonly name: string }[];
  readonly onRemove: (key: string) => void;
}

/** What is picked so far, each to be taken away with one press. */
export function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  const texts = useTexts();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts('mask.chosen')}>
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
