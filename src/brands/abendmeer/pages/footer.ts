import { legalLinks } from '../../../content-seeds/legal/legal-links.ts';
import { newsletterLabel } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { landingPages } from './parts/sister-pages.ts';

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
            title: { de: 'Reiseziele', en: 'Destinations', it: 'Mete', es: 'Destinos', fr: 'Destinations' },
          },
          {
            key: 'ideas',
            title: {
              de: 'Urlaubsideen',
              en: 'Holiday ideas',
              it: 'Idee di viaggio',
              es: 'Ideas para viajar',
              fr: 'Vos envies',
            },
          },
          {
            key: 'help',
            title: {
              de: 'Für Sie da',
              en: 'Here for you',
              it: 'Qui per voi',
              es: 'A su lado',
              fr: 'À vos côtés',
            },
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
          {
            label: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
            url: '/kreta',
            column: 'places',
          },
          {
            label: { de: 'Mallorca', en: 'Majorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
            url: '/mallorca',
            column: 'places',
          },
          {
            label: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
            url: '/teneriffa',
            column: 'places',
          },
          {
            label: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
            url: '/lissabon',
            column: 'places',
          },
          {
            label: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
            url: '/dolomiten',
            column: 'places',
          },
          {
            label: { de: 'Marrakesch', en: 'Marrakesh', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
            url: '/marrakesch',
            column: 'places',
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
            column: 'places',
          },
          ...landingPages.map(({ headline, link }) => ({ label: headline, url: link, column: 'ideas' })),
          {
            label: {
              de: 'Meine Reisen',
              en: 'My trips',
              it: 'I miei viaggi',
              es: 'Mis viajes',
              fr: 'Mes voyages',
            },
            url: '/my-trips',
            column: 'help',
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
            column: 'help',
          },
          {
            label: {
              de: 'Hilfe und häufige Fragen',
              en: 'Help and FAQs',
              it: 'Aiuto e domande frequenti',
              es: 'Ayuda y preguntas frecuentes',
              fr: 'Aide et questions fréquentes',
            },
            url: '/hilfe',
            column: 'help',
          },
          { label: newsletterLabel, url: '/newsletter', column: 'help' },
          {
            label: {
              de: 'Lob und Beschwerden',
              en: 'Compliments and complaints',
              it: 'Elogi e reclami',
              es: 'Elogios y quejas',
              fr: 'Compliments et réclamations',
            },
            url: '/kontakt',
            column: 'help',
          },
          {
            label: {
              de: 'Wer wir sind',
              en: 'Who we are',
              it: 'Chi siamo',
              es: 'Quiénes somos',
              fr: 'Qui nous sommes',
            },
            url: '/ueber-uns',
            column: 'help',
          },
          {
            label: {
              de: 'Anrufen: +49 30 23125 200',
              en: 'Call +49 30 23125 200',
              it: 'Telefono: +49 30 23125 200',
              es: 'Teléfono: +49 30 23125 200',
              fr: 'Téléphone : +49 30 23125 200',
            },
            url: 'tel:+493023125200',
            column: 'help',
          },
          ...legalLinks,
        ],
        newsletter: {
          headline: {
            de: 'Post von unterwegs',
            en: 'Letters from the road',
            it: 'Lettere dal viaggio',
            es: 'Cartas de viaje',
            fr: 'Lettres de voyage',
          },
          copytext: {
            de: 'Ein Ort, eine Geschichte, ein paar Adressen. Höchstens einmal in der Woche, jederzeit abbestellbar.',
            en: 'One place, one story, a few addresses. Once a week at most, and easy to leave.',
            it: 'Un luogo, una storia, qualche indirizzo. Al massimo una volta a settimana, si annulla quando si vuole.',
            es: 'Un lugar, una historia, unas direcciones. Como mucho una vez por semana, y se cancela cuando quiera.',
            fr: 'Un lieu, une histoire, quelques adresses. Une fois par semaine au plus, résiliable à tout moment.',
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
          de: 'Abendmeer ist eine erfundene Marke der ebenso erfundenen Abendmeer Reisen GmbH. Diese Website zeigt, was die Software dahinter kann. Echte Reisen werden hier nicht verkauft.',
          en: 'Abendmeer is a fictional brand of the equally fictional Abendmeer Reisen GmbH. This website shows what the software behind it can do. No real holidays are sold here.',
          it: 'Abendmeer è un marchio inventato dell’altrettanto inventata Abendmeer Reisen GmbH. Questo sito mostra che cosa sa fare il software che c’è dietro. Qui non si vendono viaggi veri.',
          es: 'Abendmeer es una marca inventada de la también inventada Abendmeer Reisen GmbH. Este sitio enseña lo que sabe hacer el programa que hay detrás. Aquí no se venden viajes de verdad.',
          fr: 'Abendmeer est une marque inventée de la société tout aussi inventée Abendmeer Reisen GmbH. Ce site montre ce que sait faire le logiciel qui le porte. Aucun vrai voyage n’y est vendu.',
        },
        badge: {
          text: {
            de: 'Ihr Geld ist abgesichert',
            en: 'Your money is protected',
            it: 'I vostri soldi sono tutelati',
            es: 'Su dinero está protegido',
            fr: 'Votre argent est protégé',
          },
          link: '/agb',
        },
      },
    },
  ],
};
