import { Price } from './price.tsx';

export const title = 'Price';

const price = { amount: 89_900, currency: 'EUR' } as const;

export const examples = [
  { name: 'whole', render: () => <Price price={price} /> },
  { name: 'from, per person', render: () => <Price price={price} before="ab" after="p. P." /> },
  { name: 'large', render: () => <Price price={price} before="ab" after="p. P." size="large" /> },
  {
    name: 'struck through',
    render: () => (
      <Price
        price={price}
        after="p. P."
        struck={{ price: { amount: 104_900, currency: 'EUR' }, label: 'statt' }}
      />
    ),
  },
  { name: 'with cents', render: () => <Price price={{ amount: 123_450, currency: 'EUR' }} fractionDigits /> },
  { name: 'francs', render: () => <Price price={{ amount: 123_450, currency: 'CHF' }} /> },
  { name: 'pounds', render: () => <Price price={{ amount: 123_450, currency: 'GBP' }} after="pp" /> },
];
