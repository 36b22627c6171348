import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'marrakesch',
  title: {
    de: 'Marrakesch: vier Tage im Riad – Abendmeer',
    en: 'Marrakesh: four days in a riad – Abendmeer',
    it: 'Marrakech: quattro giorni in un riad – Abendmeer',
    es: 'Marrakech: cuatro días en un riad – Abendmeer',
    fr: 'Marrakech : quatre jours dans un riad – Abendmeer',
  },
  description: {
    de: 'Orangenblüte im April, der Platz am Abend, Atlasschnee am Horizont: Marrakesch, wie wir es kennen.',
    en: 'Orange blossom in April, the square at night, Atlas snow on the horizon: Marrakesh as we know it.',
    it: 'Zagara in aprile, la piazza di sera, neve dell’Atlante all’orizzonte: Marrakech come la conosciamo.',
    es: 'Azahar en abril, la plaza de noche, nieve del Atlas en el horizonte: Marrakech como la conocemos.',
    fr: 'Fleur d’oranger en avril, la place le soir, neige de l’Atlas à l’horizon : Marrakech comme nous la connaissons.',
  },
  promise: {
    de: 'Draußen ist alles laut. Dann schließt sich eine Tür, und Sie hören Wasser.',
    en: 'Outside everything is loud. Then a door closes and you hear water.',
    it: 'Fuori è tutto rumore. Poi una porta si chiude e si sente l’acqua.',
    es: 'Fuera todo es ruido. Luego se cierra una puerta y se oye el agua.',
    fr: 'Dehors, tout est bruit. Puis une porte se ferme, et l’on entend l’eau.',
  },
  heroScene: 'city.maghreb.spring.dusk.warm.ocker',
  intro: {
    headline: {
      de: 'Verlaufen Sie sich am ersten Tag. Danach kennen Sie den Weg.',
      en: 'Get lost on the first day. After that you know the way.',
      it: 'Il primo giorno perdetevi. Poi la strada la sapete.',
      es: 'Piérdase el primer día. Después ya sabrá el camino.',
      fr: 'Perdez-vous le premier jour. Ensuite, vous connaîtrez le chemin.',
    },
    paragraphs: [
      {
        de: 'Ein Riad hat nach außen keine Fenster. Das Leben ist innen: ein Hof, vier Orangenbäume, ein Becken, in dem sich der Himmel ausruht. Von dort sind es ein paar Schritte in die Souks, nach Handwerk sortiert wie vor achthundert Jahren: Färber, Schmiede, Lederer. Wer nichts kaufen will, sagt „la, shukran“ und lächelt.',
        en: 'A riad has no windows to the street. Life is inside: a courtyard, four orange trees, a basin where the sky takes a rest. From there it is a few steps to the souks, sorted by craft as they were eight hundred years ago: dyers, smiths, leatherworkers. If you do not want to buy, say “la, shukran” and smile.',
        it: 'Un riad non ha finestre sulla strada. La vita è dentro: un cortile, quattro aranci, una vasca dove il cielo si riposa. Da lì pochi passi portano ai suk, divisi per mestiere come ottocento anni fa: tintori, fabbri, conciatori. Chi non vuole comprare dice «la, shukran» e sorride.',
        es: 'Un riad no tiene ventanas a la calle. La vida está dentro: un patio, cuatro naranjos, una alberca donde descansa el cielo. De allí a los zocos hay unos pasos; siguen ordenados por oficios como hace ochocientos años: tintoreros, herreros, curtidores. Quien no quiera comprar dice «la, shukran» y sonríe.',
        fr: 'Un riad n’a pas de fenêtres sur la rue. La vie est dedans : une cour, quatre orangers, un bassin où le ciel se repose. De là, quelques pas mènent aux souks, rangés par métiers comme il y a huit cents ans : teinturiers, forgerons, maroquiniers. Si vous ne voulez rien acheter, dites « la, choukran » et souriez.',
      },
    ],
    facts: [
      {
        value: { de: 'März, Nov.', en: 'Mar, Nov', it: 'mar, nov', es: 'mar, nov', fr: 'mars, nov.' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '3 h 45', en: '3 h 45', it: '3 h 45', es: '3 h 45', fr: '3 h 45' },
        label: {
          de: 'Flug ab Frankfurt',
          en: 'flight from Frankfurt',
          it: 'di volo da Francoforte',
          es: 'de vuelo desde Fráncfort',
          fr: 'de vol depuis Francfort',
        },
      },
      {
        value: { de: '60 km', en: '60 km', it: '60 km', es: '60 km', fr: '60 km' },
        label: {
          de: 'bis ins Atlasgebirge',
          en: 'to the Atlas mountains',
          it: 'fino all’Atlante',
          es: 'hasta el Atlas',
          fr: 'jusqu’à l’Atlas',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.maghreb.spring.dusk.warm.terrasse' },
    headline: {
      de: 'Tanjia, nicht Tajine',
      en: 'Tanjia, not tagine',
      it: 'Tanjia, non tajine',
      es: 'Tanjia, no tajín',
      fr: 'Une tanjia, pas un tajine',
    },
    paragraphs: [
      {
        de: 'Tajine gibt es im ganzen Land, Tanjia nur hier: Lamm, Salzzitrone, Kreuzkümmel, im Tonkrug verschlossen und über Nacht in die Asche des Badehauses gestellt. Abends auf dem Djemaa el-Fna dann Harira aus der Schüssel, daneben eine Dattel. Den Orangensaft trinken Sie, wo die Einheimischen stehen.',
        en: 'Tagine is eaten all over the country, tanjia only here: lamb, preserved lemon, cumin, sealed in a clay jar and left overnight in the ashes of the bathhouse. In the evening, harira from a bowl on Djemaa el-Fna, with a date beside it. Drink your orange juice where the locals stand.',
        it: 'Il tajine c’è in tutto il paese, la tanjia solo qui: agnello, limone sotto sale, cumino, chiusi in una giara e lasciati per una notte nella cenere dell’hammam. La sera, a Djemaa el-Fna, una scodella di harira con un dattero accanto. La spremuta bevetela dove sta la gente del posto.',
        es: 'El tajín se come en todo el país; la tanjia, solo aquí: cordero, limón en salmuera y comino, cerrados en una vasija y una noche entera en las cenizas del hammam. Por la noche, en Yamaa el Fna, un cuenco de harira con un dátil al lado. El zumo de naranja, donde esté la gente del lugar.',
        fr: 'Le tajine se mange dans tout le pays, la tanjia seulement ici : agneau, citron confit, cumin, scellés dans une jarre et laissés toute la nuit dans les cendres du hammam. Le soir, place Jemaa el-Fna, un bol de harira avec une datte. Le jus d’orange, buvez-le là où se tiennent les gens d’ici.',
      },
    ],
  },
  climate: climate.marrakech,
  climateHeadline: {
    de: 'Das Jahr in Marrakesch',
    en: 'The year in Marrakesh',
    it: 'L’anno a Marrakech',
    es: 'El año en Marrakech',
    fr: 'L’année à Marrakech',
  },
  climateText: {
    de: 'Von Juni bis September nur, wer Hitze liebt. Im Januar sind die Nächte kalt: Fragen Sie nach einem Riad mit Kamin.',
    en: 'June to September only if you love heat. In January the nights are cold: ask for a riad with a fireplace.',
    it: 'Da giugno a settembre solo chi ama il caldo. A gennaio le notti sono fredde: chiedete un riad con il camino.',
    es: 'De junio a septiembre, solo si le gusta el calor. En enero las noches son frías: pida un riad con chimenea.',
    fr: 'De juin à septembre, seulement si vous aimez la chaleur. En janvier, les nuits sont froides : demandez un riad avec cheminée.',
  },
  walk: {
    image: { url: 'desert.maghreb.autumn.dusk.warm.agafay-camp' },
    headline: {
      de: 'Eine Nacht in der Agafay',
      en: 'A night in the Agafay',
      it: 'Una notte nell’Agafay',
      es: 'Una noche en Agafay',
      fr: 'Une nuit dans l’Agafay',
    },
    paragraphs: [
      {
        de: 'Keine Sandwüste, sondern Stein in allen Farben von Brot. Eine Dreiviertelstunde von der Stadt stehen Zelte mit richtigen Betten. Um fünf färbt sich der Atlas, um sechs wird es still, um neun sehen Sie mehr Sterne als in Ihrem bisherigen Leben.',
        en: 'Not a desert of sand but of stone, in every colour of bread. Three quarters of an hour from the city there are tents with proper beds. At five the Atlas changes colour, at six it goes quiet, at nine you see more stars than ever before.',
        it: 'Non un deserto di sabbia ma di pietra, in tutti i colori del pane. A tre quarti d’ora dalla città ci sono tende con letti veri. Alle cinque l’Atlante cambia colore, alle sei scende il silenzio, alle nove vedrete più stelle che in tutta la vita.',
        es: 'No es un desierto de arena, sino de piedra, con todos los colores del pan. A tres cuartos de hora de la ciudad hay tiendas con camas de verdad. A las cinco el Atlas cambia de color, a las seis llega el silencio, a las nueve verá más estrellas que en toda su vida.',
        fr: 'Pas un désert de sable, mais de pierre, de toutes les couleurs du pain. À trois quarts d’heure de la ville, des tentes avec de vrais lits. À cinq heures, l’Atlas change de couleur ; à six, tout se tait ; à neuf, vous voyez plus d’étoiles que dans toute votre vie.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Was ziehe ich an?',
        en: 'What should I wear?',
        it: 'Come ci si veste?',
        es: '¿Qué ropa llevo?',
        fr: 'Comment s’habiller ?',
      },
      answer: {
        de: 'Schultern und Knie bedeckt, dann sind alle entspannt. Für den Abend auf dem Dach einen Pullover, auch im Mai.',
        en: 'Cover shoulders and knees and everyone is at ease. For the evening on the roof bring a jumper, even in May.',
        it: 'Spalle e ginocchia coperte, e tutti sono a proprio agio. Per la sera in terrazza un maglione, anche a maggio.',
        es: 'Hombros y rodillas cubiertos, y todo el mundo tranquilo. Para la noche en la azotea, un jersey, también en mayo.',
        fr: 'Épaules et genoux couverts, et tout le monde est à l’aise. Pour le soir sur le toit, un pull, même en mai.',
      },
    },
    {
      question: {
        de: 'Brauche ich ein Visum?',
        en: 'Do I need a visa?',
        it: 'Serve un visto?',
        es: '¿Necesito visado?',
        fr: 'Faut-il un visa ?',
      },
      answer: {
        de: 'Mit einem Pass aus der EU oder der Schweiz nicht, bis 90 Tage. Der Pass muss die ganze Reise über gültig sein. Prüfen Sie vor der Abreise, was für Ihren Pass gilt.',
        en: 'Not with a passport from the UK, Ireland or the EU, for up to 90 days. It must be valid for the whole trip. Check before you leave what applies to yours.',
        it: 'Con un passaporto dell’UE o svizzero no, fino a 90 giorni. Deve essere valido per tutto il viaggio. Prima di partire verificate le regole per il vostro.',
        es: 'Con pasaporte de la UE o de Suiza no, hasta 90 días. Debe ser válido durante todo el viaje. Antes de salir, compruebe qué vale para el suyo.',
        fr: 'Avec un passeport de l’UE ou suisse, non, jusqu’à 90 jours. Il doit être valable pendant tout le voyage. Vérifiez avant de partir ce qui vaut pour le vôtre.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'lissabon',
        scene: 'city.iberian.autumn.golden.warm.mouraria',
        line: {
          de: 'Auch Hügel, auch Fliesen, mehr Wein.',
          en: 'Hills and tiles as well, more wine.',
          it: 'Anche lì colline e piastrelle, più vino.',
          es: 'También colinas y azulejos, y más vino.',
          fr: 'Des collines et des carreaux aussi, plus de vin.',
        },
      },
      {
        slug: 'teneriffa',
        scene: 'beach.canary.winter.golden.warm.el-medano',
        line: {
          de: 'Ähnlich weit südlich, mit Meer.',
          en: 'About as far south, with sea.',
          it: 'Quasi altrettanto a sud, ma con il mare.',
          es: 'Casi igual de al sur, con mar.',
          fr: 'Presque aussi au sud, avec la mer.',
        },
      },
      {
        slug: 'dolomiten',
        scene: 'mountains.alpine.winter.golden.warm.sella',
        line: {
          de: 'Für das Gegenteil von allem.',
          en: 'For the opposite of everything.',
          it: 'Per il contrario di tutto.',
          es: 'Para lo contrario de todo.',
          fr: 'Pour le contraire de tout.',
        },
      },
    ],
  },
});
