import Phone from 'lucide-react/icons/phone';
import { findLocalText } from '../../../brands/find-local-text.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './hotline-number.module.css';

/** The brand's telephone number (SHELL-018); with `showsHours` as a block with the hours it is staffed. */
export function HotlineNumber({ showsHours = false }: { showsHours?: boolean }) {
  const { brand, language } = useVisit();
  const texts = useTexts();
  const { number, display, hours } = brand.hotline;
  return (
    <div>
      <a className={styles.number} href={`tel:${number}`}>
        <Icon icon={Phone} />
        <span className="visually-hidden">{texts('frame.hotline')}: </span>
        <span>{display}</span>
      </a>
      {showsHours ? <p className={styles.hours}>{findLocalText(hours, language)}</p> : null}
    </div>
  );
}
