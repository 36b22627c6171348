import type { SeedDocument } from '../../seed-document.ts';

/** What stands above the middle of pages, each where its own rule lets it. */
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
              de: 'Der Sommer 2027 ist aufgeschlagen: alle Flüge ab April',
              en: 'Summer 2027 is open: all flights from April',
              it: 'L’estate 2027 è aperta: tutti i voli da aprile',
              es: 'El verano de 2027 ya está abierto: todos los vuelos desde abril',
              fr: 'L’été 2027 est ouvert : tous les vols dès avril',
            },
            link: '/search',
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
              de: 'Neu auf der Karte: Marrakesch im Frühling',
              en: 'New on the map: Marrakesh in spring',
              it: 'Nuova sulla mappa: Marrakech in primavera',
              es: 'Nuevo en el mapa: Marrakech en primavera',
              fr: 'Nouveau sur la carte : Marrakech au printemps',
            },
            link: '/marrakesch',
          },
        ],
        pages: ['all_destinations', 'resultlist'],
      },
    },
    {
      type: 'hotelAwardBanner',
      id: 'award',
      props: {
        headline: {
          de: 'Von unseren Gästen gewählt: Haus des Jahres 2026',
          en: 'Chosen by our guests: house of the year 2026',
          it: 'Scelta dai nostri ospiti: casa dell’anno 2026',
          es: 'Elegida por nuestros huéspedes: casa del año 2026',
          fr: 'Choisie par nos hôtes : maison de l’année 2026',
        },
        copytext: {
          de: 'Kein Haus wurde in diesem Jahr öfter weiterempfohlen.',
          en: 'No house was recommended more often this year.',
          it: 'Nessuna casa è stata consigliata più spesso quest’anno.',
          es: 'Ninguna casa se ha recomendado más este año.',
          fr: 'Aucune maison n’a été plus souvent recommandée cette année.',
        },
        link: '/ueber-uns',
        linkText: {
          de: 'Wie wir Häuser aussuchen',
          en: 'How we choose houses',
          it: 'Come scegliamo le case',
          es: 'Cómo elegimos las casas',
          fr: 'Comment nous choisissons les maisons',
        },
        hotelIds: [1_000_003, 1_000_014],
      },
    },
    {
      type: 'ancillariesNotice',
      id: 'flight',
      props: {
        infos: [
          {
            airlines: ['H0', 'K0', 'L0', 'U0'],
            text: {
              de: '**Ein Koffer bis 23 kg** und Handgepäck bis 8 kg sind dabei. [Alles zum Gepäck](/hilfe)',
              en: '**One suitcase up to 23 kg** and hand luggage up to 8 kg are included. [All about luggage](/hilfe)',
              it: '**Una valigia fino a 23 kg** e un bagaglio a mano fino a 8 kg sono compresi. [Tutto sui bagagli](/hilfe)',
              es: '**Una maleta de hasta 23 kg** y equipaje de mano de hasta 8 kg están incluidos. [Todo sobre el equipaje](/hilfe)',
              fr: '**Une valise jusqu’à 23 kg** et un bagage à main jusqu’à 8 kg sont compris. [Tout sur les bagages](/hilfe)',
            },
          },
          {
            airlines: ['W0', 'X0', 'F0'],
            text: {
              de: 'Bei diesem Flug ist **nur eine kleine Tasche** dabei; ein Koffer lässt sich im nächsten Schritt dazubuchen.',
              en: 'This flight includes **only a small bag**; a suitcase can be added in the next step.',
              it: 'Questo volo comprende **solo una piccola borsa**; la valigia si aggiunge nel passo successivo.',
              es: 'Este vuelo incluye **solo un bolso pequeño**; la maleta se puede añadir en el paso siguiente.',
              fr: 'Ce vol ne comprend **qu’un petit sac** ; une valise peut être ajoutée à l’étape suivante.',
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
