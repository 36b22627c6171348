import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { examples, renderReduced } from './hotel-offer-card.example.tsx';

const read = async (currency: CurrencyCode) => {
  const example = examples.find(({ name }) => name === 'at the member price');
  return readWords(await renderInShop(example?.render(), { currency })).replaceAll('\u00a0', ' ');
};

test('[DISC-005] [ROUTE-002] in another currency the member price and the public one say what is charged', async () => {
  const words = await read('GBP');
  expect(words).toMatch(/p\.p\. from about £[\d,]+ we charge 617\.02 €/);
  expect(words).toMatch(/Member price, about £[\d,]+ \(we charge 649\.50 €\) p\.p\. without membership/);
  expect(words).toMatch(/about £[\d,]+ \(we charge 1\D234\.04 €\) total for 2 travellers/);
});

test.each([
  ['where it looked higher', 77_700, true],
  ['nor where it looks the same', 64_999, false],
  ['nor where it was lower', 64_900, false],
])('[OFFER-037] a former price is struck through %s', async (_, formerPerPerson, isStruck) => {
  const markup = await renderInShop(renderReduced(formerPerPerson));
  expect(markup.includes('<s>')).toBe(isStruck);
  expect(markup.includes('777')).toBe(isStruck);
});

test('[DISC-005] in the currency that is charged the card has both prices alone', async () => {
  const words = await read('EUR');
  expect(words).toMatch(/p\.p\. from 618 € Member price, 650 € p\.p\. without membership/);
  expect(words).not.toMatch(/about|we charge/);
});

const readExample = async (wanted: string) =>
  readWords(await renderInShop(examples.find(({ name }) => name === wanted)?.render()));

test('[SDATA-026] a card has the times of both flights, and the day that a night flight adds', async () => {
  const words = await readExample('with flights');
  expect(words).toMatch(/7 nights · 9 days, night flight home · Half board · Flight from Frankfurt/);
  expect(words).toContain('Out 06:10–09:55, direct · Back 22:10–01:10 +1 day, 1 stop');
});

test('[LIST-017] a card has the ways to beach and centre, and until when cancelling is free', async () => {
  const words = (await readExample('with flights')).replaceAll('\u00a0', ' ');
  expect(words).toContain('Rethymno, Kreta · 250 m to the beach · 1.2 km to the centre');
  expect(words).toContain('Free cancellation until Fri 2 Apr 2027');
});

test('a card says that the price has the baggage that the list is filtered by', async () => {
  expect(await readExample('with flights')).toContain('With checked baggage');
  expect(await readExample('without flights, stars and reviews')).not.toContain('baggage');
});

test('[LIST-017] what nobody knows of a hotel and its trip is not on its card', async () => {
  const words = await readExample('without flights, stars and reviews');
  expect(words).not.toMatch(/beach|centre|cancellation|direct|stop/);
});

test('[LIST-022] a card has one link for all of it, and a drawn button that is not read', async () => {
  const markup = await renderInShop(examples.find(({ name }) => name === 'with flights')?.render());
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toMatch(/aria-hidden="true">See this trip</);
});

test('without flights a card has neither times nor days', async () => {
  expect(await readExample('without flights, stars and reviews')).not.toMatch(/\d\d:\d\d|days/);
});

test('[LIST-012] a recommended hotel says why in one sentence, with points that add up', async () => {
  const words = (await readExample('recommended, with its reasons')).replaceAll('\u00a0', ' ');
  expect(words).toContain(
    'Why here: 12 % below the usual price, 5.2 out of 6 from 31 reviews, and 25 min from the airport. 67 of 100 points',
  );
  for (const part of [
    'Price: 12 % below the usual price 24 of 40',
    'Guest reviews: 5.2 out of 6 from 31 reviews 19 of 30',
    'Flights: night flight home 15 of 20',
    'Way to the hotel: 25 min from the airport 9 of 10',
  ])
    expect(words).toContain(part);
  expect(words).toContain('nobody can pay for a place');
});

test('[LIST-012] what speaks against a hotel is among its points and not in the sentence', async () => {
  const words = (await readExample('recommended, though far and more expensive')).replaceAll('\u00a0', ' ');
  expect(words).toContain('Why here: 5.2 out of 6 from 31 reviews. 55 of 100 points Price');
  expect(words).toContain('Price: 7 % above the usual price 17 of 40');
  expect(words).toContain('Far from the airport: about 1 h 35 min (92 km)');
});

test('[LIST-012] a stay without flights has the points of two parts, and of no usual price', async () => {
  const words = (await readExample('recommended, without flights and a usual price')).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(words).toMatch(/Why here: .*39 of 100 points Price 20 of 40/);
  expect(words).not.toMatch(/usual price|Flights|from the airport/);
});

test('in lists of another order a card gives no reasons', async () => {
  expect(await readExample('with flights')).not.toContain('Why here');
});
