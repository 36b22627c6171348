import { trackEvent } from '../../../../site/tracking/track-event.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { describeServiceInfo } from './describe-service-info.ts';
import styles from './service-line.module.css';

/** Who answers questions about the trip (STORE-008, STORE-009): the brand's hotline. */
export function ServiceLine({ offer }: { readonly offer: DetailedOffer | null }) {
  const texts = useTexts();
  const { brand, language, locale } = useVisit();
  const { number, display, hours } = brand.hotline;
  const trackCall = () => {
    const event = describeServiceInfo(offer);
    if (event !== null) trackEvent(locale, event);
  };
  return (
    <p className={styles.service}>
      {texts('trip.service')}{' '}
      <a href={`tel:${number}`} className={styles.number} onClick={trackCall}>
        {display}
      </a>{' '}
      <span>({hours[language] ?? hours.de})</span>
    </p>
  );
}
