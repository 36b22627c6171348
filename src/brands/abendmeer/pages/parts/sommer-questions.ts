import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const summerQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wo ist das Meer im Juni schon warm?',
      en: 'Where is the sea already warm in June?',
      it: 'Dove il mare è già caldo a giugno?',
      es: '¿Dónde está ya templado el mar en junio?',
      fr: 'Où la mer est-elle déjà chaude en juin ?',
    },
    answer: {
      de: 'Im Osten zuerst: Vor [Kreta](/kreta) sind es 23 Grad, vor [Mallorca](/mallorca) 22. Der Atlantik braucht länger; vor Lissabon sind es selbst im August nur 19.',
      en: 'In the east first: 23 degrees off [Crete](/kreta), 22 off [Majorca](/mallorca). The Atlantic takes longer; off Lisbon it is only 19 even in August.',
      it: 'Prima a est: 23 gradi a [Creta](/kreta), 22 a [Maiorca](/mallorca). L’Atlantico ci mette di più; davanti a Lisbona sono solo 19 anche ad agosto.',
      es: 'Primero en el este: 23 grados en [Creta](/kreta), 22 en [Mallorca](/mallorca). El Atlántico tarda más; frente a Lisboa solo hay 19 incluso en agosto.',
      fr: 'À l’est d’abord : 23 degrés en [Crète](/kreta), 22 à [Majorque](/mallorca). L’Atlantique prend son temps ; au large de Lisbonne, il n’atteint que 19, même en août.',
    },
  },
  {
    question: {
      de: 'Muss es der August sein?',
      en: 'Does it have to be August?',
      it: 'Deve essere per forza agosto?',
      es: '¿Tiene que ser agosto?',
      fr: 'Faut-il que ce soit août ?',
    },
    answer: {
      de: 'Nur mit Schulkindern. Dann nehmen Sie die letzte Ferienwoche statt der ersten: Das Wasser ist gleich warm, die Flüge sind leerer.',
      en: 'Only with school-age children. In that case take the last week of the holidays, not the first: the water is just as warm and the flights are emptier.',
      it: 'Solo con figli in età scolare. Allora scegliete l’ultima settimana di vacanza, non la prima: l’acqua è calda uguale e gli aerei sono più vuoti.',
      es: 'Solo con niños en edad escolar. Entonces elija la última semana de vacaciones, no la primera: el agua está igual y los vuelos, más vacíos.',
      fr: 'Seulement avec des écoliers. Prenez alors la dernière semaine des vacances, pas la première : l’eau est aussi chaude et les vols plus vides.',
    },
  },
  {
    question: {
      de: 'Wo ist es im Hochsommer nicht zu heiß?',
      en: 'Where is it not too hot in high summer?',
      it: 'Dove non fa troppo caldo in piena estate?',
      es: '¿Dónde no hace demasiado calor en pleno verano?',
      fr: 'Où ne fait-il pas trop chaud en plein été ?',
    },
    answer: {
      de: 'An der Algarve mit 29 Grad und Wind, auf Madeira mit 27 und in den [Dolomiten](/dolomiten), wo Sie abends eine Jacke brauchen.',
      en: 'In the Algarve with 29 degrees and a breeze, on Madeira with 27, and in the [Dolomites](/dolomiten), where you need a jacket in the evening.',
      it: 'In Algarve, con 29 gradi e vento, a Madera con 27 e nelle [Dolomiti](/dolomiten), dove la sera serve una giacca.',
      es: 'En el Algarve, con 29 grados y brisa; en Madeira, con 27, y en los [Dolomitas](/dolomiten), donde por la noche hace falta chaqueta.',
      fr: 'En Algarve, 29 degrés et du vent ; à Madère, 27 ; et dans les [Dolomites](/dolomiten), où il faut une veste le soir.',
    },
  },
  {
    question: {
      de: 'Wie früh sollte ich buchen?',
      en: 'How early should I book?',
      it: 'Con quanto anticipo conviene prenotare?',
      es: '¿Con cuánta antelación conviene reservar?',
      fr: 'Combien de temps à l’avance réserver ?',
    },
    answer: {
      de: 'Für die Ferienwochen bis Ende Januar, für den September genügt der Mai. Der Kalender beim Hotel zeigt für jeden Tag, was er kostet.',
      en: 'For school holidays by the end of January; for September, May is soon enough. The calendar on each hotel’s page shows what every day costs.',
      it: 'Per le settimane di vacanza entro fine gennaio; per settembre basta maggio. Il calendario nella pagina dell’hotel mostra quanto costa ogni giorno.',
      es: 'Para las vacaciones escolares, antes de fin de enero; para septiembre basta mayo. El calendario de cada hotel muestra lo que cuesta cada día.',
      fr: 'Pour les vacances scolaires, avant fin janvier ; pour septembre, mai suffit. Le calendrier de chaque hôtel montre ce que coûte chaque jour.',
    },
  },
  {
    question: {
      de: 'Und wenn doch etwas dazwischenkommt?',
      en: 'And if something comes up after all?',
      it: 'E se poi c’è un imprevisto?',
      es: '¿Y si al final surge algo?',
      fr: 'Et si un imprévu survient ?',
    },
    answer: {
      de: 'Filtern Sie nach kostenlos stornierbaren Reisen. Was es sonst kostet und wer für Sie fahren darf, steht in der [Hilfe](/hilfe).',
      en: 'Filter for trips with free cancellation. What it costs otherwise, and who may go in your place, is in the [help pages](/hilfe).',
      it: 'Filtrate i viaggi annullabili gratis. Quanto costa negli altri casi e chi può partire al posto vostro è nella pagina [Aiuto](/hilfe).',
      es: 'Filtre los viajes con anulación gratis. Lo que cuesta en los demás casos y quién puede ir en su lugar está en [Ayuda](/hilfe).',
      fr: 'Filtrez les voyages annulables sans frais. Ce que cela coûte sinon, et qui peut partir à votre place, se trouve dans l’[Aide](/hilfe).',
    },
  },
];
