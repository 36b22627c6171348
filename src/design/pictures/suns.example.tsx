import { Suns } from './suns.tsx';

export const title = 'Suns';

export const examples = [0, 2.5, 4.7, 5.25, 6].map((rating) => ({
  name: `rating ${rating}`,
  render: () => <Suns rating={rating} label={`${String(rating).replace('.', ',')} von 6 Sonnen`} />,
}));
