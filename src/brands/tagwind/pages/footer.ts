import { legalLinks } from '../../../content-seeds/legal/legal-links.ts';
import { newsletterLabel } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { linkTo } from './parts/flights.ts';
import { themeLinks } from './parts/more-landing-pages.ts';

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
            key: 'places',
            title: {
              de: 'Ziele',
              en: 'Destinations',
              it: 'Destinazioni',
              es: 'Destinos',
              fr: 'Destinations',
            },
          },
          { key: 'themes', title: { de: 'Themen', en: 'Themes', it: 'Temi', es: 'Temas', fr: 'Thèmes' } },
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
          ...(['mallorca', 'lisbon', 'crete', 'madeira', 'hurghada', 'tenerife'] as const).map((place) => ({
            ...linkTo(place),
            column: 'places',
          })),
          ...themeLinks.map((link) => ({ ...link, column: 'themes' })),
          {
            label: {
              de: 'Meine Reisen',
              en: 'My trips',
              it: 'I miei viaggi',
              es: 'Mis viajes',
              fr: 'Mes voyages',
            },
            url: '/my-trips',
            column: 'service',
          },
          {
            label: {
              de: 'Reisegutscheine',
              en: 'Gift vouchers',
              it: 'Buoni regalo',
              es: 'Cheques regalo',
              fr: 'Chèques-cadeaux',
            },
            url: '/voucher',
            column: 'service',
          },
          {
            label: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
            url: '/hilfe',
            column: 'service',
          },
          { label: newsletterLabel, url: '/newsletter', column: 'service' },
          {
            label: {
              de: 'Lob und Beschwerden',
              en: 'Compliments and complaints',
              it: 'Elogi e reclami',
              es: 'Elogios y quejas',
              fr: 'Compliments et réclamations',
            },
            url: '/kontakt',
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
              en: 'Destinations from A to Z',
              it: 'Destinazioni dalla A alla Z',
              es: 'Destinos de la A a la Z',
              fr: 'Destinations de A à Z',
            },
            url: '/a.html',
            column: 'service',
          },
          ...legalLinks,
        ],
        newsletter: {
          headline: {
            de: 'Dienstag ist Preistag',
            en: 'Tuesday is price day',
            it: 'Martedì, giorno dei prezzi',
            es: 'El martes es día de precios',
            fr: 'Mardi, jour des prix',
          },
          copytext: {
            de: 'Preise, Strecken, Flugzeiten. Jeden Dienstag, mit einem Klick wieder abbestellt.',
            en: 'Prices, routes, flight times. Every Tuesday, one click to leave.',
            it: 'Prezzi, rotte, durata dei voli. Ogni martedì, si annulla con un clic.',
            es: 'Precios, rutas, duración de los vuelos. Cada martes, se cancela con un clic.',
            fr: 'Prix, lignes, durée des vols. Chaque mardi, un clic pour se désabonner.',
          },
          buttonText: {
            de: 'Anmelden',
            en: 'Sign up',
            it: 'Iscriversi',
            es: 'Suscribirse',
            fr: 'S’inscrire',
          },
          url: '/newsletter',
        },
        legalText: {
          de: 'Tagwind und die Tagwind GmbH sind erfunden. Diese Seiten sind eine Vorführung, echte Reisen werden nicht verkauft.',
          en: 'Tagwind and Tagwind GmbH are fictional. These pages are a demonstration; no real holidays are sold.',
          it: 'Tagwind e Tagwind GmbH sono inventate. Queste pagine sono una dimostrazione; non si vendono viaggi veri.',
          es: 'Tagwind y Tagwind GmbH son inventadas. Estas páginas son una demostración; no se venden viajes de verdad.',
          fr: 'Tagwind et Tagwind GmbH sont inventées. Ces pages sont une démonstration ; aucun vrai voyage n’est vendu.',
        },
        badge: {
          text: {
            de: 'Ihr Geld ist abgesichert',
            en: 'Your money is protected',
            it: 'Il vostro denaro è tutelato',
            es: 'Su dinero está protegido',
            fr: 'Votre argent est protégé',
          },
          link: '/agb',
        },
      },
    },
  ],
};
