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
              de: 'Sommer: Preise für die nächste Saison',
              en: 'Summer: prices for the coming season',
              it: 'Estate: i prezzi della prossima stagione',
              es: 'Verano: precios de la próxima temporada',
              fr: 'Été : les prix de la saison prochaine',
            },
            link: '/sommer',
          },
          {
            text: {
              de: 'Hotline täglich 7–23 Uhr, auch an Feiertagen',
              en: 'Hotline daily 7 am–11 pm, public holidays included',
              it: 'Assistenza ogni giorno 7–23, anche nei festivi',
              es: 'Teléfono cada día de 7 a 23 h, también festivos',
              fr: 'Assistance tous les jours 7 h–23 h, fériés compris',
            },
            link: '/hilfe',
          },
          {
            text: {
              de: 'Wintersonne: 20 °C ab 4 h 10 Flug',
              en: 'Winter sun: 20 °C, flights from 4 h 10',
              it: 'Sole d’inverno: 20 °C da 4 h 10 di volo',
              es: 'Sol de invierno: 20 °C desde 4 h 10 de vuelo',
              fr: 'Soleil d’hiver : 20 °C dès 4 h 10 de vol',
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
          de: 'Von Gästen am besten bewertet',
          en: 'Top rated by guests',
          it: 'I più apprezzati dagli ospiti',
          es: 'Los mejor valorados',
          fr: 'Les mieux notés par les clients',
        },
        copytext: {
          de: 'Nach Bewertungen von Gästen nach der Reise.',
          en: 'By guests’ ratings after their trip.',
          it: 'Secondo le valutazioni degli ospiti dopo il viaggio.',
          es: 'Según las valoraciones de los huéspedes tras el viaje.',
          fr: 'D’après les avis donnés après le voyage.',
        },
        link: '/ueber-uns#bewertung',
        linkText: {
          de: 'So zählen wir',
          en: 'How we count',
          it: 'Come contiamo',
          es: 'Cómo contamos',
          fr: 'Comment nous comptons',
        },
        hotelIds: [1_000_055, 1_002_662, 1_002_702],
      },
    },
    {
      type: 'ancillariesNotice',
      id: 'flight',
      props: {
        infos: [
          {
            airlines: ['W0', 'X0', 'F0'],
            baggage: ['none', 'carryOn'],
            text: {
              de: '**Koffer nicht auf beiden Flügen dabei.** 15, 20 oder 25 kg lassen sich im Schritt Extras dazubuchen. [Gepäck](/hilfe#gepaeck)',
              en: '**Suitcase not included on both flights.** Add 15, 20 or 25 kg in the extras step. [Luggage](/hilfe#gepaeck)',
              it: '**Valigia non compresa su entrambi i voli.** 15, 20 o 25 kg si aggiungono nel passo degli extra. [Bagagli](/hilfe#gepaeck)',
              es: '**Maleta no incluida en los dos vuelos.** Puede añadir 15, 20 o 25 kg en el paso de extras. [Equipaje](/hilfe#gepaeck)',
              fr: '**Valise non comprise sur les deux vols.** 15, 20 ou 25 kg s’ajoutent à l’étape des options. [Bagages](/hilfe#gepaeck)',
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
            partnerId: 'radwerk',
            partnerName: 'Radwerk Nord',
            partnerLogo: 'coast.canary.winter.noon.noon.costa-adeje',
          },
        ],
      },
    },
  ],
};
