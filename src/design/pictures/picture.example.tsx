import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { Picture } from './picture.tsx';

export const title = 'Picture';

const kreta = 'coast.aegean.summer.golden.warm.kreta';

export const examples = [
  {
    name: 'one shape',
    render: () => (
      <Picture scene={kreta} alt="Küste im Abendlicht" variants={IMAGE_SIZES.offerTeaser} sizes="24rem" />
    ),
  },
  {
    name: 'upright on phones',
    render: () => (
      <Picture
        scene={kreta}
        alt="Küste im Abendlicht"
        variants={IMAGE_SIZES.background}
        sizes="100vw"
        priority
      />
    ),
  },
  {
    name: 'painted, stands for a hotel',
    render: () => (
      <Picture
        scene="hotel-front.aegean.summer.golden.warm.h7"
        alt="Hotel am Hang"
        variants={IMAGE_SIZES.offerTeaser}
        sizes="24rem"
        isOfHotel
      />
    ),
  },
  {
    name: 'unknown scene',
    render: () => (
      <Picture scene="nowhere" alt="Insel im Meer" variants={IMAGE_SIZES.destination} sizes="100vw" />
    ),
  },
];
