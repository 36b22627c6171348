import { type ImageSize, measureImage } from '../domain/image-size.ts';
import { buildSceneKey, parseSceneKey, placeholderScene } from '../domain/scene.ts';
import { sceneBlur } from '../domain/scene-blur.ts';
import { buildPath } from '../url.ts';
import { groupVariants } from './picture-variants.ts';

type Variants = readonly [ImageSize, ...ImageSize[]];

/** Attributes of one `source` element. */
interface PictureSource {
  readonly type: string;
  readonly media: string | undefined;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** Everything a picture's markup says of its files. */
export interface PictureSources {
  /** The blur as a drawing in a data address: bands of colour that CSS softens. */
  readonly blur: string;
  /** In the order in which a browser chooses: phones first, AVIF before WebP. */
  readonly sources: readonly PictureSource[];
  /** What every other browser loads. */
  readonly fallback: { readonly src: string; readonly width: number; readonly height: number };
}

/** Scenes remembered per list of variants: more than the pages of a brand show, fewer than hurt. */
const remembered = 1000;
const known = new WeakMap<Variants, Map<string, PictureSources>>();

/**
 * Files and colours of a scene in the given sizes; a key that cannot be read gives the placeholder destination (IMG-003).
 * Remembered, because the same few hundred pictures are drawn on every page.
 */
export function findPictureSources(key: string, variants: Variants): PictureSources {
  const byKey = known.get(variants) ?? new Map<string, PictureSources>();
  known.set(variants, byKey);
  let found = byKey.get(key);
  if (found === undefined) {
    found = listPictureSources(key, variants);
    if (byKey.size >= remembered) byKey.clear();
    byKey.set(key, found);
  }
  return found;
}

function listPictureSources(key: string, variants: Variants): PictureSources {
  const scene = parseSceneKey(key) ?? placeholderScene(key.includes('.noon.') ? 'noon' : 'warm');
  const sceneKey = buildSceneKey(scene);
  const pathOf = (size: ImageSize, format: 'avif' | 'webp') =>
    buildPath('image', { ...measureImage(size), scene: sceneKey, format });
  const [main, phones] = groupVariants(variants);
  const sources = (phones === null ? [main] : [phones, main]).flatMap(({ sizes, media }) =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      media,
      srcSet: sizes.map((size) => `${pathOf(size, format)} ${measureImage(size).width}w`).join(', '),
      ...measureImage(sizes[0]),
    })),
  );
  const [largest] = main.sizes;
  return {
    blur: drawBlur(sceneBlur(scene)),
    sources,
    fallback: { src: pathOf(largest, 'webp'), ...measureImage(largest) },
  };
}

const bandHeight = 3;

/** One element with a data address instead of five: a list has twenty of them, and no style attribute passes the content policy. */
function drawBlur(colours: readonly string[]): string {
  const bands = colours.map(
    (colour, band) => `<rect y='${band * bandHeight}' width='1' height='${bandHeight}' fill='${colour}'/>`,
  );
  const box = `viewBox='0 0 1 ${colours.length * bandHeight}' preserveAspectRatio='none'`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' ${box}>${bands.join('')}</svg>`;
  return `data:image/svg+xml,${drawing.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
