import { describeScene } from '../../../content-seeds/describe-scene.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { monthFirst } from './parts/month-first.ts';
import { moreLandingPages } from './parts/sister-pages.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'ueber-uns',
  meta: {
    title: {
      de: 'Wer wir sind – Abendmeer',
      en: 'Who we are – Abendmeer',
      it: 'Chi siamo – Abendmeer',
      es: 'Quiénes somos – Abendmeer',
      fr: 'Qui nous sommes – Abendmeer',
    },
    description: {
      de: 'Sechs Orte, die wir kennen, und eine Regel: Wir empfehlen nur, wohin wir wiederkommen.',
      en: 'Six places we know and one rule: we only recommend where we go back ourselves.',
      it: 'Sei luoghi che conosciamo e una regola: consigliamo solo dove torniamo.',
      es: 'Seis lugares que conocemos y una regla: solo recomendamos adonde volvemos.',
      fr: 'Six lieux que nous connaissons et une règle : nous ne conseillons que là où nous retournons.',
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
            headline: {
              de: 'Wer wir sind',
              en: 'Who we are',
              it: 'Chi siamo',
              es: 'Quiénes somos',
              fr: 'Qui nous sommes',
            },
            postsubheadline: {
              de: 'Ein paar Leute mit vollen Notizbüchern.',
              en: 'A few people with full notebooks.',
              it: 'Qualche persona con i taccuini pieni.',
              es: 'Unas cuantas personas con los cuadernos llenos.',
              fr: 'Quelques personnes aux carnets bien remplis.',
            },
            image: {
              url: 'lake.italian.summer.dusk.warm.abendmeer',
              alt: describeScene('lake.italian.summer.dusk.warm.abendmeer'),
            },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'rule',
      props: {
        headline: { de: 'Eine Regel', en: 'One rule', it: 'Una regola', es: 'Una regla', fr: 'Une règle' },
        paragraphs: [
          {
            de: 'Suchen können Sie bei uns überall. Über einen Ort schreiben wir aber erst, wenn einer von uns dort geschlafen und sich am dritten Morgen auf das Frühstück gefreut hat. Danach fahren wir jedes Jahr wieder hin.',
            en: 'You can search everywhere with us. But we only write about a place once one of us has slept there and looked forward to breakfast on the third morning. After that we go back every year.',
            it: 'Da noi si può cercare ovunque. Di un luogo però scriviamo solo quando uno di noi ci ha dormito e la terza mattina era contento di fare colazione. Poi ci torniamo ogni anno.',
            es: 'Con nosotros puede buscar en todas partes. Pero de un lugar solo escribimos cuando uno de nosotros ha dormido allí y a la tercera mañana tenía ganas de desayunar. Después volvemos cada año.',
            fr: 'Chez nous, vous pouvez chercher partout. Mais nous n’écrivons sur un lieu que si l’un de nous y a dormi et s’est réjoui, le troisième matin, du petit-déjeuner. Ensuite nous y retournons chaque année.',
          },
          {
            de: 'Wir wohnen selbst gern schön, aber nicht um jeden Preis. Deshalb steht neben dem Haus am Hafen immer auch das zwei Straßen weiter.',
            en: 'We like beautiful places ourselves, but not at any price. That is why next to the hotel on the harbour you always find the one two streets back.',
            it: 'Anche a noi piace dormire bene, ma non a qualsiasi prezzo. Per questo accanto all’albergo sul porto trovate sempre quello due strade più in là.',
            es: 'A nosotros también nos gusta alojarnos bien, pero no a cualquier precio. Por eso, junto al hotel del puerto siempre está el de dos calles más atrás.',
            fr: 'Nous aimons les beaux endroits, mais pas à tout prix. C’est pourquoi, à côté de l’hôtel du port, il y a toujours celui de deux rues derrière.',
          },
        ],
        facts: [
          {
            value: { de: '6', en: '6', it: '6', es: '6', fr: '6' },
            label: {
              de: 'Orte, über die wir schreiben',
              en: 'places we write about',
              it: 'luoghi di cui scriviamo',
              es: 'lugares que contamos',
              fr: 'lieux que nous racontons',
            },
          },
          {
            value: { de: '5', en: '5', it: '5', es: '5', fr: '5' },
            label: {
              de: 'Sprachen am Telefon',
              en: 'languages on the phone',
              it: 'lingue al telefono',
              es: 'idiomas al teléfono',
              fr: 'langues au téléphone',
            },
          },
        ],
      },
    },
    monthFirst,
    {
      type: 'textBlock',
      id: 'honest',
      props: {
        image: {
          url: 'beach.riviera.autumn.dusk.warm.nachsaison',
          alt: describeScene('beach.riviera.autumn.dusk.warm.nachsaison'),
        },
        headline: {
          de: 'Ganz ehrlich',
          en: 'To be honest',
          it: 'In tutta onestà',
          es: 'Con toda sinceridad',
          fr: 'En toute franchise',
        },
        paragraphs: [
          {
            de: 'Uns gibt es nicht. Abendmeer ist eine erfundene Marke, an der eine Software zeigt, was sie kann. Die Orte gibt es, und was wir über sie schreiben, stimmt. Fahren Sie hin.',
            en: 'We do not exist. Abendmeer is a fictional brand that shows what a piece of software can do. The places do exist, and what we write about them is true. Go.',
            it: 'Noi non esistiamo. Abendmeer è un marchio inventato con cui un software mostra che cosa sa fare. I luoghi invece esistono, e quello che ne scriviamo è vero. Andateci.',
            es: 'No existimos. Abendmeer es una marca inventada con la que un programa enseña lo que sabe hacer. Los lugares sí existen, y lo que contamos de ellos es cierto. Vaya.',
            fr: 'Nous n’existons pas. Abendmeer est une marque inventée par laquelle un logiciel montre ce qu’il sait faire. Les lieux, eux, existent, et ce que nous en écrivons est vrai. Allez-y.',
          },
        ],
        link: '/impressum',
        buttonText: {
          de: 'Zum Impressum',
          en: 'Legal notice',
          it: 'Chi risponde del sito',
          es: 'Titular del sitio',
          fr: 'Éditeur du site',
        },
      },
    },
    moreLandingPages(),
  ],
};
