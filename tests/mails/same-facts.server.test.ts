import { expect, test } from 'vitest';
import { brands } from '../../src/brands/load-brands.server.ts';
import { LANGUAGES } from '../../src/domain/words/language.ts';
import { composeSampleMails } from './sample-mails.ts';

/** Words and numbers, without the marks between them. */
function listTerms(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a reader of the HTML has before them: its text, and where its links lead. */
function readHtml(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const cases = [...brands.keys()].flatMap((brand) => LANGUAGES.map((language) => [brand, language] as const));

test.each(cases)('mails of %s in %s say the same as text and as HTML', async (brandKey, language) => {
  for (const [name, { subject, text, html }] of await composeSampleMails(brandKey, language)) {
    const inText = new Set(listTerms(text));
    const inHtml = new Set(listTerms(readHtml(html)));
    const [onlyText, onlyHtml] = [
      [...inText].filter((term) => !inHtml.has(term)),
      [...inHtml].filter((term) => !inText.has(term) && !listTerms(subject).includes(term)),
    ];
    // The text is signed with the name that the HTML shows as a logo.
    const signature = [brandKey];
    expect(
      onlyText.filter((term) => !signature.includes(term.toLowerCase())),
      name,
    ).toEqual([]);
    expect(onlyHtml, name).toEqual([]);
  }
});
