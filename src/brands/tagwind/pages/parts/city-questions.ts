import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const cityQuestions: SeedQuestions = [
  {
    question: {
      de: 'Reicht Handgepäck?',
      en: 'Is hand luggage enough?',
      it: 'Basta il bagaglio a mano?',
      es: '¿Basta el equipaje de mano?',
      fr: 'Le bagage à main suffit-il ?',
    },
    answer: {
      de: 'Für drei Nächte meist ja. Was dabei ist, steht beim Flug. Ein Koffer lässt sich im nächsten Schritt dazubuchen: 15, 20 oder 25 kg.',
      en: 'For three nights usually yes. What is included is stated with the flight. A suitcase can be added in the next step: 15, 20 or 25 kg.',
      it: 'Per tre notti di solito sì. Quello che è compreso è indicato accanto al volo. La valigia si aggiunge nel passo successivo: 15, 20 o 25 kg.',
      es: 'Para tres noches, casi siempre. Lo que incluye figura junto al vuelo. La maleta se añade en el paso siguiente: 15, 20 o 25 kg.',
      fr: 'Pour trois nuits, le plus souvent. Ce qui est compris figure avec le vol. Une valise s’ajoute à l’étape suivante : 15, 20 ou 25 kg.',
    },
  },
  {
    question: {
      de: 'Wie komme ich in die Stadt?',
      en: 'How do I get into town?',
      it: 'Come arrivo in città?',
      es: '¿Cómo llego al centro?',
      fr: 'Comment rejoindre la ville ?',
    },
    answer: {
      de: 'Bahn in Wien (16 Minuten), Kopenhagen (15) und Rom (32); Metro in Lissabon und Porto. Oder Transfer: wählbar nach dem Angebot.',
      en: 'By train in Vienna (16 minutes), Copenhagen (15) and Rome (32); by metro in Lisbon and Porto. Or a transfer: add it after choosing the offer.',
      it: 'In treno a Vienna (16 minuti), Copenaghen (15) e Roma (32); in metro a Lisbona e Porto. Oppure il trasferimento: si sceglie dopo l’offerta.',
      es: 'En tren en Viena (16 minutos), Copenhague (15) y Roma (32); en metro en Lisboa y Oporto. O con traslado: se elige después de la oferta.',
      fr: 'En train à Vienne (16 minutes), Copenhague (15) et Rome (32) ; en métro à Lisbonne et Porto. Ou un transfert, à choisir après l’offre.',
    },
  },
  {
    question: {
      de: 'Kann ich nur das Hotel buchen?',
      en: 'Can I book the hotel alone?',
      it: 'Posso prenotare solo l’hotel?',
      es: '¿Puedo reservar solo el hotel?',
      fr: 'Puis-je réserver l’hôtel seul ?',
    },
    answer: {
      de: 'Ja. [Nur Hotel](/search?hotelOnly=1) wählen, die Anreise bleibt Ihre.',
      en: 'Yes. Choose [hotel only](/search?hotelOnly=1); getting there is up to you.',
      it: 'Sì. Scegliete [solo hotel](/search?hotelOnly=1): al viaggio pensate voi.',
      es: 'Sí. Elija [solo hotel](/search?hotelOnly=1); el viaje corre de su cuenta.',
      fr: 'Oui. Choisissez [hôtel seul](/search?hotelOnly=1) ; le trajet reste à vous.',
    },
  },
  {
    question: {
      de: 'Kommt eine Ortstaxe dazu?',
      en: 'Is there a city tax?',
      it: 'C’è la tassa di soggiorno?',
      es: '¿Hay tasa turística?',
      fr: 'Y a-t-il une taxe de séjour ?',
    },
    answer: {
      de: 'In vielen Städten ja, pro Person und Nacht. Gezahlt wird sie im Hotel.',
      en: 'In many cities yes, per person and night. It is paid at the hotel.',
      it: 'In molte città sì, per persona e notte. Si paga in hotel.',
      es: 'En muchas ciudades sí, por persona y noche. Se paga en el hotel.',
      fr: 'Dans beaucoup de villes, oui, par personne et par nuit. Elle se règle à l’hôtel.',
    },
  },
  {
    question: {
      de: 'Brauche ich für London einen Pass?',
      en: 'Do I need a passport for London?',
      it: 'Per Londra serve il passaporto?',
      es: '¿Hace falta pasaporte para Londres?',
      fr: 'Faut-il un passeport pour Londres ?',
    },
    answer: {
      de: 'Ja, und EU-Bürger brauchen eine elektronische Einreisegenehmigung (ETA). Beides vor dem Flug erledigen.',
      en: 'EU citizens do, with an electronic travel authorisation (ETA). Arrange both before the flight.',
      it: 'Sì, e ai cittadini UE serve l’autorizzazione elettronica (ETA). Da richiedere prima del volo.',
      es: 'Sí, y los ciudadanos de la UE necesitan una autorización electrónica (ETA). Gestione ambas cosas antes del vuelo.',
      fr: 'Oui, et les citoyens de l’UE ont besoin d’une autorisation électronique (ETA). À obtenir avant le vol.',
    },
  },
];
