import type { ModuleExample } from '../definition/module-example.ts';
import type { FaqProps } from './schema.ts';

const luggage: FaqProps['sections'][number] = {
  title: 'Gepäck',
  questions: [
    { question: 'Was darf ins Handgepäck?', answer: 'Flüssigkeiten in Behältern bis 100 ml.' },
    { question: 'Und der Koffer?', answer: 'Das steht in Ihren Unterlagen, siehe [Hilfe](/hilfe).' },
  ],
};

const payment: FaqProps['sections'][number] = {
  title: 'Bezahlen',
  questions: [{ question: 'Wann muss ich zahlen?', answer: '**20 Prozent** bei der Buchung.' }],
};

export const examples: readonly ModuleExample<FaqProps>[] = [
  { name: 'Two sections', props: { headline: 'Was uns alle fragen', sections: [luggage, payment] } },
  { name: 'One section, no headline', props: { sections: [luggage] } },
];
