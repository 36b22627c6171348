import type { SeedDocument } from '../../seed-document.ts';
import { figure } from '../../stories/tagwind-headings.ts';

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
            image: { url: 'coast.riviera.summer.noon.noon.tagwind' },
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
            de: 'Ein Ziel kommt ins Programm, wenn alle drei erfüllt sind.',
            en: 'A destination is listed when all three are met.',
            it: 'Una meta entra nel programma se li soddisfa tutti e tre.',
            es: 'Un destino entra en el programa si cumple los tres.',
            fr: 'Une destination est retenue si les trois sont remplis.',
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
      id: 'honest',
      props: {
        image: { url: 'hotel-front.balearic.summer.noon.noon.haus' },
        headline: { de: 'Hinweis', en: 'Please note', it: 'Avvertenza', es: 'Aviso', fr: 'À noter' },
        paragraphs: [
          {
            de: 'Tagwind ist eine erfundene Marke. Diese Seiten führen eine Software vor. Die Angaben zu den Orten stimmen.',
            en: 'Tagwind is an invented brand. These pages demonstrate a piece of software. The facts about the places are true.',
            it: 'Tagwind è un marchio inventato. Queste pagine mostrano un software. I dati sui luoghi sono veri.',
            es: 'Tagwind es una marca inventada. Estas páginas muestran un programa. Los datos de los lugares son ciertos.',
            fr: 'Tagwind est une marque inventée. Ces pages présentent un logiciel. Les données sur les lieux sont exactes.',
          },
        ],
        link: '/impressum',
        buttonText: {
          de: 'Impressum',
          en: 'Imprint',
          it: 'Chi risponde del sito',
          es: 'Titular del sitio',
          fr: 'Éditeur du site',
        },
      },
    },
  ],
};
