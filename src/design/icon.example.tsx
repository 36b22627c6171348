import { Heart, MapPin, PlaneTakeoff, Sun } from 'lucide-react';
import { Icon } from './icon.tsx';

export const title = 'Icon';

export const examples = [
  {
    name: 'sizes',
    render: () => (
      <>
        <Icon icon={Heart} size={16} />
        <Icon icon={Sun} />
        <Icon icon={MapPin} size={24} />
        <Icon icon={PlaneTakeoff} size={32} />
      </>
    ),
  },
];
