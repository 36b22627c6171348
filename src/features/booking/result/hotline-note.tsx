import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './hotline-note.module.css';

/** The hotline and its opening hours. */
export function HotlineNote({ text }: { readonly text: string }) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  const { number, display, hours } = brand.hotline;
  return (
    <section aria-labelledby="help-title" className={styles.help}>
      <h2 id="help-title">{texts('booking.help.title')}</h2>
      <p>{text}</p>
      <a href={`tel:${number}`}>
        <Icon icon={Phone} />
        {display}
      </a>
      <p className={styles.hours}>{hours[language] ?? hours.de}</p>
    </section>
  );
}
