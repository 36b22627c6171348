import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

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
  encode(): Uint8Array;
}

/** A typeface in one document of pdfkit's. */
interface DocumentFont {
  readonly font: ReadFont;
  readonly subset: Subset;
  /** Of each glyph of the subset: its width and what it stands for. */
  widths: readonly number[];
  unicode: readonly (readonly number[])[];
  /** Words that were set, scaled and kept. */
  layoutCache: Readonly<Record<string, unknown>>;
  encode(words: string): unknown;
}

/** A stream of a document, before it is written. */
interface Stream {
  compress: boolean;
  readonly data: Record<string, unknown>;
}

/** What documents that embed the same typeface have in common: it is read once, each word is set once. */
interface SharedFont {
  readonly read: ReadFont;
  /** A document's typeface that no document uses: with the letters all have, and every word that was set so far. */
  readonly usual: DocumentFont;
  words: Readonly<Record<string, unknown>>;
  documents: number;
  /** Embedded and compressed, by the numbers of their glyphs. */
  readonly embedded: Map<string, Uint8Array>;
}

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, SharedFont>();
/** After so many documents the words are forgotten, names of travellers among them. */
const documentsOfMemory = 500;
const mostSubsets = 200;

/** Letters of the shop's languages and of most names: running texts that have no others share one subset. */
export const USUAL_LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...'.,;:!?-–—·•…\'’‘"“”„«»()[]/+&@%§#*×=_€£$°',
  ...'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿŒœ¿¡',
  ...['fi', 'fl', 'ff', 'ffi', 'tt', '\u00a0'],
].join(' ');

/**
 * Registers typefaces with a document that reads them, sets their words and embeds their letters as others have done before. pdfkit
 * alone begins anew with each document, which takes ten times as long as drawing it. It keeps what is touched here for itself: the
 * papers' tests tell whether another version still does.
 * @param files paths of installed packages by the name of the face
 * @param letters what each face has in every document, whether it is used or not: the more documents agree, the fewer subsets are made
 */
export function shareFonts(
  document: Document,
  files: Readonly<Record<string, string>>,
  letters: Readonly<Record<string, string>>,
): void {
  const streams = followStreams(document);
  for (const [face, file] of Object.entries(files)) {
    const key = `${file} ${letters[face]}`;
    const shared = fonts.get(key) ?? openFont(file, letters[face] ?? '');
    fonts.set(key, shared);
    document.registerFont(face, lend(shared, streams) as never);
    const own = currentFont(document.font(face));
    own.layoutCache = takeWords(shared);
    takeLetters(own, shared.usual);
  }
}

function openFont(file: string, letters: string): SharedFont {
  const usual = currentFont(new PDFDocument({ font: resolve(file) }));
  usual.encode(letters);
  return { read: usual.font, usual, words: usual.layoutCache, documents: 0, embedded: new Map() };
}

/** pdfkit takes whatever can set words for a font that was read already. Its subset is embedded as it was before. */
function lend({ read, embedded }: SharedFont, streams: { readonly latest: Stream | null }): ReadFont {
  return Object.assign(Object.create(read) as ReadFont, {
    createSubset() {
      const subset = read.createSubset();
      const encode = subset.encode.bind(subset);
      // pdfkit opens the stream, then asks for what goes into it.
      subset.encode = () => {
        const { latest } = streams;
        if (latest === null) return encode();
        latest.compress = false;
        latest.data.Filter = 'FlateDecode';
        const key = subset.glyphs.join();
        const bytes = embedded.get(key) ?? deflateSync(encode());
        if (embedded.size >= mostSubsets) embedded.clear();
        embedded.set(key, bytes);
        return bytes;
      };
      return subset;
    },
  });
}

function takeWords(shared: SharedFont): SharedFont['words'] {
  shared.documents += 1;
  if (shared.documents % documentsOfMemory === 0) shared.words = Object.create(null) as SharedFont['words'];
  return shared.words;
}

function takeLetters(own: DocumentFont, { widths, unicode, subset }: DocumentFont): void {
  own.widths = [...widths];
  own.unicode = [...unicode];
  own.subset.glyphs = [...subset.glyphs];
  own.subset.mapping = { ...subset.mapping };
}

/** Tells the stream that a document has opened last. */
function followStreams(document: Document): { readonly latest: Stream | null } {
  const streams: { latest: Stream | null } = { latest: null };
  const open = document.ref.bind(document);
  document.ref = (data) => {
    const stream = open(data);
    streams.latest = stream as unknown as Stream;
    return stream;
  };
  return streams;
}

function currentFont(document: Document): DocumentFont {
  return (document as unknown as { _font: DocumentFont })._font;
}
