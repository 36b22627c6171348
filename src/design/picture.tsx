import { type ImageSize, measureImage } from '../domain/image-size.ts';
import { buildSceneKey, parseSceneKey, placeholderScene, type Scene } from '../domain/scene.ts';
import { sceneBlur } from '../domain/scene-blur.ts';
import { buildPath } from '../url.ts';
import styles from './picture.module.css';
import { groupVariants, type VariantGroup } from './picture-variants.ts';

export interface PictureProps {
  /** Scene key of what is shown; one that cannot be read gives the placeholder destination (IMG-003). */
  readonly scene: string;
  /** What the picture shows, in the visitor's language; '' for one that adds nothing to the words beside it. */
  readonly alt: string;
  /** Listed sizes the picture may be loaded in; the narrowest shape of them serves phones. */
  readonly variants: readonly [ImageSize, ...ImageSize[]];
  /** Width at which the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Belongs to the first view: loaded at once and before everything else. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A painted picture in its box: a blur of its colours first, then AVIF or WebP in the size that fits. */
export function Picture({ scene: key, alt, variants, sizes, priority = false, className }: PictureProps) {
  const scene = parseSceneKey(key) ?? placeholderScene(key.includes('.noon.') ? 'noon' : 'warm');
  const [main, upright] = groupVariants(variants);
  const [largest] = main.sizes;
  return (
    <span className={className === undefined ? styles.picture : `${styles.picture} ${className}`}>
      <Blur scene={scene} />
      <picture>
        {upright === null ? null : <Sources scene={scene} group={upright} sizes={sizes} />}
        <Sources scene={scene} group={main} sizes={sizes} />
        <img
          src={pathOf(scene, largest, 'webp')}
          {...measureImage(largest)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

function Sources(props: { scene: Scene; group: VariantGroup; sizes: string }) {
  const { scene, group, sizes } = props;
  const [largest] = group.sizes;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={group.media}
      srcSet={group.sizes
        .map((size) => `${pathOf(scene, size, format)} ${measureImage(size).width}w`)
        .join(', ')}
      sizes={sizes}
      {...measureImage(largest)}
    />
  ));
}

function pathOf(scene: Scene, size: ImageSize, format: 'avif' | 'webp'): string {
  return buildPath('image', { ...measureImage(size), scene: buildSceneKey(scene), format });
}

const bandHeight = 3;

/** Four bands of colour that CSS softens: no style attribute, which the content security policy would drop. */
function Blur({ scene }: { scene: Scene }) {
  return (
    <svg className={styles.blur} viewBox="0 0 1 12" preserveAspectRatio="none" aria-hidden="true">
      {sceneBlur(scene).map((colour, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands are four, in a fixed order
        <rect key={band} y={band * bandHeight} width="1" height={bandHeight} fill={colour} />
      ))}
    </svg>
  );
}
