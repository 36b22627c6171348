import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A page of pdfkit's, as far as it is used here. */
interface Page {
  readonly content: {
    compress: boolean;
    readonly data: Record<string, unknown>;
    write(content: Uint8Array): void;
  };
  write(content: string | Uint8Array): void;
}

/** Smaller by a tenth at the best level, which takes twice as long. */
const deflateLevel = 3;

/**
 * A document whose bytes are kept together until it has ended, and the content of each page until it is full: pdfkit would send each line
 * of them through a stream.
 */
export class CollectedDocument extends PDFDocument {
  // Used while pdfkit's own constructor runs: what is only declared is not set anew behind it.
  declare private parts: Buffer[];
  declare private contents: Map<Page, string[]>;
  declare protected _offset: number;

  _write(data: Uint8Array | string): void {
    this.parts ??= [];
    const part = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : Buffer.from(data);
    this.parts.push(part);
    this._offset += part.length;
  }

  override addContent(data: string): this {
    // The types of pdfkit leave out what a page does with its content.
    const page = this.page as Page;
    this.contents ??= new Map();
    if (!this.contents.has(page)) this.keepContent(page);
    page.write(data);
    return this;
  }

  private keepContent(page: Page): void {
    const content: string[] = [];
    this.contents.set(page, content);
    page.write = (data) => void content.push(String(data));
  }

  override flushPages(): void {
    for (const [page, lines] of this.contents) {
      const content = deflateSync(Buffer.from(lines.join('\n'), 'latin1'), { level: deflateLevel });
      page.content.compress = false;
      page.content.data.Filter = 'FlateDecode';
      page.content.write(content);
    }
    this.contents.clear();
    super.flushPages();
  }

  /** The whole document, once it has ended. */
  collected(): Uint8Array {
    return Buffer.concat(this.parts);
  }
}
