import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type DocumentSheet, PAGE_MARK, PAGES_MARK, type SheetPart } from './document-sheet.ts';
import { renderGiftPage } from './render-gift-page.server.ts';

/** Points: A4 is 595 by 842. */
const margin = { side: 57, top: 62, bottom: 70 };
const width = 595 - 2 * margin.side;
const labelWidth = 150;
const amountWidth = 110;
const calloutPadding = 14;
/** Extra points between lines, in addition to the typeface's line height. */
const lineGap = 2;
const usualSizes = { title: 26, heading: 13, text: 10, small: 8.5 } as const;
const denseSizes = { title: 20, heading: 11, text: 8.8, small: 7.8 } as const;
const logo = { top: 34, height: 22 } as const;
/** The shape that pictures come in, as wide as the text; a strip of its middle is shown. */
const pictureHeight = Math.round((width * 380) / 920);
const stripHeight = 150;

type Document = InstanceType<typeof PDFDocument>;
type Tag = 'H1' | 'H2' | 'P' | 'Link';

/** Style of a text. Lengths are points. */
interface Writing {
  readonly face: 'display' | 'text' | 'strong';
  readonly size: number;
  /** A CSS colour. */
  readonly colour: string;
  /** Width of the lines. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Renders one or more lines of text. */
type Write = (words: string, x: number, y: number, how?: Partial<Writing>) => void;

/** Renders a sheet as a PDF in the brand's typefaces, on as many pages as needed, tagged for screen readers. */
export async function renderSheet(sheet: DocumentSheet): Promise<Uint8Array> {
  const { look, language, title, author, madeAt, parts, isDense = false } = sheet;
  const sizes = isDense ? denseSizes : usualSizes;
  const fonts = {
    display: openFont(look.display.file),
    text: openFont(look.text.file),
    strong: openFont(look.strong.file),
  };
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    // A parsed typeface, which pdfkit's types do not know yet; without one pdfkit loads Helvetica for each document.
    font: fonts.text as unknown as string,
    info: { Title: title, Author: author, CreationDate: madeAt },
  });
  const content = collectContent(document);
  for (const face of ['display', 'text', 'strong'] as const) document.registerFont(face, fonts[face]);
  const usual: Writing = { face: 'text', size: sizes.text, colour: look.ink, width, align: 'left' };
  const write: Write = (words, x, y, how) => {
    const { face, size, colour, ...lines } = { ...usual, ...how };
    document.font(face).fontSize(size).fillColor(colour);
    document.text(printable(words), x, y, { ...lines, lineGap });
  };

  function mark(tag: Tag, render: () => void): void {
    document.addStructure(document.struct(tag, {}, render));
  }

  function makeRoom(height: number): void {
    if (document.y + height > 842 - margin.bottom) document.addPage();
  }

  function rule(): void {
    document.markContent('Artifact');
    document
      .moveTo(margin.side, document.y)
      .lineTo(margin.side + width, document.y)
      .lineWidth(0.5)
      .stroke(look.line);
    document.endMarkedContent();
  }

  if (sheet.gift !== undefined) {
    renderGiftPage({ document, mark, printable }, sheet.gift, sheet);
    document.end();
    return content;
  }
  renderHeader(document, sheet, write);
  renderPicture(document, sheet);
  mark('H1', () => write(title, margin.side, document.y, { face: 'display', size: sizes.title }));
  document.moveDown(0.6);

  const render: { readonly [Kind in SheetPart['kind']]: (part: Extract<SheetPart, { kind: Kind }>) => void } =
    {
      heading({ words }) {
        makeRoom(70);
        document.moveDown(isDense ? 0.5 : 1);
        rule();
        document.moveDown(0.6);
        mark('H2', () => write(words, margin.side, document.y, { face: 'strong', size: sizes.heading }));
        document.moveDown(0.3);
      },
      paragraph({ words, isSmall }) {
        makeRoom(40);
        const style = isSmall ? { size: sizes.small, colour: look.inkSoft } : {};
        mark('P', () => write(words, margin.side, document.y, style));
        document.moveDown(0.4);
      },
      facts({ rows }) {
        for (const [label, value] of rows) {
          makeRoom(32);
          const top = document.y;
          mark('P', () => {
            write(label, margin.side, top, { colour: look.inkSoft, width: labelWidth - 10 });
            const labelEnd = document.y;
            write(value, margin.side + labelWidth, top, { width: width - labelWidth });
            document.y = Math.max(labelEnd, document.y) + 3;
          });
        }
        document.x = margin.side;
        document.y += 3;
      },
      callout({ title: heading, words }) {
        const inner = { width: width - 2 * calloutPadding };
        document.font('strong').fontSize(sizes.heading);
        const headingHeight = document.heightOfString(printable(heading), { ...inner, lineGap });
        document.font('text').fontSize(sizes.text);
        const height =
          headingHeight +
          document.heightOfString(printable(words), { ...inner, lineGap }) +
          2 * calloutPadding +
          2;
        document.moveDown(1);
        makeRoom(height);
        const top = document.y;
        document.markContent('Artifact');
        document.roundedRect(margin.side, top, width, height, Math.min(look.radius, 8)).fill(look.tint);
        document.endMarkedContent();
        const x = margin.side + calloutPadding;
        mark('H2', () =>
          write(heading, x, top + calloutPadding, { face: 'strong', size: sizes.heading, ...inner }),
        );
        mark('P', () => write(words, x, document.y + 2, inner));
        document.x = margin.side;
        document.y = top + height + 12;
      },
      amounts({ rows, total }) {
        for (const [index, [words, amount]] of [...rows, total].entries()) {
          makeRoom(30);
          const isTotal = index === rows.length;
          if (isTotal) rule();
          const top = document.y + (isTotal ? 5 : 0);
          const face = isTotal ? 'strong' : 'text';
          const size = isTotal ? sizes.heading : sizes.text;
          mark('P', () => {
            write(words, margin.side, top, { face, size, width: width - amountWidth });
            const wordsEnd = document.y;
            write(amount, margin.side + width - amountWidth, top, {
              face,
              size,
              width: amountWidth,
              align: 'right',
            });
            document.y = Math.max(wordsEnd, document.y) + 2;
          });
        }
        document.x = margin.side;
      },
    };
  // `render` has a function for each kind, but TypeScript cannot relate the part to its function.
  for (const part of parts) render[part.kind](part as never);
  renderFooters(document, (page, pages) => {
    const words = sheet.foot.replace(PAGE_MARK, `${page}`).replace(PAGES_MARK, `${pages}`);
    write(words, margin.side, 842 - margin.bottom + 22, { size: sizes.small, colour: look.inkSoft });
  });
  document.end();
  return content;
}

const { resolve } = createRequire(import.meta.url);

/**
 * Opens a typeface for one document. Shared, a glyph that an earlier document needed for an accented letter alone would have no letter of its
 * own: 'a' after 'à' would be on paper, but not in the text that is read aloud, searched and copied.
 * @param file path of an installed package
 */
function openFont(file: string): Font {
  return openSync(resolve(file));
}

/** Resolves to all bytes of a document once it has ended. */
function collectContent(document: Document): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', fail);
  });
}

/** Renders the brand's colour band and logo. */
function renderHeader(document: Document, sheet: DocumentSheet, write: Write): void {
  const { brandName, look, isDense = false } = sheet;
  document.markContent('Artifact');
  document.rect(0, 0, 595, 10).fill(look.accent);
  if (sheet.logo === undefined) write(brandName, margin.side, 30, { face: 'display', size: 15 });
  else document.image(Buffer.from(sheet.logo), margin.side, logo.top, { height: logo.height });
  document.endMarkedContent();
  document.y = isDense ? 72 : 84;
  document.x = margin.side;
}

/** The picture says nothing that the text does not: screen readers pass over it. */
function renderPicture(document: Document, { picture, look }: DocumentSheet): void {
  if (picture === undefined) return;
  const top = document.y;
  document.markContent('Artifact');
  document.save();
  document.roundedRect(margin.side, top, width, stripHeight, Math.min(look.radius, 10)).clip();
  const above = (pictureHeight - stripHeight) / 2;
  document.image(Buffer.from(picture), margin.side, top - above, { width, height: pictureHeight });
  document.restore();
  document.endMarkedContent();
  document.y = top + stripHeight + 22;
  document.x = margin.side;
}

function renderFooters(document: Document, render: (page: number, pages: number) => void): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // The footer is in the margin, where pdfkit would otherwise start another page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact');
    render(page + 1, count);
    document.endMarkedContent();
  }
}

/** Replaces the narrow no-break space of prices, which our typefaces lack, and composes letters with accents. */
function printable(words: string): string {
  return words.replaceAll('\u202f', '\u00a0').normalize('NFC');
}
