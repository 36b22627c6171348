import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'teneriffa',
  title: {
    de: 'Teneriffa im Winter – Abendmeer',
    en: 'Tenerife in winter – Abendmeer',
    it: 'Tenerife d’inverno – Abendmeer',
    es: 'Tenerife en invierno – Abendmeer',
    fr: 'Tenerife en hiver – Abendmeer',
  },
  description: {
    de: 'Frühstück draußen im Januar, Lorbeerwald am Vormittag, Sterne am Teide: Teneriffa, wie wir es kennen.',
    en: 'Breakfast outdoors in January, laurel forest before noon, stars on Teide: Tenerife as we know it.',
    it: 'Colazione all’aperto a gennaio, foresta di lauri al mattino, stelle sul Teide: Tenerife come la conosciamo.',
    es: 'Desayuno fuera en enero, laurisilva por la mañana, estrellas en el Teide: Tenerife como la conocemos.',
    fr: 'Petit-déjeuner dehors en janvier, forêt de lauriers le matin, étoiles au Teide : Tenerife comme nous la connaissons.',
  },
  promise: {
    de: 'Vier Klimazonen, ein Mietwagen, und im Januar 22 Grad.',
    en: 'Four climates, one hire car, and 22 degrees in January.',
    it: 'Quattro climi, un’auto a noleggio e 22 gradi a gennaio.',
    es: 'Cuatro climas, un coche de alquiler y 22 grados en enero.',
    fr: 'Quatre climats, une voiture de location et 22 degrés en janvier.',
  },
  heroScene: 'coast.canary.winter.golden.warm.garachico',
  intro: {
    headline: {
      de: 'Morgens Nebelwald, mittags Lava, abends Strand',
      en: 'Cloud forest in the morning, lava at noon, beach by evening',
      it: 'Al mattino bosco nebbioso, a mezzogiorno lava, la sera spiaggia',
      es: 'Por la mañana bosque de niebla, a mediodía lava, por la tarde playa',
      fr: 'Le matin la forêt de brume, à midi la lave, le soir la plage',
    },
    paragraphs: [
      {
        de: 'Der Norden ist grün, weil die Passatwolken hängen bleiben. Der Süden ist trocken, weil nichts mehr übrig ist. Dazwischen steht der Teide, 3.715 Meter, der höchste Berg Spaniens. Wohnen Sie im Norden, in La Orotava oder Garachico, und fahren Sie zum Baden nach Süden. Die meisten machen es umgekehrt und wundern sich.',
        en: 'The north is green because the trade-wind clouds get caught there. The south is dry because nothing is left. In between stands Teide, 3,715 metres, the highest mountain in Spain. Stay in the north, in La Orotava or Garachico, and drive south to swim. Most people do the opposite and wonder why.',
        it: 'Il nord è verde perché lì si fermano le nuvole degli alisei. Il sud è secco perché non resta più nulla. In mezzo c’è il Teide, 3.715 metri, la montagna più alta di Spagna. Dormite al nord, a La Orotava o a Garachico, e per il bagno andate a sud. Quasi tutti fanno il contrario e poi si stupiscono.',
        es: 'El norte es verde porque allí se quedan las nubes del alisio. El sur es seco porque ya no queda nada. En medio está el Teide, 3.715 metros, la montaña más alta de España. Alójese en el norte, en La Orotava o Garachico, y baje al sur a bañarse. La mayoría lo hace al revés y se sorprende.',
        fr: 'Le nord est vert parce que les nuages des alizés s’y accrochent. Le sud est sec parce qu’il n’en reste rien. Entre les deux, le Teide, 3 715 mètres, le plus haut sommet d’Espagne. Logez au nord, à La Orotava ou à Garachico, et descendez au sud pour vous baigner. La plupart font l’inverse et s’étonnent.',
      },
    ],
    facts: [
      {
        value: { de: 'Nov.–März', en: 'Nov–Mar', it: 'nov–mar', es: 'nov–mar', fr: 'nov.–mars' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '4 h 45', en: '4 h 45', it: '4 h 45', es: '4 h 45', fr: '4 h 45' },
        label: {
          de: 'Flug ab Frankfurt',
          en: 'flight from Frankfurt',
          it: 'di volo da Francoforte',
          es: 'de vuelo desde Fráncfort',
          fr: 'de vol depuis Francfort',
        },
      },
      {
        value: { de: '−1 h', en: '−1 h', it: '−1 h', es: '−1 h', fr: '−1 h' },
        label: {
          de: 'Uhr zurückstellen',
          en: 'against Berlin time',
          it: 'rispetto all’Italia',
          es: 'respecto a la Península',
          fr: 'par rapport à Paris',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.canary.winter.dusk.warm.guachinche' },
    headline: {
      de: 'Suchen Sie das Schild „Guachinche“',
      en: 'Look for the sign that says “guachinche”',
      it: 'Cercate il cartello «guachinche»',
      es: 'Busque el cartel que dice «guachinche»',
      fr: 'Cherchez le panneau « guachinche »',
    },
    paragraphs: [
      {
        de: 'So heißen die Garagen im Norden, in denen ein Winzer seinen Wein ausschenkt, bis das Fass leer ist. Drei Gerichte, Plastikstühle, Papas arrugadas mit rotem und grünem Mojo. Meist von November bis April, und immer bar.',
        en: 'That is what they call the garages in the north where a winegrower serves his own wine until the barrel is empty. Three dishes, plastic chairs, papas arrugadas with red and green mojo. Mostly from November to April, and always cash.',
        it: 'Così si chiamano, al nord, i garage dove un vignaiolo versa il suo vino finché c’è. Tre piatti, sedie di plastica, papas arrugadas con mojo rosso e verde. Di solito da novembre ad aprile, e sempre in contanti.',
        es: 'Así se llaman, en el norte, los garajes donde un viticultor sirve su vino hasta que se acaba la barrica. Tres platos, sillas de plástico, papas arrugadas con mojo rojo y verde. Casi siempre de noviembre a abril, y en efectivo.',
        fr: 'C’est le nom, au nord, des garages où un vigneron sert son vin jusqu’au bout du fût. Trois plats, des chaises en plastique, des papas arrugadas au mojo rouge et vert. Surtout de novembre à avril, et toujours en espèces.',
      },
    ],
  },
  climate: climate.tenerife,
  climateHeadline: {
    de: 'Das Jahr im Süden der Insel',
    en: 'The year in the south of the island',
    it: 'L’anno nel sud dell’isola',
    es: 'El año en el sur de la isla',
    fr: 'L’année au sud de l’île',
  },
  climateText: {
    de: 'Zwischen dem kältesten und dem wärmsten Monat liegen sieben Grad. Im Norden sind es zwei bis drei weniger, und es regnet öfter.',
    en: 'Seven degrees separate the coldest month from the warmest. In the north it is two or three degrees cooler, and it rains more.',
    it: 'Fra il mese più freddo e il più caldo ci sono sette gradi. Al nord ce ne sono due o tre in meno, e piove più spesso.',
    es: 'Entre el mes más frío y el más cálido hay siete grados. En el norte son dos o tres menos, y llueve más.',
    fr: 'Sept degrés séparent le mois le plus froid du plus chaud. Au nord, il en fait deux ou trois de moins, et il pleut plus souvent.',
  },
  walk: {
    image: { url: 'mountains.canary.winter.golden.warm.anaga' },
    headline: {
      de: 'Anaga: ein Wald aus einer anderen Zeit',
      en: 'Anaga: a forest from another age',
      it: 'Anaga: un bosco di un’altra epoca',
      es: 'Anaga: un bosque de otra época',
      fr: 'Anaga : une forêt d’un autre âge',
    },
    paragraphs: [
      {
        de: 'Lorbeerwälder wie diese bedeckten vor Millionen Jahren den Mittelmeerraum. Hier stehen sie noch, tropfend, moosig, dämmrig. Von Cruz del Carmen bis Chinamada sind es zwei Stunden, am Ende wohnen Menschen in Höhlen mit Gardinen.',
        en: 'Laurel forests like this covered the Mediterranean millions of years ago. Here they still stand, dripping, mossy, dim. From Cruz del Carmen to Chinamada it is two hours; at the end people live in caves with curtains.',
        it: 'Milioni di anni fa boschi di lauro come questo coprivano il Mediterraneo. Qui ci sono ancora, gocciolanti, muschiosi, in penombra. Da Cruz del Carmen a Chinamada sono due ore; in fondo c’è chi vive in grotte con le tendine.',
        es: 'Hace millones de años, bosques de laurel como este cubrían el Mediterráneo. Aquí siguen, goteando, con musgo, en penumbra. De Cruz del Carmen a Chinamada hay dos horas; al final vive gente en cuevas con cortinas.',
        fr: 'Il y a des millions d’années, de telles forêts de lauriers couvraient la Méditerranée. Ici, elles sont toujours là, ruisselantes, moussues, sombres. De Cruz del Carmen à Chinamada, comptez deux heures ; au bout, on vit dans des grottes avec des rideaux.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Kann man im Winter baden?',
        en: 'Can you swim in winter?',
        it: 'D’inverno si fa il bagno?',
        es: '¿Se puede uno bañar en invierno?',
        fr: 'Peut-on se baigner en hiver ?',
      },
      answer: {
        de: 'Ja, bei 19 Grad. Wer es wärmer mag, nimmt ein Haus mit geheiztem Becken; die Naturbecken von Garachico sind bei ruhigem Meer am schönsten.',
        en: 'Yes, at 19 degrees. If you like it warmer, choose a hotel with a heated pool; the rock pools of Garachico are loveliest when the sea is calm.',
        it: 'Sì, a 19 gradi. Chi lo vuole più caldo sceglie un hotel con piscina riscaldata; le vasche naturali di Garachico sono più belle con il mare calmo.',
        es: 'Sí, a 19 grados. Quien lo prefiera más cálido, que elija un hotel con piscina climatizada; los charcos de Garachico están mejor con el mar en calma.',
        fr: 'Oui, à 19 degrés. Pour plus de chaleur, choisissez un hôtel avec piscine chauffée ; les piscines naturelles de Garachico sont plus belles par mer calme.',
      },
    },
    {
      question: {
        de: 'Brauche ich eine Genehmigung für den Teide?',
        en: 'Do I need a permit for Teide?',
        it: 'Serve un permesso per il Teide?',
        es: '¿Hace falta permiso para el Teide?',
        fr: 'Faut-il une autorisation pour le Teide ?',
      },
      answer: {
        de: 'Für den Gipfel ja, und sie ist Wochen vorher vergeben. Für die Sterne nicht: Die sehen Sie vom Parkplatz aus genauso.',
        en: 'For the summit yes, and it is gone weeks ahead. For the stars no: you see them just as well from the car park.',
        it: 'Per la cima sì, ed è esaurito con settimane di anticipo. Per le stelle no: si vedono altrettanto bene dal parcheggio.',
        es: 'Para la cima sí, y se agota con semanas de antelación. Para las estrellas no: se ven igual desde el aparcamiento.',
        fr: 'Pour le sommet, oui, et il faut s’y prendre des semaines à l’avance. Pour les étoiles, non : on les voit aussi bien du parking.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'marrakesch',
        scene: 'desert.maghreb.winter.golden.warm.palmeraie',
        line: {
          de: 'Tags warm, nachts ein Feuer.',
          en: 'Warm by day, a fire at night.',
          it: 'Caldo di giorno, un fuoco di notte.',
          es: 'Calor de día, un fuego de noche.',
          fr: 'Chaud le jour, un feu la nuit.',
        },
      },
      {
        slug: 'kreta',
        scene: 'beach.aegean.autumn.golden.warm.falassarna',
        line: {
          de: 'Für das Frühjahr und den Herbst.',
          en: 'For spring and autumn.',
          it: 'Per la primavera e l’autunno.',
          es: 'Para la primavera y el otoño.',
          fr: 'Pour le printemps et l’automne.',
        },
      },
      {
        slug: 'lissabon',
        scene: 'city.iberian.winter.golden.warm.belem',
        line: {
          de: 'Auf halbem Weg, und eine Woche zu wenig.',
          en: 'Halfway there, and a week is too short.',
          it: 'A metà strada, e una settimana è poca.',
          es: 'A medio camino, y una semana se queda corta.',
          fr: 'À mi-chemin, et une semaine n’y suffit pas.',
        },
      },
    ],
  },
});
