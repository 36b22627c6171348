import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const familyQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wie viele Kinder kann ich buchen?',
      en: 'How many children can I book?',
      it: 'Quanti bambini posso prenotare?',
      es: '¿Cuántos niños puedo reservar?',
      fr: 'Combien d’enfants par réservation ?',
    },
    answer: {
      de: 'Bis zu drei, dazu bis zu sechs Erwachsene. Je Erwachsenem höchstens ein Kind unter zwei Jahren. Mehr: Hotline.',
      en: 'Up to three, with up to six adults. At most one child under two for each adult. For more, call us.',
      it: 'Fino a tre, con un massimo di sei adulti. Per ogni adulto al massimo un bambino sotto i due anni. Di più: telefonateci.',
      es: 'Hasta tres, con un máximo de seis adultos. Por cada adulto, como mucho un niño menor de dos años. Para más, llámenos.',
      fr: 'Jusqu’à trois, avec six adultes au plus. Un seul enfant de moins de deux ans par adulte. Au-delà, appelez-nous.',
    },
  },
  {
    question: {
      de: 'Hat ein Baby einen eigenen Sitz?',
      en: 'Does an infant have a seat?',
      it: 'Il neonato ha un posto?',
      es: '¿El bebé tiene asiento?',
      fr: 'Un bébé a-t-il un siège ?',
    },
    answer: {
      de: 'Nein, es fliegt auf dem Schoß. Ab dem zweiten Geburtstag gehört ein Sitz dazu.',
      en: 'No, it flies on your lap. From the second birthday a seat is included.',
      it: 'No, vola in braccio. Dal secondo compleanno il posto è compreso.',
      es: 'No, vuela en brazos. Desde los dos años el asiento está incluido.',
      fr: 'Non, il voyage sur les genoux. Dès deux ans, un siège est compris.',
    },
  },
  {
    question: {
      de: 'Und wenn mein Kind unterwegs Geburtstag hat?',
      en: 'What if my child has a birthday on the trip?',
      it: 'E se compie gli anni in viaggio?',
      es: '¿Y si cumple años durante el viaje?',
      fr: 'Et si l’enfant fête son anniversaire sur place ?',
    },
    answer: {
      de: 'Es zählt der Tag des Abflugs. Nur beim zweiten Geburtstag vor dem Rückflug: bitte vorher anrufen.',
      en: 'The day of departure counts. Only if the second birthday falls before the flight home: please call first.',
      it: 'Conta il giorno della partenza. Solo se compie due anni prima del ritorno: telefonateci prima.',
      es: 'Cuenta el día de salida. Solo si cumple dos años antes del regreso: llámenos antes.',
      fr: 'C’est le jour du départ qui compte. Seul cas à part : deux ans avant le retour, appelez-nous d’abord.',
    },
  },
  {
    question: {
      de: 'Welche Dokumente braucht ein Kind?',
      en: 'Which documents does a child need?',
      it: 'Quali documenti servono a un bambino?',
      es: '¿Qué documentos necesita un niño?',
      fr: 'Quels documents pour un enfant ?',
    },
    answer: {
      de: 'Einen eigenen Ausweis oder Pass, in jedem Alter. Reist nur ein Elternteil mit: Einverständnis des anderen mitnehmen.',
      en: 'A document of its own, at any age. If only one parent travels, take the other’s consent along.',
      it: 'Un documento proprio, a qualsiasi età. Se viaggia un solo genitore: portate il consenso dell’altro.',
      es: 'Un documento propio, a cualquier edad. Si viaja un solo progenitor, lleve la autorización del otro.',
      fr: 'Un document à son nom, à tout âge. Si un seul parent voyage : emporter l’accord de l’autre.',
    },
  },
  {
    question: {
      de: 'Fliegt der Kinderwagen mit?',
      en: 'Can the pushchair fly too?',
      it: 'Il passeggino viaggia con noi?',
      es: '¿Puede volar el cochecito?',
      fr: 'La poussette voyage-t-elle ?',
    },
    answer: {
      de: 'Meist kostenlos, Abgabe am Gate. Melden Sie ihn bei der Fluglinie an.',
      en: 'Usually free of charge, handed in at the gate. Tell the airline beforehand.',
      it: 'Di solito gratis, si consegna al gate. Avvisate la compagnia aerea.',
      es: 'Casi siempre gratis, se entrega en la puerta. Avise a la aerolínea.',
      fr: 'Le plus souvent gratuite, remise à la porte. Prévenez la compagnie.',
    },
  },
];
