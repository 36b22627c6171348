import type { BrandDocumentStyle } from '../../src/brands/brand.ts';
import type { VoucherColours } from '../../src/domain/vouchers/voucher-motif.ts';
import { contrastOf, makeReadable, type Oklch, readHex, toHex, toOklch } from './colour.ts';

/** Tokens of `theme.css` that are colours, by name without the dashes; `scrim` is channels such as `46 20 14`. */
export type Palette = Readonly<Record<string, string>>;

export interface BrandColours {
  readonly tokens: Palette;
  readonly documents: Omit<BrandDocumentStyle, 'display' | 'text' | 'strong' | 'radius'>;
  /** One for each design of gift vouchers. */
  readonly vouchers: (at: number) => VoucherColours;
}

/**
 * All colours of a brand from one or two: the first is that of what is pressed and stays as it is wherever a letter can be read on it, the
 * second is that of dark surfaces. Every pair of `token-pairs.ts` passes WCAG AA.
 * @param colours as #c8411f
 * @throws RangeError for what is no colour, and for a first one that is as light as paper
 */
export function deriveColours(colours: readonly [string, string?]): BrandColours {
  const [wish, deepWish] = colours;
  const accentHue = toOklch(wish);
  const deepHue =
    deepWish === undefined ? { ...accentHue, c: Math.min(accentHue.c, 0.05) } : toOklch(deepWish);
  const shade = ({ h, c }: Oklch, l: number, most: number) => toHex({ l, c: Math.min(c, most), h });

  const paper = shade(accentHue, 0.985, 0.008);
  if (contrastOf(wish, paper) < 1.3)
    throw new RangeError(`${wish} cannot be told from paper: choose a colour that is less light`);
  const tint = shade(accentHue, 0.955, 0.016);
  const selected = shade(accentHue, 0.93, 0.05);
  const errorTint = toHex({ l: 0.945, c: 0.025, h: 25 });
  const deepLight = deepWish === undefined ? 0.25 : Math.min(toOklch(deepWish).l, 0.3);
  const deep = toHex({ l: deepLight, c: Math.min(deepHue.c, 0.1), h: deepHue.h });
  const lights = ['#ffffff', paper, tint, selected, errorTint];
  const ink = makeReadable(shade(deepHue, 0.23, 0.04), lights, 7);
  const inkSoft = makeReadable(shade(deepHue, 0.46, 0.035), lights, 4.5);
  const { accent, onAccent } = chooseAction(wish, ink);
  const isOnDark = contrastOf(accent, '#000000') < contrastOf(onAccent, '#000000');
  const { l: accentLight, ...accentRest } = toOklch(accent);
  const accentHover = makeReadable(
    toHex({ ...accentRest, l: accentLight + (isOnDark ? -0.06 : 0.04) }),
    [onAccent],
    4.5,
  );
  const scrim = readHex(shade(deepHue, 0.2, 0.05)).join(' ');
  const land = shade(accentHue, 0.965, 0.014);
  const sea = toHex({ l: 0.86, c: 0.035, h: 225 });
  const shelf = toHex({ l: 0.9, c: 0.025, h: 215 });

  const tokens: Palette = {
    paper,
    'paper-raised': '#ffffff',
    'paper-tint': tint,
    'paper-deep': deep,
    ink,
    'ink-soft': inkSoft,
    line: shade(accentHue, 0.89, 0.018),
    'line-strong': makeReadable(shade(deepHue, 0.62, 0.03), ['#ffffff', paper, tint], 3),
    accent,
    'accent-hover': accentHover,
    'on-accent': onAccent,
    selected,
    included: makeReadable('#1d6b40', lights, 4.5),
    error: makeReadable('#a8201a', lights, 4.5),
    'error-tint': errorTint,
    rating: makeReadable('#b96a0d', ['#ffffff', paper, tint], 3),
    'on-picture': '#ffffff',
    scrim,
    'on-deep': '#ffffff',
    'on-deep-soft': makeReadable(shade(deepHue, 0.83, 0.03), [deep], 4.5),
    'line-deep': shade(deepHue, 0.4, 0.04),
    backdrop: `rgb(${scrim} / 0.5)`,
    'map-land': land,
    'map-sea': sea,
    'map-shelf': shelf,
    'map-coast': shade(accentHue, 0.78, 0.05),
    'map-border': shade(accentHue, 0.82, 0.03),
    'map-ink': makeReadable(shade(deepHue, 0.34, 0.04), [land, sea, shelf], 4.5),
    'map-ink-soft': makeReadable(shade(deepHue, 0.47, 0.035), [land, sea, shelf], 4.5),
  };
  return {
    tokens,
    documents: {
      ink,
      inkSoft,
      line: tokens.line ?? ink,
      tint,
      accent,
      onAccent,
      deep,
      onDeep: '#ffffff',
      dark: deriveDark(accent, deepHue),
    },
    vouchers: (at) =>
      deriveVoucher({ ...accentHue, c: Math.max(accentHue.c, 0.05), h: (accentHue.h + 70 * at) % 360 }),
  };
}

/** The colour to press and the letters on it. A colour on which neither white nor ink can be read is changed as little as possible. */
function chooseAction(wish: string, ink: string): { readonly accent: string; readonly onAccent: string } {
  const [better = ink] = ['#ffffff', ink].sort((a, b) => contrastOf(wish, b) - contrastOf(wish, a));
  return { accent: makeReadable(wish, [better], 4.5), onAccent: better };
}

function deriveDark(accent: string, { c, h }: Oklch): BrandDocumentStyle['dark'] {
  const shade = (l: number, most: number) => toHex({ l, c: Math.min(c, most), h });
  const [ground, sheet, tint] = [shade(0.16, 0.02), shade(0.21, 0.025), shade(0.27, 0.03)];
  const onDark = makeReadable(accent, [ground, sheet, tint], 4.5);
  const [onAccent = ground] = ['#ffffff', ground].sort(
    (a, b) => contrastOf(onDark, b) - contrastOf(onDark, a),
  );
  return {
    ground,
    sheet,
    tint,
    ink: shade(0.95, 0.015),
    inkSoft: makeReadable(shade(0.81, 0.03), [ground, sheet, tint], 4.5),
    line: shade(0.4, 0.035),
    accent: onDark,
    onAccent,
  };
}

function deriveVoucher({ c, h }: Oklch): VoucherColours {
  const shade = (l: number, most: number, turn = 0) =>
    toHex({ l, c: Math.min(c, most), h: (h + turn) % 360 });
  const sky = shade(0.94, 0.035);
  return {
    sky,
    light: shade(0.87, 0.1, 20),
    far: shade(0.68, 0.12),
    near: shade(0.4, 0.09),
    ink: makeReadable(shade(0.24, 0.05), [sky], 7),
  };
}
