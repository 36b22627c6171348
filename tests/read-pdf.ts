import { getDocumentProxy } from 'unpdf';

/** Reads a PDF's text, number of pages, language, title and structure, as a screen reader finds them. */
export async function readPdf({ content }: { readonly content: Uint8Array }) {
  const document = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const tree = JSON.stringify(await page.getStructTree());
      return { words: items.map((item) => ('str' in item ? item.str : '')).join(' '), tree };
    }),
  );
  const words = pages
    .map((page) => page.words)
    .join(' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
  return {
    words,
    pages: pages.length,
    title: info.Title,
    language: info.Language,
    tree: pages.map(({ tree }) => tree).join(),
  };
}
