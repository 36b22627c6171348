import { describeScene } from '../../../content-seeds/describe-scene.ts';
import { subscribeSuccess, subscribeTerms } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'newsletter',
  meta: {
    title: {
      de: 'Newsletter – Tagwind',
      en: 'Newsletter – Tagwind',
      it: 'Newsletter – Tagwind',
      es: 'Boletín – Tagwind',
      fr: 'Newsletter – Tagwind',
    },
    description: {
      de: 'Preise, Strecken, Flugzeiten. Jeden Dienstag, mit einem Klick wieder abbestellt.',
      en: 'Prices, routes, flight times. Every Tuesday, one click to leave.',
      it: 'Prezzi, rotte, durata dei voli. Ogni martedì, si annulla con un clic.',
      es: 'Precios, rutas, duración de los vuelos. Cada martes, se cancela con un clic.',
      fr: 'Prix, lignes, durée des vols. Chaque mardi, un clic pour se désabonner.',
    },
  },
  modules: [
    {
      type: 'newsletterSubscribe',
      id: 'subscribe',
      props: {
        isPageTitle: true,
        headline: {
          de: 'Dienstag ist Preistag',
          en: 'Tuesday is price day',
          it: 'Martedì, giorno dei prezzi',
          es: 'El martes es día de precios',
          fr: 'Mardi, jour des prix',
        },
        copytext: {
          de: '- Die besten Preise der Woche\n- Neue Strecken und Hotels\n- Sortiert nach Flugzeit',
          en: '- The best prices of the week\n- New routes and hotels\n- Sorted by flight time',
          it: '- I prezzi migliori della settimana\n- Nuove rotte e nuovi hotel\n- In ordine di durata del volo',
          es: '- Los mejores precios de la semana\n- Nuevas rutas y hoteles\n- Por duración del vuelo',
          fr: '- Les meilleurs prix de la semaine\n- Nouvelles lignes, nouveaux hôtels\n- Classés par durée de vol',
        },
        terms: subscribeTerms,
        successHeadline: subscribeSuccess.headline,
        successCopytext: subscribeSuccess.copytext,
        listId: 'offers',
        source: 'landing',
      },
    },
    {
      type: 'textBlock',
      id: 'facts',
      props: {
        image: {
          url: 'coast.balearic.summer.noon.noon.dienstag',
          alt: describeScene('coast.balearic.summer.noon.noon.dienstag'),
        },
        imagePosition: 'right',
        headline: {
          de: 'Was drinsteht',
          en: 'What is in it',
          it: 'Che cosa contiene',
          es: 'Qué trae',
          fr: 'Ce qu’elle contient',
        },
        paragraphs: [
          {
            de: 'Eine Tabelle, eine Karte, ein Hinweis auf das Wetter. Lesezeit: zwei Minuten.',
            en: 'A table, a map, a note on the weather. Two minutes to read.',
            it: 'Una tabella, una carta, una nota sul tempo. Due minuti di lettura.',
            es: 'Una tabla, un mapa, una nota sobre el tiempo. Dos minutos de lectura.',
            fr: 'Un tableau, une carte, un mot sur la météo. Deux minutes de lecture.',
          },
        ],
        facts: [
          {
            value: { de: '1 ×', en: '1 ×', it: '1 ×', es: '1 ×', fr: '1 ×' },
            label: {
              de: 'in der Woche',
              en: 'a week',
              it: 'a settimana',
              es: 'por semana',
              fr: 'par semaine',
            },
          },
          {
            value: { de: '1 Klick', en: '1 click', it: '1 clic', es: '1 clic', fr: '1 clic' },
            label: {
              de: 'zum Abbestellen',
              en: 'to unsubscribe',
              it: 'per annullare',
              es: 'para cancelar',
              fr: 'pour se désabonner',
            },
          },
        ],
      },
    },
  ],
};
