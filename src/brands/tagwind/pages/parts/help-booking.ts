import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const bookingQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wie lange gilt ein Preis?',
      en: 'How long is a price valid?',
      it: 'Per quanto vale un prezzo?',
      es: '¿Cuánto tiempo vale un precio?',
      fr: 'Combien de temps vaut un prix ?',
    },
    answer: {
      de: 'Bis jemand anders den Platz nimmt. Vor dem Bezahlen prüfen wir ihn noch einmal. Ändert er sich, sehen Sie alt und neu und entscheiden.',
      en: 'Until somebody else takes the seat. We check it once more before payment. If it changes you see old and new, and decide.',
      it: 'Finché qualcun altro non prende il posto. Prima del pagamento lo verifichiamo di nuovo. Se cambia, vedete il vecchio e il nuovo e decidete voi.',
      es: 'Hasta que otra persona ocupe la plaza. Antes de pagar lo comprobamos de nuevo. Si cambia, ve el anterior y el nuevo, y decide.',
      fr: 'Jusqu’à ce que quelqu’un d’autre prenne la place. Nous le vérifions avant le paiement. S’il change, vous voyez l’ancien et le nouveau, et décidez.',
    },
  },
  {
    question: {
      de: 'Kann ich ohne Flug buchen?',
      en: 'Can I book without a flight?',
      it: 'Posso prenotare senza volo?',
      es: '¿Puedo reservar sin vuelo?',
      fr: 'Puis-je réserver sans vol ?',
    },
    answer: {
      de: 'Ja: [nur Hotel](/search?hotelOnly=1).',
      en: 'Yes: [hotel only](/search?hotelOnly=1).',
      it: 'Sì: [solo hotel](/search?hotelOnly=1).',
      es: 'Sí: [solo hotel](/search?hotelOnly=1).',
      fr: 'Oui : [hôtel seul](/search?hotelOnly=1).',
    },
  },
  {
    question: {
      de: 'Wann kommt die Bestätigung?',
      en: 'When does the confirmation arrive?',
      it: 'Quando arriva la conferma?',
      es: '¿Cuándo llega la confirmación?',
      fr: 'Quand arrive la confirmation ?',
    },
    answer: {
      de: 'Per E-Mail, meist in Minuten. Mit Rechnung, Sicherungsschein und Kalendereintrag.',
      en: 'By e-mail, usually within minutes, with invoice, insolvency protection certificate and calendar entry.',
      it: 'Per e-mail, di solito in pochi minuti, con fattura, certificato di garanzia e voce di calendario.',
      es: 'Por correo, casi siempre en minutos, con factura, certificado de garantía y cita de calendario.',
      fr: 'Par e-mail, en quelques minutes le plus souvent, avec facture, attestation de garantie et rendez-vous d’agenda.',
    },
  },
];

export const paymentQuestions: SeedQuestions = [
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
  {
    question: {
      de: 'Wann wird abgebucht?',
      en: 'When am I charged?',
      it: 'Quando avviene l’addebito?',
      es: '¿Cuándo se cobra?',
      fr: 'Quand suis-je débité ?',
    },
    answer: {
      de: 'Wenn Flug und Hotel bestätigt sind, in einem Betrag. Klappt es nicht, wird nichts abgebucht. [AGB](/agb#zahlung)',
      en: 'Once flight and hotel are confirmed, in one sum. If it fails, nothing is charged. [Terms](/agb#zahlung)',
      it: 'Quando volo e hotel sono confermati, in un’unica soluzione. Se non va a buon fine, nessun addebito. [Condizioni](/agb#zahlung)',
      es: 'Cuando se confirman vuelo y hotel, de una vez. Si no se logra, no se cobra nada. [Condiciones](/agb#zahlung)',
      fr: 'Quand le vol et l’hôtel sont confirmés, en une fois. En cas d’échec, rien n’est débité. [Conditions](/agb#zahlung)',
    },
  },
  {
    question: {
      de: 'Ist mein Geld abgesichert?',
      en: 'Is my money protected?',
      it: 'Il mio denaro è tutelato?',
      es: '¿Está protegido mi dinero?',
      fr: 'Mon argent est-il protégé ?',
    },
    answer: {
      de: 'Bei Flug mit Hotel ja, mit Sicherungsschein vor der Abbuchung. Bei Hotel allein gilt die Absicherung nicht.',
      en: 'For flight with hotel yes, with a certificate before you are charged. For a hotel alone the protection does not apply.',
      it: 'Per volo con hotel sì, con il certificato prima dell’addebito. Per il solo hotel la tutela non vale.',
      es: 'Con vuelo y hotel sí, con certificado antes del cobro. Con hotel solo, la protección no se aplica.',
      fr: 'Pour vol et hôtel, oui, avec attestation avant le débit. Pour un hôtel seul, la garantie ne s’applique pas.',
    },
  },
];

export const changeQuestions: SeedQuestions = [
  {
    question: {
      de: 'Was kostet eine Stornierung?',
      en: 'What does cancelling cost?',
      it: 'Quanto costa annullare?',
      es: '¿Cuánto cuesta anular?',
      fr: 'Combien coûte une annulation ?',
    },
    answer: {
      de: 'Mit kostenloser Stornierung: nichts bis zum genannten Tag. Danach bis 30 Tage vor Abflug 25 %, bis 15 Tage 40 %, bis 7 Tage 60 %, bis zum Vortag 80 %, am Tag selbst 100 %. [AGB](/agb#ruecktritt)',
      en: 'With free cancellation: nothing up to the day stated. Then up to 30 days before departure 25%, 15 days 40%, 7 days 60%, the day before 80%, the day itself 100%. [Terms](/agb#ruecktritt)',
      it: 'Con cancellazione gratuita: niente fino al giorno indicato. Poi fino a 30 giorni prima 25%, 15 giorni 40%, 7 giorni 60%, il giorno prima 80%, il giorno stesso 100%. [Condizioni](/agb#ruecktritt)',
      es: 'Con anulación gratuita: nada hasta el día indicado. Después, hasta 30 días antes 25 %, 15 días 40 %, 7 días 60 %, la víspera 80 %, el mismo día 100 %. [Condiciones](/agb#ruecktritt)',
      fr: 'Avec annulation gratuite : rien jusqu’au jour indiqué. Ensuite, jusqu’à 30 jours avant 25 %, 15 jours 40 %, 7 jours 60 %, la veille 80 %, le jour même 100 %. [Conditions](/agb#ruecktritt)',
    },
  },
  {
    question: {
      de: 'Wie storniere ich?',
      en: 'How do I cancel?',
      it: 'Come annullo?',
      es: '¿Cómo anulo?',
      fr: 'Comment annuler ?',
    },
    answer: {
      de: 'Anrufen oder auf die Bestätigung antworten. Das Geld kommt auf dem Weg zurück, auf dem es kam.',
      en: 'Call us or reply to the confirmation. The money goes back the way it came.',
      it: 'Telefonate o rispondete alla conferma. Il denaro torna con lo stesso mezzo di pagamento.',
      es: 'Llámenos o responda a la confirmación. El dinero vuelve por la misma vía.',
      fr: 'Appelez-nous ou répondez à la confirmation. L’argent revient par le même moyen.',
    },
  },
  {
    question: {
      de: 'Anderer Name?',
      en: 'Different name?',
      it: 'Altro nome?',
      es: '¿Otro nombre?',
      fr: 'Autre nom ?',
    },
    answer: {
      de: 'Bis 7 Tage vor Abflug. Sie zahlen nur, was das wirklich kostet. Tippfehler: sofort melden.',
      en: 'Up to 7 days before departure. You only pay what it really costs. Typing errors: tell us at once.',
      it: 'Fino a 7 giorni prima. Pagate solo il costo effettivo. Errori di battitura: segnalateli subito.',
      es: 'Hasta 7 días antes. Solo paga lo que cueste de verdad. Erratas: avísenos enseguida.',
      fr: 'Jusqu’à 7 jours avant. Vous ne payez que le coût réel. Faute de frappe : signalez-la aussitôt.',
    },
  },
];
