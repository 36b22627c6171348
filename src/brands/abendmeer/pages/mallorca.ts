import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'mallorca',
  title: {
    de: 'Mallorca ohne die anderen – Abendmeer',
    en: 'Majorca without the crowds – Abendmeer',
    it: 'Maiorca senza gli altri – Abendmeer',
    es: 'Mallorca sin los demás – Abendmeer',
    fr: 'Majorque sans les autres – Abendmeer',
  },
  description: {
    de: 'Mandelblüte im Februar, die Tramuntana zu Fuß, Buchten ohne Liegestühle: Mallorca, wie wir es kennen.',
    en: 'Almond blossom in February, the Tramuntana on foot, coves without sunbeds: Majorca as we know it.',
    it: 'Mandorli in fiore a febbraio, la Tramuntana a piedi, calette senza lettini: Maiorca come la conosciamo.',
    es: 'Almendros en flor en febrero, la Tramuntana a pie, calas sin hamacas: Mallorca como la conocemos.',
    fr: 'Amandiers en fleurs en février, la Tramuntana à pied, criques sans transats : Majorque comme nous la connaissons.',
  },
  promise: {
    de: 'Sie kennen Mallorca schon? Dann kommen Sie im Februar.',
    en: 'You know Majorca already? Then come in February.',
    it: 'Conoscete già Maiorca? Allora venite a febbraio.',
    es: '¿Ya conoce Mallorca? Entonces venga en febrero.',
    fr: 'Vous connaissez déjà Majorque ? Alors venez en février.',
  },
  heroScene: 'coast.balearic.spring.golden.warm.deia',
  intro: {
    headline: {
      de: 'Die Insel hinter der Insel',
      en: 'The island behind the island',
      it: 'L’isola dietro l’isola',
      es: 'La isla detrás de la isla',
      fr: 'L’île derrière l’île',
    },
    paragraphs: [
      {
        de: 'Zwischen Valldemossa und Pollença läuft ein Gebirge ins Meer, mit Steinmauern, die älter sind als jedes Hotel. Wer dort wohnt, hört morgens Schafsglocken und abends nichts. Zum Strand sind es zwanzig Minuten bergab, und das Baden nach dem Wandern ist das beste der Insel.',
        en: 'Between Valldemossa and Pollença a mountain range runs into the sea, with stone walls older than any hotel. Stay there and you hear sheep bells in the morning and nothing at night. The beach is twenty minutes downhill, and the swim after the walk is the best on the island.',
        it: 'Fra Valldemossa e Pollença una catena di monti scende in mare, con muri a secco più vecchi di ogni albergo. Chi dorme lì sente al mattino i campanacci delle pecore e la sera nulla. Alla spiaggia sono venti minuti in discesa, e il bagno dopo la camminata è il migliore dell’isola.',
        es: 'Entre Valldemossa y Pollença una sierra baja hasta el mar, con muros de piedra más viejos que cualquier hotel. Quien se aloja allí oye cencerros por la mañana y nada por la noche. A la playa hay veinte minutos cuesta abajo, y el baño después de caminar es el mejor de la isla.',
        fr: 'Entre Valldemossa et Pollença, une montagne descend dans la mer, avec des murs de pierre plus vieux que tous les hôtels. Qui dort là entend le matin les cloches des brebis et le soir plus rien. La plage est à vingt minutes en descendant, et le bain après la marche est le meilleur de l’île.',
      },
    ],
    facts: [
      {
        value: { de: 'Feb., Juni', en: 'Feb, June', it: 'feb, giu', es: 'feb, jun', fr: 'fév., juin' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '2 h 15', en: '2 h 15', it: '2 h 15', es: '2 h 15', fr: '2 h 15' },
        label: {
          de: 'Flug ab Frankfurt',
          en: 'flight from Frankfurt',
          it: 'di volo da Francoforte',
          es: 'de vuelo desde Fráncfort',
          fr: 'de vol depuis Francfort',
        },
      },
      {
        value: { de: '140 km', en: '140 km', it: '140 km', es: '140 km', fr: '140 km' },
        label: {
          de: 'Trockenmauerweg GR 221',
          en: 'dry-stone route GR 221',
          it: 'sentiero dei muri a secco GR 221',
          es: 'ruta de pedra en sec GR 221',
          fr: 'sentier de pierre sèche GR 221',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.balearic.summer.dusk.warm.celler' },
    headline: {
      de: 'Frühstück: Ensaïmada. Und zwar ohne Füllung.',
      en: 'Breakfast: an ensaïmada. The plain one.',
      it: 'Colazione: ensaïmada. Quella senza ripieno.',
      es: 'Desayuno: ensaïmada. La lisa, sin relleno.',
      fr: 'Petit-déjeuner : une ensaïmada. Nature, sans garniture.',
    },
    paragraphs: [
      {
        de: 'Mittags Pa amb oli: Brot, Tomate, Öl, Käse aus Mahón. Abends in einen Celler in Inca oder Sineu, wo der Wein noch im Fass an der Wand liegt. Bestellen Sie Tumbet, wenn Auberginen reif sind, und im Winter Sopes, die keine Suppe sind.',
        en: 'At noon pa amb oli: bread, tomato, oil, cheese from Mahón. In the evening to a celler in Inca or Sineu, where the wine still lies in barrels along the wall. Order tumbet when aubergines are ripe, and in winter sopes, which are not a soup.',
        it: 'A mezzogiorno pa amb oli: pane, pomodoro, olio, formaggio di Mahón. La sera in un celler di Inca o Sineu, dove il vino sta ancora nelle botti lungo il muro. Ordinate il tumbet quando le melanzane sono mature e d’inverno le sopes, che non sono una zuppa.',
        es: 'A mediodía, pa amb oli: pan, tomate, aceite, queso de Mahón. Por la noche, a un celler de Inca o Sineu, donde el vino sigue en las cubas de la pared. Pida tumbet cuando hay berenjenas y, en invierno, sopes, que no son una sopa.',
        fr: 'À midi, du pa amb oli : pain, tomate, huile, fromage de Mahón. Le soir, dans un celler d’Inca ou de Sineu, où le vin dort encore en fûts le long du mur. Commandez un tumbet quand les aubergines sont mûres et, l’hiver, des sopes, qui ne sont pas une soupe.',
      },
    ],
  },
  climate: climate.mallorca,
  climateHeadline: {
    de: 'Das Jahr auf Mallorca',
    en: 'The year on Majorca',
    it: 'L’anno a Maiorca',
    es: 'El año en Mallorca',
    fr: 'L’année à Majorque',
  },
  climateText: {
    de: 'Baden von Juni bis Oktober, wandern von Oktober bis Mai. Im August ist es eine andere Insel, und nicht unsere.',
    en: 'Swim from June to October, walk from October to May. In August it is another island, and not ours.',
    it: 'Si fa il bagno da giugno a ottobre, si cammina da ottobre a maggio. Ad agosto è un’altra isola, e non è la nostra.',
    es: 'Para bañarse, de junio a octubre; para caminar, de octubre a mayo. En agosto es otra isla, y no es la nuestra.',
    fr: 'On se baigne de juin à octobre, on marche d’octobre à mai. En août, c’est une autre île, et pas la nôtre.',
  },
  walk: {
    image: { url: 'mountains.balearic.spring.golden.warm.biniaraix' },
    headline: {
      de: 'Von Sóller mit der Bahn, zurück zu Fuß',
      en: 'To Sóller by train, back on foot',
      it: 'A Sóller in treno, il ritorno a piedi',
      es: 'A Sóller en tren, la vuelta a pie',
      fr: 'À Sóller en train, le retour à pied',
    },
    paragraphs: [
      {
        de: 'Seit 1912 fährt der hölzerne Zug von Palma durch dreizehn Tunnel nach Sóller. Trinken Sie dort einen Orangensaft, auch wenn es alle tun. Danach die Steintreppe von Biniaraix hinauf: zweitausend Stufen, Olivenbäume, kein Auto.',
        en: 'Since 1912 the wooden train has run from Palma through thirteen tunnels to Sóller. Have an orange juice there, even though everyone does. Then up the stone steps of Biniaraix: two thousand of them, olive trees, no cars.',
        it: 'Dal 1912 il treno di legno va da Palma a Sóller attraverso tredici gallerie. Lì bevete una spremuta d’arancia, anche se lo fanno tutti. Poi su per la scala di pietra di Biniaraix: duemila gradini, ulivi, nessuna macchina.',
        es: 'Desde 1912 el tren de madera va de Palma a Sóller por trece túneles. Tómese allí un zumo de naranja, aunque lo hagan todos. Después, por la escalera de piedra de Biniaraix: dos mil peldaños, olivos, ningún coche.',
        fr: 'Depuis 1912, le train de bois va de Palma à Sóller par treize tunnels. Buvez-y un jus d’orange, même si tout le monde le fait. Puis montez l’escalier de pierre de Biniaraix : deux mille marches, des oliviers, aucune voiture.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Wann blühen die Mandeln wirklich?',
        en: 'When do the almonds really blossom?',
        it: 'Quando fioriscono davvero i mandorli?',
        es: '¿Cuándo florecen de verdad los almendros?',
        fr: 'Quand les amandiers fleurissent-ils vraiment ?',
      },
      answer: {
        de: 'Von Ende Januar bis Anfang März, am schönsten meist in der zweiten Februarwoche zwischen Alaró und Santa Maria.',
        en: 'From late January to early March, usually at their best in the second week of February between Alaró and Santa Maria.',
        it: 'Da fine gennaio a inizio marzo; di solito il meglio è la seconda settimana di febbraio, fra Alaró e Santa Maria.',
        es: 'De finales de enero a principios de marzo; lo mejor suele ser la segunda semana de febrero, entre Alaró y Santa Maria.',
        fr: 'De fin janvier à début mars ; le plus beau est souvent la deuxième semaine de février, entre Alaró et Santa Maria.',
      },
    },
    {
      question: {
        de: 'Welche Bucht, wenn nur eine?',
        en: 'Which cove, if only one?',
        it: 'Quale caletta, se una sola?',
        es: 'Si solo fuera una cala, ¿cuál?',
        fr: 'Quelle crique, s’il n’en faut qu’une ?',
      },
      answer: {
        de: 'Die Cala Varques im Osten, zu Fuß in einer halben Stunde. Wasser mitnehmen, es gibt dort nichts, und das ist der Grund.',
        en: 'Cala Varques in the east, half an hour on foot. Bring water: there is nothing there, and that is the point.',
        it: 'Cala Varques, a est, mezz’ora a piedi. Portate l’acqua: lì non c’è niente, ed è proprio questo il bello.',
        es: 'Cala Varques, en el este, a media hora a pie. Lleve agua: allí no hay nada, y de eso se trata.',
        fr: 'Cala Varques, à l’est, à une demi-heure à pied. Emportez de l’eau : il n’y a rien là-bas, et c’est tout l’intérêt.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'kreta',
        scene: 'coast.aegean.summer.golden.warm.loutro',
        line: {
          de: 'Größer, wilder, länger warm.',
          en: 'Bigger, wilder, warm for longer.',
          it: 'Più grande, più selvaggia, più a lungo calda.',
          es: 'Más grande, más salvaje, más tiempo cálida.',
          fr: 'Plus grande, plus sauvage, plus longtemps chaude.',
        },
      },
      {
        slug: 'lissabon',
        scene: 'city.iberian.spring.golden.warm.graca',
        line: {
          de: 'Wenn Sie lieber Straßen als Strände haben.',
          en: 'If you prefer streets to beaches.',
          it: 'Se alle spiagge preferite le strade.',
          es: 'Si prefiere las calles a las playas.',
          fr: 'Si vous préférez les rues aux plages.',
        },
      },
      {
        slug: 'dolomiten',
        scene: 'mountains.alpine.summer.golden.warm.rosengarten',
        line: {
          de: 'Noch mehr Berg, kein Meer.',
          en: 'More mountain still, no sea.',
          it: 'Ancora più montagna, niente mare.',
          es: 'Más montaña todavía, sin mar.',
          fr: 'Encore plus de montagne, sans la mer.',
        },
      },
    ],
  },
});
