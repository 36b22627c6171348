/** A point of a picture in fractions of its width and height, 0 to 1 from the upper left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture in fractions of it: `x` and `y` are its upper left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** A crop keeps at least this much of a picture's width and height. */
export const SMALLEST_CROP = 0.05;

/** How an editor wants a picture to be cut. */
export interface Framing {
  readonly crop: Crop;
  readonly focal: FocalPoint;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a picture that is shown in a shape: the largest of that shape within the crop, with the focal point as near
 * to its middle as the crop's edges allow. Server and editor ask the same rule, so that a preview never differs.
 * @param picture in pixels
 * @param shape only the relation of its sides counts
 * @returns fractions of the picture
 */
export function framePicture(picture: Extent, { crop, focal }: Framing, shape: Extent): Crop {
  const wanted = (shape.width / shape.height) * (picture.height / picture.width);
  const isTooWide = crop.width / crop.height > wanted;
  const width = isTooWide ? crop.height * wanted : crop.width;
  const height = isTooWide ? crop.height : crop.width / wanted;
  return {
    x: centre(focal.x, width, crop.x, crop.x + crop.width),
    y: centre(focal.y, height, crop.y, crop.y + crop.height),
    width,
    height,
  };
}

/** Where a stretch begins that has a point in its middle, clamped between two ends. */
function centre(point: number, length: number, from: number, to: number): number {
  return Math.max(from, Math.min(point - length / 2, to - length));
}

/** True for a crop that lies within the picture and is not too small to be seen. */
export function isCrop({ x, y, width, height }: Crop): boolean {
  const isWithin = (from: number, length: number) =>
    from >= 0 && length >= SMALLEST_CROP && from + length <= 1 + Number.EPSILON * 4;
  return isWithin(x, width) && isWithin(y, height);
}
