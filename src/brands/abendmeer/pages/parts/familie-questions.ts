import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const familyQuestions: SeedQuestions = [
  {
    question: {
      de: 'Was kostet ein Baby im Flugzeug?',
      en: 'What does a baby cost on the plane?',
      it: 'Quanto costa un neonato in aereo?',
      es: '¿Cuánto cuesta un bebé en el avión?',
      fr: 'Combien coûte un bébé en avion ?',
    },
    answer: {
      de: 'Unter zwei Jahren reist es auf Ihrem Schoß, dafür nimmt die Fluglinie einen kleinen festen Betrag. Er steckt im Gesamtpreis, sobald Sie das Geburtsdatum angeben.',
      en: 'Under two it travels on your lap and the airline charges a small flat fee. It is part of the total as soon as you enter the date of birth.',
      it: 'Sotto i due anni viaggia in braccio e la compagnia chiede un piccolo importo fisso. È nel totale appena inserite la data di nascita.',
      es: 'Con menos de dos años viaja en su regazo y la aerolínea cobra una pequeña cantidad fija. Está en el total en cuanto indique la fecha de nacimiento.',
      fr: 'Avant deux ans, il voyage sur vos genoux et la compagnie demande un petit forfait. Il figure dans le total dès que vous indiquez la date de naissance.',
    },
  },
  {
    question: {
      de: 'Welches Alter zählt: bei der Buchung oder auf der Reise?',
      en: 'Which age counts: when booking or when travelling?',
      it: 'Quale età conta: alla prenotazione o in viaggio?',
      es: '¿Qué edad cuenta: al reservar o al viajar?',
      fr: 'Quel âge compte : à la réservation ou au voyage ?',
    },
    answer: {
      de: 'Das Alter auf der Reise. Darum fragen wir nach dem Geburtsdatum und nicht nach dem Alter von heute.',
      en: 'The age when travelling. That is why we ask for the date of birth and not for today’s age.',
      it: 'L’età durante il viaggio. Per questo chiediamo la data di nascita e non l’età di oggi.',
      es: 'La edad durante el viaje. Por eso preguntamos la fecha de nacimiento y no la edad de hoy.',
      fr: 'L’âge pendant le voyage. C’est pourquoi nous demandons la date de naissance et non l’âge d’aujourd’hui.',
    },
  },
  {
    question: {
      de: 'Sitzen wir im Flugzeug zusammen?',
      en: 'Will we sit together on the plane?',
      it: 'In aereo saremo seduti vicini?',
      es: '¿Iremos sentados juntos en el avión?',
      fr: 'Serons-nous assis ensemble dans l’avion ?',
    },
    answer: {
      de: 'Sitzplätze können Sie nach der Auswahl dazubuchen, wo die Fluglinie es anbietet. Kinder setzen die Fluglinien ohnehin neben einen Erwachsenen.',
      en: 'You can add seats after choosing, where the airline offers it. Airlines seat children next to an adult in any case.',
      it: 'I posti si possono aggiungere dopo la scelta, se la compagnia lo offre. I bambini vengono comunque messi accanto a un adulto.',
      es: 'Puede añadir asientos tras elegir el viaje, si la aerolínea lo ofrece. En cualquier caso, sientan a los niños junto a un adulto.',
      fr: 'Les sièges s’ajoutent après le choix, si la compagnie le propose. De toute façon, elle place les enfants à côté d’un adulte.',
    },
  },
  {
    question: {
      de: 'Darf der Kinderwagen mit?',
      en: 'Can the pushchair come along?',
      it: 'Si può portare il passeggino?',
      es: '¿Puedo llevar el cochecito?',
      fr: 'La poussette peut-elle venir ?',
    },
    answer: {
      de: 'In der Regel ohne Aufpreis und bis zur Flugzeugtür. Die Regel macht die Fluglinie; ein Wagen, der sich flach falten lässt, kommt überall durch.',
      en: 'As a rule free of charge and right up to the door of the plane. The airline sets the rule; one that folds flat gets through everywhere.',
      it: 'Di regola senza supplemento e fino alla porta dell’aereo. Decide la compagnia; un passeggino che si chiude piatto passa ovunque.',
      es: 'Por lo general sin recargo y hasta la puerta del avión. Lo decide la aerolínea; uno que se pliegue del todo pasa siempre.',
      fr: 'En général sans supplément et jusqu’à la porte de l’avion. La compagnie fixe la règle ; une poussette qui se plie à plat passe partout.',
    },
  },
  {
    question: {
      de: 'Was braucht ein Kind an der Grenze?',
      en: 'What does a child need at the border?',
      it: 'Che documenti servono a un bambino?',
      es: '¿Qué necesita un niño en la frontera?',
      fr: 'Quels documents pour un enfant ?',
    },
    answer: {
      de: 'Jedes Kind ein eigenes Ausweispapier. Reist es mit nur einem Elternteil oder mit den Großeltern, hilft eine unterschriebene Vollmacht des anderen. Mehr unter [Hilfe](/hilfe).',
      en: 'Every child needs a document of its own. If it travels with one parent or with grandparents, a signed letter from the other parent helps. More under [Help](/hilfe).',
      it: 'Ogni bambino ha bisogno di un documento proprio. Se viaggia con un solo genitore o con i nonni, aiuta una delega firmata dell’altro. Di più nella pagina [Aiuto](/hilfe).',
      es: 'Cada niño necesita su propio documento. Si viaja con uno de los padres o con los abuelos, ayuda una autorización firmada del otro. Más en [Ayuda](/hilfe).',
      fr: 'Chaque enfant a besoin de son propre document. S’il voyage avec un seul parent ou ses grands-parents, une autorisation signée de l’autre aide. Plus dans l’[Aide](/hilfe).',
    },
  },
];
