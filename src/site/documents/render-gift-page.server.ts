import type PDFDocument from 'pdfkit';
import type { BrandDocumentStyle } from '../../brands/brand.ts';
import { MOTIF_BOX, MOTIF_SHAPES } from '../../domain/vouchers/voucher-motif.ts';
import type { GiftPage } from './gift-page.ts';

/** Points: A4 is 595 by 842, its fold is in the middle. */
const page = { width: 595, height: 842, fold: 421, side: 57 } as const;
const inner = page.width - 2 * page.side;

interface Writing {
  readonly face: 'display' | 'text' | 'strong';
  readonly size: number;
  readonly colour: string;
  readonly width: number;
  /** Most points that the lines may take; more is cut with an ellipsis. */
  readonly height?: number;
  /** Where a press on it leads; absent for nowhere. */
  readonly link?: string;
}

/** What the renderer of sheets offers to this page. */
interface Pen {
  readonly document: InstanceType<typeof PDFDocument>;
  readonly mark: (tag: 'H1' | 'H2' | 'P' | 'Link', render: () => void) => void;
  /** Makes a text printable in the typefaces of documents. */
  readonly printable: (words: string) => string;
}

/** Renders a gift voucher as a page to be folded: the front is a picture in full bleed, the back has message, code and small print. */
export function renderGiftPage(
  { document, mark, printable }: Pen,
  gift: GiftPage,
  {
    brandName,
    title,
    look,
  }: { readonly brandName: string; readonly title: string; readonly look: BrandDocumentStyle },
): void {
  const write = (
    words: string,
    x: number,
    y: number,
    { face, size, colour, width, height, link }: Writing,
  ) => {
    document.font(face).fontSize(size).fillColor(colour);
    document.text(printable(words), x, y, {
      width,
      lineGap: 2,
      ...(height !== undefined && { height, ellipsis: true }),
      ...(link !== undefined && { link }),
    });
  };
  // The page has no flow: a text near its end must not begin another one.
  document.page.margins.bottom = 0;

  renderPicture(document, gift);
  const { ink } = gift.colours;
  mark('H1', () =>
    write(`${brandName} · ${title}`, page.side, 46, {
      face: 'text',
      size: 13,
      colour: ink,
      width: inner * 0.6,
    }),
  );
  mark('P', () =>
    write(gift.amount, page.side, 70, { face: 'display', size: 54, colour: ink, width: inner }),
  );
  mark('P', () =>
    write(gift.recipient, page.side, 142, {
      face: 'display',
      size: 20,
      colour: ink,
      width: inner * 0.6,
      height: 52,
    }),
  );

  renderFold(document, look.line);
  document.markContent('Artifact');
  write(gift.foldNote, page.side, page.fold + 6, {
    face: 'text',
    size: 7,
    colour: look.inkSoft,
    width: inner,
  });
  document.endMarkedContent();

  const back = page.fold + 40;
  if (gift.message !== '')
    mark('P', () =>
      write(gift.message, page.side, back, {
        face: 'text',
        size: 13,
        colour: look.ink,
        width: inner,
        height: 124,
      }),
    );
  const box = page.fold + 178;
  document.markContent('Artifact');
  document.roundedRect(page.side, box, inner, 74, Math.min(look.radius, 16)).fill(look.tint);
  document.endMarkedContent();
  mark('P', () =>
    write(gift.codeLabel, page.side + 24, box + 14, {
      face: 'text',
      size: 9,
      colour: look.inkSoft,
      width: inner - 48,
    }),
  );
  mark('Link', () =>
    write(gift.code, page.side + 24, box + 30, {
      face: 'strong',
      size: 24,
      colour: look.ink,
      width: inner - 48,
      link: gift.link,
    }),
  );
  const gap = 24;
  const column = (inner - gap * (gift.notes.length - 1)) / gift.notes.length;
  for (const [at, [heading, text]] of gift.notes.entries()) {
    const x = page.side + at * (column + gap);
    mark('H2', () =>
      write(heading, x, box + 96, { face: 'strong', size: 10, colour: look.ink, width: column }),
    );
    mark('P', () =>
      write(text, x, box + 112, {
        face: 'text',
        size: 8.5,
        colour: look.inkSoft,
        width: column,
        height: 100,
      }),
    );
  }
}

/** The motif, as large as it has to be to fill the front. */
function renderPicture(document: Pen['document'], { motif, colours }: GiftPage): void {
  const scale = Math.max(page.width / MOTIF_BOX.width, page.fold / MOTIF_BOX.height);
  document.markContent('Artifact');
  document.save();
  document.rect(0, 0, page.width, page.fold).clip();
  document.rect(0, 0, page.width, page.fold).fill(colours.sky);
  document
    .translate((page.width - MOTIF_BOX.width * scale) / 2, page.fold - MOTIF_BOX.height * scale)
    .scale(scale);
  for (const { path, colour, opacity } of MOTIF_SHAPES[motif])
    document.path(path).fillOpacity(opacity).fill(colours[colour]);
  document.restore();
  document.fillOpacity(1);
  document.endMarkedContent();
}

/** Marks at both edges where the page is folded. */
function renderFold(document: Pen['document'], colour: string): void {
  document.markContent('Artifact');
  for (const x of [8, page.width - 28])
    document
      .moveTo(x, page.fold)
      .lineTo(x + 20, page.fold)
      .lineWidth(0.75)
      .dash(3, { space: 2 })
      .stroke(colour);
  document.undash();
  document.endMarkedContent();
}
