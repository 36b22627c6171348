import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsTickerProps } from './schema.ts';

const messages: NewsTickerProps['messages'] = [
  { text: 'Der Sommerflugplan 2027 ist da', link: '/search' },
  { text: 'Unsere Telefone sind auch am ersten Advent besetzt' },
  { text: 'Neu: Madeira ab Leipzig, jeden Samstag', link: '/search' },
];

export const examples: readonly ModuleExample<NewsTickerProps>[] = [
  { name: 'Three messages', props: { messages } },
  { name: 'One message, own sign', props: { messages: messages.slice(1, 2), separator: '+++' } },
  {
    name: 'Ten messages, one link',
    props: {
      messages: Array.from({ length: 10 }, (_, index) => ({ text: `Meldung ${index + 1}` })),
      link: '/hilfe',
      pages: ['homepage'],
    },
  },
];
