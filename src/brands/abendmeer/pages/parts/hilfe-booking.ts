import type { FaqProps } from '../../../../content-modules/faq/schema.ts';
import type { Localised } from '../../../../content-modules/parts/localised-text.ts';

type Section = Localised<FaqProps>['sections'][number];

export const bookingSection: Section = {
  title: { de: 'Buchen', en: 'Booking', it: 'Prenotare', es: 'Reservar', fr: 'Réserver' },
  questions: [
    {
      question: {
        de: 'Was steckt im Preis?',
        en: 'What does the price include?',
        it: 'Che cosa comprende il prezzo?',
        es: '¿Qué incluye el precio?',
        fr: 'Que comprend le prix ?',
      },
      answer: {
        de: 'Flug, Haus, die Mahlzeiten, die dabeistehen, Steuern und Gebühren. Kurtaxen zahlen Sie oft vor Ort; die Höhe legt die Gemeinde fest.',
        en: 'Flight, hotel, the meals listed, taxes and fees. Local tourist taxes are often paid on site; the municipality sets the amount.',
        it: 'Volo, hotel, i pasti indicati, tasse e diritti. L’imposta di soggiorno si paga spesso sul posto; l’importo lo fissa il comune.',
        es: 'Vuelo, hotel, las comidas indicadas, impuestos y tasas. La tasa turística suele pagarse allí; el importe lo fija el municipio.',
        fr: 'Le vol, l’hôtel, les repas indiqués, taxes et frais compris. La taxe de séjour se paie souvent sur place ; la commune en fixe le montant.',
      },
    },
    {
      question: {
        de: 'Warum ändert sich ein Preis, während ich schaue?',
        en: 'Why does a price change while I am looking?',
        it: 'Perché un prezzo cambia mentre guardo?',
        es: '¿Por qué cambia un precio mientras miro?',
        fr: 'Pourquoi un prix change-t-il pendant que je regarde ?',
      },
      answer: {
        de: 'Weil jemand anderes den letzten günstigen Platz nimmt. Bevor Sie buchen, fragen wir den Veranstalter noch einmal; hat sich der Preis geändert, sehen Sie beide und entscheiden neu.',
        en: 'Because somebody else takes the last cheap seat. Before you book we ask the operator once more; if the price has changed you see both and decide again.',
        it: 'Perché qualcun altro prende l’ultimo posto conveniente. Prima della prenotazione chiediamo di nuovo all’operatore; se il prezzo è cambiato li vedete entrambi e decidete di nuovo.',
        es: 'Porque otra persona se lleva la última plaza barata. Antes de reservar preguntamos otra vez al organizador; si el precio ha cambiado, ve los dos y decide de nuevo.',
        fr: 'Parce que quelqu’un d’autre prend la dernière place bon marché. Avant la réservation, nous redemandons à l’organisateur ; si le prix a changé, vous voyez les deux et décidez à nouveau.',
      },
    },
    {
      question: {
        de: 'Woher weiß ich, dass es geklappt hat?',
        en: 'How do I know it has worked?',
        it: 'Come so che è andata a buon fine?',
        es: '¿Cómo sé que ha funcionado?',
        fr: 'Comment savoir que c’est réservé ?',
      },
      answer: {
        de: 'Sie sehen die Buchungsnummer und bekommen Bestätigung und Sicherungsschein per Mail. Dauert die Bestätigung länger, sagen wir Ihnen Bescheid; buchen Sie dann bitte nicht noch einmal.',
        en: 'You will see the booking number and receive your confirmation and insolvency protection certificate by e-mail. If the confirmation takes longer, we will let you know; please do not book again in that case.',
        it: 'Vedete il numero di prenotazione e ricevete per e-mail la conferma e il certificato di garanzia. Se la conferma tarda, vi avvisiamo; in quel caso non prenotate di nuovo.',
        es: 'Ve el número de reserva y recibe por correo la confirmación y el certificado de garantía. Si la confirmación tarda, se lo diremos; en ese caso no reserve otra vez.',
        fr: 'Vous voyez le numéro de réservation et recevez par e-mail la confirmation et l’attestation de garantie. Si la confirmation tarde, nous vous prévenons ; dans ce cas, ne réservez pas une seconde fois.',
      },
    },
  ],
};

export const paymentSection: Section = {
  title: { de: 'Bezahlen', en: 'Paying', it: 'Pagare', es: 'Pagar', fr: 'Payer' },
  questions: [
    {
      question: {
        de: 'Wie kann ich zahlen?',
        en: 'How can I pay?',
        it: 'Come si può pagare?',
        es: '¿Cómo puedo pagar?',
        fr: 'Comment payer ?',
      },
      answer: {
        de: 'Mit Kreditkarte oder Debitkarte (Visa, Mastercard, American Express), per SEPA-Lastschrift oder mit PayPal. Kartendaten gehen direkt an den Zahlungsdienst; wir sehen sie nie.',
        en: 'By credit or debit card (Visa, Mastercard, American Express), SEPA direct debit or PayPal. Card details go straight to the payment service; we never see them.',
        it: 'Con carta di credito o di debito (Visa, Mastercard, American Express), con addebito SEPA o con PayPal. I dati della carta vanno direttamente al servizio di pagamento; noi non li vediamo mai.',
        es: 'Con tarjeta de crédito o débito (Visa, Mastercard, American Express), por domiciliación SEPA o con PayPal. Los datos de la tarjeta van directamente al servicio de pago; nosotros no los vemos.',
        fr: 'Par carte de crédit ou de débit (Visa, Mastercard, American Express), prélèvement SEPA ou PayPal. Les données de la carte vont directement au service de paiement ; nous ne les voyons jamais.',
      },
    },
    {
      question: {
        de: 'Wann wird abgebucht?',
        en: 'When am I charged?',
        it: 'Quando parte l’addebito?',
        es: '¿Cuándo se cobra?',
        fr: 'Quand suis-je débité ?',
      },
      answer: {
        de: 'Der Reisepreis wird mit der Buchung fällig. Abgebucht wird er erst, wenn Hotel und Flug bestätigt sind und Ihr Sicherungsschein ausgestellt ist. Klappt eines davon nicht, wird nichts abgebucht.',
        en: 'The price is due on booking. It is only charged once hotel and flight are confirmed and your insolvency protection certificate has been issued. If one of them fails, nothing is charged.',
        it: 'Il prezzo è dovuto alla prenotazione. L’addebito parte solo quando hotel e volo sono confermati e il certificato di garanzia è emesso. Se qualcosa non riesce, non si addebita nulla.',
        es: 'El precio se debe al reservar. Solo se cobra cuando hotel y vuelo están confirmados y su certificado de garantía, emitido. Si algo falla, no se cobra nada.',
        fr: 'Le prix est dû à la réservation. Il n’est débité qu’une fois l’hôtel et le vol confirmés et votre attestation de garantie établie. Si l’un échoue, rien n’est débité.',
      },
    },
    {
      question: {
        de: 'Was schützt mein Geld?',
        en: 'What protects my money?',
        it: 'Che cosa tutela i miei soldi?',
        es: '¿Qué protege mi dinero?',
        fr: 'Qu’est-ce qui protège mon argent ?',
      },
      answer: {
        de: 'Der Sicherungsschein. Wird der Veranstalter zahlungsunfähig, bekommen Sie Ihr Geld zurück und kommen nach Hause. Wer dafür einsteht, steht darauf; Näheres in den [AGB](/agb#zahlung).',
        en: 'The insolvency protection certificate. If the operator becomes insolvent you get your money back and are brought home. It names who provides the cover; details are in the [terms](/agb#zahlung).',
        it: 'Il certificato di garanzia. Se l’operatore diventa insolvente, riavete i soldi e vi riportano a casa. Chi ne risponde è scritto sopra; i dettagli sono nelle [condizioni](/agb#zahlung).',
        es: 'El certificado de garantía. Si el organizador cae en insolvencia, recupera su dinero y vuelve a casa. En él consta quién responde; más en las [condiciones](/agb#zahlung).',
        fr: 'L’attestation de garantie. Si l’organisateur devient insolvable, vous êtes remboursé et rapatrié. Elle dit qui en répond ; détails dans les [conditions](/agb#zahlung).',
      },
    },
  ],
};
