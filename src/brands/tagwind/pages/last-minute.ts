import { buildFaq } from '../../../content-seeds/build-faq.ts';
import { climate, climateNote } from '../../../content-seeds/climate.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';
import { soldPlaces } from '../../../content-seeds/sold-places.ts';
import { tripTo } from '../../../content-seeds/trip-to.ts';
import { describeJourney, teaserTo } from './parts/flights.ts';
import { questionsHeadline } from './parts/headings.ts';
import { lastMinuteQuestions } from './parts/last-minute-questions.ts';
import { moreLandingPages } from './parts/more-landing-pages.ts';
import { reasons } from './parts/reasons.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'last-minute',
  meta: {
    title: {
      de: 'Last Minute: Abflug ab morgen – Tagwind',
      en: 'Last minute: departures from tomorrow – Tagwind',
      it: 'Last minute: partenze da domani – Tagwind',
      es: 'Última hora: salidas desde mañana – Tagwind',
      fr: 'Dernière minute : départs dès demain – Tagwind',
    },
    description: {
      de: 'Flug und Hotel mit Abflug ab morgen. Wo es gerade warm ist, was ohne Reisepass geht, was kurzfristig gilt.',
      en: 'Flight and hotel departing from tomorrow. Where it is warm now, where no passport is needed, what applies at short notice.',
      it: 'Volo e hotel con partenza da domani. Dove fa caldo ora, dove non serve il passaporto, che cosa vale all’ultimo.',
      es: 'Vuelo y hotel con salida desde mañana. Dónde hace calor ahora, adónde ir sin pasaporte, qué vale a última hora.',
      fr: 'Vol et hôtel dès demain. Où il fait chaud maintenant, où partir sans passeport, ce qui vaut en dernière minute.',
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
            ...tripTo('mallorca', 3, { departureDateMaxOffset: 21 }),
            headline: {
              de: 'Ab morgen',
              en: 'From tomorrow',
              it: 'Da domani',
              es: 'Desde mañana',
              fr: 'Dès demain',
            },
            postsubheadline: {
              de: 'Abflughafen und Datum eingeben. Den Rest haben wir.',
              en: 'Enter airport and date. We do the rest.',
              it: 'Inserite aeroporto e data. Al resto pensiamo noi.',
              es: 'Indique aeropuerto y fecha. Lo demás ya está.',
              fr: 'Indiquez aéroport et date. Le reste est prêt.',
            },
            image: {
              url: 'coast.balearic.spring.noon.noon.ab-morgen',
              alt: {
                de: 'Küste mit Pinien und Segelbooten',
                en: 'Coast with pines and sailing boats',
                it: 'Costa con pini e barche a vela',
                es: 'Costa con pinos y veleros',
                fr: 'Côte, pins et voiliers',
              },
            },
          },
        ],
      },
    },
    reasons,
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Warm im {month}',
          en: 'Warm in {month}',
          it: 'Caldo in {month}',
          es: 'Calor en {month}',
          fr: 'Au chaud en {month}',
        },
        places: [
          {
            ...describeJourney('mallorca', 'countryside.balearic.autumn.noon.noon.tramuntana'),
            ...climate.mallorca,
          },
          { ...describeJourney('crete', 'coast.aegean.autumn.noon.noon.plakias'), ...climate.crete },
          { ...describeJourney('marrakech', 'desert.maghreb.autumn.noon.noon.agafay'), ...climate.marrakech },
          { ...describeJourney('hurghada', 'pool.egyptian.autumn.noon.noon.riff'), ...climate.hurghada },
          {
            ...describeJourney('granCanaria', 'beach.canary.autumn.noon.noon.ingles'),
            ...climate.granCanaria,
          },
          { ...describeJourney('tenerife', 'mountains.canary.autumn.noon.noon.teide'), ...climate.tenerife },
        ],
        note: climateNote,
      },
    },
    {
      type: 'imageOfferTeaser',
      id: 'short',
      props: {
        headline: {
          de: 'Vier Nächte in den nächsten 21 Tagen',
          en: 'Four nights within 21 days',
          it: 'Quattro notti nei prossimi 21 giorni',
          es: 'Cuatro noches en los próximos 21 días',
          fr: 'Quatre nuits dans les 21 jours',
        },
        offers: [
          {
            destination: soldPlaces.mallorca.destination,
            lengthOfStay: 4,
            departureDateMaxOffset: 21,
            image: { url: 'coast.balearic.autumn.noon.noon.palma-bucht' },
          },
          {
            destination: soldPlaces.malta.destination,
            lengthOfStay: 4,
            departureDateMaxOffset: 21,
            image: { url: 'island.italian.autumn.noon.noon.valletta' },
          },
          {
            destination: soldPlaces.rome.destination,
            lengthOfStay: 4,
            departureDateMaxOffset: 21,
            image: { url: 'city.italian.winter.noon.noon.tiber' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'steps',
      props: {
        image: {
          url: 'hotel-front.canary.winter.noon.noon.ankunft',
          alt: {
            de: 'Helles Hotel zwischen Palmen',
            en: 'Bright hotel among palms',
            it: 'Hotel chiaro tra le palme',
            es: 'Hotel claro entre palmeras',
            fr: 'Hôtel clair entre les palmiers',
          },
        },
        headline: {
          de: 'Buchen, packen, fliegen',
          en: 'Book, pack, fly',
          it: 'Prenotare, partire',
          es: 'Reservar y volar',
          fr: 'Réserver, partir',
        },
        paragraphs: [
          {
            de: 'Die Unterlagen kommen per E-Mail, sobald die Reise bestätigt ist. Gedruckt werden muss nichts.',
            en: 'Your documents arrive by e-mail as soon as the trip is confirmed. Nothing needs printing.',
            it: 'I documenti arrivano per e-mail appena il viaggio è confermato. Niente da stampare.',
            es: 'La documentación llega por correo en cuanto se confirma el viaje. No hay que imprimir nada.',
            fr: 'Les documents arrivent par e-mail dès la confirmation. Rien à imprimer.',
          },
        ],
        items: [
          {
            de: '**Vor der Buchung:** Ausweis gültig? Auch der der Kinder?',
            en: '**Before booking:** is your passport valid? The children’s too?',
            it: '**Prima di prenotare:** documenti validi? Anche dei bambini?',
            es: '**Antes de reservar:** ¿documento en vigor? ¿El de los niños también?',
            fr: '**Avant de réserver :** papiers valables ? Ceux des enfants aussi ?',
          },
          {
            de: '**Danach:** bei der Fluglinie online einchecken.',
            en: '**Afterwards:** check in online with the airline.',
            it: '**Dopo:** check-in online sul sito della compagnia.',
            es: '**Después:** facture en línea con la aerolínea.',
            fr: '**Ensuite :** enregistrement en ligne auprès de la compagnie.',
          },
          {
            de: '**Am Tag selbst:** zwei Stunden vor Abflug da sein.',
            en: '**On the day:** be there two hours before departure.',
            it: '**Il giorno stesso:** in aeroporto due ore prima.',
            es: '**El mismo día:** dos horas antes en el aeropuerto.',
            fr: '**Le jour même :** sur place deux heures avant.',
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'identity-card',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Ausweis genügt',
          en: 'Identity card is enough',
          it: 'Basta la carta d’identità',
          es: 'Basta el DNI',
          fr: 'La carte d’identité suffit',
        },
        copytext: {
          de: 'Für EU-Bürger. Sieben Nächte, günstigster Termin der nächsten drei Wochen.',
          en: 'For EU citizens; others need a passport. Seven nights, cheapest date within three weeks.',
          it: 'Per cittadini UE. Sette notti, la data più conveniente delle prossime tre settimane.',
          es: 'Para ciudadanos de la UE. Siete noches, la fecha más barata de las próximas tres semanas.',
          fr: 'Pour les citoyens de l’UE. Sept nuits, date la moins chère des trois prochaines semaines.',
        },
        teasers: [
          teaserTo('sicily', { scene: 'coast.italian.autumn.noon.noon.cefalu' }),
          teaserTo('malta', { scene: 'island.italian.winter.noon.noon.gozo' }),
          teaserTo('algarve', { scene: 'coast.iberian.winter.noon.noon.sagres' }),
          teaserTo('madeira', { scene: 'mountains.canary.winter.noon.noon.ruivo' }),
          teaserTo('lanzarote', { scene: 'countryside.canary.winter.noon.noon.geria' }),
          teaserTo('fuerteventura', { scene: 'desert.canary.winter.noon.noon.corralejo' }),
        ].map((teaser) => ({ ...teaser, departureDateMaxOffset: 21 })),
      },
    },
    {
      type: 'promotionTeaser',
      id: 'hand-luggage',
      props: {
        headline: {
          de: 'Nonstop, mit Koffer',
          en: 'Non-stop, with suitcase',
          it: 'Diretto, con valigia',
          es: 'Directo, con maleta',
          fr: 'Direct, avec valise',
        },
        text: {
          de: 'Umsteigen kostet Zeit, Gepäck am Schalter kostet mehr. Zwei Filter genügen: **Stopps 0, Koffer dabei**.',
          en: 'Changing planes costs time, bags at the desk cost more. Two filters will do: **0 stops, suitcase included**.',
          it: 'Lo scalo costa tempo, il bagaglio al banco costa di più. Bastano due filtri: **0 scali, valigia inclusa**.',
          es: 'Las escalas cuestan tiempo, la maleta en el mostrador cuesta más. Bastan dos filtros: **0 escalas, maleta incluida**.',
          fr: 'Une escale coûte du temps, un bagage au comptoir coûte plus cher. Deux filtres suffisent : **0 escale, valise comprise**.',
        },
        buttonText: {
          de: 'Passende Reisen zeigen',
          en: 'Show matching trips',
          it: 'Mostra i viaggi',
          es: 'Ver los viajes',
          fr: 'Voir les voyages',
        },
        buttonLink: '/search?stops=0&baggage=baggage',
        images: [
          {
            url: 'island.balearic.autumn.noon.noon.nonstop',
            alt: {
              de: 'Insel aus der Höhe, ringsum Meer',
              en: 'Island from above, sea all around',
              it: 'Isola dall’alto, mare tutto intorno',
              es: 'Isla desde lo alto, mar alrededor',
              fr: 'Île vue d’en haut, la mer tout autour',
            },
          },
          { url: 'beach.canary.winter.noon.noon.koffer' },
          { url: 'city.iberian.winter.noon.noon.nonstop' },
        ],
      },
    },
    buildFaq(
      questionsHeadline,
      {
        de: 'Kurzfristig',
        en: 'Short notice',
        it: 'All’ultimo momento',
        es: 'A última hora',
        fr: 'Dernière minute',
      },
      lastMinuteQuestions,
    ),
    moreLandingPages('/last-minute'),
  ],
};
