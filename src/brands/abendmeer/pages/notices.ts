import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

/** Notices above the content of pages; each has a rule for the pages that show it. */
export const document: SeedDocument = {
  kind: 'notices',
  slug: '',
  modules: [
    {
      type: 'newsTicker',
      id: 'news',
      props: {
        messages: [
          {
            text: {
              de: 'Der Sommer 2027 ist buchbar: alle Flüge ab April',
              en: 'Summer 2027 is now on sale: all flights from April',
              it: 'L’estate 2027 è prenotabile: tutti i voli da aprile',
              es: 'El verano de 2027 ya se puede reservar: todos los vuelos desde abril',
              fr: 'L’été 2027 est ouvert à la réservation : tous les vols dès avril',
            },
            link: '/sommer',
          },
          {
            text: {
              de: 'Am ersten Advent sind wir bis 22 Uhr am Telefon',
              en: 'On the first Sunday of Advent we answer the phone until 10 pm',
              it: 'La prima domenica di Avvento rispondiamo al telefono fino alle 22',
              es: 'El primer domingo de Adviento atendemos el teléfono hasta las 22 h',
              fr: 'Le premier dimanche de l’Avent, nous répondons au téléphone jusqu’à 22 h',
            },
          },
          {
            text: {
              de: 'Im Januar draußen frühstücken: unsere Wintersonne',
              en: 'Breakfast outdoors in January: our winter sun',
              it: 'Colazione all’aperto a gennaio: il nostro sole d’inverno',
              es: 'Desayunar fuera en enero: nuestro sol de invierno',
              fr: 'Petit-déjeuner dehors en janvier : notre soleil d’hiver',
            },
            link: '/wintersonne',
          },
        ],
        pages: ['homepage', 'all_destinations', 'resultlist'],
      },
    },
    {
      type: 'hotelAwardBanner',
      id: 'award',
      props: {
        headline: {
          de: 'Von unseren Gästen gewählt: Haus des Jahres 2026',
          en: 'Chosen by our guests: hotel of the year 2026',
          it: 'Scelto dai nostri ospiti: hotel dell’anno 2026',
          es: 'Elegido por nuestros huéspedes: hotel del año 2026',
          fr: 'Élu par nos voyageurs : hôtel de l’année 2026',
        },
        copytext: {
          de: 'Weil die Gäste am letzten Morgen noch einmal Kaffee bestellen.',
          en: 'Because guests order one more coffee on the last morning.',
          it: 'Perché l’ultima mattina gli ospiti ordinano un altro caffè.',
          es: 'Porque la última mañana los huéspedes piden otro café.',
          fr: 'Parce que le dernier matin, les clients reprennent un café.',
        },
        link: '/ueber-uns',
        linkText: {
          de: 'Wie wir Häuser aussuchen',
          en: 'How we choose hotels',
          it: 'Come scegliamo gli hotel',
          es: 'Cómo elegimos los hoteles',
          fr: 'Comment nous choisissons les hôtels',
        },
        hotelIds: [1_000_055, 1_002_702],
      },
    },
    {
      type: 'ancillariesNotice',
      id: 'flight',
      props: {
        infos: [
          {
            airlines: ['H0', 'K0', 'L0', 'U0'],
            baggage: ['baggage'],
            text: {
              de: '**Ein Koffer und Handgepäck** sind auf Hin- und Rückflug dabei. [Alles zum Gepäck](/hilfe)',
              en: '**A suitcase and hand luggage** are included on both flights. [All about luggage](/hilfe)',
              it: '**Una valigia e il bagaglio a mano** sono compresi all’andata e al ritorno. [Tutto sui bagagli](/hilfe)',
              es: '**Una maleta y el equipaje de mano** están incluidos en la ida y la vuelta. [Todo sobre el equipaje](/hilfe)',
              fr: '**Une valise et un bagage à main** sont compris à l’aller et au retour. [Tout sur les bagages](/hilfe)',
            },
          },
          {
            airlines: ['W0', 'X0', 'F0'],
            baggage: ['none', 'carryOn'],
            text: {
              de: '**Koffer nicht auf beiden Flügen dabei**, im Schritt Extras dazubuchbar. [Alles zum Gepäck](/hilfe)',
              en: '**Suitcase not included on both flights**: add one in the extras step. [All about luggage](/hilfe)',
              it: '**Valigia non compresa su entrambi i voli**: si aggiunge nel passo degli extra. [Tutto sui bagagli](/hilfe)',
              es: '**Maleta no incluida en los dos vuelos**: puede añadirla en el paso de extras. [Todo sobre el equipaje](/hilfe)',
              fr: '**Valise non comprise sur les deux vols** : elle s’ajoute à l’étape des options. [Tout sur les bagages](/hilfe)',
            },
          },
        ],
      },
    },
    {
      type: 'partnerLogo',
      id: 'partner',
      props: {
        partners: [
          {
            enabled: true,
            partnerId: 'sonnwendklub',
            partnerName: 'Sonnwendklub',
            partnerLogo: 'coast.balearic.spring.golden.warm.soller',
          },
        ],
      },
    },
  ],
};
