/** A colour by how light it is (0 to 1), how strong (0 to about 0.37) and of which hue (degrees): OKLCH of CSS Color 4. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue, 0 to 255. @throws RangeError for what is no colour of six hexadecimal digits */
export function readHex(hex: string): readonly [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is no colour: write it as #c8411f`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

const toLinear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminanceOf).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const [r, g, b] = readHex(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The matrices are those of Björn Ottosson's definition of Oklab, as CSS Color 4 gives them. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = readHex(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const one = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const two = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(two, one) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(one, two),
    h: (hue + 360) % 360,
  };
}

/** The colour as six digits; one that no screen shows is made less strong until one does. */
export function toHex({ l, c, h }: Oklch): string {
  const one = c * Math.cos((h * Math.PI) / 180);
  const two = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * one + 0.2158037573 * two) ** 3;
  const medium = (l - 0.1055613458 * one - 0.0638541728 * two) ** 3;
  const short = (l - 0.0894841775 * one - 1.291485548 * two) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear);
  if (c > 0.002 && channels.some((value) => value < -0.002 || value > 1.002))
    return toHex({ l, c: c * 0.96, h });
  return `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The colour itself where it can be read on all grounds, else the nearest in lightness that can; black or white where none can.
 * @param needed contrast, 4.5 for text and 3 for what is no text
 */
export function makeReadable(hex: string, grounds: readonly string[], needed: number): string {
  const isReadable = (candidate: string) =>
    grounds.every((ground) => contrastOf(candidate, ground) >= needed);
  const { l, c, h } = toOklch(hex);
  for (let step = 0; step <= 100; step += 1) {
    for (const lightness of step === 0 ? [l] : [l - step / 100, l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = step === 0 ? hex : toHex({ l: lightness, c, h });
      if (isReadable(candidate)) return candidate;
    }
  }
  return isReadable('#000000') ? '#000000' : '#ffffff';
}
