import { type ImageSize, measureImage } from '../../domain/pictures/image-size.ts';
import { parseUploadBlur } from '../../domain/pictures/picture-key.ts';
import { buildSceneKey, parseSceneKey, placeholderScene } from '../../domain/pictures/scene.ts';
import { type SceneBlur, sceneBlur } from '../../domain/pictures/scene-blur.ts';
import { buildPath } from '../../url.ts';
import { groupVariants, type VariantGroup } from './group-variants.ts';
import { renderBlur } from './render-blur.ts';

type Variants = readonly [ImageSize, ...ImageSize[]];

/** Attributes of one `source` element. Width and height are left out where they are those of the fallback. */
interface PictureSource {
  readonly type: string;
  readonly media?: string;
  readonly srcSet: string;
  readonly width?: number;
  readonly height?: number;
}

/** Everything a picture's markup says of its files. */
export interface PictureSources {
  /** The blur as a tiny picture in a data address: bands of colour that CSS softens. */
  readonly blur: string;
  /** In the order in which a browser chooses: phones first, AVIF before WebP. */
  readonly sources: readonly PictureSource[];
  /** WebP, for every browser that none of the sources serves. */
  readonly fallback: {
    readonly src: string;
    /** Only where there are several sizes of it. */
    readonly srcSet?: string;
    readonly width: number;
    readonly height: number;
  };
  /** A browser has several sizes to choose from, for which it has to know how wide the picture will be. */
  readonly hasSizes: boolean;
}

/** Files and colours of a picture in the given sizes; a key that cannot be read gives the placeholder destination (IMG-003). */
export function listPictureSources(key: string, variants: Variants, phoneSize?: ImageSize): PictureSources {
  const [main, phones] = groupVariants(variants, phoneSize);
  const { pictureKey, blur } = readPicture(key);
  const pathOf = (size: ImageSize, format: 'avif' | 'webp') =>
    buildPath('image', { ...measureImage(size), scene: pictureKey, format });
  const srcSetOf = ([size, ...others]: VariantGroup['sizes'], format: 'avif' | 'webp') =>
    others.length === 0
      ? pathOf(size, format)
      : [size, ...others].map((each) => `${pathOf(each, format)} ${measureImage(each).width}w`).join(', ');
  const ofPhones = (format: 'avif' | 'webp'): readonly PictureSource[] =>
    phones?.media === undefined
      ? []
      : [
          {
            type: `image/${format}`,
            media: phones.media,
            srcSet: srcSetOf(phones.sizes, format),
            ...measureImage(phones.sizes[0]),
          },
        ];
  const [largest] = main.sizes;
  const hasSizes = main.sizes.length > 1 || (phones?.sizes.length ?? 0) > 1;
  const webp = main.sizes.length > 1 ? { srcSet: srcSetOf(main.sizes, 'webp') } : {};
  return {
    blur: renderBlur(blur),
    sources: [
      ...ofPhones('avif'),
      ...ofPhones('webp'),
      { type: 'image/avif', srcSet: srcSetOf(main.sizes, 'avif') },
    ],
    fallback: { src: pathOf(largest, 'webp'), ...webp, ...measureImage(largest) },
    hasSizes,
  };
}

/** The picture of a key, and its colours: the key contains both, for a scene and for an upload. */
function readPicture(key: string): { readonly pictureKey: string; readonly blur: SceneBlur } {
  const uploadBlur = parseUploadBlur(key);
  if (uploadBlur !== null) return { pictureKey: key, blur: uploadBlur };
  const scene = parseSceneKey(key) ?? placeholderScene(key.includes('.noon.') ? 'noon' : 'warm');
  return { pictureKey: buildSceneKey(scene), blur: sceneBlur(scene) };
}
