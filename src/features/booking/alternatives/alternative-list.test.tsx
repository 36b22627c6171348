import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { AlternativeList } from './alternative-list.tsx';

const flight = {
  from: 'PAD',
  to: 'PMI',
  departure: '2027-05-01T06:05',
  arrival: '2027-05-01T08:25',
  airline: 'Nordwind Air',
  flightNumber: '7Q 111',
  stops: 0,
};
const read = async (otherAirports: readonly string[]) =>
  readWords(
    await renderInShop(
      <AlternativeList
        alternatives={{
          borne: 0,
          listed: [
            {
              offer: 'o',
              room: '',
              board: 'breakfast',
              hotel: null,
              otherAirports,
              outbound: flight,
              inbound: null,
              difference: 0,
            },
          ],
        }}
        currency="EUR"
        choice={null}
      />,
    ),
  );

test('an alternative from an airport that was not booked says so, with its name', async () => {
  expect(await read(['Paderborn (PAD)'])).toContain('Not the airport you booked: Paderborn (PAD)');
  expect(await read([])).not.toContain('Not the airport');
});
