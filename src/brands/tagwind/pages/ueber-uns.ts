import { describeScene } from '../../../content-seeds/describe-scene.ts';
import { figure } from '../../../content-seeds/figures.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'ueber-uns',
  meta: {
    title: {
      de: 'Unternehmen – Tagwind',
      en: 'Company – Tagwind',
      it: 'Azienda – Tagwind',
      es: 'Empresa – Tagwind',
      fr: 'Entreprise – Tagwind',
    },
    description: {
      de: 'Wie Tagwind Ziele auswählt: Flugzeit, Wasser, Weg vom Flughafen.',
      en: 'How Tagwind chooses destinations: flight time, water, distance from the airport.',
      it: 'Come Tagwind sceglie le mete: tempo di volo, mare, distanza dall’aeroporto.',
      es: 'Cómo elige Tagwind sus destinos: tiempo de vuelo, mar, distancia al aeropuerto.',
      fr: 'Comment Tagwind choisit ses destinations : temps de vol, mer, distance de l’aéroport.',
    },
  },
  modules: [
    {
      type: 'heroSlider',
      id: 'hero',
      props: {
        height: 'band',
        slides: [
          {
            headline: figure('Tagwind'),
            postsubheadline: {
              de: 'Weniger Prospekt, mehr Daten.',
              en: 'Less brochure, more data.',
              it: 'Meno dépliant, più dati.',
              es: 'Menos folleto, más datos.',
              fr: 'Moins de brochure, plus de données.',
            },
            image: {
              url: 'coast.riviera.summer.noon.noon.tagwind',
              alt: describeScene('coast.riviera.summer.noon.noon.tagwind'),
            },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'rule',
      props: {
        headline: {
          de: 'Drei Kriterien',
          en: 'Three criteria',
          it: 'Tre criteri',
          es: 'Tres criterios',
          fr: 'Trois critères',
        },
        paragraphs: [
          {
            de: 'Ein Ziel bekommt eine eigene Seite, wenn alle drei erfüllt sind. Buchbar ist mehr.',
            en: 'A destination gets its own page when all three are met. More can be booked.',
            it: 'Una meta ha una pagina propria se li soddisfa tutti e tre. Le mete prenotabili sono di più.',
            es: 'Un destino tiene página propia si cumple los tres. Se pueden reservar más.',
            fr: 'Une destination a sa page si les trois sont remplis. D’autres se réservent aussi.',
          },
        ],
        items: [
          {
            de: 'Nonstop erreichbar, unter fünf Stunden.',
            en: 'Non-stop, under five hours.',
            it: 'Senza scalo, in meno di cinque ore.',
            es: 'Sin escalas, en menos de cinco horas.',
            fr: 'Sans escale, en moins de cinq heures.',
          },
          {
            de: 'Vom Flughafen in höchstens 30 Minuten in der Stadt.',
            en: 'No more than 30 minutes from airport to town.',
            it: 'Dall’aeroporto in città in 30 minuti al massimo.',
            es: 'Del aeropuerto a la ciudad en 30 minutos como máximo.',
            fr: 'De l’aéroport à la ville en 30 minutes au plus.',
          },
          {
            de: 'Mindestens vier Monate mit 20 °C oder mehr.',
            en: 'At least four months at 20 °C or more.',
            it: 'Almeno quattro mesi con 20 °C o più.',
            es: 'Al menos cuatro meses con 20 °C o más.',
            fr: 'Au moins quatre mois à 20 °C ou plus.',
          },
        ],
        facts: [
          {
            value: figure('6'),
            label: { de: 'Ziele', en: 'destinations', it: 'mete', es: 'destinos', fr: 'destinations' },
          },
          {
            value: figure('5'),
            label: { de: 'Sprachen', en: 'languages', it: 'lingue', es: 'idiomas', fr: 'langues' },
          },
          {
            value: figure('16 h'),
            label: {
              de: 'Hotline am Tag',
              en: 'of hotline a day',
              it: 'di telefono al giorno',
              es: 'de teléfono al día',
              fr: 'de téléphone par jour',
            },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'award',
      props: {
        anchor: 'bewertung',
        variant: 'feature',
        headline: {
          de: 'So zählen wir Bewertungen',
          en: 'How we count ratings',
          it: 'Come contiamo le valutazioni',
          es: 'Cómo contamos las valoraciones',
          fr: 'Comment nous comptons les avis',
        },
        paragraphs: [
          {
            de: 'Gäste vergeben eine bis sechs Sonnen. Ausgezeichnet wird ein Hotel ab 5,9 im Mittel und mindestens 15 Bewertungen. Kaufen lässt sich das nicht.',
            en: 'Guests give one to six suns. A hotel wins the award with an average of 5.9 or more and at least 15 ratings. It cannot be bought.',
            it: 'Gli ospiti danno da uno a sei soli. Un hotel è premiato con una media di almeno 5,9 e 15 valutazioni. Non si può comprare.',
            es: 'Los huéspedes dan de uno a seis soles. Un hotel se distingue desde 5,9 de media y 15 valoraciones. No se puede comprar.',
            fr: 'Les clients donnent d’un à six soleils. Un hôtel est distingué dès 5,9 de moyenne et 15 avis. Cela ne s’achète pas.',
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'honest',
      props: {
        image: {
          url: 'hotel-front.balearic.summer.noon.noon.haus',
          alt: describeScene('hotel-front.balearic.summer.noon.noon.haus'),
        },
        headline: { de: 'Hinweis', en: 'Please note', it: 'Avvertenza', es: 'Aviso', fr: 'À noter' },
        paragraphs: [
          {
            de: 'Tagwind ist eine erfundene Marke. Diese Seiten führen eine Software vor. Die Angaben zu den Orten stimmen.',
            en: 'Tagwind is a fictional brand. These pages demonstrate a piece of software. The facts about the places are true.',
            it: 'Tagwind è un marchio inventato. Queste pagine mostrano un software. I dati sui luoghi sono veri.',
            es: 'Tagwind es una marca inventada. Estas páginas muestran un programa. Los datos de los lugares son ciertos.',
            fr: 'Tagwind est une marque inventée. Ces pages présentent un logiciel. Les données sur les lieux sont exactes.',
          },
        ],
        link: '/impressum',
        buttonText: {
          de: 'Impressum',
          en: 'Legal notice',
          it: 'Chi risponde del sito',
          es: 'Titular del sitio',
          fr: 'Éditeur du site',
        },
      },
    },
  ],
};
