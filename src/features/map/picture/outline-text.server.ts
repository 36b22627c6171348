import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { DocumentFont } from '../../../brands/brand.ts';

/** A text as shapes, so that a picture shows it in the brand's typeface wherever it is opened. */
export interface OutlinedText {
  /** Pixels from its left to its right end. */
  readonly width: number;
  /** Path of an SVG, whose text begins at the left end of its base line. */
  readonly path: string;
}

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** @param size of the type in pixels */
export function outlineText({ file }: Pick<DocumentFont, 'file'>, text: string, size: number): OutlinedText {
  const font = openFont(file);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  let path = '';
  for (const [at, glyph] of glyphs.entries()) {
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, index) => {
        const pixels = index % 2 === 0 ? width + value * scale : -value * scale;
        return Math.round(pixels * 10) / 10;
      });
      path += `${letters[command] ?? ''}${points.join(' ')}`;
    }
    width += (positions[at]?.xAdvance ?? 0) * scale;
  }
  return { width, path };
}

/** What a path of an SVG calls the commands of an outline. */
const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Each typeface is read once per process. */
function openFont(file: string): Font {
  const known = fonts.get(file);
  if (known !== undefined) return known;
  const font = openSync(resolve(file));
  fonts.set(file, font);
  return font;
}
