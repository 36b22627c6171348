import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const cityQuestions: SeedQuestions = [
  {
    question: {
      de: 'Reicht Handgepäck?',
      en: 'Is hand luggage enough?',
      it: 'Basta il bagaglio a mano?',
      es: '¿Basta el equipaje de mano?',
      fr: 'Un bagage à main suffit-il ?',
    },
    answer: {
      de: 'Für drei Nächte fast immer, und der Flug wird oft günstiger. Was dabei ist, steht bei jedem Flug; einen Koffer können Sie im nächsten Schritt dazubuchen.',
      en: 'For three nights almost always, and the flight is often cheaper. Each flight says what is included; a suitcase can be added in the next step.',
      it: 'Per tre notti quasi sempre, e il volo spesso costa meno. Ogni volo dice che cosa è compreso; la valigia si aggiunge nel passo successivo.',
      es: 'Para tres noches casi siempre, y el vuelo suele salir mejor. Cada vuelo dice qué incluye; la maleta se añade en el paso siguiente.',
      fr: 'Pour trois nuits, presque toujours, et le vol est souvent moins cher. Chaque vol dit ce qui est compris ; la valise s’ajoute à l’étape suivante.',
    },
  },
  {
    question: {
      de: 'Von Freitag bis Montag: Wie suche ich das?',
      en: 'Friday to Monday: how do I search for that?',
      it: 'Da venerdì a lunedì: come si cerca?',
      es: 'De viernes a lunes: ¿cómo se busca?',
      fr: 'Du vendredi au lundi : comment chercher ?',
    },
    answer: {
      de: 'Wählen Sie beim Reisezeitraum genaue Daten und dort den Freitag und den Montag. Mit beweglichen Daten finden Sie oft dieselben drei Nächte unter der Woche für weniger.',
      en: 'Choose exact dates under travel period, then the Friday and the Monday. With flexible dates you often find the same three nights midweek for less.',
      it: 'Nel periodo di viaggio scegliete le date esatte, poi il venerdì e il lunedì. Con date flessibili spesso le stesse tre notti in settimana costano meno.',
      es: 'En el periodo de viaje elija fechas exactas y, en ellas, el viernes y el lunes. Con fechas flexibles, las mismas tres noches entre semana suelen costar menos.',
      fr: 'Dans la période, choisissez des dates exactes, puis le vendredi et le lundi. Avec des dates souples, les mêmes trois nuits en semaine coûtent souvent moins.',
    },
  },
  {
    question: {
      de: 'Wie komme ich vom Flughafen ins Viertel?',
      en: 'How do I get from the airport to my neighbourhood?',
      it: 'Come si va dall’aeroporto al quartiere?',
      es: '¿Cómo voy del aeropuerto al barrio?',
      fr: 'Comment aller de l’aéroport au quartier ?',
    },
    answer: {
      de: 'In Lissabon, Wien, Kopenhagen und Istanbul mit der Metro oder der Bahn. Eine Fahrt mit dem Auto können Sie bei vielen Häusern mitbuchen; Sie sehen es im Schritt nach der Auswahl.',
      en: 'In Lisbon, Vienna, Copenhagen and Istanbul by underground or train. For many hotels you can also book a transfer; you see it in the step after choosing.',
      it: 'A Lisbona, Vienna, Copenaghen e Istanbul con la metropolitana o il treno. Per molti hotel si può prenotare anche un transfer; lo vedete nel passo dopo la scelta.',
      es: 'En Lisboa, Viena, Copenhague y Estambul, en metro o en tren. En muchos hoteles también puede reservar un traslado; lo verá en el paso siguiente.',
      fr: 'À Lisbonne, Vienne, Copenhague et Istanbul, en métro ou en train. Pour bien des hôtels, un transfert peut aussi se réserver ; vous le verrez à l’étape suivante.',
    },
  },
  {
    question: {
      de: 'Kostet die Stadt extra Steuer?',
      en: 'Does the city charge a tax?',
      it: 'C’è una tassa di soggiorno?',
      es: '¿Cobra la ciudad una tasa?',
      fr: 'La ville demande-t-elle une taxe ?',
    },
    answer: {
      de: 'Die meisten großen Städte verlangen eine Übernachtungssteuer, die Sie im Haus bezahlen. Wie viel, legt die Stadt fest, meist nach Sternen und Nächten.',
      en: 'Most big cities charge an overnight tax, which you pay at the hotel. The city sets the amount, usually by stars and nights.',
      it: 'Quasi tutte le grandi città chiedono un’imposta di soggiorno, che si paga in albergo. L’importo lo fissa la città, di solito per stelle e notti.',
      es: 'Casi todas las grandes ciudades cobran una tasa por noche que se paga en el hotel. La fija la ciudad, normalmente por estrellas y noches.',
      fr: 'La plupart des grandes villes perçoivent une taxe de séjour, payée sur place. La ville en fixe le montant, souvent selon les étoiles et les nuits.',
    },
  },
];
