/** The part of fontkit that travel documents use; the package has no types of its own. */
declare module 'fontkit' {
  /** A parsed typeface. */
  export interface Font {
    layout(text: string): unknown;
  }
  export function openSync(path: string): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit takes parsed typefaces since 0.20; its types do not know them yet. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
