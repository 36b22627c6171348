import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { useShortPrice } from '../../site/prices/use-short-price.ts';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import styles from './climate-ribbon.module.css';
import type { ClimateRibbonProps } from './schema.ts';

/** Where it is warm this month: places with their air and sea temperature, warmest first. */
export function ClimateRibbon({ headline, places, note }: ClimateRibbonProps) {
  const texts = useTexts();
  const hasPrices = places.some(({ price }) => price !== undefined);
  return (
    <Section>
      <SectionHeader title={headline} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls sideways must be reachable by keyboard */}
      <ol className={styles.places} tabIndex={0} aria-label={headline}>
        {places.map((place) => (
          <li key={place.name} className={styles.place}>
            <RibbonPlace place={place} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{hasPrices ? `${note} ${texts('climate.prices')}` : note}</p>
    </Section>
  );
}

function RibbonPlace({ place }: { place: ClimateRibbonProps['places'][number] }) {
  const texts = useTexts();
  return (
    <>
      <Picture
        scene={place.scene}
        alt=""
        variants={IMAGE_SIZES.offerTeaser}
        sizes="(min-width: 768px) 16rem, 60vw"
        className={styles.picture}
      />
      <h3 className={styles.name}>
        <ContentLink to={place.link} className={styles.cover}>
          {place.name}
        </ContentLink>
      </h3>
      <p className={styles.air}>
        <span className="visually-hidden">{texts('climate.air')} </span>
        {place.air}°
      </p>
      <p className={styles.detail}>
        {place.sea === null ? null : <span>{texts('climate.sea', { temperature: place.sea })}</span>}
        <span>{place.journey}</span>
        {place.price === undefined ? null : <RibbonPrice {...place.price} />}
      </p>
    </>
  );
}

/** Quiet: the temperature is the ribbon's number. */
function RibbonPrice({ perPerson, currency }: Required<ClimateRibbonProps['places'][number]>['price']) {
  const texts = useTexts();
  return <span>{`${texts('teaser.from')} ${useShortPrice()(perPerson, currency)}`}</span>;
}
