import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import Sun from 'lucide-react/icons/sun';
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
