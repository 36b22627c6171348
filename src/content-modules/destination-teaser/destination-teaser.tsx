import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { ContentButton } from '../parts/content-button.tsx';
import { describeProductBox } from '../parts/describe-product-box.ts';
import { resolveTeaser } from '../parts/resolve-teaser.ts';
import { TeaserPrice } from '../parts/teaser-price.tsx';
import { BestMonths } from './best-months.tsx';
import styles from './destination-teaser.module.css';
import { FlightTime } from './flight-time.tsx';
import type { DestinationTeaserProps } from './schema.ts';

/** One destination over the page's width: a panorama, its name large, when to go, how far it is, what it costs. */
export function DestinationTeaser(props: DestinationTeaserProps) {
  const { image, badgeText, subheadline, headline, postsubheadline, copytext, months, offer } = props;
  return (
    <Section>
      <article className={styles.teaser} data-scheme={props.colorScheme}>
        <Picture
          scene={image?.url ?? ''}
          alt={image?.alt ?? ''}
          variants={IMAGE_SIZES.destination}
          sizes="100vw"
          className={styles.picture}
        />
        <div className={styles.name}>
          {badgeText ? <p className={styles.badge}>{badgeText}</p> : null}
          {subheadline ? <p className={styles.kicker}>{subheadline}</p> : null}
          <h2 className={styles.headline}>{headline}</h2>
          {postsubheadline ? <p className={styles.promise}>{postsubheadline}</p> : null}
          {copytext ? <p className={styles.copy}>{copytext}</p> : null}
        </div>
        <div className={styles.body}>
          {months === undefined ? null : <BestMonths months={months} />}
          {offer === undefined ? null : <FlightTime minutes={offer.flightMinutes} />}
          <Trip {...props} />
        </div>
      </article>
    </Section>
  );
}

/** The price, what it is for, and the button. */
function Trip(props: DestinationTeaserProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const teaser = resolveTeaser(props, texts('teaser.toOffer'));
  const { link, buttonText, opensNewWindow, productBox, price, bubble } = teaser;
  const details =
    productBox === null ? [] : describeProductBox(productBox, { texts, language, headline: props.headline });
  return (
    <div className={styles.trip}>
      <div className={styles.cost}>
        {price === null ? null : <TeaserPrice price={price} size="large" />}
        {bubble === null ? null : (
          <p className={styles.bubble}>
            {bubble.text}
            {bubble.price === null ? null : <strong> {bubble.price}</strong>}
          </p>
        )}
        {details.length === 0 ? null : <p className={styles.box}>{details.join(' · ')}</p>}
      </div>
      {link === null || buttonText === null ? null : (
        <ContentButton to={link} opensNewWindow={opensNewWindow}>
          {buttonText}
        </ContentButton>
      )}
    </div>
  );
}
