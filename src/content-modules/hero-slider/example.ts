import type { ModuleExample } from '../module-example.ts';
import type { HeroSliderProps, Slide } from './hero-slider-props.ts';

const crete: Slide = {
  headline: 'Kreta',
  postsubheadline: 'Abends um sieben ist das Wasser wärmer als die Luft.',
  buttonText: 'Nach Kreta',
  link: '/kreta',
  image: { url: 'coast.aegean.summer.golden.warm.kreta', alt: 'Weiße Häuser über einer Bucht' },
};

const tenerife: Slide = {
  headline: 'Teneriffa',
  postsubheadline: 'Im Januar frühstücken Sie draußen.',
  buttonText: 'Nach Teneriffa',
  link: '/teneriffa',
  image: { url: 'island.canary.winter.golden.warm.teneriffa', alt: 'Vulkaninsel im Atlantik' },
};

export const examples: readonly ModuleExample<HeroSliderProps>[] = [
  { name: 'Three slides', props: { slides: [crete, tenerife, { ...crete, headline: 'Falassarna' }] } },
  { name: 'One slide', props: { slides: [crete] } },
  { name: 'One slide shown of two', props: { slides: [crete, { ...tenerife, status: false }] } },
  {
    name: 'With the search mask',
    props: { slides: [{ ...crete, showSearchMask: true }, tenerife], today: '2026-11-21' },
  },
  { name: 'Band', props: { height: 'band', slides: [{ ...tenerife, hideBookButton: true }] } },
  {
    name: 'Every field',
    props: {
      slides: [
        {
          ...crete,
          subheadline: 'Griechenland',
          copytext: 'Drei Buchten, in denen nachmittags kein Wind geht.',
          badgeText: 'Neu',
          linkout: true,
          overrideButtonText: 'Jetzt ansehen',
          overrideBubbleText: 'Warm bis',
          overrideBubblePrice: 'Oktober',
          destinationName: 'Chania',
          durationSubline: '7 Nächte',
          overrideAdditionalInformation: 'mit Frühstück',
          textBlockPosition: 'right',
          textBlockSize: 'lower',
        },
      ],
    },
  },
  {
    name: 'Dark words in the middle',
    props: {
      slides: [
        {
          ...crete,
          colorScheme: 'dark',
          textBlockPosition: 'center',
          textBlockSize: 'higher',
          image: { url: 'coast.aegean.winter.noon.noon.morgen' },
        },
      ],
    },
  },
];
