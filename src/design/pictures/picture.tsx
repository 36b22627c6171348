import type { ImageSize } from '../../domain/pictures/image-size.ts';
import { CachedMarkup } from '../../site/cached-markup.tsx';
import { IllustrationMark } from './illustration-mark.tsx';
import styles from './picture.module.css';
import { listPictureSources } from './picture-sources.ts';

export interface PictureProps {
  /** Key of a scene or of an upload, see `domain/pictures/picture-key.ts`; one that cannot be read gives the placeholder destination (IMG-003). */
  readonly scene: string;
  /** What the picture shows; '' for one that adds nothing to the words next to it. */
  readonly alt: string;
  /** Of `alt`, where it is not the visitor's. */
  readonly lang?: string | undefined;
  /** Listed sizes the picture may be loaded in; the narrowest shape of them serves phones. */
  readonly variants: readonly [ImageSize, ...ImageSize[]];
  /** The one size for phones, where that is not the narrowest shape of the variants. */
  readonly phoneSize?: ImageSize;
  /** Width at which the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Belongs to the first view: loaded at once and before everything else. */
  readonly priority?: boolean;
  /** It stands for a hotel: a painted one says that it is an illustration. */
  readonly isOfHotel?: boolean;
  /** A small size that was made in advance, or is in the browser already: shown until the right one is there. */
  readonly preview?: ImageSize;
  readonly className?: string | undefined;
}

/** A picture in its box: a blur of its colours first, then AVIF or WebP in the size that fits. */
export function Picture(props: PictureProps) {
  return (
    <CachedMarkup part="picture" shows={[props]}>
      <Files {...props} />
    </CachedMarkup>
  );
}

function Files(props: PictureProps) {
  const { scene, alt, lang, variants, phoneSize, sizes, priority, preview, isOfHotel, className } = props;
  const { blur, sources, fallback, hasSizes } = listPictureSources(scene, variants, phoneSize);
  const shownSizes = hasSizes ? sizes : undefined;
  return (
    <span className={className === undefined ? styles.picture : `${styles.picture} ${className}`}>
      <img className={styles.blur} src={blur} alt="" />
      {preview && (
        // Of an image alone React asks for a preload in the head, which markup from the cache does not have.
        <picture className={styles.preview}>
          <img src={listPictureSources(scene, [preview]).sources[0]?.srcSet} alt="" fetchPriority="high" />
        </picture>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={shownSizes} {...source} />
        ))}
        <img
          {...fallback}
          sizes={shownSizes}
          alt={alt}
          lang={lang}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <IllustrationMark scene={scene} isOfHotel={isOfHotel} className={styles.mark} />
    </span>
  );
}
