import { Stars } from './stars.tsx';

export const title = 'Stars';

const label = (category: number) => `${String(category).replace('.', ',')} Sterne`;

export const examples = [1, 3, 3.5, 5, 7].map((category) => ({
  name: `category ${category}`,
  render: () => <Stars category={category} label={label} />,
}));
