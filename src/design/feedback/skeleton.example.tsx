import { Skeleton } from './skeleton.tsx';

export const title = 'Skeleton';

export const examples = [
  { name: 'text', render: () => <Skeleton lines={3} /> },
  { name: 'title', render: () => <Skeleton shape="title" /> },
  { name: 'picture', render: () => <Skeleton shape="picture" /> },
  { name: 'price', render: () => <Skeleton shape="price" /> },
];
