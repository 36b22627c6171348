import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './miles-block.module.css';

interface MilesChoiceProps {
  readonly programme: string;
  readonly isUsed: boolean;
  readonly onChoose: (isWanted: boolean) => void;
}

/** Whether the shopper pays with miles or without (MILE-006). */
export function MilesChoice({ programme, isUsed, onChoose }: MilesChoiceProps) {
  const texts = useTexts();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{texts('payment.miles.title', { programme })}</legend>
      {[false, true].map((isMiles) => (
        <label key={String(isMiles)} className={styles.option}>
          <input
            type="radio"
            name="use"
            value={isMiles ? 'miles' : 'none'}
            checked={isMiles === isUsed}
            onChange={() => onChoose(isMiles)}
          />
          <span>{texts(isMiles ? 'payment.miles.use' : 'payment.miles.useNone')}</span>
        </label>
      ))}
    </fieldset>
  );
}
