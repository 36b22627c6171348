import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { family } from '../../../content-seeds/family.ts';
import { figure } from '../../../content-seeds/figures.ts';
import { seasons } from '../../../content-seeds/seasons.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { familyQuestions } from './parts/family-questions.ts';
import { teaserTo } from './parts/flights.ts';
import { questionsHeadline } from './parts/headings.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'familie',
  meta: {
    title: {
      de: 'Familienurlaub: kurze Flüge, klare Regeln – Tagwind',
      en: 'Family holidays: short flights, clear rules – Tagwind',
      it: 'Vacanze in famiglia: voli brevi, regole chiare – Tagwind',
      es: 'Vacaciones en familia: vuelos cortos – Tagwind',
      fr: 'Vacances en famille : vols courts – Tagwind',
    },
    description: {
      de: 'Kinderclub, Rutschen, Familienzimmer: Hotels nach Merkmal. Flugzeiten ab 2 h 05, Regeln für Babys und Kinder.',
      en: 'Kids’ club, slides, family rooms: hotels by feature. Flights from 2 h 05, rules for infants and children.',
      it: 'Miniclub, scivoli, camere familiari: hotel per servizio. Voli da 2 h 05, regole per neonati e bambini.',
      es: 'Miniclub, toboganes, habitaciones familiares: hoteles por servicio. Vuelos desde 2 h 05, reglas para bebés y niños.',
      fr: 'Mini-club, toboggans, chambres familiales : hôtels par critère. Vols dès 2 h 05, règles pour bébés et enfants.',
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
            showSearchMask: true,
            ...tripTo('mallorca', 7, { ...family, ...seasons.schoolSummer }),
            headline: { de: 'Familie', en: 'Family', it: 'Famiglia', es: 'Familia', fr: 'Famille' },
            postsubheadline: {
              de: 'Alter der Kinder angeben, Gesamtpreis für alle sehen.',
              en: 'Enter the children’s ages, see one total for everyone.',
              it: 'Indicate l’età dei bambini e vedete il totale per tutti.',
              es: 'Indique la edad de los niños y vea el total para todos.',
              fr: 'Indiquez l’âge des enfants, voyez le total pour tous.',
            },
            image: {
              url: 'pool.balearic.summer.noon.noon.familie',
              alt: {
                de: 'Hotelpool mit Liegen unter Palmen',
                en: 'Hotel pool with loungers under palms',
                it: 'Piscina d’hotel con lettini sotto le palme',
                es: 'Piscina de hotel con tumbonas bajo palmeras',
                fr: 'Piscine d’hôtel et transats sous les palmiers',
              },
            },
          },
        ],
      },
    },
    reasons,
    {
      type: 'amenitiesSection',
      id: 'features',
      props: {
        headline: {
          de: 'Hotels nach Merkmal',
          en: 'Hotels by feature',
          it: 'Hotel per servizio',
          es: 'Hoteles por servicio',
          fr: 'Hôtels par critère',
        },
        amenities: [
          {
            headline: { de: 'Kinderclub', en: 'Kids’ club', it: 'Miniclub', es: 'Miniclub', fr: 'Mini-club' },
            link: '/search?attributes=kids_club',
            image: { url: 'beach.aegean.summer.noon.noon.kinder' },
          },
          {
            headline: {
              de: 'Wasserrutschen',
              en: 'Water slides',
              it: 'Scivoli d’acqua',
              es: 'Toboganes',
              fr: 'Toboggans',
            },
            link: '/search?attributes=water_slides',
            image: { url: 'pool.anatolian.summer.noon.noon.rutsche' },
          },
          {
            headline: {
              de: 'Sandstrand',
              en: 'Sandy beach',
              it: 'Spiaggia di sabbia',
              es: 'Playa de arena',
              fr: 'Plage de sable',
            },
            link: '/search?attributes=sandy_beach,family_friendly',
            image: { url: 'beach.balearic.summer.noon.noon.muro' },
          },
          {
            headline: {
              de: 'Familienzimmer',
              en: 'Family rooms',
              it: 'Camere familiari',
              es: 'Habitación familiar',
              fr: 'Chambre familiale',
            },
            link: '/search?attributes=family_friendly&rooms=family',
            image: { url: 'room.aegean.summer.noon.noon.familie' },
          },
        ],
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'clubs',
      props: {
        headline: {
          de: 'Hotels mit Kinderclub',
          en: 'Hotels with a kids’ club',
          it: 'Hotel con miniclub',
          es: 'Hoteles con miniclub',
          fr: 'Hôtels avec mini-club',
        },
        badgeText: {
          de: '7 Nächte, 2 Kinder (4, 8)',
          en: '7 nights, 2 children (4, 8)',
          it: '7 notti, 2 bambini (4, 8)',
          es: '7 noches, 2 niños (4, 8)',
          fr: '7 nuits, 2 enfants (4, 8)',
        },
        offers: [
          {
            hotelId: 1_000_043,
            lengthOfStay: 7,
            ...family,
            image: { url: 'hotel-front.canary.summer.noon.noon.h1000043' },
          },
          {
            hotelId: 1_000_039,
            lengthOfStay: 7,
            ...family,
            image: { url: 'pool.aegean.summer.noon.noon.h1000039' },
          },
          {
            hotelId: 1_000_182,
            lengthOfStay: 7,
            ...family,
            image: { url: 'pool.adriatic.summer.noon.noon.h1000182' },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'short-flights',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Höchstens 3 h 30 Flug',
          en: 'Flights of 3 h 30 at most',
          it: 'Al massimo 3 h 30 di volo',
          es: '3 h 30 de vuelo como máximo',
          fr: '3 h 30 de vol au plus',
        },
        copytext: {
          de: 'Pro Person: zwei Erwachsene, Kinder 4 und 8, sieben Nächte.',
          en: 'Per person: two adults, children of 4 and 8, seven nights.',
          it: 'A persona: due adulti, bambini di 4 e 8 anni, sette notti.',
          es: 'Por persona: dos adultos, niños de 4 y 8 años, siete noches.',
          fr: 'Par personne : deux adultes, enfants de 4 et 8 ans, sept nuits.',
        },
        teasers: [
          teaserTo('mallorca', {
            scene: 'beach.balearic.spring.noon.noon.playa-de-muro',
            fact: {
              de: 'flacher Sand im Norden',
              en: 'shallow sand in the north',
              it: 'sabbia e fondali bassi a nord',
              es: 'arena y poca profundidad al norte',
              fr: 'sable et eau peu profonde au nord',
            },
          }),
          teaserTo('menorca', { scene: 'coast.balearic.summer.noon.noon.son-bou' }),
          teaserTo('corfu', { scene: 'coast.adriatic.summer.noon.noon.korfu' }),
          teaserTo('kos', {
            scene: 'beach.aegean.summer.noon.noon.tigaki',
            fact: {
              de: 'eben, gut für Räder',
              en: 'flat, good for bikes',
              it: 'piana, adatta alle bici',
              es: 'llana, buena para bicis',
              fr: 'plate, idéale à vélo',
            },
          }),
          teaserTo('algarve', { scene: 'beach.iberian.summer.noon.noon.falesia' }),
          teaserTo('side', { scene: 'beach.anatolian.summer.noon.noon.side' }),
        ].map((teaser) => ({ ...teaser, ...family })),
      },
    },
    {
      type: 'textBlock',
      id: 'ages',
      props: {
        variant: 'feature',
        headline: {
          de: 'Es zählt das Alter am Abflugtag',
          en: 'Age on the day of departure counts',
          it: 'Conta l’età alla partenza',
          es: 'Cuenta la edad el día de salida',
          fr: 'L’âge compte au jour du départ',
        },
        paragraphs: [
          {
            de: 'Geben Sie das Alter an, das Ihre Kinder beim Abflug haben. Daraus rechnen wir Sitzplatz, Bett und Preis.',
            en: 'Enter the age your children will be at departure. From it we work out seat, bed and price.',
            it: 'Indicate l’età che i bambini avranno alla partenza. Da lì calcoliamo posto, letto e prezzo.',
            es: 'Indique la edad que tendrán los niños al salir. Con ella calculamos asiento, cama y precio.',
            fr: 'Indiquez l’âge des enfants au départ. Nous en déduisons siège, lit et prix.',
          },
        ],
        facts: [
          {
            value: figure('0–1'),
            label: {
              de: 'Baby: auf dem Schoß',
              en: 'infant: on your lap',
              it: 'neonato: in braccio',
              es: 'bebé: en brazos',
              fr: 'bébé : sur les genoux',
            },
          },
          {
            value: figure('2–15'),
            label: {
              de: 'Kind: eigener Sitz',
              en: 'child: own seat',
              it: 'bambino: posto proprio',
              es: 'niño: asiento propio',
              fr: 'enfant : son siège',
            },
          },
          {
            value: { de: 'ab 16', en: '16+', it: 'da 16', es: 'desde 16', fr: 'dès 16' },
            label: {
              de: 'als Erwachsener buchen',
              en: 'book as an adult',
              it: 'come adulto',
              es: 'como adulto',
              fr: 'comme adulte',
            },
          },
        ],
      },
    },
    {
      type: 'destinationTeaser',
      id: 'tenerife',
      props: {
        ...soldPlaces.tenerife,
        nights: 7,
        link: '/teneriffa',
        postsubheadline: {
          de: '22 bis 29 °C: für alle Schulferien.',
          en: '22 to 29 °C: for any school holiday.',
          it: 'Da 22 a 29 °C: per ogni vacanza scolastica.',
          es: 'De 22 a 29 °C: para cualquier vacación escolar.',
          fr: '22 à 29 °C : pour toutes les vacances scolaires.',
        },
        bestMonths: [2, 4, 6, 7, 8, 10, 12],
        image: {
          url: 'island.canary.spring.noon.noon.teide',
          alt: {
            de: 'Vulkaninsel im Atlantik',
            en: 'Volcanic island in the Atlantic',
            it: 'Isola vulcanica nell’Atlantico',
            es: 'Isla volcánica en el Atlántico',
            fr: 'Île volcanique dans l’Atlantique',
          },
        },
      },
    },
    {
      type: 'textBlock',
      id: 'together',
      props: {
        image: {
          url: 'room.canary.summer.noon.noon.zwei-betten',
          alt: {
            de: 'Helles Hotelzimmer mit Balkon',
            en: 'Bright hotel room with balcony',
            it: 'Camera d’hotel luminosa con balcone',
            es: 'Habitación luminosa con balcón',
            fr: 'Chambre claire avec balcon',
          },
        },
        imagePosition: 'right',
        headline: {
          de: 'Vor dem Bezahlen wählbar',
          en: 'Choose before you pay',
          it: 'Da scegliere prima di pagare',
          es: 'A elegir antes de pagar',
          fr: 'À choisir avant de payer',
        },
        paragraphs: [
          {
            de: 'Nach dem Angebot folgt ein Schritt mit Extras, jedes mit Preis. Nichts ist vorausgewählt.',
            en: 'After the offer comes one step with extras, each with its price. Nothing is preselected.',
            it: 'Dopo l’offerta c’è un passo con gli extra, ognuno con il prezzo. Niente è preselezionato.',
            es: 'Tras la oferta hay un paso con extras, cada uno con su precio. Nada viene preseleccionado.',
            fr: 'Après l’offre vient une étape d’options, chacune avec son prix. Rien n’est présélectionné.',
          },
        ],
        items: [
          {
            de: '**Sitzplätze** nebeneinander',
            en: '**Seats** side by side',
            it: '**Posti** vicini',
            es: '**Asientos** contiguos',
            fr: '**Sièges** côte à côte',
          },
          {
            de: '**Koffer** mit 15, 20 oder 25 kg',
            en: '**Suitcases** of 15, 20 or 25 kg',
            it: '**Valigie** da 15, 20 o 25 kg',
            es: '**Maletas** de 15, 20 o 25 kg',
            fr: '**Valises** de 15, 20 ou 25 kg',
          },
          {
            de: '**Transfer** oder Mietwagen',
            en: '**Transfer** or hire car',
            it: '**Trasferimento** o auto a noleggio',
            es: '**Traslado** o coche de alquiler',
            fr: '**Transfert** ou voiture de location',
          },
        ],
      },
    },
    buildFaq(
      questionsHeadline,
      { de: 'Mit Kindern', en: 'With children', it: 'Con bambini', es: 'Con niños', fr: 'Avec enfants' },
      familyQuestions,
    ),
    moreLandingPages('/familie'),
  ],
};
