import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const lastMinuteQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wie kurzfristig kann ich buchen?',
      en: 'How late can I book?',
      it: 'Fino a quando posso prenotare?',
      es: '¿Hasta cuándo puedo reservar?',
      fr: 'Jusqu’à quand puis-je réserver ?',
    },
    answer: {
      de: 'Bis zum Vortag des Abflugs.',
      en: 'Until the day before departure.',
      it: 'Fino al giorno prima della partenza.',
      es: 'Hasta el día antes de la salida.',
      fr: 'Jusqu’à la veille du départ.',
    },
  },
  {
    question: {
      de: 'Kann ich noch stornieren?',
      en: 'Can I still cancel?',
      it: 'Posso ancora annullare?',
      es: '¿Puedo anular todavía?',
      fr: 'Puis-je encore annuler ?',
    },
    answer: {
      de: 'Immer, aber selten kostenlos: ab dem 6. Tag vor Abflug kostet es 80 Prozent, am Abflugtag 100. Die Stufen stehen vor dem Bezahlen. [AGB](/agb#ruecktritt)',
      en: 'Always, but rarely free: from the 6th day before departure it costs 80 per cent, on the day itself 100. The steps are shown before you pay. [Terms](/agb#ruecktritt)',
      it: 'Sempre, ma raramente gratis: dal 6° giorno prima costa l’80 per cento, il giorno stesso il 100. Gli scaglioni sono indicati prima del pagamento. [Condizioni](/agb#ruecktritt)',
      es: 'Siempre, pero casi nunca gratis: desde el 6.º día antes cuesta el 80 por ciento, el mismo día el 100. Los tramos figuran antes de pagar. [Condiciones](/agb#ruecktritt)',
      fr: 'Toujours, mais rarement sans frais : dès le 6e jour avant, 80 pour cent, le jour même 100. Les paliers figurent avant le paiement. [Conditions](/agb#ruecktritt)',
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
      de: 'Wenn Flug und Hotel bestätigt sind, in der Regel nach Sekunden. Vorher ist der Betrag nur vorgemerkt.',
      en: 'Once flight and hotel are confirmed, as a rule within seconds. Until then the amount is only reserved.',
      it: 'Quando volo e hotel sono confermati, di norma in pochi secondi. Prima l’importo è solo prenotato.',
      es: 'Cuando se confirman vuelo y hotel, por lo general en segundos. Hasta entonces el importe solo queda retenido.',
      fr: 'Quand le vol et l’hôtel sont confirmés, en général en quelques secondes. Avant, le montant est seulement réservé.',
    },
  },
  {
    question: {
      de: 'Ist last minute immer günstiger?',
      en: 'Is last minute always cheaper?',
      it: 'Il last minute costa sempre meno?',
      es: '¿Última hora es siempre más barato?',
      fr: 'La dernière minute est-elle toujours moins chère ?',
    },
    answer: {
      de: 'Nein. In den Ferien steigen die Preise bis zuletzt. Der Preiskalender beim Hotel zeigt, welcher Tag weniger kostet.',
      en: 'No. In school holidays prices rise to the end. The hotel’s price calendar shows which day costs less.',
      it: 'No. Nei periodi di vacanza i prezzi salgono fino all’ultimo. Il calendario prezzi dell’hotel mostra il giorno più conveniente.',
      es: 'No. En vacaciones suben hasta el final. El calendario de precios del hotel muestra qué día cuesta menos.',
      fr: 'Non. Pendant les vacances, les prix montent jusqu’au bout. Le calendrier des prix de l’hôtel montre le jour le moins cher.',
    },
  },
];
