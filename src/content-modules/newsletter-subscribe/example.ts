import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsletterSubscribeProps } from './schema.ts';

const form = {
  headline: 'Post von unterwegs',
  terms:
    'Ich möchte den Newsletter per E-Mail bekommen und kann ihn jederzeit abbestellen. Mehr dazu im [Datenschutz](/datenschutz).',
  successHeadline: 'Fast geschafft',
  successCopytext: 'Wir haben Ihnen eine E-Mail geschickt. Ein Klick auf den Link darin genügt.',
};

export const examples: readonly ModuleExample<NewsletterSubscribeProps>[] = [
  {
    name: 'With an introduction',
    props: {
      ...form,
      copytext: 'Einmal im Monat, **ohne Ausrufezeichen**.',
      buttonText: 'Ja, schreiben Sie mir',
      source: 'landing',
      listId: 'offers',
    },
  },
  { name: 'What is required alone', props: { ...form, source: 'foot' } },
];
