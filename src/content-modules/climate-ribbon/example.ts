import type { ModuleExample } from '../definition/module-example.ts';
import type { ClimateRibbonProps } from './schema.ts';

export const examples: readonly ModuleExample<ClimateRibbonProps>[] = [
  {
    name: 'Coast and inland',
    props: {
      headline: 'Wo es im November warm ist',
      places: [
        {
          name: 'Teneriffa',
          link: '/teneriffa',
          scene: 'coast.canary.winter.golden.warm.los-gigantes',
          journey: 'knapp 5 Stunden Flug',
          air: 25,
          sea: 22,
          price: { perPerson: 31_200, currency: 'EUR' },
        },
        {
          name: 'Marrakesch',
          link: '/marrakesch',
          scene: 'city.maghreb.spring.golden.warm.medina',
          journey: 'knapp 4 Stunden Flug',
          air: 23,
          sea: null,
        },
      ],
      note: 'Langjährige Monatsmittel, gerundet.',
    },
  },
];
