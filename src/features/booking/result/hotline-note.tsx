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
  /** For travellers on their way: the number that answers at any hour, too (Directive (EU) 2015/2302, Article 7 (2) (d)). */
  readonly isOnTheWay?: boolean;
}

/** The hotline and its opening hours. */
export function HotlineNote({ text, market, isOnTheWay = false }: HotlineNoteProps) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  const { number, display, hours } = withMarketHotline(brand, market).hotline;
  const { emergencyPhone } = brand;
  return (
    <section aria-labelledby="help-title" className={styles.help}>
      <h2 id="help-title">{texts('booking.help.title')}</h2>
      <p>{text}</p>
      <a href={`tel:${number}`}>
        <Icon icon={Phone} />
        {display}
      </a>
      <p className={styles.hours}>{hours[language] ?? hours.de}</p>
      {isOnTheWay ? (
        <>
          <a href={`tel:${emergencyPhone.number}`}>
            <Icon icon={Phone} />
            {emergencyPhone.display}
          </a>
          <p className={styles.hours}>{texts('booking.help.emergency')}</p>
        </>
      ) : null}
    </section>
  );
}
