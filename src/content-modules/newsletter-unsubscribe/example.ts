import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsletterUnsubscribeProps } from './schema.ts';

const question: NewsletterUnsubscribeProps = {
  headline: 'Möchten Sie den Newsletter abbestellen?',
  yes: { headline: 'Sie sind abgemeldet', copytext: 'Wir schreiben Ihnen nicht mehr.' },
  no: {
    headline: 'Schön, dass Sie bleiben',
    copytext: 'Es ändert sich nichts.',
    link: '/sommer',
    buttonText: 'Zum Sommer',
  },
};

export const examples: readonly ModuleExample<NewsletterUnsubscribeProps>[] = [
  {
    name: 'From a link in a mail',
    props: {
      ...question,
      copytext: 'Ihre Buchungen berührt das nicht.',
      yesText: 'Ja, abmelden',
      noText: 'Nein, doch nicht',
      hasRecipient: true,
    },
  },
  { name: 'Without a recipient', props: question },
];
