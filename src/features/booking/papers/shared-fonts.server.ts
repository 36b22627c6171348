import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';

type Document = InstanceType<typeof PDFDocument>;

/** A typeface as pdfkit has read it (fontkit's font), as far as it is used here. */
interface ReadFont {
  createSubset(): Subset;
}

/** The glyphs of a typeface that a document uses. */
interface Subset {
  glyphs: readonly number[];
  /** Place in the subset by glyph. */
  mapping: Readonly<Record<number, number>>;
  includeGlyph(glyph: number): number;
  encode(): Uint8Array;
}

interface Run {
  readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[];
  /** Thousandths of the type's size. */
  readonly positions: readonly { readonly xAdvance: number; readonly advanceWidth: number }[];
}

/** A typeface in one document of pdfkit's. */
interface DocumentFont {
  /** As pages name it. */
  readonly id: string;
  readonly font: ReadFont;
  readonly ascender: number;
  readonly descender: number;
  readonly lineGap: number;
  readonly document: Document;
  readonly subset: Subset;
  /** Of each glyph of the subset: its width and what it stands for. */
  widths: readonly number[];
  unicode: readonly (readonly number[])[];
  ref(): object;
  layoutRun(words: string): Run;
  encode(words: string): unknown;
  embed(): unknown;
  toUnicodeCmap(): object;
}

/** A stream of a document, before it is written. */
interface Stream {
  end(content: Uint8Array | string): void;
}

/** A word with the space behind it, set once for all documents. */
interface SetWord {
  readonly run: Run;
  /** Thousandths of the type's size. */
  readonly width: number;
  /** What a document's content shows, where all its letters are usual ones; else each document numbers them. */
  readonly shown: string | null;
}

/** Words of one line, set. */
export interface SetLine {
  readonly words: readonly SetWord[];
  /** In sizes of the type, the space at its end not counted. */
  readonly width: number;
  readonly shown: string | null;
}

/** What goes into each document that uses the same letters. */
interface Embedded {
  readonly file: Uint8Array;
  readonly letters: Uint8Array;
  readonly widths: string;
}

/** What documents that embed the same typeface have in common: it is read once, each word is set once. */
interface SharedFont {
  /** A document's typeface that no document uses: with the letters all have. */
  readonly usual: DocumentFont;
  words: Map<string, SetWord>;
  lines: Map<string, readonly SetLine[]>;
  documents: number;
  readonly embedded: Map<string, Embedded>;
}

/** A typeface of one document. Lengths are in sizes of the type. */
export interface Face {
  /** From the top of a line to its baseline, and to the top of the next one. */
  readonly ascent: number;
  readonly lineHeight: number;
  /** Breaks words into lines as wide as they may be. */
  set(words: string, width: number): readonly SetLine[];
  /** What the content of the present page shows of a line: the font's name and the operand of `TJ`. */
  show(line: SetLine): { readonly font: string; readonly glyphs: string };
}

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, SharedFont>();
/** After so many documents words and lines are forgotten, names of travellers among them. */
const documentsOfMemory = 5_000;
const mostSubsets = 200;

/** Letters of the shop's languages and of most names: running texts that have no others share one subset. */
export const USUAL_LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...'.,;:!?-–—·•…\'’‘"“”„«»()[]/+&@%§#*×=_€£$°',
  ...'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿŒœ¿¡',
  ...['fi', 'fl', 'ff', 'ffi', 'tt', '\u00a0'],
].join(' ');

/**
 * Opens typefaces in a document which sets its words and embeds their letters as others have done before. pdfkit alone begins anew
 * with each document, which takes ten times as long as drawing it. It keeps what is touched here for itself: the papers' tests tell
 * whether another version still does.
 * @param files paths of installed packages by the name of the face
 * @param letters what each face has in every document, whether it is used or not: the more documents agree, the fewer subsets are made
 */
export function openFaces<Name extends string>(
  document: Document,
  files: Readonly<Record<Name, string>>,
  letters: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Face>> {
  const faces = Object.entries<string>(files).map(([name, file]) => {
    const usual = letters[name as Name];
    const key = `${file} ${usual}`;
    const shared = fonts.get(key) ?? openFont(file, usual);
    fonts.set(key, shared);
    // pdfkit takes an opened font as well; its types know only files and bytes.
    document.registerFont(name, shared.usual.font as never);
    const own = currentFont(document.font(name));
    takeLetters(own, shared.usual);
    forgetNowAndThen(shared);
    own.embed = () => embed(own, shared);
    return [name, openFace(own, shared)] as const;
  });
  return Object.fromEntries(faces) as Record<Name, Face>;
}

function openFont(file: string, letters: string): SharedFont {
  const usual = currentFont(new PDFDocument({ font: resolve(file) }));
  usual.encode(letters);
  return { usual, words: new Map(), lines: new Map(), documents: 0, embedded: new Map() };
}

function openFace(own: DocumentFont, shared: SharedFont): Face {
  const { ascender, descender, lineGap, document } = own;
  return {
    ascent: ascender / 1000,
    lineHeight: (ascender - descender + lineGap) / 1000,
    set: (words, width) => setLines(shared, words, width),
    show(line) {
      // A page knows its typefaces by the name they have in the document.
      // The types of pdfkit leave out the fonts of a page.
      const { fonts: onPage } = document.page as unknown as { fonts: Record<string, object> };
      onPage[own.id] ??= own.ref();
      const glyphs = line.shown ?? line.words.map((word) => word.shown ?? showRun(own, word.run)).join('');
      return { font: `/${own.id}`, glyphs };
    },
  };
}

function setLines(shared: SharedFont, words: string, width: number): readonly SetLine[] {
  const key = `${width} ${words}`;
  const known = shared.lines.get(key);
  if (known !== undefined) return known;
  const measure = (piece: string) => setWord(shared, piece).width / 1000;
  const lines = breakLines(words, width, measure).map((pieces) => {
    const last = pieces.at(-1) ?? '';
    const set = pieces.map((piece) => setWord(shared, piece));
    return {
      words: set,
      width: pieces.reduce((sum, piece) => sum + measure(piece), measure(last.trimEnd()) - measure(last)),
      shown: set.every(({ shown }) => shown !== null) ? set.map(({ shown }) => shown).join('') : null,
    };
  });
  shared.lines.set(key, lines);
  return lines;
}

function setWord({ usual, words }: SharedFont, word: string): SetWord {
  const known = words.get(word);
  if (known !== undefined) return known;
  const run = usual.layoutRun(word);
  const isUsual = run.glyphs.every(({ id }) => usual.subset.mapping[id] !== undefined);
  const width = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const set = { run, width, shown: isUsual ? showRun(usual, run) : null };
  words.set(word, set);
  return set;
}

/** Glyphs by their place in a document's subset, with the distances between those that stand closer or further apart than is usual. */
function showRun(own: DocumentFont, { glyphs, positions }: Run): string {
  let shown = '<';
  for (const [index, { id, codePoints }] of glyphs.entries()) {
    const place = own.subset.includeGlyph(id);
    const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {};
    if (own.unicode[place] === undefined) {
      own.unicode = [...own.unicode, codePoints];
      own.widths = [...own.widths, advanceWidth];
    }
    shown += place.toString(16).padStart(4, '0');
    const apart = Math.round((advanceWidth - xAdvance) * 1000) / 1000;
    if (apart !== 0) shown += `>${apart}<`;
  }
  return `${shown}>`;
}

/** Embeds the typeface as pdfkit does, with what it would make of the same letters each time. */
function embed(own: DocumentFont, shared: SharedFont): unknown {
  const { file, letters, widths } = findEmbedded(own, shared);
  const { document, subset } = own;
  const open = document.ref;
  // The types of pdfkit describe `ref` for no dictionary, and its answer without what a stream does.
  const openStream = () => open.call(document, { Filter: 'FlateDecode' } as never) as unknown as Stream;
  // In place of the list stands its text, which pdfkit writes as it is.
  own.widths = written(widths) as never;
  own.toUnicodeCmap = () => {
    const stream = openStream();
    stream.end(letters);
    return stream;
  };
  subset.encode = () => file;
  // The stream of the file is what pdfkit opens first.
  document.ref = () => {
    document.ref = open;
    // What `openStream` opened comes from pdfkit itself; only its type was narrowed.
    return openStream() as never;
  };
  return protoOf(own).embed.call(own);
}

function findEmbedded(own: DocumentFont, { embedded }: SharedFont): Embedded {
  const key = own.subset.glyphs.join();
  const known = embedded.get(key);
  if (known !== undefined) return known;
  const streams: string[] = [];
  const catching = { ref: () => ({ end: (content: string) => streams.push(content) }) };
  // pdfkit's method reads these two properties of a font and no others.
  protoOf(own).toUnicodeCmap.call({ unicode: own.unicode, document: catching } as never);
  const made = {
    file: deflateSync(own.subset.encode()),
    letters: deflateSync(streams.join('')),
    widths: `[${own.widths.map((width) => Math.round(width * 1000) / 1000).join(' ')}]`,
  };
  if (embedded.size >= mostSubsets) embedded.clear();
  embedded.set(key, made);
  return made;
}

/** What pdfkit writes as it is. */
function written(text: string): object {
  return { [Symbol.toStringTag]: 'written', toString: () => text };
}

function protoOf(own: DocumentFont): DocumentFont {
  return Object.getPrototypeOf(own) as DocumentFont;
}

function forgetNowAndThen(shared: SharedFont): void {
  shared.documents += 1;
  if (shared.documents % documentsOfMemory !== 0) return;
  shared.words.clear();
  shared.lines.clear();
}

function takeLetters(own: DocumentFont, { widths, unicode, subset }: DocumentFont): void {
  own.widths = widths;
  own.unicode = unicode;
  own.subset.glyphs = [...subset.glyphs];
  own.subset.mapping = { ...subset.mapping };
}

function currentFont(document: Document): DocumentFont {
  // The types of pdfkit leave out the current font.
  return (document as unknown as { _font: DocumentFont })._font;
}
