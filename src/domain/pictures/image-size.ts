/**
 * Sizes in which pictures exist, by use (IMG-004 … IMG-011); the image endpoint makes no others. Where a use has a
 * large and a small size, the large one comes first; for a background the small one is upright, for phones.
 */
export const IMAGE_SIZES = {
  amenity: ['360x180', '270x180'],
  destination: ['1140x330', '420x300'],
  hero: ['1920x480'],
  offerTeaser: ['380x230', '360x220'],
  background: ['1920x800', '460x700'],
  promotion: ['1920x480', '420x300'],
  overlay: ['920x380', '400x250'],
  /** What other sites and messengers show next to a link to a page. */
  linkPreview: ['1200x630'],
} as const satisfies Readonly<Record<string, readonly `${number}x${number}`[]>>;

export type ImageUse = keyof typeof IMAGE_SIZES;

/** A listed size, as addresses write it: width by height in pixels. */
export type ImageSize = (typeof IMAGE_SIZES)[ImageUse][number];

/** The one size of a hotel's first picture on a list: made in advance, for a list is where it is first seen. */
export const LIST_PICTURE_SIZE = '420x300' satisfies ImageSize;

/** Every size once. */
export const LISTED_IMAGE_SIZES: readonly ImageSize[] = [
  ...new Set<ImageSize>(Object.values(IMAGE_SIZES).flat()),
];

/** True for sizes the image endpoint makes. */
export function isListedImageSize(size: string): size is ImageSize {
  return (LISTED_IMAGE_SIZES as readonly string[]).includes(size);
}

/** Width and height in pixels. */
export function measureImage(size: ImageSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
