import type { Brand } from '../../src/brands/brand.ts';
import { contrastOf } from './colour.ts';
import type { Palette } from './derive-palette.ts';

/** What lies on what, and how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11): 4.5 for text, 3 for drawings and outlines. */
type TokenPair = readonly [on: string, grounds: readonly string[], needed: 3 | 4.5];

const sheets = ['paper', 'paper-raised', 'paper-tint'];
const maps = ['map-land', 'map-sea', 'map-shelf'];

const themePairs: readonly TokenPair[] = [
  ['ink', [...sheets, 'selected', 'error-tint'], 4.5],
  ['ink-soft', [...sheets, 'selected'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['included', sheets, 4.5],
  ['error', [...sheets, 'error-tint'], 4.5],
  ['rating', sheets, 3],
  ['line-strong', ['paper', 'paper-raised'], 3],
  ['on-picture', ['scrim'], 4.5],
  ['on-deep', ['paper-deep'], 4.5],
  ['on-deep-soft', ['paper-deep'], 4.5],
  ['map-ink', maps, 4.5],
  ['map-ink-soft', ['map-land'], 4.5],
];

const lightPairs: readonly TokenPair[] = [
  ['ink', ['sheet', 'tint'], 4.5],
  ['inkSoft', ['sheet', 'tint'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['onDeep', ['deep'], 4.5],
];

const darkPairs: readonly TokenPair[] = [
  ['ink', ['ground', 'sheet', 'tint'], 4.5],
  ['inkSoft', ['ground', 'sheet', 'tint'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['accent', ['sheet'], 3],
];

const voucherPairs: readonly TokenPair[] = [['ink', ['sky'], 4.5]];

/** The colours that a theme sets, as `#…` or, of a scrim, as channels. @param css text of a `theme.css` */
export function readTokens(css: string): Palette {
  const found = [...css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6}|\d+ \d+ \d+);/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

/** One sentence for each pair of colours of a brand that cannot be read: in its theme, documents, mails and gift vouchers. */
export function findContrastFaults(tokens: Palette, { documentStyle, vouchers }: Brand): string[] {
  const { dark, ...light } = documentStyle;
  const plain = (colours: object) =>
    Object.fromEntries(
      Object.entries(colours).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  return [
    ...findFaults('theme.css', themePairs, tokens),
    ...findFaults('documentStyle', lightPairs, { ...plain(light), sheet: '#ffffff' }),
    ...findFaults('documentStyle.dark', darkPairs, plain(dark)),
    ...(vouchers?.designs ?? []).flatMap(({ key, colours }) =>
      findFaults(`vouchers.designs ${key}`, voucherPairs, plain(colours)),
    ),
  ];
}

function findFaults(where: string, pairs: readonly TokenPair[], colours: Palette): string[] {
  return pairs.flatMap(([on, grounds, needed]) =>
    grounds.flatMap((ground) => {
      const [text, below] = [colours[on], colours[ground]].map(toHexColour);
      if (text === undefined || below === undefined)
        return [`${where}: ${text === undefined ? on : ground} has no colour`];
      const contrast = contrastOf(text, below);
      return contrast >= needed
        ? []
        : [
            `${where}: ${on} (${text}) on ${ground} (${below}) has a contrast of ${contrast.toFixed(2)}, ${needed} is needed`,
          ];
    }),
  );
}

/** A scrim is written as its channels, so that a theme can make it transparent. */
function toHexColour(value: string | undefined): string | undefined {
  if (value === undefined || value.startsWith('#')) return value;
  return `#${value
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
