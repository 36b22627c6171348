import { Picture } from '../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { ContentButton } from '../parts/content-button.tsx';
import { describeProductBox } from '../parts/describe-product-box.ts';
import { type PricedTeaser, resolveTeaser, type ShownTeaser } from '../parts/resolve-teaser.ts';
import { TeaserPrice } from '../parts/teaser-price.tsx';
import styles from './hero-slider.module.css';

export interface HeroSlideProps {
  readonly slide: PricedTeaser;
  /** The first slide's headline is the page's heading and its picture is wanted at once. */
  readonly isFirst: boolean;
  /** '2 of 3'; undefined for a lone slide, which is no slide to a screen reader. */
  readonly label: string | undefined;
  /** The search is the main action of the first view, so the slide's own link is less prominent. */
  readonly isNextToMask: boolean;
}

export function HeroSlide({ slide, isFirst, label, isNextToMask }: HeroSlideProps) {
  const shown = resolveTeaser(slide);
  const group = label === undefined ? {} : { role: 'group', 'aria-label': label };
  return (
    <div
      className={styles.slide}
      data-slide=""
      data-scheme={slide.colorScheme ?? 'light'}
      data-position={slide.textBlockPosition ?? 'left'}
      data-size={slide.textBlockSize ?? 'default'}
      suppressHydrationWarning
      {...group}
    >
      {slide.image === undefined ? null : (
        <Picture
          scene={slide.image.url}
          alt={slide.image.alt ?? ''}
          variants={IMAGE_SIZES.background}
          sizes="100vw"
          priority={isFirst}
          className={styles.picture}
        />
      )}
      <SlideWords slide={slide} shown={shown} isFirst={isFirst} isNextToMask={isNextToMask} />
      {shown.bubble === null ? null : (
        <p className={styles.bubble}>
          <span>{shown.bubble.text}</span>
          {shown.bubble.price === null ? null : <strong>{shown.bubble.price}</strong>}
        </p>
      )}
    </div>
  );
}

interface SlideWordsProps extends Omit<HeroSlideProps, 'label'> {
  readonly shown: ShownTeaser;
}

function SlideWords({ slide, shown, isFirst, isNextToMask }: SlideWordsProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { link, buttonText, opensNewWindow, productBox, price } = shown;
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.text}>
      {slide.badgeText ? <p className={styles.badge}>{slide.badgeText}</p> : null}
      {slide.subheadline ? <p className={styles.kicker}>{slide.subheadline}</p> : null}
      <Headline
        className={styles.headline}
        data-length={headlineSize(slide.headline)}
        // Its level follows the slide that is shown (run-slider.ts).
        suppressHydrationWarning
      >
        {slide.headline}
      </Headline>
      {slide.postsubheadline ? <p className={styles.promise}>{slide.postsubheadline}</p> : null}
      {slide.copytext ? <p className={styles.copy}>{slide.copytext}</p> : null}
      {productBox === null ? null : (
        <p className={styles.box}>
          {describeProductBox(productBox, { texts, language, headline: slide.headline }).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      )}
      {price === null ? null : <TeaserPrice price={price} size="large" />}
      {link !== null && buttonText !== null ? (
        <div className={styles.action}>
          <ContentButton
            to={link}
            opensNewWindow={opensNewWindow}
            look={isNextToMask ? 'quiet' : 'primary'}
            size="large"
          >
            {buttonText}
          </ContentButton>
        </div>
      ) : null}
    </div>
  );
}

/** Names of places differ in length as Rom and Fuerteventura do: on phones the long ones are set smaller, never broken. */
function headlineSize(headline: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...headline.split(' ').map((word) => word.length));
  if (longest > 11) return 'longest';
  return longest > 7 ? 'long' : undefined;
}
