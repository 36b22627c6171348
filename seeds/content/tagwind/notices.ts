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
              de: 'Sommerflugplan 2027 freigeschaltet',
              en: 'Summer timetable 2027 now bookable',
              it: 'Orario estivo 2027 prenotabile',
              es: 'Horario de verano 2027 ya reservable',
              fr: 'Horaires d’été 2027 réservables',
            },
            link: '/search',
          },
          {
            text: {
              de: 'Hotline 24 Stunden, auch an Feiertagen',
              en: 'Hotline around the clock, public holidays included',
              it: 'Assistenza 24 ore su 24, anche nei festivi',
              es: 'Teléfono 24 horas, también en festivos',
              fr: 'Assistance 24 h sur 24, jours fériés compris',
            },
          },
          {
            text: {
              de: 'Madeira: Flugzeit ab Deutschland rund 4 Stunden',
              en: 'Madeira: about 4 hours from Germany',
              it: 'Madeira: circa 4 ore dalla Germania',
              es: 'Madeira: unas 4 horas desde Alemania',
              fr: 'Madère : environ 4 heures depuis l’Allemagne',
            },
            link: '/madeira',
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
          de: 'Höchste Weiterempfehlung 2026',
          en: 'Most recommended in 2026',
          it: 'Il più consigliato del 2026',
          es: 'El más recomendado de 2026',
          fr: 'Le plus recommandé de 2026',
        },
        copytext: {
          de: 'Nach Bewertungen von Gästen, Saison April bis Oktober.',
          en: 'By guests’ ratings, season April to October.',
          it: 'Secondo le valutazioni degli ospiti, stagione aprile–ottobre.',
          es: 'Según las valoraciones de los huéspedes, temporada de abril a octubre.',
          fr: 'D’après les avis des clients, saison d’avril à octobre.',
        },
        link: '/ueber-uns',
        linkText: {
          de: 'So wird gezählt',
          en: 'How it is counted',
          it: 'Come si conta',
          es: 'Cómo se cuenta',
          fr: 'Comment on compte',
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
            partnerId: 'radwerk',
            partnerName: 'Radwerk Nord',
            partnerLogo: 'coast.canary.winter.noon.noon.costa-adeje',
          },
        ],
      },
    },
  ],
};
