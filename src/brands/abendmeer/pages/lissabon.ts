import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'lissabon',
  title: {
    de: 'Lissabon zu Fuß – Abendmeer',
    en: 'Lisbon on foot – Abendmeer',
    it: 'Lisbona a piedi – Abendmeer',
    es: 'Lisboa a pie – Abendmeer',
    fr: 'Lisbonne à pied – Abendmeer',
  },
  description: {
    de: 'Sardinen im Juni, Fado in der Mouraria, die Fähre nach Cacilhas: Lissabon, wie wir es kennen.',
    en: 'Sardines in June, fado in Mouraria, the ferry to Cacilhas: Lisbon as we know it.',
    it: 'Sardine a giugno, fado alla Mouraria, il traghetto per Cacilhas: Lisbona come la conosciamo.',
    es: 'Sardinas en junio, fado en la Mouraria, el ferri a Cacilhas: Lisboa como la conocemos.',
    fr: 'Sardines en juin, fado à la Mouraria, le bac de Cacilhas : Lisbonne comme nous la connaissons.',
  },
  promise: {
    de: 'Ziehen Sie flache Schuhe an. Alles andere ergibt sich.',
    en: 'Wear flat shoes. The rest will follow.',
    it: 'Mettete scarpe basse. Il resto viene da sé.',
    es: 'Póngase zapatos planos. Lo demás viene solo.',
    fr: 'Mettez des chaussures plates. Le reste suivra.',
  },
  heroScene: 'city.iberian.summer.golden.warm.miradouro',
  intro: {
    headline: {
      de: 'Eine Stadt, die man mit den Waden lernt',
      en: 'A city you learn with your calves',
      it: 'Una città che si impara con i polpacci',
      es: 'Una ciudad que se aprende con las pantorrillas',
      fr: 'Une ville qui s’apprend avec les mollets',
    },
    paragraphs: [
      {
        de: 'Nehmen Sie die 28 nur, wenn Sie um acht einsteigen. Sonst gehen Sie: von der Graça hinunter durch die Mouraria, wo es nach Koriander riecht und jemand im dritten Stock singt. Um sechs Uhr abends fährt halb Lissabon mit der Fähre heim nach Cacilhas. Fahren Sie mit. Die Stadt ist vom Wasser aus am schönsten.',
        en: 'Take tram 28 only if you board at eight. Otherwise walk: down from Graça through Mouraria, where it smells of coriander and someone on the third floor is singing. At six in the evening people take the ferry home to Cacilhas. Go with them. The city is at its best from the water.',
        it: 'Prendete il 28 solo se salite alle otto. Altrimenti camminate: giù dalla Graça per la Mouraria, dove sa di coriandolo e al terzo piano qualcuno canta. Alle sei di sera si torna a casa a Cacilhas con il traghetto. Salite anche voi. La città dà il meglio dall’acqua.',
        es: 'Tome el 28 solo si sube a las ocho. Si no, camine: de Graça hacia abajo por la Mouraria, donde huele a cilantro y alguien canta en el tercer piso. A las seis de la tarde la gente vuelve a casa en el ferri de Cacilhas. Vaya con ellos. La ciudad se ve mejor desde el agua.',
        fr: 'Ne prenez le 28 que si vous montez à huit heures. Sinon, marchez : de Graça, descendez par la Mouraria, où cela sent la coriandre et où quelqu’un chante au troisième. À six heures du soir, on rentre à Cacilhas par le bac. Montez aussi. La ville est plus belle vue de l’eau.',
      },
    ],
    facts: [
      {
        value: { de: 'Juni, Sept.', en: 'June, Sept', it: 'giu, set', es: 'jun, sep', fr: 'juin, sept.' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '3 h', en: '3 h', it: '3 h', es: '3 h', fr: '3 h' },
        label: {
          de: 'Flug ab Frankfurt',
          en: 'flight from Frankfurt',
          it: 'di volo da Francoforte',
          es: 'de vuelo desde Fráncfort',
          fr: 'de vol depuis Francfort',
        },
      },
      {
        value: { de: '10 min', en: '10 min', it: '10 min', es: '10 min', fr: '10 min' },
        label: {
          de: 'Fähre nach Cacilhas',
          en: 'ferry to Cacilhas',
          it: 'traghetto per Cacilhas',
          es: 'ferri a Cacilhas',
          fr: 'bac pour Cacilhas',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.iberian.summer.dusk.warm.tasca' },
    headline: {
      de: 'Im Juni gehört die Straße den Sardinen',
      en: 'In June the streets belong to the sardines',
      it: 'A giugno la strada è delle sardine',
      es: 'En junio la calle es de las sardinas',
      fr: 'En juin, la rue appartient aux sardines',
    },
    paragraphs: [
      {
        de: 'Rund um den 13. Juni, den Tag des heiligen Antonius, steht vor jedem zweiten Haus in Alfama ein Grill. Brot darunter, Fisch darauf, das Brot wird am Ende gegessen. Das übrige Jahr: Bacalhau à Brás in einer Tasca mit Papiertischdecke, danach ein Pastel de Nata, noch warm, mit Zimt.',
        en: 'Around 13 June, the feast of Saint Anthony, there is a grill in front of every second house in Alfama. Bread underneath, fish on top, and you eat the bread last. For the rest of the year: bacalhau à Brás in a tasca with paper tablecloths, then a pastel de nata, still warm, with cinnamon.',
        it: 'Intorno al 13 giugno, festa di sant’Antonio, davanti a una casa su due dell’Alfama c’è una griglia. Sotto il pane, sopra il pesce, e il pane si mangia per ultimo. Il resto dell’anno: bacalhau à Brás in una tasca con la tovaglia di carta, poi un pastel de nata ancora tiepido, con la cannella.',
        es: 'Hacia el 13 de junio, día de san Antonio, hay una parrilla delante de una de cada dos casas de Alfama. Debajo el pan, encima el pescado, y el pan se come al final. El resto del año: bacalhau à Brás en una tasca con mantel de papel y luego un pastel de nata, aún templado, con canela.',
        fr: 'Autour du 13 juin, fête de saint Antoine, un gril fume devant une maison sur deux de l’Alfama. Le pain dessous, le poisson dessus, et le pain se mange en dernier. Le reste de l’année : un bacalhau à Brás dans une tasca aux nappes de papier, puis un pastel de nata encore tiède, à la cannelle.',
      },
    ],
  },
  climate: climate.lisbon,
  climateHeadline: {
    de: 'Das Jahr in Lissabon',
    en: 'The year in Lisbon',
    it: 'L’anno a Lisbona',
    es: 'El año en Lisboa',
    fr: 'L’année à Lisbonne',
  },
  climateText: {
    de: 'Der Atlantik bleibt auch im August frisch. Dafür weht abends fast immer ein Wind, der einen schlafen lässt.',
    en: 'The Atlantic stays cool even in August. In return there is almost always a breeze at night that lets you sleep.',
    it: 'L’Atlantico resta fresco anche ad agosto. In cambio la sera soffia quasi sempre un vento che fa dormire.',
    es: 'El Atlántico sigue fresco incluso en agosto. A cambio, por la noche casi siempre corre una brisa que deja dormir.',
    fr: 'L’Atlantique reste frais même en août. En échange, le soir, une brise laisse presque toujours dormir.',
  },
  walk: {
    image: { url: 'coast.iberian.summer.golden.warm.cabo-da-roca' },
    headline: {
      de: 'Ein Tag am Rand von Europa',
      en: 'A day at the edge of Europe',
      it: 'Un giorno sull’orlo d’Europa',
      es: 'Un día en el borde de Europa',
      fr: 'Un jour au bord de l’Europe',
    },
    paragraphs: [
      {
        de: 'Mit dem Vorortzug nach Cascais, das letzte Stück mit dem Rad nach Guincho. Der Strand ist windig und leer. Weiter nördlich liegt das Cabo da Roca, der westlichste Punkt des Festlands. Bis dahin sind es von der Stadt 40 Kilometer.',
        en: 'Take the suburban train to Cascais and cycle the last stretch to Guincho. The beach is windy and empty. Further north lies Cabo da Roca, the westernmost point of the continent. It is 40 kilometres from the city.',
        it: 'Con il treno locale fino a Cascais, l’ultimo tratto in bici fino a Guincho. La spiaggia è ventosa e vuota. Più a nord c’è Cabo da Roca, il punto più a ovest del continente. Dalla città sono 40 chilometri.',
        es: 'En el tren de cercanías hasta Cascais y el último tramo en bicicleta hasta Guincho. La playa es ventosa y está vacía. Más al norte está el cabo da Roca, el punto más occidental del continente. Desde la ciudad son 40 kilómetros.',
        fr: 'En train de banlieue jusqu’à Cascais, puis à vélo jusqu’à Guincho. La plage est venteuse et vide. Plus au nord, le Cabo da Roca est le point le plus à l’ouest du continent. De la ville, il y a 40 kilomètres.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'In welchem Viertel wohnen?',
        en: 'Which neighbourhood should I stay in?',
        it: 'In che quartiere dormire?',
        es: '¿En qué barrio alojarse?',
        fr: 'Dans quel quartier loger ?',
      },
      answer: {
        de: 'Graça für die Aussicht, Campo de Ourique für den Markt und die Ruhe. Ins Bairro Alto geht man abends und wohnt dort nicht.',
        en: 'Graça for the view, Campo de Ourique for its market and quiet. Bairro Alto is for the evening, not for sleeping.',
        it: 'Graça per la vista, Campo de Ourique per il mercato e la calma. Al Bairro Alto si va la sera, non a dormire.',
        es: 'Graça por las vistas, Campo de Ourique por el mercado y la calma. Al Bairro Alto se va de noche, no a dormir.',
        fr: 'Graça pour la vue, Campo de Ourique pour son marché et son calme. On va au Bairro Alto le soir, pas pour y dormir.',
      },
    },
    {
      question: {
        de: 'Wie viele Tage?',
        en: 'How many days?',
        it: 'Quanti giorni?',
        es: '¿Cuántos días?',
        fr: 'Combien de jours ?',
      },
      answer: {
        de: 'Vier, davon einer ohne Plan.',
        en: 'Four, one of them without a plan.',
        it: 'Quattro, uno dei quali senza programma.',
        es: 'Cuatro, uno de ellos sin plan.',
        fr: 'Quatre, dont un sans programme.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'marrakesch',
        scene: 'city.maghreb.spring.dusk.warm.koutoubia',
        line: {
          de: 'Eine Stunde weiter, eine andere Welt.',
          en: 'An hour further, another world.',
          it: 'Un’ora più in là, un altro mondo.',
          es: 'Una hora más allá, otro mundo.',
          fr: 'Une heure plus loin, un autre monde.',
        },
      },
      {
        slug: 'mallorca',
        scene: 'coast.balearic.summer.golden.warm.formentor',
        line: {
          de: 'Wenn doch Strand dabei sein soll.',
          en: 'If there must be a beach after all.',
          it: 'Se alla fine ci vuole una spiaggia.',
          es: 'Si al final tiene que haber playa.',
          fr: 'S’il faut tout de même une plage.',
        },
      },
      {
        slug: 'teneriffa',
        scene: 'island.canary.spring.golden.warm.passat',
        line: {
          de: 'Derselbe Atlantik, ein paar Grad wärmer.',
          en: 'The same Atlantic, a few degrees warmer.',
          it: 'Lo stesso Atlantico, qualche grado in più.',
          es: 'El mismo Atlántico, unos grados más.',
          fr: 'Le même Atlantique, quelques degrés de plus.',
        },
      },
    ],
  },
});
