import { describe, expect, test } from 'vitest';
import { brands, brandsAsShipped } from '../../brands/load-brands.server.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { composeNewsletterMail, type NewsletterMail } from './compose-newsletter-mail.ts';

const kinds: readonly NewsletterMail[] = ['confirm', 'already', 'welcome', 'change', 'moved'];
const cases = [...brands.keys()].flatMap((brand) =>
  LANGUAGES.flatMap((language) => kinds.map((kind) => [brand, language, kind] as const)),
);

async function compose(brandKey: string, language: (typeof LANGUAGES)[number], kind: NewsletterMail) {
  return composeNewsletterMail(kind, {
    brand: brandsAsShipped.get(brandKey),
    language,
    texts: await loadTexts(language),
    listKeys: ['offers', 'ideas'],
    name: 'Ana <b>Núñez</b>',
    link: kind === 'moved' ? null : 'https://www.example.com/de-de/newsletter/confirm?key=v1.a&b=c',
    linkUntil: requireDay('2027-03-04'),
    origin: 'https://www.example.com',
    locale: 'de-de',
    unsubscribeLink:
      kind === 'welcome' || kind === 'already' ? 'https://www.example.com/leave?a=b&c=d' : null,
  });
}

describe('mails of the newsletter', () => {
  test.each(cases)(
    '%s, %s, %s: both bodies say the same, and load nothing',
    async (brandKey, language, kind) => {
      const { subject, text, html } = await compose(brandKey, language, kind);
      const { name, company } = brandsAsShipped.get(brandKey);
      expect(subject).not.toMatch(/[{}\r\n]/);
      expect(text).not.toMatch(/[{}]/);
      for (const part of [name, company.name, company.street]) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      if (kind === 'moved') {
        expect(text + html).not.toMatch(/href=|https?:/);
        expect(text).toContain(company.email);
      } else {
        expect(text).toContain('https://www.example.com/de-de/newsletter/confirm?key=v1.a&b=c');
        expect(html).toContain('href="https://www.example.com/de-de/newsletter/confirm?key=v1.a&amp;b=c"');
      }
      expect(text.includes('https://www.example.com/leave')).toBe(kind === 'welcome' || kind === 'already');
      expect(html.includes('href="https://www.example.com/leave')).toBe(
        kind === 'welcome' || kind === 'already',
      );
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toMatch(/<link|<script|url\(|@import|src="(?!cid:)|<table[^>]*><\/table>/);
      expect(html).toContain('Ana &lt;b&gt;Núñez&lt;/b&gt;');
      // Each paragraph of the text is one of the HTML.
      for (const line of text.split('\n').filter((each) => each.length > 60 && !each.startsWith('http')))
        expect(html).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    },
  );

  test('lists are named in the reader’s language', async () => {
    expect((await compose('abendmeer', 'de', 'confirm')).text).toContain('Angebote und Post von unterwegs');
    expect((await compose('tagwind', 'fr', 'welcome')).text).toContain('Offres et Nouvelles destinations');
  });
});
