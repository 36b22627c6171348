import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const summerQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wo ist das Meer im Juni schon warm?',
      en: 'Where is the sea warm in June?',
      it: 'Dove il mare è già caldo a giugno?',
      es: '¿Dónde está ya templado el mar en junio?',
      fr: 'Où la mer est-elle déjà bonne en juin ?',
    },
    answer: {
      de: 'Im Mittel: [Hurghada](/hurghada) 27 °C, [Kreta](/kreta) 23 °C, [Mallorca](/mallorca) 22 °C, [Teneriffa](/teneriffa) 21 °C.',
      en: 'On average: [Hurghada](/hurghada) 27 °C, [Crete](/kreta) 23 °C, [Majorca](/mallorca) 22 °C, [Tenerife](/teneriffa) 21 °C.',
      it: 'In media: [Hurghada](/hurghada) 27 °C, [Creta](/kreta) 23 °C, [Maiorca](/mallorca) 22 °C, [Tenerife](/teneriffa) 21 °C.',
      es: 'De media: [Hurghada](/hurghada) 27 °C, [Creta](/kreta) 23 °C, [Mallorca](/mallorca) 22 °C, [Tenerife](/teneriffa) 21 °C.',
      fr: 'En moyenne : [Hurghada](/hurghada) 27 °C, [Crète](/kreta) 23 °C, [Majorque](/mallorca) 22 °C, [Tenerife](/teneriffa) 21 °C.',
    },
  },
  {
    question: {
      de: 'Wo ist es im August nicht zu heiß?',
      en: 'Where is August not too hot?',
      it: 'Dove agosto non è troppo caldo?',
      es: '¿Dónde no hace demasiado calor en agosto?',
      fr: 'Où ne fait-il pas trop chaud en août ?',
    },
    answer: {
      de: '[Madeira](/madeira): 27 °C am Tag. Lissabon und Kreta: 29 °C, mit Wind. Über 35 °C: Hurghada und Marrakesch.',
      en: '[Madeira](/madeira): 27 °C by day. Lisbon and Crete: 29 °C, with wind. Above 35 °C: Hurghada and Marrakesh.',
      it: '[Madera](/madeira): 27 °C di giorno. Lisbona e Creta: 29 °C, con vento. Oltre 35 °C: Hurghada e Marrakech.',
      es: '[Madeira](/madeira): 27 °C de día. Lisboa y Creta: 29 °C, con viento. Más de 35 °C: Hurghada y Marrakech.',
      fr: '[Madère](/madeira) : 27 °C en journée. Lisbonne et Crète : 29 °C, avec du vent. Plus de 35 °C : Hurghada et Marrakech.',
    },
  },
  {
    question: {
      de: 'Wie lange im Voraus kann ich buchen?',
      en: 'How far ahead can I book?',
      it: 'Con quanto anticipo posso prenotare?',
      es: '¿Con cuánta antelación puedo reservar?',
      fr: 'Combien de temps à l’avance puis-je réserver ?',
    },
    answer: {
      de: 'Bis 365 Tage. Rückflug eingeschlossen.',
      en: 'Up to 365 days, return flight included.',
      it: 'Fino a 365 giorni, volo di ritorno compreso.',
      es: 'Hasta 365 días, vuelo de vuelta incluido.',
      fr: 'Jusqu’à 365 jours, vol retour compris.',
    },
  },
  {
    question: {
      de: 'Kann ich früh buchen und doch noch stornieren?',
      en: 'Can I book early and still cancel?',
      it: 'Posso prenotare presto e poi annullare?',
      es: '¿Puedo reservar pronto y aun así anular?',
      fr: 'Puis-je réserver tôt et annuler ensuite ?',
    },
    answer: {
      de: 'Ja, bei Angeboten mit kostenloser Stornierung. [Nur diese anzeigen](/search?cancel=free). Der letzte kostenlose Tag steht beim Preis.',
      en: 'Yes, with offers that have free cancellation. [Show only these](/search?cancel=free). The last free day is stated with the price.',
      it: 'Sì, con le offerte a cancellazione gratuita. [Mostra solo queste](/search?cancel=free). L’ultimo giorno gratuito è indicato accanto al prezzo.',
      es: 'Sí, en las ofertas con anulación gratuita. [Ver solo estas](/search?cancel=free). El último día gratuito figura junto al precio.',
      fr: 'Oui, avec les offres à annulation gratuite. [Voir seulement celles-ci](/search?cancel=free). Le dernier jour gratuit figure à côté du prix.',
    },
  },
  {
    question: {
      de: 'Sind die Preise pro Person?',
      en: 'Are prices per person?',
      it: 'I prezzi sono a persona?',
      es: '¿Los precios son por persona?',
      fr: 'Les prix sont-ils par personne ?',
    },
    answer: {
      de: 'Ja, bei zwei Erwachsenen im Doppelzimmer, Flug und Hotel zusammen. Der Gesamtpreis steht in der Suche darunter.',
      en: 'Yes, for two adults sharing, flight and hotel together. In the search, the total is shown below it.',
      it: 'Sì, con due adulti in doppia, volo e hotel insieme. Nella ricerca sotto trovate il totale.',
      es: 'Sí, con dos adultos en habitación doble, vuelo y hotel juntos. En la búsqueda, debajo figura el total.',
      fr: 'Oui, pour deux adultes en chambre double, vol et hôtel compris. Le total figure dessous dans la recherche.',
    },
  },
];
