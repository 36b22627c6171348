import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const winterQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wo kann man im Januar baden?',
      en: 'Where can you swim in January?',
      it: 'Dove si fa il bagno a gennaio?',
      es: '¿Dónde se puede uno bañar en enero?',
      fr: 'Où se baigner en janvier ?',
    },
    answer: {
      de: 'Am Roten Meer, dort sind es 22 Grad in Luft und Wasser. Vor [Teneriffa](/teneriffa) und Madeira sind es 19; viele Häuser heizen deshalb ihren [Pool](/search?attributes=heated_pool).',
      en: 'In the Red Sea, with 22 degrees in the air and the water. Off [Tenerife](/teneriffa) and Madeira it is 19, which is why many hotels heat their [pool](/search?attributes=heated_pool).',
      it: 'Nel Mar Rosso, con 22 gradi nell’aria e nell’acqua. A [Tenerife](/teneriffa) e a Madera sono 19; per questo molti hotel riscaldano la [piscina](/search?attributes=heated_pool).',
      es: 'En el mar Rojo, con 22 grados en el aire y en el agua. En [Tenerife](/teneriffa) y Madeira hay 19; por eso muchos hoteles climatizan la [piscina](/search?attributes=heated_pool).',
      fr: 'En mer Rouge, avec 22 degrés dans l’air comme dans l’eau. À [Tenerife](/teneriffa) et à Madère, 19 : beaucoup d’hôtels chauffent donc leur [piscine](/search?attributes=heated_pool).',
    },
  },
  {
    question: {
      de: 'Nord oder Süd auf Teneriffa?',
      en: 'North or south on Tenerife?',
      it: 'Nord o sud a Tenerife?',
      es: '¿Norte o sur en Tenerife?',
      fr: 'Nord ou sud à Tenerife ?',
    },
    answer: {
      de: 'Im Winter der Süden: Der Teide hält die Wolken auf. Im Norden ist es grüner, kühler und ursprünglicher; dorthin fahren Sie zum Essen.',
      en: 'The south in winter: the Teide holds back the clouds. The north is greener, cooler and more its own; go there to eat.',
      it: 'D’inverno il sud: il Teide ferma le nuvole. Il nord è più verde, più fresco e più autentico; andateci a mangiare.',
      es: 'En invierno, el sur: el Teide frena las nubes. El norte es más verde, más fresco y más auténtico; vaya allí a comer.',
      fr: 'Le sud en hiver : le Teide retient les nuages. Le nord est plus vert, plus frais, plus lui-même ; allez-y pour manger.',
    },
  },
  {
    question: {
      de: 'Muss ich die Uhr umstellen?',
      en: 'Do I have to change my watch?',
      it: 'Devo cambiare l’ora?',
      es: '¿Tengo que cambiar la hora?',
      fr: 'Faut-il changer d’heure ?',
    },
    answer: {
      de: 'Von Deutschland aus auf den Kanaren und Madeira eine Stunde zurück, in Ägypten im Winter eine vor. In Marokko ist es im Winter so spät wie bei uns, im Sommer eine Stunde früher.',
      en: 'Coming from Germany, one hour back on the Canaries and Madeira, one hour forward in Egypt in winter. In Morocco it is the same as in Germany in winter, and an hour earlier in summer.',
      it: 'Dalla Germania, un’ora indietro alle Canarie e a Madera, un’ora avanti in Egitto d’inverno. In Marocco d’inverno è la stessa ora, d’estate un’ora prima.',
      es: 'Desde Alemania, una hora menos en Canarias y Madeira, y una más en Egipto en invierno. En Marruecos, en invierno es la misma hora; en verano, una menos.',
      fr: 'Depuis l’Allemagne, une heure de moins aux Canaries et à Madère, une de plus en Égypte en hiver. Au Maroc, même heure en hiver, une de moins en été.',
    },
  },
  {
    question: {
      de: 'Brauche ich einen Reisepass?',
      en: 'Do I need a passport?',
      it: 'Serve il passaporto?',
      es: '¿Necesito pasaporte?',
      fr: 'Faut-il un passeport ?',
    },
    answer: {
      de: 'Mit deutschem Ausweis reicht auf den Kanaren und Madeira der Personalausweis. Für Marokko und Ägypten gelten eigene Regeln, die sich ändern; fragen Sie vor der Buchung das Auswärtige Amt Ihres Landes.',
      en: 'EU citizens only need an identity card for the Canaries and Madeira. Morocco and Egypt have rules of their own, and they change: ask your foreign ministry before you book.',
      it: 'Per Canarie e Madera ai cittadini UE basta la carta d’identità. Marocco ed Egitto hanno regole proprie, che cambiano: chiedete al ministero degli Esteri prima di prenotare.',
      es: 'Para Canarias y Madeira, a los ciudadanos de la UE les basta el documento de identidad. Marruecos y Egipto tienen reglas propias que cambian: consulte a su ministerio de Exteriores antes de reservar.',
      fr: 'Pour les Canaries et Madère, la carte d’identité suffit aux citoyens de l’UE. Le Maroc et l’Égypte ont leurs propres règles, qui changent : consultez votre ministère des Affaires étrangères avant de réserver.',
    },
  },
  {
    question: {
      de: 'Wann ist es im Winter am leersten?',
      en: 'When is it quietest in winter?',
      it: 'Quando c’è meno gente d’inverno?',
      es: '¿Cuándo hay menos gente en invierno?',
      fr: 'Quand y a-t-il le moins de monde en hiver ?',
    },
    answer: {
      de: 'In den zwei Wochen vor Weihnachten und gleich nach dem 6. Januar. Voll wird es zu Silvester und in den Winterferien.',
      en: 'In the two weeks before Christmas and right after 6 January. New Year and the winter holidays are full.',
      it: 'Nelle due settimane prima di Natale e subito dopo il 6 gennaio. Capodanno e le vacanze invernali sono affollati.',
      es: 'En las dos semanas antes de Navidad y justo después del 6 de enero. Nochevieja y las vacaciones de invierno se llenan.',
      fr: 'Les deux semaines avant Noël et juste après le 6 janvier. Le Nouvel An et les vacances d’hiver sont chargés.',
    },
  },
];
