/** The part of fontkit that travel documents and the logos of new brands use; the package has no types of its own. */
declare module 'fontkit' {
  /** A parsed typeface. */
  export interface Font {
    /** Units of the outlines for the height of a line. */
    readonly unitsPerEm: number;
    readonly capHeight: number;
    layout(text: string): {
      readonly glyphs: readonly {
        readonly path: {
          readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
        };
      }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }
  export function openSync(path: string): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit takes parsed typefaces since 0.20; its types do not know them yet. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
