/** Width and height of a picture in pixels. */
export type ImageSize = Readonly<{ width: number; height: number }>;

const size = (width: number, height: number): ImageSize => ({ width, height });

/**
 * Sizes in which pictures exist, by use (IMG-004 … IMG-011); the image endpoint makes no others. Where a use has a
 * large and a small size, the large one comes first; for a background the small one is upright, for phones.
 */
export const IMAGE_SIZES = {
  amenity: [size(360, 180), size(270, 180)],
  destination: [size(1140, 330), size(420, 300)],
  hero: [size(1920, 480)],
  offerTeaser: [size(380, 230), size(360, 220)],
  background: [size(1920, 800), size(460, 700)],
  promotion: [size(1920, 480), size(420, 300)],
  overlay: [size(920, 380), size(400, 250)],
  /** What other sites and messengers show beside a link to a page. */
  linkPreview: [size(1200, 630)],
} as const satisfies Readonly<Record<string, readonly ImageSize[]>>;

export type ImageUse = keyof typeof IMAGE_SIZES;

/** Every size once, in no particular order. */
export const LISTED_IMAGE_SIZES: readonly ImageSize[] = Object.values(IMAGE_SIZES)
  .flat()
  .filter((one, index, all) => all.findIndex((other) => isSameSize(one, other)) === index);

export function isListedImageSize(asked: ImageSize): boolean {
  return LISTED_IMAGE_SIZES.some((listed) => isSameSize(listed, asked));
}

function isSameSize(a: ImageSize, b: ImageSize): boolean {
  return a.width === b.width && a.height === b.height;
}
