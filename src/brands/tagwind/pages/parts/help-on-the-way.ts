import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const flightQuestions: SeedQuestions = [
  {
    question: {
      de: 'Ist ein Koffer dabei?',
      en: 'Is a suitcase included?',
      it: 'La valigia è compresa?',
      es: '¿La maleta está incluida?',
      fr: 'Une valise est-elle comprise ?',
    },
    answer: {
      de: 'Steht beim Flug, vor der Buchung. Sonst dazubuchen: 15, 20 oder 25 kg. [Nur Flüge mit Koffer](/search?baggage=baggage)',
      en: 'It is stated with the flight before you book. If not, add 15, 20 or 25 kg. [Flights with suitcase only](/search?baggage=baggage)',
      it: 'È indicato accanto al volo, prima di prenotare. Altrimenti si aggiunge: 15, 20 o 25 kg. [Solo voli con valigia](/search?baggage=baggage)',
      es: 'Figura junto al vuelo, antes de reservar. Si no, se añade: 15, 20 o 25 kg. [Solo vuelos con maleta](/search?baggage=baggage)',
      fr: 'C’est indiqué avec le vol, avant la réservation. Sinon, ajoutez 15, 20 ou 25 kg. [Vols avec valise seulement](/search?baggage=baggage)',
    },
  },
  {
    question: {
      de: 'Flüssigkeiten?',
      en: 'Liquids?',
      it: 'Liquidi?',
      es: '¿Líquidos?',
      fr: 'Les liquides ?',
    },
    answer: {
      de: '100 ml je Behälter, 1 Liter insgesamt, ein durchsichtiger Beutel. Medikamente und Babynahrung ausgenommen.',
      en: '100 ml per container, 1 litre in all, one clear bag. Medicines and baby food are exempt.',
      it: '100 ml per contenitore, 1 litro in tutto, un sacchetto trasparente. Esclusi medicine e cibo per bambini.',
      es: '100 ml por envase, 1 litro en total, una bolsa transparente. Excepto medicamentos y comida de bebé.',
      fr: '100 ml par flacon, 1 litre au total, un sachet transparent. Sauf médicaments et aliments pour bébé.',
    },
  },
  {
    question: {
      de: 'Flug verspätet?',
      en: 'Flight delayed?',
      it: 'Volo in ritardo?',
      es: '¿Vuelo con retraso?',
      fr: 'Vol retardé ?',
    },
    answer: {
      de: 'Hotline anrufen, wir verschieben den Transfer. Ab 3 Stunden Verspätung am Ziel kann die Fluglinie Ausgleich schulden.',
      en: 'Call the hotline and we move the transfer. From 3 hours late on arrival the airline may owe compensation.',
      it: 'Chiamateci e spostiamo il trasferimento. Da 3 ore di ritardo all’arrivo la compagnia può dovere un indennizzo.',
      es: 'Llámenos y movemos el traslado. A partir de 3 horas de retraso en destino, la aerolínea puede deber una compensación.',
      fr: 'Appelez-nous, nous décalons le transfert. Dès 3 heures de retard à l’arrivée, la compagnie peut devoir une indemnité.',
    },
  },
  {
    question: {
      de: 'Koffer fehlt?',
      en: 'Suitcase missing?',
      it: 'Manca la valigia?',
      es: '¿Falta la maleta?',
      fr: 'Valise manquante ?',
    },
    answer: {
      de: '1. Gepäckschalter, Protokoll (PIR). 2. Belege sammeln. 3. Hotline.',
      en: '1. Baggage desk, report (PIR). 2. Keep receipts. 3. Hotline.',
      it: '1. Sportello bagagli, rapporto (PIR). 2. Conservare gli scontrini. 3. Telefonarci.',
      es: '1. Mostrador de equipajes, parte (PIR). 2. Guardar recibos. 3. Llamarnos.',
      fr: '1. Comptoir bagages, constat (PIR). 2. Garder les reçus. 3. Nous appeler.',
    },
  },
];

export const hotelQuestions: SeedQuestions = [
  {
    question: {
      de: 'Ab wann ist das Zimmer frei?',
      en: 'When is the room ready?',
      it: 'Da che ora è pronta la camera?',
      es: '¿Desde qué hora está la habitación?',
      fr: 'La chambre est prête à quelle heure ?',
    },
    answer: {
      de: 'Meist ab 15 Uhr. Bei später Ankunft bleibt das Zimmer für Sie reserviert, auch nachts.',
      en: 'Usually from 3 pm. If you arrive late, your room stays reserved for you, even at night.',
      it: 'Di solito dalle 15. Se arrivate tardi la camera vi aspetta, anche di notte.',
      es: 'Casi siempre desde las 15 h. Si llega tarde, la habitación le espera, también de noche.',
      fr: 'En général dès 15 h. En cas d’arrivée tardive, votre chambre reste réservée, même la nuit.',
    },
  },
  {
    question: {
      de: 'Was heißt Halbpension?',
      en: 'What is half board?',
      it: 'Che cos’è la mezza pensione?',
      es: '¿Qué es media pensión?',
      fr: 'Que veut dire demi-pension ?',
    },
    answer: {
      de: 'Frühstück und eine Hauptmahlzeit. Vollpension: dazu die zweite. All inclusive: auch Getränke, nach Hotel.',
      en: 'Breakfast and one main meal. Full board adds the second. All inclusive: drinks too, depending on the hotel.',
      it: 'Colazione e un pasto. Pensione completa: anche l’altro. Tutto incluso: anche le bevande, secondo l’hotel.',
      es: 'Desayuno y una comida principal. Pensión completa: también la otra. Todo incluido: también bebidas, según el hotel.',
      fr: 'Petit-déjeuner et un repas. Pension complète : les deux. Tout compris : les boissons aussi, selon l’hôtel.',
    },
  },
  {
    question: {
      de: 'Etwas stimmt nicht?',
      en: 'Something is wrong?',
      it: 'Qualcosa non va?',
      es: '¿Algo no está bien?',
      fr: 'Quelque chose ne va pas ?',
    },
    answer: {
      de: 'Sofort an der Rezeption sagen, dann uns. Fotos helfen. [Ihre Rechte](/agb#maengel)',
      en: 'Tell reception at once, then us. Photos help. [Your rights](/agb#maengel)',
      it: 'Ditelo subito alla reception, poi a noi. Le foto aiutano. [I vostri diritti](/agb#maengel)',
      es: 'Dígalo enseguida en recepción y después a nosotros. Las fotos ayudan. [Sus derechos](/agb#maengel)',
      fr: 'Dites-le aussitôt à la réception, puis à nous. Des photos aident. [Vos droits](/agb#maengel)',
    },
  },
];
