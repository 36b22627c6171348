import { expect, test } from 'vitest';
import { splitQuote } from './split-quote.ts';

test.each([
  ['On Mon, 2 Mar 2026 at 12:00, Abendmeer <x@y.example> wrote:', 'en'],
  ['Am 02.03.2026 um 12:00 schrieb Abendmeer:', 'de'],
  ['Le lun. 2 mars 2026 à 12:00, Abendmeer a écrit :', 'fr'],
  ['El lun, 2 mar 2026 a las 12:00, Abendmeer escribió:', 'es'],
  ['Il giorno lun 2 mar 2026 alle ore 12:00 Abendmeer ha scritto:', 'it'],
  ['-----Ursprüngliche Nachricht-----', 'Outlook'],
])('folds away what follows %s', (introduction) => {
  const text = `Here are my photos.\n\n${introduction}\n> We need photos.`;
  expect(splitQuote(text)).toEqual({
    body: 'Here are my photos.',
    quoted: `${introduction}\n> We need photos.`,
  });
});

test('folds away quoted lines at the end without an introduction, and one that is broken in two', () => {
  expect(splitQuote('Yes.\n> Really?\n>\n> Yours')).toEqual({
    body: 'Yes.',
    quoted: '> Really?\n>\n> Yours',
  });
  expect(splitQuote('Yes.\nOn Mon, 2 Mar 2026, Abendmeer\n<x@y.example> wrote:\n> Really?').body).toBe(
    'Yes.',
  );
});

test('hides no word that the guest has written between or below quoted lines', () => {
  const between = 'On Mon, 2 Mar 2026, Abendmeer wrote:\n> Which room?\nRoom 12.\n> When?\nOn Friday.';
  expect(splitQuote(between)).toEqual({ body: between, quoted: '' });
});

test('shows a mail that is nothing but a quotation', () => {
  expect(splitQuote('> all of it')).toEqual({ body: '> all of it', quoted: '' });
});
