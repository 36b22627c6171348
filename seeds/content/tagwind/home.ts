import { climate, climateNote } from '../../climate.ts';
import { placeNames } from '../../place-names.ts';
import type { SeedDocument } from '../../seed-document.ts';
import { figure } from '../../stories/tagwind-headings.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: '',
  meta: {
    title: {
      de: 'Tagwind – Flug und Hotel, klar gerechnet',
      en: 'Tagwind – flight and hotel, clearly priced',
      it: 'Tagwind – volo e hotel, conti chiari',
      es: 'Tagwind – vuelo y hotel, cuentas claras',
      fr: 'Tagwind – vol et hôtel, tout est clair',
    },
    description: {
      de: 'Sechs Ziele ab Frankfurt, mit Flugzeit, Entfernung und Wassertemperatur. Höchstens 4 h 45 Flug.',
      en: 'Six destinations from Frankfurt with flight time, distance and sea temperature. 4 h 45 by air at most.',
      it: 'Sei destinazioni da Francoforte, con tempi di volo, distanze e temperatura del mare. Al massimo 4 h 45 di volo.',
      es: 'Seis destinos desde Fráncfort, con tiempo de vuelo, distancia y temperatura del mar. 4 h 45 de vuelo como máximo.',
      fr: 'Six destinations au départ de Francfort, avec temps de vol, distance et température de la mer. 4 h 45 de vol au plus.',
    },
  },
  modules: [
    {
      type: 'heroSlider',
      id: 'hero',
      props: {
        slides: [
          {
            showSearchMask: true,
            headline: placeNames.teneriffa,
            postsubheadline: {
              de: '4 h 45 Flug. 22 °C im Januar. 3.715 m Berg.',
              en: '4 h 45 by air. 22 °C in January. A 3,715 m mountain.',
              it: '4 h 45 di volo. 22 °C a gennaio. Un monte di 3.715 m.',
              es: '4 h 45 de vuelo. 22 °C en enero. Un monte de 3.715 m.',
              fr: '4 h 45 de vol. 22 °C en janvier. Un sommet à 3 715 m.',
            },
            buttonText: {
              de: 'Fakten zu Teneriffa',
              en: 'Tenerife facts',
              it: 'Tenerife in breve',
              es: 'Datos de Tenerife',
              fr: 'Tenerife en bref',
            },
            link: '/teneriffa',
            image: {
              url: 'coast.canary.winter.noon.noon.costa-adeje',
              alt: {
                de: 'Vulkanküste mit Badebucht im Mittagslicht',
                en: 'Volcanic coast with a bay in midday light',
                it: 'Costa vulcanica con una baia nella luce di mezzogiorno',
                es: 'Costa volcánica con una cala a mediodía',
                fr: 'Côte volcanique et crique dans la lumière de midi',
              },
            },
          },
          {
            headline: placeNames.mallorca,
            postsubheadline: {
              de: '2 h 15 Flug. 555 km Küste. 15 Minuten bis in die Stadt.',
              en: '2 h 15 by air. 555 km of coast. 15 minutes into town.',
              it: '2 h 15 di volo. 555 km di costa. 15 minuti fino in città.',
              es: '2 h 15 de vuelo. 555 km de costa. 15 minutos hasta la ciudad.',
              fr: '2 h 15 de vol. 555 km de côtes. 15 minutes jusqu’en ville.',
            },
            buttonText: {
              de: 'Fakten zu Mallorca',
              en: 'Mallorca facts',
              it: 'Maiorca in breve',
              es: 'Datos de Mallorca',
              fr: 'Majorque en bref',
            },
            link: '/mallorca',
            image: {
              url: 'beach.balearic.summer.noon.noon.alcudia',
              alt: {
                de: 'Sandstrand mit klarem Wasser und Kiefern',
                en: 'Sandy beach with clear water and pines',
                it: 'Spiaggia di sabbia con acqua limpida e pini',
                es: 'Playa de arena con agua clara y pinos',
                fr: 'Plage de sable, eau claire et pins',
              },
            },
          },
          {
            headline: placeNames.hurghada,
            postsubheadline: {
              de: '4 h 30 Flug. Meer nie unter 21 °C. Riff am Steg.',
              en: '4 h 30 by air. Sea never below 21 °C. Reef at the jetty.',
              it: '4 h 30 di volo. Mare mai sotto i 21 °C. Barriera al pontile.',
              es: '4 h 30 de vuelo. Mar nunca por debajo de 21 °C. Arrecife en el muelle.',
              fr: '4 h 30 de vol. Mer jamais sous 21 °C. Récif au ponton.',
            },
            buttonText: {
              de: 'Fakten zu Hurghada',
              en: 'Hurghada facts',
              it: 'Hurghada in breve',
              es: 'Datos de Hurghada',
              fr: 'Hurghada en bref',
            },
            link: '/hurghada',
            image: {
              url: 'coast.egyptian.winter.noon.noon.rotes-meer',
              alt: {
                de: 'Küste am Roten Meer mit Palmen',
                en: 'Red Sea coast with palms',
                it: 'Costa del Mar Rosso con palme',
                es: 'Costa del mar Rojo con palmeras',
                fr: 'Côte de la mer Rouge et palmiers',
              },
            },
          },
        ],
      },
    },
    { type: 'lastSearchTeaser', id: 'last-search', props: {} },
    {
      type: 'uspStrip',
      id: 'reasons',
      props: {
        usps: [
          {
            icon: 'deposit',
            text: {
              de: '20 % Anzahlung, Rest 28 Tage vor Abflug',
              en: '20% deposit, balance 28 days before departure',
              it: 'Acconto 20%, saldo 28 giorni prima',
              es: 'Anticipo del 20 %, resto 28 días antes',
              fr: 'Acompte 20 %, solde 28 jours avant',
            },
          },
          {
            icon: 'supplierFailureInsurance',
            text: {
              de: 'Reisepreis abgesichert',
              en: 'Money protected',
              it: 'Prezzo tutelato',
              es: 'Precio protegido',
              fr: 'Prix protégé',
            },
          },
          {
            icon: 'holidaycheck',
            text: {
              de: 'Hotels nach Lage, Zimmer, Küche geprüft',
              en: 'Hotels checked: location, room, kitchen',
              it: 'Hotel verificati: posizione, camera, cucina',
              es: 'Hoteles revisados: ubicación, habitación, cocina',
              fr: 'Hôtels vérifiés : lieu, chambre, cuisine',
            },
          },
          {
            icon: 'tripadvisor',
            text: {
              de: 'Vor- und Nachteile bei jedem Ziel',
              en: 'Pros and cons for every destination',
              it: 'Pro e contro di ogni meta',
              es: 'Ventajas e inconvenientes de cada destino',
              fr: 'Le pour et le contre de chaque lieu',
            },
            hideOnMobile: true,
          },
        ],
      },
    },
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
            name: placeNames.mallorca,
            link: '/mallorca',
            scene: 'coast.balearic.autumn.noon.noon.palma',
            ...climate.mallorca,
            journey: {
              de: '2 h 15 · 1.252 km',
              en: '2 h 15 · 1,252 km',
              it: '2 h 15 · 1.252 km',
              es: '2 h 15 · 1.252 km',
              fr: '2 h 15 · 1 252 km',
            },
          },
          {
            name: placeNames.kreta,
            link: '/kreta',
            scene: 'island.aegean.summer.noon.noon.spinalonga',
            ...climate.crete,
            journey: {
              de: '3 h 15 · 2.114 km',
              en: '3 h 15 · 2,114 km',
              it: '3 h 15 · 2.114 km',
              es: '3 h 15 · 2.114 km',
              fr: '3 h 15 · 2 114 km',
            },
          },
          {
            name: placeNames.lissabon,
            link: '/lissabon',
            scene: 'city.iberian.autumn.noon.noon.ponte',
            ...climate.lisbon,
            journey: {
              de: '3 h 00 · 1.874 km',
              en: '3 h 00 · 1,874 km',
              it: '3 h 00 · 1.874 km',
              es: '3 h 00 · 1.874 km',
              fr: '3 h 00 · 1 874 km',
            },
          },
          {
            name: placeNames.teneriffa,
            link: '/teneriffa',
            scene: 'coast.canary.spring.noon.noon.adeje',
            ...climate.tenerife,
            journey: {
              de: '4 h 45 · 3.239 km',
              en: '4 h 45 · 3,239 km',
              it: '4 h 45 · 3.239 km',
              es: '4 h 45 · 3.239 km',
              fr: '4 h 45 · 3 239 km',
            },
          },
          {
            name: placeNames.hurghada,
            link: '/hurghada',
            scene: 'beach.egyptian.spring.noon.noon.soma',
            ...climate.hurghada,
            journey: {
              de: '4 h 30 · 3.324 km',
              en: '4 h 30 · 3,324 km',
              it: '4 h 30 · 3.324 km',
              es: '4 h 30 · 3.324 km',
              fr: '4 h 30 · 3 324 km',
            },
          },
          {
            name: placeNames.madeira,
            link: '/madeira',
            scene: 'coast.canary.winter.noon.noon.funchal',
            ...climate.madeira,
            journey: {
              de: '4 h 10 · 2.836 km',
              en: '4 h 10 · 2,836 km',
              it: '4 h 10 · 2.836 km',
              es: '4 h 10 · 2.836 km',
              fr: '4 h 10 · 2 836 km',
            },
          },
        ],
        note: climateNote,
      },
    },
    {
      type: 'teaserSection',
      id: 'all-places',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Sechs Ziele, alle unter fünf Stunden',
          en: 'Six destinations, all under five hours',
          it: 'Sei mete, tutte sotto le cinque ore',
          es: 'Seis destinos, todos a menos de cinco horas',
          fr: 'Six destinations, toutes à moins de cinq heures',
        },
        copytext: {
          de: 'Flugzeiten nonstop ab Frankfurt.',
          en: 'Non-stop flight times from Frankfurt.',
          it: 'Voli diretti da Francoforte.',
          es: 'Vuelos directos desde Fráncfort.',
          fr: 'Vols directs depuis Francfort.',
        },
        teasers: [
          {
            headline: placeNames.mallorca,
            copytext: {
              de: '2 h 15 Flug, Baden ab Juni',
              en: '2 h 15 by air, swimming from June',
              it: '2 h 15 di volo, bagni da giugno',
              es: '2 h 15 de vuelo, baño desde junio',
              fr: '2 h 15 de vol, baignade dès juin',
            },
            link: '/mallorca',
            image: { url: 'beach.balearic.summer.noon.noon.es-trenc' },
          },
          {
            headline: placeNames.lissabon,
            copytext: {
              de: '3 h Flug, Stadt und Strand',
              en: '3 h by air, city and beach',
              it: '3 h di volo, città e spiaggia',
              es: '3 h de vuelo, ciudad y playa',
              fr: '3 h de vol, ville et plage',
            },
            link: '/lissabon',
            image: { url: 'city.iberian.summer.noon.noon.castelo' },
          },
          {
            headline: placeNames.kreta,
            copytext: {
              de: '3 h 15 Flug, Baden bis November',
              en: '3 h 15 by air, swimming until November',
              it: '3 h 15 di volo, bagni fino a novembre',
              es: '3 h 15 de vuelo, baño hasta noviembre',
              fr: '3 h 15 de vol, baignade jusqu’en novembre',
            },
            link: '/kreta',
            image: { url: 'beach.aegean.summer.noon.noon.balos' },
          },
          {
            headline: placeNames.madeira,
            copytext: {
              de: '4 h 10 Flug, Wandern ganzjährig',
              en: '4 h 10 by air, walking all year',
              it: '4 h 10 di volo, trekking tutto l’anno',
              es: '4 h 10 de vuelo, senderismo todo el año',
              fr: '4 h 10 de vol, randonnée toute l’année',
            },
            link: '/madeira',
            image: { url: 'countryside.iberian.spring.noon.noon.terrassen' },
          },
          {
            headline: placeNames.hurghada,
            copytext: {
              de: '4 h 30 Flug, 22 °C Meer im Januar',
              en: '4 h 30 by air, 22 °C sea in January',
              it: '4 h 30 di volo, mare a 22 °C a gennaio',
              es: '4 h 30 de vuelo, mar a 22 °C en enero',
              fr: '4 h 30 de vol, mer à 22 °C en janvier',
            },
            link: '/hurghada',
            image: { url: 'hotel-front.egyptian.winter.noon.noon.sahl-hasheesh' },
          },
          {
            headline: placeNames.teneriffa,
            copytext: {
              de: '4 h 45 Flug, 22 °C im Januar',
              en: '4 h 45 by air, 22 °C in January',
              it: '4 h 45 di volo, 22 °C a gennaio',
              es: '4 h 45 de vuelo, 22 °C en enero',
              fr: '4 h 45 de vol, 22 °C en janvier',
            },
            link: '/teneriffa',
            image: { url: 'mountains.canary.winter.noon.noon.roques' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'numbers',
      props: {
        variant: 'feature',
        headline: {
          de: 'Was Sie vorher wissen',
          en: 'What you know in advance',
          it: 'Quello che sapete prima',
          es: 'Lo que sabe de antemano',
          fr: 'Ce que vous savez avant',
        },
        paragraphs: [
          {
            de: 'Flugzeit, Entfernung, Wassertemperatur, Transferdauer. Bei jedem Ziel dieselben vier Zahlen, damit Sie vergleichen können.',
            en: 'Flight time, distance, sea temperature, transfer. The same four figures for every destination so that you can compare.',
            it: 'Tempo di volo, distanza, temperatura del mare, trasferimento. Per ogni meta le stesse quattro cifre, così potete confrontare.',
            es: 'Tiempo de vuelo, distancia, temperatura del mar, traslado. Las mismas cuatro cifras en cada destino, para comparar.',
            fr: 'Temps de vol, distance, température de la mer, transfert. Les mêmes quatre chiffres partout, pour comparer.',
          },
        ],
        facts: [
          {
            value: figure('4 h 45'),
            label: {
              de: 'längster Flug',
              en: 'longest flight',
              it: 'volo più lungo',
              es: 'vuelo más largo',
              fr: 'vol le plus long',
            },
          },
          {
            value: figure('25 min'),
            label: {
              de: 'längster Weg vom Flughafen',
              en: 'longest way from the airport',
              it: 'tragitto più lungo dall’aeroporto',
              es: 'trayecto más largo desde el aeropuerto',
              fr: 'plus long trajet depuis l’aéroport',
            },
          },
          {
            value: figure('29 °C'),
            label: {
              de: 'wärmstes Meer: Hurghada, August',
              en: 'warmest sea: Hurghada, August',
              it: 'mare più caldo: Hurghada, agosto',
              es: 'mar más cálido: Hurghada, agosto',
              fr: 'mer la plus chaude : Hurghada, août',
            },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'by-time',
      props: {
        layout: 'large',
        headline: {
          de: 'Nach Flugzeit',
          en: 'By flight time',
          it: 'Per tempo di volo',
          es: 'Por tiempo de vuelo',
          fr: 'Par temps de vol',
        },
        teasers: [
          {
            headline: figure('2 h 15'),
            postsubheadline: placeNames.mallorca,
            copytext: {
              de: 'Kurz genug für ein langes Wochenende.',
              en: 'Short enough for a long weekend.',
              it: 'Abbastanza vicina per un fine settimana lungo.',
              es: 'Bastante cerca para un puente.',
              fr: 'Assez proche pour un long week-end.',
            },
            link: '/mallorca',
            image: { url: 'coast.balearic.summer.noon.noon.cap-formentor' },
          },
          {
            headline: figure('3 h 15'),
            postsubheadline: placeNames.kreta,
            copytext: {
              de: 'Lange genug für zwei Wochen.',
              en: 'Enough for two weeks.',
              it: 'Ce n’è per due settimane.',
              es: 'Da para dos semanas.',
              fr: 'De quoi remplir deux semaines.',
            },
            link: '/kreta',
            image: { url: 'coast.aegean.summer.noon.noon.sougia' },
          },
          {
            headline: figure('4 h 10'),
            postsubheadline: placeNames.madeira,
            copytext: {
              de: 'Frühling in jedem Monat.',
              en: 'Spring in every month.',
              it: 'Primavera in ogni mese.',
              es: 'Primavera todos los meses.',
              fr: 'Le printemps chaque mois.',
            },
            link: '/madeira',
            image: { url: 'coast.canary.spring.noon.noon.ponta' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'sea',
      props: {
        image: { url: 'pool.egyptian.winter.noon.noon.riffblick' },
        headline: {
          de: 'Januar: Meer 22 °C',
          en: 'January: sea 22 °C',
          it: 'Gennaio: mare 22 °C',
          es: 'Enero: mar 22 °C',
          fr: 'Janvier : mer à 22 °C',
        },
        paragraphs: [
          {
            de: 'Hurghada hat im Januar die wärmste Wassertemperatur unserer Ziele. Luft 22 °C, Regen fast nie, Nächte um 12 °C: eine Jacke einpacken.',
            en: 'In January Hurghada has the warmest sea of our destinations. Air 22 °C, hardly any rain, nights around 12 °C: pack a jacket.',
            it: 'A gennaio Hurghada ha il mare più caldo delle nostre mete. Aria a 22 °C, pioggia quasi mai, notti intorno ai 12 °C: serve una giacca.',
            es: 'En enero Hurghada tiene el mar más cálido de nuestros destinos. Aire a 22 °C, casi nunca llueve, noches de unos 12 °C: lleve chaqueta.',
            fr: 'En janvier, Hurghada a la mer la plus chaude de nos destinations. Air à 22 °C, presque pas de pluie, nuits vers 12 °C : prévoyez une veste.',
          },
        ],
        link: '/hurghada',
        buttonText: {
          de: 'Fakten zu Hurghada',
          en: 'Hurghada facts',
          it: 'Hurghada in breve',
          es: 'Datos de Hurghada',
          fr: 'Hurghada en bref',
        },
      },
    },
    {
      type: 'teaserSection',
      id: 'pair',
      props: {
        layout: 'pair',
        headline: {
          de: 'Zwei Inseln, ein Atlantik',
          en: 'Two islands, one Atlantic',
          it: 'Due isole, un Atlantico',
          es: 'Dos islas, un Atlántico',
          fr: 'Deux îles, un Atlantique',
        },
        teasers: [
          {
            headline: placeNames.teneriffa,
            copytext: {
              de: 'Mehr Strand, mehr Sonne, 35 Minuten länger im Flugzeug.',
              en: 'More beach, more sun, 35 minutes longer on the plane.',
              it: 'Più spiaggia, più sole, 35 minuti di volo in più.',
              es: 'Más playa, más sol, 35 minutos más de avión.',
              fr: 'Plus de plage, plus de soleil, 35 minutes de vol en plus.',
            },
            buttonText: { de: 'Vergleichen', en: 'Compare', it: 'Confronta', es: 'Comparar', fr: 'Comparer' },
            link: '/teneriffa',
            image: { url: 'beach.canary.spring.noon.noon.playa' },
          },
          {
            headline: placeNames.madeira,
            copytext: {
              de: 'Mehr Wege, mehr Grün, kaum Sand.',
              en: 'More paths, more green, hardly any sand.',
              it: 'Più sentieri, più verde, poca sabbia.',
              es: 'Más senderos, más verde, apenas arena.',
              fr: 'Plus de sentiers, plus de vert, presque pas de sable.',
            },
            buttonText: { de: 'Vergleichen', en: 'Compare', it: 'Confronta', es: 'Comparar', fr: 'Comparer' },
            link: '/madeira',
            image: { url: 'mountains.canary.spring.noon.noon.arieiro' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'three-steps',
      props: {
        image: { url: 'room.balearic.summer.noon.noon.meerblick' },
        imagePosition: 'right',
        headline: {
          de: 'Drei Angaben genügen',
          en: 'Three details are enough',
          it: 'Bastano tre dati',
          es: 'Bastan tres datos',
          fr: 'Trois informations suffisent',
        },
        paragraphs: [
          {
            de: 'Wann, ab wo, wie viele. Der Rest ist Rechnen, und das übernehmen wir.',
            en: 'When, from where, how many. The rest is arithmetic, and we do that.',
            it: 'Quando, da dove, in quanti. Il resto sono conti, e li facciamo noi.',
            es: 'Cuándo, desde dónde, cuántos. El resto son cuentas, y las hacemos nosotros.',
            fr: 'Quand, d’où, combien. Le reste est du calcul, et nous nous en chargeons.',
          },
        ],
        items: [
          {
            de: '**Flug:** nur Zeiten, zu denen man wach ist, wenn Sie das möchten.',
            en: '**Flight:** only at waking hours, if you like.',
            it: '**Volo:** solo in orari umani, se volete.',
            es: '**Vuelo:** solo a horas razonables, si lo desea.',
            fr: '**Vol :** seulement à des heures raisonnables, si vous voulez.',
          },
          {
            de: '**Hotel:** Lage zuerst, Sterne danach.',
            en: '**Hotel:** location first, stars second.',
            it: '**Hotel:** prima la posizione, poi le stelle.',
            es: '**Hotel:** primero la ubicación, luego las estrellas.',
            fr: '**Hôtel :** l’emplacement d’abord, les étoiles ensuite.',
          },
          {
            de: '**Transfer:** in Minuten angegeben, nicht in „kurz“.',
            en: '**Transfer:** given in minutes, not as “short”.',
            it: '**Trasferimento:** in minuti, non «breve».',
            es: '**Traslado:** en minutos, no «corto».',
            fr: '**Transfert :** en minutes, pas « court ».',
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'service',
      props: {
        layout: 'list',
        headline: { de: 'Service', en: 'Service', it: 'Assistenza', es: 'Atención', fr: 'Service' },
        teasers: [
          {
            headline: { de: 'Gepäck', en: 'Luggage', it: 'Bagagli', es: 'Equipaje', fr: 'Bagages' },
            copytext: {
              de: 'Maße, Gewicht, Sport.',
              en: 'Size, weight, sports gear.',
              it: 'Misure, peso, attrezzatura sportiva.',
              es: 'Medidas, peso, material deportivo.',
              fr: 'Taille, poids, matériel de sport.',
            },
            link: '/hilfe',
          },
          {
            headline: { de: 'Umbuchen', en: 'Changes', it: 'Modifiche', es: 'Cambios', fr: 'Modifications' },
            copytext: {
              de: 'Was geht, bis wann.',
              en: 'What is possible and until when.',
              it: 'Che cosa si può, fino a quando.',
              es: 'Qué se puede y hasta cuándo.',
              fr: 'Ce qui est possible et jusqu’à quand.',
            },
            link: '/hilfe',
          },
          {
            headline: { de: 'Bezahlen', en: 'Payment', it: 'Pagamento', es: 'Pago', fr: 'Paiement' },
            copytext: {
              de: 'Karten, Fristen, Absicherung.',
              en: 'Cards, due dates, protection.',
              it: 'Carte, scadenze, garanzia.',
              es: 'Tarjetas, plazos, garantía.',
              fr: 'Cartes, échéances, garantie.',
            },
            link: '/agb',
          },
          {
            headline: { de: 'Unternehmen', en: 'Company', it: 'Azienda', es: 'Empresa', fr: 'Entreprise' },
            copytext: {
              de: 'Wie wir auswählen.',
              en: 'How we choose.',
              it: 'Come scegliamo.',
              es: 'Cómo elegimos.',
              fr: 'Comment nous choisissons.',
            },
            link: '/ueber-uns',
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'call-us',
      props: {
        variant: 'feature',
        headline: { de: 'Hotline', en: 'Hotline', it: 'Telefono', es: 'Teléfono', fr: 'Téléphone' },
        paragraphs: [
          {
            de: 'Fünf Sprachen, keine Warteschleife mit Musik.',
            en: 'Five languages, no music on hold.',
            it: 'Cinque lingue, nessuna musica d’attesa.',
            es: 'Cinco idiomas, sin música de espera.',
            fr: 'Cinq langues, pas de musique d’attente.',
          },
        ],
        facts: [
          {
            value: { de: '7–23 Uhr', en: '7 am–11 pm', it: '7–23', es: '7–23 h', fr: '7 h–23 h' },
            label: {
              de: 'Montag bis Sonntag',
              en: 'Monday to Sunday',
              it: 'da lunedì a domenica',
              es: 'de lunes a domingo',
              fr: 'du lundi au dimanche',
            },
          },
        ],
        link: 'tel:+493023125700',
        buttonText: figure('+49 30 23125 700'),
      },
    },
    {
      type: 'faq',
      id: 'questions',
      props: {
        headline: {
          de: 'Häufige Fragen',
          en: 'Frequent questions',
          it: 'Domande frequenti',
          es: 'Preguntas frecuentes',
          fr: 'Questions fréquentes',
        },
        sections: [
          {
            title: { de: 'Flug', en: 'Flight', it: 'Volo', es: 'Vuelo', fr: 'Vol' },
            questions: [
              {
                question: {
                  de: 'Wann muss ich am Flughafen sein?',
                  en: 'When must I be at the airport?',
                  it: 'Quando devo essere in aeroporto?',
                  es: '¿Cuándo debo estar en el aeropuerto?',
                  fr: 'Quand faut-il être à l’aéroport ?',
                },
                answer: {
                  de: 'Zwei Stunden vor Abflug, in den Ferien drei. Die Gepäckannahme schließt meist 45 bis 60 Minuten vorher.',
                  en: 'Two hours before departure, three in the school holidays. Baggage drop usually closes 45 to 60 minutes before.',
                  it: 'Due ore prima della partenza, tre nei periodi di vacanza. La consegna bagagli chiude di solito 45–60 minuti prima.',
                  es: 'Dos horas antes de la salida, tres en vacaciones. La facturación suele cerrar entre 45 y 60 minutos antes.',
                  fr: 'Deux heures avant le départ, trois pendant les vacances. La dépose des bagages ferme en général 45 à 60 minutes avant.',
                },
              },
              {
                question: {
                  de: 'Sind die Flugzeiten nonstop?',
                  en: 'Are the flight times non-stop?',
                  it: 'I tempi di volo sono senza scalo?',
                  es: '¿Los tiempos de vuelo son sin escala?',
                  fr: 'Les temps de vol sont-ils sans escale ?',
                },
                answer: {
                  de: 'Ja, ab Frankfurt und gerundet auf fünf Minuten. Ab anderen Flughäfen weichen sie ab.',
                  en: 'Yes, from Frankfurt and rounded to five minutes. From other airports they differ.',
                  it: 'Sì, da Francoforte e arrotondati a cinque minuti. Da altri aeroporti cambiano.',
                  es: 'Sí, desde Fráncfort y redondeados a cinco minutos. Desde otros aeropuertos varían.',
                  fr: 'Oui, depuis Francfort et arrondis à cinq minutes. Depuis d’autres aéroports, ils diffèrent.',
                },
              },
            ],
          },
          {
            title: { de: 'Zahlung', en: 'Payment', it: 'Pagamento', es: 'Pago', fr: 'Paiement' },
            questions: [
              {
                question: {
                  de: 'Wann ist was fällig?',
                  en: 'What is due when?',
                  it: 'Che cosa si paga e quando?',
                  es: '¿Qué se paga y cuándo?',
                  fr: 'Que payer, et quand ?',
                },
                answer: {
                  de: '20 % bei Buchung, 80 % 28 Tage vor Abflug. Details: [AGB](/agb#zahlung).',
                  en: '20% on booking, 80% 28 days before departure. Details: [terms](/agb#zahlung).',
                  it: '20% alla prenotazione, 80% 28 giorni prima della partenza. Dettagli: [condizioni](/agb#zahlung).',
                  es: '20 % al reservar, 80 % 28 días antes de la salida. Detalles: [condiciones](/agb#zahlung).',
                  fr: '20 % à la réservation, 80 % 28 jours avant le départ. Détails : [conditions](/agb#zahlung).',
                },
              },
              {
                question: {
                  de: 'Welche Karten gehen?',
                  en: 'Which cards are accepted?',
                  it: 'Quali carte accettate?',
                  es: '¿Qué tarjetas aceptan?',
                  fr: 'Quelles cartes ?',
                },
                answer: {
                  de: 'Visa, Mastercard, American Express.',
                  en: 'Visa, Mastercard, American Express.',
                  it: 'Visa, Mastercard, American Express.',
                  es: 'Visa, Mastercard, American Express.',
                  fr: 'Visa, Mastercard, American Express.',
                },
              },
            ],
          },
        ],
      },
    },
  ],
};
