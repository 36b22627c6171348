import { type ImageSize, measureImage } from '../../domain/pictures/image-size.ts';

/** Sizes of about one shape, the largest first; a browser chooses among them by width alone. */
export interface VariantGroup {
  readonly sizes: readonly [ImageSize, ...ImageSize[]];
  /** Viewports the group is for; absent for the group that serves all others. */
  readonly media?: '(max-width: 767px)';
}

/**
 * Splits sizes by shape: pictures of another shape are another composition, not another resolution. The narrowest
 * shape is for phones (SHELL-028), the widest for everyone else; shapes between the two are not used.
 * @param phoneSize the one size for phones, in place of the narrowest shape
 */
export function groupVariants(
  variants: readonly [ImageSize, ...ImageSize[]],
  phoneSize?: ImageSize,
): [main: VariantGroup, phones: VariantGroup | null] {
  const [first, ...others] = variants;
  const widest = others.reduce((best, size) => (shapeOf(size) > shapeOf(best) ? size : best), first);
  const narrowest = others.reduce((best, size) => (shapeOf(size) < shapeOf(best) ? size : best), first);
  const main = { sizes: listShape(variants, widest) };
  const media = '(max-width: 767px)';
  if (phoneSize !== undefined) return [main, { sizes: [phoneSize], media }];
  if (isSameShape(widest, narrowest)) return [main, null];
  return [main, { sizes: listShape(variants, narrowest), media }];
}

function listShape(variants: readonly ImageSize[], like: ImageSize): readonly [ImageSize, ...ImageSize[]] {
  const same = variants.filter((size) => size !== like && isSameShape(size, like));
  const [largest = like, ...smaller] = [like, ...same].sort(
    (a, b) => measureImage(b).width - measureImage(a).width,
  );
  return [largest, ...smaller];
}

function shapeOf(size: ImageSize): number {
  const { width, height } = measureImage(size);
  return width / height;
}

/** Within a twelfth: 380x230 and 360x220 are one picture, 420x300 and 1140x330 are two. */
function isSameShape(a: ImageSize, b: ImageSize): boolean {
  return Math.abs(Math.log(shapeOf(a) / shapeOf(b))) < 1 / 12;
}
