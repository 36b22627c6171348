import { legalLinks } from '../../legal/legal-links.ts';
import { placeNames } from '../../place-names.ts';
import type { SeedDocument } from '../../seed-document.ts';

export const document: SeedDocument = {
  kind: 'footer',
  slug: '',
  modules: [
    {
      type: 'footer',
      id: 'footer',
      props: {
        columns: [
          {
            key: 'near',
            title: {
              de: 'Bis 3 h 30',
              en: 'Up to 3 h 30',
              it: 'Fino a 3 h 30',
              es: 'Hasta 3 h 30',
              fr: 'Jusqu’à 3 h 30',
            },
          },
          {
            key: 'warm',
            title: {
              de: 'Winterziele',
              en: 'Winter sun',
              it: 'Sole d’inverno',
              es: 'Sol de invierno',
              fr: 'Soleil d’hiver',
            },
          },
          {
            key: 'service',
            title: { de: 'Service', en: 'Service', it: 'Assistenza', es: 'Atención', fr: 'Service' },
          },
          {
            key: 'legal',
            title: {
              de: 'Rechtliches',
              en: 'Legal',
              it: 'Note legali',
              es: 'Aviso legal',
              fr: 'Mentions légales',
            },
          },
        ],
        links: [
          { label: placeNames.mallorca, url: '/mallorca', column: 'near' },
          { label: placeNames.lissabon, url: '/lissabon', column: 'near' },
          { label: placeNames.kreta, url: '/kreta', column: 'near' },
          { label: placeNames.madeira, url: '/madeira', column: 'warm' },
          { label: placeNames.hurghada, url: '/hurghada', column: 'warm' },
          { label: placeNames.teneriffa, url: '/teneriffa', column: 'warm' },
          {
            label: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
            url: '/hilfe',
            column: 'service',
          },
          {
            label: { de: 'Unternehmen', en: 'Company', it: 'Azienda', es: 'Empresa', fr: 'Entreprise' },
            url: '/ueber-uns',
            column: 'service',
          },
          {
            label: {
              de: '+49 30 23125 700',
              en: '+49 30 23125 700',
              it: '+49 30 23125 700',
              es: '+49 30 23125 700',
              fr: '+49 30 23125 700',
            },
            url: 'tel:+493023125700',
            column: 'service',
          },
          {
            label: {
              de: 'Reiseziele von A bis Z',
              en: 'Places from A to Z',
              it: 'Destinazioni dalla A alla Z',
              es: 'Destinos de la A a la Z',
              fr: 'Destinations de A à Z',
            },
            url: '/a.html',
            column: 'service',
          },
          ...legalLinks,
        ],
        legalText: {
          de: 'Tagwind und die Tagwind GmbH sind erfunden. Diese Seiten sind eine Vorführung, echte Reisen werden nicht verkauft.',
          en: 'Tagwind and Tagwind GmbH are invented. These pages are a demonstration; no real holidays are sold.',
          it: 'Tagwind e Tagwind GmbH sono inventate. Queste pagine sono una dimostrazione; non si vendono viaggi veri.',
          es: 'Tagwind y Tagwind GmbH son inventadas. Estas páginas son una demostración; no se venden viajes de verdad.',
          fr: 'Tagwind et Tagwind GmbH sont inventées. Ces pages sont une démonstration ; aucun vrai voyage n’est vendu.',
        },
        badge: {
          text: {
            de: 'Geld abgesichert',
            en: 'Money protected',
            it: 'Denaro tutelato',
            es: 'Dinero protegido',
            fr: 'Argent protégé',
          },
          link: '/agb',
        },
      },
    },
  ],
};
