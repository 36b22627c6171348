import type { ModuleExample } from '../definition/module-example.ts';
import type { TextBlockProps } from './schema.ts';

const paragraphs = [
  'Zwischen Valldemossa und Pollença läuft ein Gebirge ins Meer, mit Mauern, die älter sind als jedes Hotel.',
];

export const examples: readonly ModuleExample<TextBlockProps>[] = [
  { name: 'Headline and words', props: { headline: 'Die Insel hinter der Insel', paragraphs } },
  { name: 'Words alone', props: { paragraphs } },
  {
    name: 'Page title with links and list',
    props: {
      isPageTitle: true,
      headline: 'Was möchten Sie wissen?',
      paragraphs: ['Rufen Sie an: [+49 30 23125 200](tel:+493023125200), **jeden Tag**.'],
      items: ['**Februar:** Mandelblüte auf [Mallorca](/mallorca)', '**Juni:** Sardinen in Lissabon'],
    },
  },
  {
    name: 'Picture left with kicker and action',
    props: {
      image: { url: 'restaurant.aegean.autumn.dusk.warm.taverne', alt: 'Gedeckte Tische am Wasser' },
      kicker: 'Kreta',
      headline: 'Im Oktober wird der Raki gebrannt',
      paragraphs,
      link: '/kreta',
      buttonText: 'Unser Kreta lesen',
    },
  },
  {
    name: 'Picture right',
    props: {
      image: { url: 'countryside.italian.autumn.golden.warm.weinlese' },
      imagePosition: 'right',
      headline: 'Erst der Monat, dann der Ort',
      paragraphs,
    },
  },
  {
    name: 'Feature with facts',
    props: {
      variant: 'feature',
      headline: 'Was Sie vorher wissen',
      paragraphs,
      facts: [
        { value: '4 h 45', label: 'längster Flug' },
        { value: '25 min', label: 'längster Weg vom Flughafen' },
        { value: '29 °C', label: 'wärmstes Meer' },
      ],
    },
  },
];
