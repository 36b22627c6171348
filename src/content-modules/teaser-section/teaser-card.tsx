import { Picture } from '../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { describeProductBox } from '../parts/describe-product-box.ts';
import { type PricedTeaser, resolveTeaser } from '../parts/resolve-teaser.ts';
import { TeaserPrice } from '../parts/teaser-price.tsx';
import type { TeaserSectionProps } from './schema.ts';
import styles from './teaser-section.module.css';

const pictures = {
  large: { variants: [IMAGE_SIZES.background[1]], sizes: '(min-width: 768px) 33vw, 100vw' },
  pair: { variants: IMAGE_SIZES.overlay, sizes: '(min-width: 768px) 50vw, 100vw' },
  /** First of a mosaic, twice the size of the others. */
  lead: {
    variants: [IMAGE_SIZES.linkPreview[0], IMAGE_SIZES.destination[1]],
    sizes: '(min-width: 768px) 66vw, 100vw',
  },
  mosaic: { variants: [IMAGE_SIZES.destination[1]], sizes: '(min-width: 768px) 33vw, 100vw' },
} as const;

/** One teaser; its headline is the link and covers the whole card. */
export function TeaserCard(props: {
  teaser: PricedTeaser;
  layout: TeaserSectionProps['layout'];
  level: 2 | 3;
  /** The card a mosaic begins with. */
  isLead: boolean;
}) {
  const { teaser, layout, level, isLead } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const { link, buttonText, opensNewWindow, productBox, price, bubble } = resolveTeaser(teaser);
  const Headline = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-scheme={teaser.colorScheme}>
      {teaser.image === undefined || layout === 'list' ? null : (
        <Picture
          scene={teaser.image.url}
          alt={teaser.image.alt ?? ''}
          variants={pictures[isLead ? 'lead' : layout].variants}
          sizes={pictures[isLead ? 'lead' : layout].sizes}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        {teaser.badgeText ? <p className={styles.badge}>{teaser.badgeText}</p> : null}
        {teaser.subheadline ? <p className={styles.kicker}>{teaser.subheadline}</p> : null}
        <Headline>
          {link === null ? (
            teaser.headline
          ) : (
            <ContentLink to={link} opensNewWindow={opensNewWindow} className={styles.cover}>
              {teaser.headline}
            </ContentLink>
          )}
        </Headline>
        {teaser.postsubheadline ? <p className={styles.promise}>{teaser.postsubheadline}</p> : null}
        {teaser.copytext ? <p className={styles.copy}>{teaser.copytext}</p> : null}
        {productBox === null ? null : (
          <p className={styles.box}>
            {describeProductBox(
              { ...productBox, room: null },
              { texts, language, headline: teaser.headline },
            ).join(' · ')}
          </p>
        )}
        {price === null ? null : <TeaserPrice price={price} />}
        {bubble === null ? null : (
          <p className={styles.bubble}>
            {bubble.text}
            {bubble.price === null ? null : <strong> {bubble.price}</strong>}
          </p>
        )}
        {buttonText === null ? null : (
          <span className={styles.action} aria-hidden="true">
            {buttonText}
          </span>
        )}
      </div>
    </article>
  );
}
