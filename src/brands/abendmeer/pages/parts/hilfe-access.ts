import type { FaqProps } from '../../../../content-modules/faq/schema.ts';
import type { Localised } from '../../../../content-modules/parts/localised-text.ts';

export const accessSection: Localised<FaqProps>['sections'][number] = {
  title: {
    de: 'Barrierefreiheit',
    en: 'Accessibility',
    it: 'Accessibilità',
    es: 'Accesibilidad',
    fr: 'Accessibilité',
  },
  questions: [
    {
      question: {
        de: 'Wie finde ich ein Haus für den Rollstuhl?',
        en: 'How do I find a hotel that suits a wheelchair?',
        it: 'Come trovo un hotel adatto alla sedia a rotelle?',
        es: '¿Cómo encuentro un hotel apto para silla de ruedas?',
        fr: 'Comment trouver un hôtel accessible en fauteuil ?',
      },
      answer: {
        de: 'Mit dem Filter [rollstuhlgerecht](/search?attributes=wheelchair_accessible); einen [Aufzug](/search?attributes=lift) können Sie auch verlangen. Rufen Sie vor der Buchung an, dann fragen wir Türbreiten und Duschen im Haus nach.',
        en: 'With the filter [wheelchair accessible](/search?attributes=wheelchair_accessible); you can ask for a [lift](/search?attributes=lift), too. Call before booking and we ask the hotel about doors and showers.',
        it: 'Con il filtro [accessibile in sedia a rotelle](/search?attributes=wheelchair_accessible); si può chiedere anche l’[ascensore](/search?attributes=lift). Chiamate prima di prenotare: chiediamo noi di porte e docce.',
        es: 'Con el filtro [apto para silla de ruedas](/search?attributes=wheelchair_accessible); también puede pedir [ascensor](/search?attributes=lift). Llame antes de reservar y preguntamos al hotel por puertas y duchas.',
        fr: 'Avec le filtre [accessible en fauteuil](/search?attributes=wheelchair_accessible) ; un [ascenseur](/search?attributes=lift) peut aussi se demander. Appelez avant de réserver : nous interrogeons l’hôtel sur les portes et les douches.',
      },
    },
    {
      question: {
        de: 'Wer hilft am Flughafen?',
        en: 'Who helps at the airport?',
        it: 'Chi aiuta in aeroporto?',
        es: '¿Quién ayuda en el aeropuerto?',
        fr: 'Qui aide à l’aéroport ?',
      },
      answer: {
        de: 'Der Flughafen, kostenlos, nach europäischem Recht. Melden Sie die Hilfe mindestens 48 Stunden vorher an; wir geben sie an die Fluglinie weiter.',
        en: 'The airport, free of charge, under European law. Ask for it at least 48 hours ahead; we pass it on to the airline.',
        it: 'L’aeroporto, gratis, secondo il diritto europeo. Chiedete l’assistenza almeno 48 ore prima; la segnaliamo noi alla compagnia.',
        es: 'El aeropuerto, gratis, según el derecho europeo. Pídala al menos 48 horas antes; nosotros avisamos a la aerolínea.',
        fr: 'L’aéroport, sans frais, selon le droit européen. Demandez l’aide au moins 48 heures avant ; nous la transmettons à la compagnie.',
      },
    },
    {
      question: {
        de: 'Kann ich diese Seiten ohne Maus oder mit Vorlesen bedienen?',
        en: 'Can I use these pages without a mouse or with a screen reader?',
        it: 'Posso usare queste pagine senza mouse o con lo screen reader?',
        es: '¿Puedo usar estas páginas sin ratón o con lector de pantalla?',
        fr: 'Puis-je utiliser ces pages sans souris ou avec un lecteur d’écran ?',
      },
      answer: {
        de: 'Ja. Alles geht mit der Tastatur, und jedes Bild, das etwas sagt, hat einen Text. Wo es hakt, rufen Sie an: Wir buchen mit Ihnen am Telefon.',
        en: 'Yes. Everything works by keyboard, and every picture that says something has a text. Where it does not, call: we book with you on the phone.',
        it: 'Sì. Tutto funziona da tastiera, e ogni immagine che dice qualcosa ha un testo. Dove si inceppa, chiamate: prenotiamo con voi al telefono.',
        es: 'Sí. Todo funciona con el teclado y cada imagen que dice algo tiene un texto. Si algo falla, llame: reservamos con usted por teléfono.',
        fr: 'Oui. Tout marche au clavier, et chaque image qui dit quelque chose a un texte. En cas d’obstacle, appelez : nous réservons avec vous au téléphone.',
      },
    },
  ],
};
