import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const islandQuestions: SeedQuestions = [
  {
    question: {
      de: 'Auf welcher Insel brauche ich kein Auto?',
      en: 'On which islands can I do without a car?',
      it: 'Su quale isola non serve l’auto?',
      es: '¿En qué isla no necesito coche?',
      fr: 'Sur quelle île se passer de voiture ?',
    },
    answer: {
      de: 'Auf Menorca und Naxos bringt Sie der Bus zu den Stränden, auf Madeira in jedes Tal. Auf [Kreta](/kreta) und Sardinien verpassen Sie ohne Auto das Beste.',
      en: 'On Menorca and Naxos the bus takes you to the beaches, on Madeira into every valley. On [Crete](/kreta) and Sardinia you miss the best without a car.',
      it: 'A Minorca e a Nasso l’autobus porta alle spiagge, a Madera in ogni valle. A [Creta](/kreta) e in Sardegna senza auto ci si perde il meglio.',
      es: 'En Menorca y Naxos, el autobús lleva a las playas; en Madeira, a cada valle. En [Creta](/kreta) y Cerdeña, sin coche se pierde lo mejor.',
      fr: 'À Minorque et à Naxos, le bus mène aux plages ; à Madère, dans chaque vallée. En [Crète](/kreta) et en Sardaigne, sans voiture, on manque le meilleur.',
    },
  },
  {
    question: {
      de: 'Kann ich den Mietwagen gleich mitbuchen?',
      en: 'Can I book the hire car along with it?',
      it: 'Posso prenotare subito anche l’auto a noleggio?',
      es: '¿Puedo reservar también el coche de alquiler?',
      fr: 'Puis-je réserver la voiture en même temps ?',
    },
    answer: {
      de: 'Ja, im Schritt nach der Auswahl von Hotel und Flug. Dort stehen auch Kaution, Selbstbehalt und Tankregel.',
      en: 'Yes, in the step after choosing hotel and flight. Deposit, excess and fuel rule are stated there, too.',
      it: 'Sì, nel passo dopo la scelta di hotel e volo. Lì trovate anche cauzione, franchigia e regola del carburante.',
      es: 'Sí, en el paso posterior a elegir hotel y vuelo. Allí constan también fianza, franquicia y política de combustible.',
      fr: 'Oui, à l’étape qui suit le choix de l’hôtel et du vol. Caution, franchise et règle du carburant y figurent aussi.',
    },
  },
  {
    question: {
      de: 'Welche Insel ist im Herbst am längsten warm?',
      en: 'Which island stays warm longest in autumn?',
      it: 'Quale isola resta calda più a lungo in autunno?',
      es: '¿Qué isla conserva más el calor en otoño?',
      fr: 'Quelle île reste chaude le plus longtemps en automne ?',
    },
    answer: {
      de: 'Im Mittelmeer [Kreta](/kreta): 23 Grad Meer im Oktober, 20 im November. Danach übernehmen die Kanaren, siehe [Wintersonne](/wintersonne).',
      en: 'In the Mediterranean [Crete](/kreta): a sea of 23 degrees in October, 20 in November. After that the Canaries take over, see [winter sun](/wintersonne).',
      it: 'Nel Mediterraneo [Creta](/kreta): mare a 23 gradi in ottobre, a 20 in novembre. Poi tocca alle Canarie, vedi [sole d’inverno](/wintersonne).',
      es: 'En el Mediterráneo, [Creta](/kreta): mar a 23 grados en octubre y a 20 en noviembre. Después toman el relevo las Canarias: [sol de invierno](/wintersonne).',
      fr: 'En Méditerranée, la [Crète](/kreta) : une mer à 23 degrés en octobre, à 20 en novembre. Ensuite, les Canaries prennent le relais : [soleil d’hiver](/wintersonne).',
    },
  },
  {
    question: {
      de: 'Und wenn die Fähre wegen Sturm nicht fährt?',
      en: 'What if the ferry does not sail because of a storm?',
      it: 'E se il traghetto non parte per il maltempo?',
      es: '¿Y si el ferry no sale por temporal?',
      fr: 'Et si le ferry ne part pas à cause du vent ?',
    },
    answer: {
      de: 'Das kommt vor, vor allem von Oktober bis April. Planen Sie die Rückfahrt einen Tag vor dem Flug ein; auf der großen Insel lässt sich der Abend gut verbringen.',
      en: 'It happens, above all from October to April. Plan to cross back a day before your flight; there are worse places for an evening than the big island.',
      it: 'Succede, soprattutto da ottobre ad aprile. Programmate il ritorno un giorno prima del volo; sull’isola grande la sera si passa bene.',
      es: 'Ocurre, sobre todo de octubre a abril. Planee la vuelta un día antes del vuelo; en la isla grande la noche se pasa bien.',
      fr: 'Cela arrive, surtout d’octobre à avril. Prévoyez le retour un jour avant le vol ; la soirée passe bien sur la grande île.',
    },
  },
];
