import type PDFDocument from 'pdfkit';
import type { Face } from './shared-fonts.server.ts';

type Document = InstanceType<typeof PDFDocument>;

/** How something is written. Lengths are points. */
export interface Writing<Name extends string> {
  readonly face: Name;
  readonly size: number;
  /** A CSS colour. */
  readonly colour: string;
  /** Of its lines. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Points between lines, beside what the typeface asks for. */
const lineGap = 2;

/**
 * Writes lines into a document, on the next page where one is full. pdfkit's own way to write a text measures and sets it anew with each
 * document.
 * @param end points from the top at which a page's text ends; null where a line in the margin is meant
 */
export function takePen<Name extends string>(document: Document, faces: Readonly<Record<Name, Face>>) {
  const wet = { page: document.page, colour: '' };

  function dip(colour: string): void {
    if (wet.page === document.page && wet.colour === colour) return;
    document.fillColor(colour);
    Object.assign(wet, { page: document.page, colour });
  }

  /** Writes words from the top left corner of their first line, and leaves the document's `x` and `y` where the next line would be. */
  return (words: string, x: number, y: number, { face, size, colour, width, align }: Writing<Name>): void => {
    const { ascent, lineHeight, set, show } = faces[face];
    const height = lineHeight * size;
    // What pdfkit moves down by is reckoned from the size that was used last.
    document.fontSize(size);
    Object.assign(document, { x, y });
    for (const line of set(words, width / size)) {
      if (document.y + height > document.page.maxY()) document.continueOnNewPage();
      dip(colour);
      const { font, glyphs } = show(line);
      const left = align === 'left' ? x : x + width - line.width * size;
      const place = `1 0 0 -1 ${write(left)} ${write(document.y + ascent * size)} Tm`;
      document.addContent(`BT ${font} ${size} Tf ${place} [${glyphs}] TJ ET`);
      document.y += height + lineGap;
    }
    document.x = x;
  };
}

/** Hundredths of a point are finer than any printer. */
function write(length: number): number {
  return Math.round(length * 100) / 100;
}
