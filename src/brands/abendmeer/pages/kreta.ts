import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'kreta',
  title: {
    de: 'Kreta: wann, wohin, was essen – Abendmeer',
    en: 'Crete: when to go, where, what to eat – Abendmeer',
    it: 'Creta: quando andare, dove, che cosa mangiare – Abendmeer',
    es: 'Creta: cuándo ir, adónde, qué comer – Abendmeer',
    fr: 'Crète : quand, où, que manger – Abendmeer',
  },
  description: {
    de: 'Kreta, wie wir es kennen: das Meer bis in den Oktober warm, Dakos im Schatten, die Samaria-Schlucht am frühen Morgen.',
    en: 'Crete as we know it: a sea that stays warm into October, dakos in the shade, the Samaria Gorge early in the morning.',
    it: 'Creta come la conosciamo: mare caldo fino a ottobre, dakos all’ombra, le gole di Samaria di primo mattino.',
    es: 'Creta como la conocemos: mar cálido hasta octubre, dakos a la sombra, la garganta de Samaria a primera hora.',
    fr: 'La Crète comme nous la connaissons : une mer chaude jusqu’en octobre, un dakos à l’ombre, les gorges de Samaria au petit matin.',
  },
  promise: {
    de: '260 Kilometer lang und keine zwei Buchten gleich. Fangen Sie im Westen an.',
    en: '260 kilometres long and no two bays alike. Start in the west.',
    it: 'Lunga 260 chilometri, e non una baia uguale all’altra. Cominciate da ovest.',
    es: '260 kilómetros de largo y ni dos calas iguales. Empiece por el oeste.',
    fr: '260 kilomètres de long et pas deux criques pareilles. Commencez par l’ouest.',
  },
  heroScene: 'coast.aegean.autumn.golden.warm.chania',
  intro: {
    headline: {
      de: 'Es riecht nach Thymian, bevor Sie den Koffer haben',
      en: 'It smells of thyme before you have your suitcase',
      it: 'Sa di timo ancora prima di avere la valigia',
      es: 'Huele a tomillo antes de tener la maleta',
      fr: 'Cela sent le thym avant même la valise',
    },
    paragraphs: [
      {
        de: 'Chania hat den schönsten Hafen, Rethymno die bessere Altstadt und der Süden das stillere Meer. Wer nur eine Woche hat, bleibt im Westen: Die Strände von Falassarna und Elafonissi, die Weißen Berge und ein Abend am venezianischen Hafen liegen keine zwei Stunden auseinander.',
        en: 'Chania has the prettiest harbour, Rethymno the better old town and the south the quieter sea. If you only have a week, stay in the west: the beaches of Falassarna and Elafonissi, the White Mountains and an evening at the Venetian harbour are less than two hours apart.',
        it: 'Chania ha il porto più bello, Rethymno il centro storico migliore e il sud il mare più tranquillo. Chi ha solo una settimana resti a ovest: le spiagge di Falassarna e Elafonissi, i Monti Bianchi e una sera al porto veneziano distano meno di due ore.',
        es: 'La Canea tiene el puerto más bonito, Rétino el mejor casco antiguo y el sur el mar más tranquilo. Quien solo tenga una semana, que se quede en el oeste: las playas de Falasarna y Elafonisi, las Montañas Blancas y una noche en el puerto veneciano están a menos de dos horas.',
        fr: 'La Canée a le plus beau port, Réthymnon la meilleure vieille ville et le sud la mer la plus calme. Si vous n’avez qu’une semaine, restez à l’ouest : les plages de Falassarna et d’Elafonissi, les Montagnes Blanches et une soirée au port vénitien sont à moins de deux heures.',
      },
      {
        de: 'Fahren Sie langsam. Hinter jeder dritten Kurve steht eine Ziege, und sie hat Vorfahrt.',
        en: 'Drive slowly. Behind every third bend there is a goat, and it has right of way.',
        it: 'Guidate piano. Dietro una curva su tre c’è una capra, e ha la precedenza.',
        es: 'Conduzca despacio. Detrás de cada tercera curva hay una cabra, y tiene preferencia.',
        fr: 'Roulez doucement. Un virage sur trois cache une chèvre, et elle a la priorité.',
      },
    ],
    facts: [
      {
        value: { de: 'Mai, Okt.', en: 'May, Oct', it: 'mag, ott', es: 'may, oct', fr: 'mai, oct.' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '3 h 15', en: '3 h 15', it: '3 h 15', es: '3 h 15', fr: '3 h 15' },
        label: {
          de: 'Flug ab Frankfurt',
          en: 'flight from Frankfurt',
          it: 'di volo da Francoforte',
          es: 'de vuelo desde Fráncfort',
          fr: 'de vol depuis Francfort',
        },
      },
      {
        value: { de: '23°', en: '23°', it: '23°', es: '23°', fr: '23°' },
        label: {
          de: 'das Meer im Oktober',
          en: 'the sea in October',
          it: 'il mare a ottobre',
          es: 'el mar en octubre',
          fr: 'la mer en octobre',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.aegean.summer.golden.warm.kafenion' },
    headline: {
      de: 'Bestellen Sie nicht zu viel. Es kommt noch etwas.',
      en: 'Do not order too much. There is more to come.',
      it: 'Non ordinate troppo. Arriva dell’altro.',
      es: 'No pida demasiado. Todavía viene algo.',
      fr: 'Ne commandez pas trop. Il arrive autre chose.',
    },
    paragraphs: [
      {
        de: 'Dakos zuerst: Gerstenzwieback, geriebene Tomate, Mizithra, viel Öl. Dann Lamm mit Stamnagathi, dem bitteren Wildkraut, das es nur hier gibt. Am Ende stellt jemand Raki und Trauben hin, ungefragt. Das gehört zum Essen, nicht auf die Rechnung.',
        en: 'Dakos first: barley rusk, grated tomato, mizithra, plenty of oil. Then lamb with stamnagathi, the bitter wild green of the island. At the end someone puts down raki and grapes, unasked. They belong to the meal, not to the bill.',
        it: 'Prima il dakos: fetta d’orzo, pomodoro grattugiato, mizithra, tanto olio. Poi agnello con lo stamnagathi, l’erba amara selvatica dell’isola. Alla fine qualcuno porta raki e uva, senza che li chiediate. Fanno parte del pasto, non del conto.',
        es: 'Primero el dakos: pan de cebada, tomate rallado, mizithra, mucho aceite. Luego cordero con stamnagathi, la verdura silvestre y amarga de la isla. Al final alguien pone raki y uvas sin que se pidan. Son parte de la comida, no de la cuenta.',
        fr: 'Le dakos d’abord : pain d’orge, tomate râpée, mizithra, beaucoup d’huile. Puis l’agneau au stamnagathi, l’herbe sauvage et amère de l’île. À la fin, quelqu’un pose du raki et du raisin sans qu’on le demande. Cela fait partie du repas, pas de l’addition.',
      },
    ],
  },
  climate: climate.crete,
  climateHeadline: {
    de: 'Das Jahr auf Kreta',
    en: 'The year on Crete',
    it: 'L’anno a Creta',
    es: 'El año en Creta',
    fr: 'L’année en Crète',
  },
  climateText: {
    de: 'Im Juli und August bläst der Meltemi, das Meer ist rau und Chania voll. Kommen Sie vorher oder nachher.',
    en: 'In July and August the meltemi blows, the sea is rough and Chania is full. Come before or after.',
    it: 'A luglio e agosto soffia il meltemi, il mare è mosso e Chania è piena. Venite prima o dopo.',
    es: 'En julio y agosto sopla el meltemi, el mar está movido y La Canea, llena. Venga antes o después.',
    fr: 'En juillet et en août, le meltemi souffle, la mer est agitée et La Canée bondée. Venez avant ou après.',
  },
  walk: {
    image: { url: 'mountains.aegean.spring.dawn.warm.samaria' },
    headline: {
      de: 'Die Samaria-Schlucht beginnt um sechs',
      en: 'The Samaria Gorge starts at six',
      it: 'Le gole di Samaria cominciano alle sei',
      es: 'La garganta de Samaria empieza a las seis',
      fr: 'Les gorges de Samaria commencent à six heures',
    },
    paragraphs: [
      {
        de: '16 Kilometer, immer bergab, von Xyloskalo bis ans Libysche Meer. Wer mit dem ersten Bus kommt, hat die Eisernen Pforten im Schatten und das Bad in Agia Roumeli vor allen anderen. Zurück geht es mit dem Schiff; eine Straße gibt es nicht. Offen ist von Mai bis Oktober, bei Regen nicht.',
        en: '16 kilometres, all downhill, from Xyloskalo to the Libyan Sea. Take the first bus and you have the Iron Gates in the shade and the swim at Agia Roumeli before anyone else. You return by boat; there is no road. Open from May to October, closed when it rains.',
        it: '16 chilometri, sempre in discesa, da Xyloskalo al Mar Libico. Con il primo autobus avrete le Porte di Ferro all’ombra e il bagno ad Agia Roumeli prima di tutti. Si torna in nave: una strada non c’è. Aperte da maggio a ottobre, chiuse se piove.',
        es: '16 kilómetros, siempre cuesta abajo, de Xyloskalo al mar de Libia. Con el primer autobús tendrá las Puertas de Hierro a la sombra y el baño en Agia Roumeli antes que nadie. Se vuelve en barco; no hay carretera. Abierta de mayo a octubre, cerrada si llueve.',
        fr: '16 kilomètres, toujours en descente, de Xyloskalo à la mer de Libye. Avec le premier bus, vous aurez les Portes de Fer à l’ombre et la baignade à Agia Roumeli avant tout le monde. Le retour se fait en bateau ; il n’y a pas de route. Ouvert de mai à octobre, fermé en cas de pluie.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Heraklion oder Chania?',
        en: 'Heraklion or Chania?',
        it: 'Heraklion o Chania?',
        es: '¿Heraclión o La Canea?',
        fr: 'Héraklion ou La Canée ?',
      },
      answer: {
        de: 'Chania für den Westen und die Berge, Heraklion für Knossos und den Osten. Zwischen beiden Flughäfen liegen gut zwei Stunden Fahrt.',
        en: 'Chania for the west and the mountains, Heraklion for Knossos and the east. The two airports are a good two hours apart by road.',
        it: 'Chania per l’ovest e le montagne, Heraklion per Cnosso e l’est. Fra i due aeroporti ci sono più di due ore d’auto.',
        es: 'La Canea para el oeste y las montañas, Heraclión para Cnosos y el este. Entre los dos aeropuertos hay algo más de dos horas por carretera.',
        fr: 'La Canée pour l’ouest et les montagnes, Héraklion pour Cnossos et l’est. Plus de deux heures de route séparent les deux aéroports.',
      },
    },
    {
      question: {
        de: 'Geht das mit kleinen Kindern?',
        en: 'Is it good for small children?',
        it: 'Va bene con bambini piccoli?',
        es: '¿Se puede ir con niños pequeños?',
        fr: 'Est-ce possible avec de jeunes enfants ?',
      },
      answer: {
        de: 'Sehr gut. In Elafonissi ist das Wasser über hundert Meter nur knietief, und in jeder Taverne dürfen Kinder bis Mitternacht auf sein.',
        en: 'Very well. At Elafonissi the water is only knee-deep for a hundred metres, and in every taverna children are up until midnight.',
        it: 'Benissimo. A Elafonissi l’acqua arriva al ginocchio per cento metri, e in ogni taverna i bambini stanno alzati fino a mezzanotte.',
        es: 'Muy bien. En Elafonisi el agua llega a la rodilla durante cien metros, y en las tabernas los niños están despiertos hasta medianoche.',
        fr: 'Très bien. À Elafonissi, l’eau n’arrive qu’aux genoux sur cent mètres, et dans les tavernes les enfants veillent jusqu’à minuit.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'mallorca',
        scene: 'beach.balearic.summer.golden.warm.es-trenc',
        line: {
          de: 'Näher, und im Februar weiß von Blüten.',
          en: 'Nearer, and white with blossom in February.',
          it: 'Più vicina, e bianca di fiori a febbraio.',
          es: 'Más cerca, y blanca de flores en febrero.',
          fr: 'Plus proche, et blanche de fleurs en février.',
        },
      },
      {
        slug: 'marrakesch',
        scene: 'city.maghreb.autumn.golden.warm.souk',
        line: {
          de: 'Wenn es auf Kreta zu kühl wird.',
          en: 'When Crete gets too cool.',
          it: 'Quando a Creta fa troppo fresco.',
          es: 'Cuando en Creta refresca demasiado.',
          fr: 'Quand la Crète devient trop fraîche.',
        },
      },
      {
        slug: 'teneriffa',
        scene: 'coast.canary.winter.golden.warm.masca',
        line: {
          de: 'Für den Januar.',
          en: 'For January.',
          it: 'Per gennaio.',
          es: 'Para enero.',
          fr: 'Pour janvier.',
        },
      },
    ],
  },
});
