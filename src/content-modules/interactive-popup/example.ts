import type { ModuleExample } from '../definition/module-example.ts';
import type { InteractivePopupProps } from './schema.ts';

const october: InteractivePopupProps = {
  shortText: 'Warum der Oktober der bessere August ist',
  fullText:
    'Das Meer hat **noch 23 Grad**, die Tavernen haben Zeit, und die Nacht kostet halb so viel.\n\nWer nicht an Ferien gebunden ist, sollte später fahren.',
};

export const examples: readonly ModuleExample<InteractivePopupProps>[] = [
  {
    name: 'With picture and link',
    props: {
      ...october,
      image: { url: 'coast.aegean.summer.golden.warm.kreta', alt: 'Abend an der Küste' },
      link: '/kreta',
      linkText: 'Nach Kreta',
    },
  },
  { name: 'Words alone', props: { ...october, shortText: 'Und der November?' } },
];
