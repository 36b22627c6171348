import { expect, test } from 'vitest';
import { brand } from '../../brands/abendmeer/brand.ts';
import { renderMail } from './render-mail.ts';

const mail = {
  brand,
  language: 'en',
  subject: 'Your message',
  greeting: 'Dear Ana,',
  body: 'First.',
  facts: [],
  link: null,
  help: 'Help',
  sender: 'Sender',
} as const;

test('keeps the paragraphs and lines of a body and escapes its HTML', () => {
  const html = renderMail({ ...mail, body: 'First <b>line</b>\nsecond line\n\nNext paragraph' });
  expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;<br>second line</p>');
  expect(html).toContain('>Next paragraph</p>');
});

test('has no empty table where there are no facts', () => {
  const rule = `border-top:1px solid ${brand.documentStyle.line}`;
  expect(renderMail(mail)).not.toContain(rule);
  expect(renderMail({ ...mail, facts: [['Number', 'C-1']] })).toContain(rule);
});
