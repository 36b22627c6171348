import Phone from 'lucide-react/icons/phone';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import type { MarketCode } from '../../../domain/places/market.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './hotline-note.module.css';

export interface HotlineNoteProps {
  readonly text: string;
  /** The market that the booking was made from, when it is known: a link opened elsewhere names the hotline of the mail. */
  readonly market?: MarketCode | undefined;
}

/** The hotline and its opening hours. */
export function HotlineNote({ text, market }: HotlineNoteProps) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  const { number, display, hours } = withMarketHotline(brand, market).hotline;
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
