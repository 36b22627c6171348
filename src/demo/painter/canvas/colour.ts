/** Colours are linear-light RGB triples, 1 = paper white; light may exceed 1 until the grade rolls it off. */
export type Rgb = readonly [number, number, number];

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Display value 0–1 of a linear channel. */
export function encodeChannel(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` as linear light. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    decode(((value >> 16) & 255) / 255),
    decode(((value >> 8) & 255) / 255),
    decode((value & 255) / 255),
  ];
}

export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function multiply(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

export function add(a: Rgb, b: Rgb): Rgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** Straight mix of light: right for haze and glass. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function luminance(colour: Rgb): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

/** Towards grey (share < 1) or richer (share > 1), at the same luminance. */
export function saturate(colour: Rgb, share: number): Rgb {
  const grey = luminance(colour);
  return [
    Math.max(0, grey + (colour[0] - grey) * share),
    Math.max(0, grey + (colour[1] - grey) * share),
    Math.max(0, grey + (colour[2] - grey) * share),
  ];
}

type Lab = [number, number, number];

/** OKLab (Björn Ottosson, 2020), in which gradients keep their hue and never turn muddy. */
function toLab(colour: Rgb): Lab {
  const [r, g, b] = colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab(lab: Lab): Rgb {
  const l = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3;
  const m = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3;
  const s = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mix as a painter would see it (OKLab). */
export function blend(a: Rgb, b: Rgb, share: number): Rgb {
  const from = toLab(a);
  const to = toLab(b);
  return fromLab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Table of `steps` colours along evenly spread stops, three numbers each. */
export function buildGradient(stops: readonly (readonly [number, Rgb])[], steps: number): Float32Array {
  const table = new Float32Array(steps * 3);
  for (let i = 0; i < steps; i += 1) {
    const at = i / (steps - 1);
    let upper = stops.findIndex((stop) => stop[0] >= at);
    if (upper < 0) upper = stops.length - 1;
    const to = stops[upper] as readonly [number, Rgb];
    const from = stops[Math.max(0, upper - 1)] as readonly [number, Rgb];
    const span = to[0] - from[0];
    table.set(span > 0 ? blend(from[1], to[1], (at - from[0]) / span) : to[1], i * 3);
  }
  return table;
}
