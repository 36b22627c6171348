import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsletterSubscribeProps } from './schema.ts';

export const examples: readonly ModuleExample<NewsletterSubscribeProps>[] = [
  {
    name: 'With an introduction',
    props: {
      headline: 'Post von unterwegs',
      copytext:
        'Einmal im Monat, **ohne Ausrufezeichen**. Wie wir mit Ihrer Adresse umgehen, steht im [Datenschutz](/datenschutz).',
    },
  },
  { name: 'Headline alone', props: { headline: 'Post von unterwegs' } },
];
