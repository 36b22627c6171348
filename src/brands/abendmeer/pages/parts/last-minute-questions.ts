import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const lastMinuteQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wie kurz vorher kann ich buchen?',
      en: 'How late can I book?',
      it: 'Fino a quando posso prenotare?',
      es: '¿Hasta cuándo puedo reservar?',
      fr: 'Jusqu’à quand puis-je réserver ?',
    },
    answer: {
      de: 'Bis zum Tag vor dem Abflug. Die Unterlagen kommen per Mail, sobald Hotel und Flug bestätigt sind, meist in ein paar Minuten.',
      en: 'Until the day before departure. Your documents come by e-mail once hotel and flight are confirmed, usually within a few minutes.',
      it: 'Fino al giorno prima del volo. I documenti arrivano per e-mail appena hotel e volo sono confermati, di solito in pochi minuti.',
      es: 'Hasta la víspera de la salida. La documentación llega por correo en cuanto se confirman hotel y vuelo, normalmente en unos minutos.',
      fr: 'Jusqu’à la veille du départ. Les documents arrivent par e-mail dès que l’hôtel et le vol sont confirmés, en quelques minutes le plus souvent.',
    },
  },
  {
    question: {
      de: 'Wird es kurz vorher wirklich günstiger?',
      en: 'Does it really get cheaper late?',
      it: 'All’ultimo momento costa davvero meno?',
      es: '¿De verdad es más barato a última hora?',
      fr: 'Est-ce vraiment moins cher au dernier moment ?',
    },
    answer: {
      de: 'Manchmal. Außerhalb der Ferien oft, in den Ferien fast nie. Wer ein bestimmtes Haus will, bucht früh; wer einfach weg will, gewinnt spät.',
      en: 'Sometimes. Outside school holidays often, during them hardly ever. If you want one particular hotel, book early; if you just want to get away, late is good.',
      it: 'A volte. Fuori dalle vacanze spesso, durante quasi mai. Chi vuole un hotel preciso prenoti presto; chi vuole solo partire ci guadagna dopo.',
      es: 'A veces. Fuera de vacaciones, a menudo; en vacaciones, casi nunca. Si quiere un hotel concreto, reserve pronto; si solo quiere irse, espere.',
      fr: 'Parfois. Hors vacances, souvent ; pendant, presque jamais. Pour un hôtel précis, réservez tôt ; pour simplement partir, tard est bien.',
    },
  },
  {
    question: {
      de: 'Kann ich noch absagen?',
      en: 'Can I still cancel?',
      it: 'Posso ancora annullare?',
      es: '¿Puedo anular todavía?',
      fr: 'Puis-je encore annuler ?',
    },
    answer: {
      de: 'So kurz vor der Reise kostet es fast alles. Was genau, steht vor dem Bezahlen auf der letzten Seite; eine Reiserücktrittsversicherung können Sie unterwegs mitbuchen.',
      en: 'So close to departure it costs nearly everything. The last page says exactly how much before you pay; you can add cancellation insurance on the way.',
      it: 'Così a ridosso del viaggio costa quasi tutto. Quanto di preciso lo leggete nell’ultima pagina, prima di pagare; lungo il percorso potete aggiungere un’assicurazione annullamento.',
      es: 'Tan cerca del viaje cuesta casi todo. Cuánto exactamente lo dice la última página, antes de pagar; por el camino puede añadir un seguro de anulación.',
      fr: 'Si près du départ, cela coûte presque tout. La dernière page dit combien avant que vous ne payiez ; une assurance annulation peut s’ajouter en chemin.',
    },
  },
  {
    question: {
      de: 'Muss ich gleich alles bezahlen?',
      en: 'Do I have to pay everything at once?',
      it: 'Devo pagare subito tutto?',
      es: '¿Tengo que pagarlo todo de una vez?',
      fr: 'Faut-il tout payer d’un coup ?',
    },
    answer: {
      de: 'Ja, mit der Buchung. Abgebucht wird aber erst, wenn Hotel und Flug bestätigt sind und der Sicherungsschein ausgestellt ist.',
      en: 'Yes, when you book. But you are only charged once hotel and flight are confirmed and the insolvency protection certificate has been issued.',
      it: 'Sì, alla prenotazione. Ma l’addebito parte solo quando hotel e volo sono confermati e il certificato di garanzia è emesso.',
      es: 'Sí, al reservar. Pero solo se cobra cuando hotel y vuelo están confirmados y el certificado de garantía, emitido.',
      fr: 'Oui, à la réservation. Mais vous n’êtes débité qu’une fois l’hôtel et le vol confirmés et l’attestation de garantie établie.',
    },
  },
];
