import { describe, expect, test } from 'vitest';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { renderMailText } from './render-mail-text.ts';

const brand = brandsAsShipped.get('abendmeer');
const mail: MailContent = {
  brand,
  language: 'en',
  subject: 'Your message',
  greeting: 'Dear Ana,',
  body: 'First.',
  parts: [],
  link: null,
  help: 'Help',
  reason: 'You wrote to us.',
  imprint: { address: 'https://www.example.com/imprint', words: 'Legal notice' },
};

describe('the frame of mails', () => {
  test('keeps the paragraphs and lines of a body and escapes its HTML', () => {
    const html = renderMail({ ...mail, body: 'First <b>line</b>\nsecond line\n\nNext paragraph' });
    expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;<br>second line</p>');
    expect(html).toContain('>Next paragraph</p>');
  });

  test('shows the beginning of the body in lists of mails, unseen in the mail', () => {
    expect(renderMail({ ...mail, body: 'First.\n\nSecond.' })).toMatch(
      /<div style="display:none[^>]*>First\.&#847;/,
    );
  });

  test('has no empty table where there are no facts', () => {
    expect(renderMail(mail)).not.toContain('scope="row"');
    const rows = [['Number', 'C-1']] as const;
    expect(renderMail({ ...mail, parts: [{ kind: 'facts', title: '', rows }] })).toContain('scope="row"');
  });

  test('names nothing that would have to be fetched: pictures are parts of the mail', () => {
    const html = renderMail({ ...mail, picture: { alt: 'Hotel Sol' } });
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo"', 'src="cid:picture"']);
    expect(html).not.toMatch(/<link|<script|url\(|@import/);
  });

  test('has a dark look for programs that have one', () => {
    const html = renderMail(mail);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain(brand.documentStyle.dark.ink);
  });

  test('the text has every part, in the same order', async () => {
    const text = renderMailText(
      {
        ...mail,
        title: 'We have read it',
        link: { address: 'https://www.example.com/answer', words: 'Read the answer' },
        parts: [
          { kind: 'facts', title: 'Your trip', rows: [['Hotel', 'Sol\nBeach Road 1']] },
          {
            kind: 'flights',
            title: 'Your flights',
            flights: [
              {
                label: 'Outbound',
                day: 'Sat 1 May 2027',
                leaves: { time: '22:10', zone: 'CEST', place: 'Berlin (BER)', day: '' },
                lands: { time: '00:35', zone: 'CEST', place: 'Palma (PMI)', day: 'Sun 2 May 2027' },
                details: 'Nordwind 7Q 111\nwith baggage',
              },
            ],
            rows: [['Locator', 'SX4T']],
            note: 'All times are local.',
          },
          { kind: 'lines', title: 'Travellers', lines: ['Ana', 'Jiří'] },
          { kind: 'callout', title: 'Emergency', lines: ['+49 30 1'] },
        ],
      },
      await loadTexts('en'),
    );
    expect(text).toBe(
      [
        'We have read it',
        'Dear Ana,',
        'First.',
        'Read the answer:\nhttps://www.example.com/answer',
        'Your trip\nHotel: Sol, Beach Road 1',
        'Your flights',
        'Outbound, Sat 1 May 2027\n22:10 CEST Berlin (BER) – 00:35 CEST (Sun 2 May 2027) Palma (PMI)\nNordwind 7Q 111, with baggage',
        'Locator: SX4T\nAll times are local.',
        'Travellers\nAna\nJiří',
        'Emergency\n+49 30 1',
        'Help',
        '-- \nAbendmeer\nAbendmeer Reisen GmbH, Musterweg 12, 10000 Musterstadt, HRB 000000\nYou wrote to us.\nLegal notice: https://www.example.com/imprint',
      ].join('\n\n'),
    );
  });
});
