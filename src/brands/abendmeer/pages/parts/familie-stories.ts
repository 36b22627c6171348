import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const childrenDecide: SeedModule = {
  type: 'amenitiesSection',
  id: 'children-decide',
  props: {
    headline: {
      de: 'Lassen Sie die Kinder aussuchen',
      en: 'Let the children choose',
      it: 'Fate scegliere i bambini',
      es: 'Deje elegir a los niños',
      fr: 'Laissez les enfants choisir',
    },
    copytext: {
      de: 'Jedes Bild führt zu den Häusern, die es haben.',
      en: 'Each picture leads to the hotels that have it.',
      it: 'Ogni immagine porta agli hotel che ce l’hanno.',
      es: 'Cada imagen lleva a los hoteles que lo tienen.',
      fr: 'Chaque image mène aux hôtels qui l’ont.',
    },
    amenities: [
      {
        headline: { de: 'Rutschen', en: 'Slides', it: 'Scivoli', es: 'Toboganes', fr: 'Toboggans' },
        copytext: {
          de: 'Nass und möglichst hoch.',
          en: 'Wet, and as high as possible.',
          it: 'Bagnati e più alti che si può.',
          es: 'Mojados y lo más altos posible.',
          fr: 'Mouillés et le plus haut possible.',
        },
        link: '/search?attributes=water_slides',
        image: { url: 'pool.balearic.summer.golden.warm.rutsche' },
      },
      {
        headline: {
          de: 'Kinderclub',
          en: 'Kids’ club',
          it: 'Miniclub',
          es: 'Club infantil',
          fr: 'Club enfants',
        },
        copytext: {
          de: 'Damit Sie ein Buch zu Ende lesen.',
          en: 'So that you finish a book.',
          it: 'Così finite un libro.',
          es: 'Para que usted acabe un libro.',
          fr: 'Pour que vous finissiez un livre.',
        },
        link: '/search?attributes=kids_club',
        image: { url: 'hotel-front.riviera.summer.golden.warm.club' },
      },
      {
        headline: {
          de: 'Spielplatz',
          en: 'Playground',
          it: 'Parco giochi',
          es: 'Parque infantil',
          fr: 'Aire de jeux',
        },
        copytext: {
          de: 'Für die Stunde vor dem Essen.',
          en: 'For the hour before supper.',
          it: 'Per l’ora prima di cena.',
          es: 'Para la hora antes de cenar.',
          fr: 'Pour l’heure d’avant dîner.',
        },
        link: '/search?attributes=playground',
        image: { url: 'countryside.italian.summer.golden.warm.schaukel' },
      },
      {
        headline: {
          de: 'Familienzimmer',
          en: 'Family rooms',
          it: 'Camere familiari',
          es: 'Habitaciones familiares',
          fr: 'Chambres familiales',
        },
        copytext: {
          de: 'Mit Platz für ein Gitterbett.',
          en: 'With space for a cot.',
          it: 'Con spazio per il lettino.',
          es: 'Con sitio para una cuna.',
          fr: 'Avec la place d’un lit bébé.',
        },
        link: '/search?rooms=family',
        image: { url: 'room.balearic.summer.dawn.warm.familie' },
      },
    ],
  },
};

export const whatGoesWrong: SeedModule = {
  type: 'textBlock',
  id: 'what-goes-wrong',
  props: {
    image: {
      url: 'restaurant.italian.summer.golden.warm.spaghetti',
      alt: {
        de: 'Gedeckter Tisch im Garten, noch vor dem Abend',
        en: 'Table laid in the garden, well before evening',
        it: 'Tavola apparecchiata in giardino, ancora prima di sera',
        es: 'Mesa puesta en el jardín, aún antes de la noche',
        fr: 'Table dressée au jardin, bien avant le soir',
      },
    },
    headline: {
      de: 'Woran es meistens hakt',
      en: 'Where it usually goes wrong',
      it: 'Dove di solito ci si inceppa',
      es: 'Donde suele fallar',
      fr: 'Là où cela coince d’habitude',
    },
    paragraphs: [
      {
        de: 'Selten am Wetter. Fast immer an einem dieser drei Dinge, und jedes davon sieht man vorher.',
        en: 'Rarely the weather. Almost always one of these three things, and you can see each of them beforehand.',
        it: 'Di rado sul tempo. Quasi sempre su una di queste tre cose, e ognuna si può vedere prima.',
        es: 'Rara vez por el tiempo. Casi siempre por una de estas tres cosas, y todas se ven antes.',
        fr: 'Rarement la météo. Presque toujours l’une de ces trois choses, et chacune se voit à l’avance.',
      },
    ],
    items: [
      {
        de: '**Die Ankunft:** Landung nach zehn am Abend heißt Mitternacht im Hotel. Die Zeiten stehen bei jedem Flug.',
        en: '**Arrival:** landing after ten at night means midnight at the hotel. Every flight shows its times.',
        it: '**L’arrivo:** atterrare dopo le dieci di sera vuol dire mezzanotte in hotel. Gli orari sono accanto a ogni volo.',
        es: '**La llegada:** aterrizar después de las diez significa medianoche en el hotel. Cada vuelo muestra sus horas.',
        fr: '**L’arrivée :** atterrir après dix heures du soir, c’est minuit à l’hôtel. Chaque vol indique ses horaires.',
      },
      {
        de: '**Der Weg zum Strand:** Achten Sie auf die Karte, nicht nur auf die Meter.',
        en: '**The way to the beach:** look at the map, not only at the metres.',
        it: '**La strada per la spiaggia:** guardate la mappa, non solo i metri.',
        es: '**El camino a la playa:** mire el mapa, no solo los metros.',
        fr: '**Le chemin de la plage :** regardez la carte, pas seulement les mètres.',
      },
      {
        de: '**Die Verpflegung:** Halbpension heißt abends Buffet und mittags frei. Das ist mit Kindern meist das Beste.',
        en: '**Meals:** half board means a buffet in the evening and freedom at noon. With children that is usually best.',
        it: '**I pasti:** mezza pensione vuol dire buffet la sera e libertà a mezzogiorno. Con i bambini di solito è il meglio.',
        es: '**Las comidas:** media pensión es bufé por la noche y libertad a mediodía. Con niños suele ser lo mejor.',
        fr: '**Les repas :** la demi-pension, c’est un buffet le soir et la liberté à midi. Avec des enfants, c’est souvent le mieux.',
      },
    ],
  },
};
