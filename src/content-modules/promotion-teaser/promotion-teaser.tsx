import { Picture } from '../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { ContentButton } from '../parts/content-button.tsx';
import { RichCopy } from '../parts/rich-copy.tsx';
import styles from './promotion-teaser.module.css';
import type { PromotionTeaserProps } from './schema.ts';

/** Sizes of the pictures next to the text. */
const pictureSizes = ['420x300'] as const;

/** One promotion over the page's width: a large picture, what is promised, one action, the small print. */
export function PromotionTeaser(props: PromotionTeaserProps) {
  const { headline, text, buttonText, buttonLink, linkout = false, images } = props;
  const [first, ...others] = images;
  return (
    <section className={styles.section}>
      <Picture
        scene={first?.url ?? ''}
        alt={first?.alt ?? ''}
        variants={IMAGE_SIZES.promotion}
        sizes="100vw"
        className={styles.picture}
      />
      <div className={styles.page} data-pictures={others.length}>
        <div className={styles.content}>
          <h2 className={styles.headline}>{headline}</h2>
          {text ? (
            <div className={styles.text}>
              <RichCopy words={text} />
            </div>
          ) : null}
          {buttonText && buttonLink ? (
            <ContentButton to={buttonLink} opensNewWindow={linkout} size="large">
              {buttonText}
            </ContentButton>
          ) : null}
          <SmallPrint {...props} />
        </div>
        {others.map(({ url, alt }) => (
          <Picture
            key={url}
            scene={url}
            alt={alt ?? ''}
            variants={pictureSizes}
            sizes="(min-width: 768px) 25vw, 50vw"
            className={styles.side}
          />
        ))}
      </div>
    </section>
  );
}

function SmallPrint({ infoText, infoTextBold }: PromotionTeaserProps) {
  if (!infoText && !infoTextBold) return null;
  return (
    <p className={styles.info}>
      {infoTextBold ? <strong>{infoTextBold}</strong> : null}
      {infoText ? <span>{infoText}</span> : null}
    </p>
  );
}
