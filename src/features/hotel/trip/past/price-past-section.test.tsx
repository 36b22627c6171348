import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { examples } from './price-past-section.example.tsx';

const render = (wanted: string) => renderInShop(examples.find(({ name }) => name === wanted)?.render());
const read = async (wanted: string) => readWords(await render(wanted)).replaceAll('\u00a0', ' ');

test('[OFFER-037] a good price says what it is compared with, in words and as a table', async () => {
  const words = await read('a good price');
  expect(words).toContain(
    'Good price: 14% below the usual one, and on none of the last 30 days was the trip cheaper.',
  );
  expect(words).toContain('In the last 30 days usually 525 € per person, at the lowest 500 €.');
  expect(words).toMatch(/Fri 13 Nov – Sat 14 Nov not for sale/);
  expect(words).toMatch(/Sat 21 Nov 450 €/);
});

test('the graph is a picture with a name, and its table can be opened without script', async () => {
  const markup = await render('a good price');
  expect(markup).toMatch(
    /<svg role="img" aria-label="Graph: lowest price per person on each day from Thu 22 Oct until today/,
  );
  expect(markup).toMatch(/<details[^>]*><summary>All prices as a table<\/summary><table/);
});

test('[OFFER-037] a usual price is not praised, and another tariff than the cheapest is named', async () => {
  const words = await read('as usual, of another tariff');
  expect(words).not.toContain('Good price');
  expect(words).toContain('the tariff you have chosen cost more');
});

test('[OFFER-037] of too few days nothing is said but that they are too few', async () => {
  const words = await read('too little is known');
  expect(words).toContain(
    'The price of this trip is known on 6 of the days before only: too few to say what is usual.',
  );
  expect(words).not.toMatch(/Good price|usually/);
});
