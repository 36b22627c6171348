import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

type Sections = Extract<SeedModule, { type: 'faq' }>['props']['sections'];

export const homeQuestions: Sections = [
  {
    title: { de: 'Flug', en: 'Flight', it: 'Volo', es: 'Vuelo', fr: 'Vol' },
    questions: [
      {
        question: {
          de: 'Wann muss ich am Flughafen sein?',
          en: 'When must I be at the airport?',
          it: 'Quando devo essere in aeroporto?',
          es: '¿Cuándo debo estar en el aeropuerto?',
          fr: 'Quand faut-il être à l’aéroport ?',
        },
        answer: {
          de: 'Zwei Stunden vor Abflug, in den Ferien drei. Die Gepäckannahme schließt meist 45 bis 60 Minuten vorher.',
          en: 'Two hours before departure, three in the school holidays. Baggage drop usually closes 45 to 60 minutes before.',
          it: 'Due ore prima della partenza, tre nei periodi di vacanza. La consegna bagagli chiude di solito 45–60 minuti prima.',
          es: 'Dos horas antes de la salida, tres en vacaciones. La facturación suele cerrar entre 45 y 60 minutos antes.',
          fr: 'Deux heures avant le départ, trois pendant les vacances. La dépose des bagages ferme en général 45 à 60 minutes avant.',
        },
      },
      {
        question: {
          de: 'Sind die Flugzeiten nonstop?',
          en: 'Are the flight times non-stop?',
          it: 'I tempi di volo sono senza scalo?',
          es: '¿Los tiempos de vuelo son sin escala?',
          fr: 'Les temps de vol sont-ils sans escale ?',
        },
        answer: {
          de: 'Ja, ab Frankfurt und gerundet auf fünf Minuten. Ab anderen Flughäfen weichen sie ab.',
          en: 'Yes, from Frankfurt and rounded to five minutes. From other airports they differ.',
          it: 'Sì, da Francoforte e arrotondati a cinque minuti. Da altri aeroporti cambiano.',
          es: 'Sí, desde Fráncfort y redondeados a cinco minutos. Desde otros aeropuertos varían.',
          fr: 'Oui, depuis Francfort et arrondis à cinq minutes. Depuis d’autres aéroports, ils diffèrent.',
        },
      },
    ],
  },
  {
    title: { de: 'Zahlung', en: 'Payment', it: 'Pagamento', es: 'Pago', fr: 'Paiement' },
    questions: [
      {
        question: {
          de: 'Wann wird abgebucht?',
          en: 'When am I charged?',
          it: 'Quando avviene l’addebito?',
          es: '¿Cuándo se cobra?',
          fr: 'Quand suis-je débité ?',
        },
        answer: {
          de: 'Der ganze Betrag, wenn Flug und Hotel bestätigt sind. Vorher ist er nur vorgemerkt. Details: [AGB](/agb#zahlung).',
          en: 'The full amount, once flight and hotel are confirmed. Until then it is only reserved. Details: [terms](/agb#zahlung).',
          it: 'L’importo intero, quando volo e hotel sono confermati. Prima è solo riservato. Dettagli: [condizioni](/agb#zahlung).',
          es: 'El importe completo, cuando se confirman vuelo y hotel. Antes solo queda retenido. Detalles: [condiciones](/agb#zahlung).',
          fr: 'Le montant entier, une fois le vol et l’hôtel confirmés. Avant, il est seulement réservé. Détails : [conditions](/agb#zahlung).',
        },
      },
      {
        question: {
          de: 'Wie kann ich zahlen?',
          en: 'How can I pay?',
          it: 'Come posso pagare?',
          es: '¿Cómo puedo pagar?',
          fr: 'Comment payer ?',
        },
        answer: {
          de: 'Kreditkarte, Debitkarte, PayPal, SEPA-Lastschrift.',
          en: 'Credit card, debit card, PayPal, SEPA direct debit.',
          it: 'Carta di credito, carta di debito, PayPal, addebito SEPA.',
          es: 'Tarjeta de crédito, tarjeta de débito, PayPal, adeudo SEPA.',
          fr: 'Carte de crédit, carte de débit, PayPal, prélèvement SEPA.',
        },
      },
    ],
  },
];
