import X from 'lucide-react/icons/x';
import { FlyoutPanel } from '../../../design/overlays/flyout-panel.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { HotelDetails } from '../model/hotel-page-props.ts';
import { AccessNote } from './access-note.tsx';
import styles from './full-description.module.css';

export const fullDescriptionId = 'hotel-details';
const titleId = 'hotel-details-title';

export interface FullDescriptionProps {
  readonly hotelName: string;
  /** In the order in which they are shown (HOTEL-030). */
  readonly texts: HotelDetails['texts'];
  readonly accessibility: HotelDetails['accessibility'];
}

/** All that the hotel says of itself, grouped by what it is about (HOTEL-021, HOTEL-029); it ends with who can get around there (HOTEL-032). */
export function FullDescription({ hotelName, texts: parts, accessibility }: FullDescriptionProps) {
  const texts = useTexts();
  return (
    <FlyoutPanel id={fullDescriptionId} labelledBy={titleId} className={styles.sheet} locksScroll>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {hotelName}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={fullDescriptionId}
          popoverTargetAction="hide"
          aria-label={texts('frame.close')}
        >
          <Icon icon={X} />
        </button>
      </div>
      {parts.map(({ type, text, language }) => (
        <section key={type}>
          <h3>{texts(`hotelText.${type}`)}</h3>
          <p lang={language}>{text}</p>
        </section>
      ))}
      <AccessNote accessibility={accessibility} />
    </FlyoutPanel>
  );
}
