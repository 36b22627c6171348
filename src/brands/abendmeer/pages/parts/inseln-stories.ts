import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const byFerry: SeedModule = {
  type: 'textBlock',
  id: 'by-ferry',
  props: {
    image: {
      url: 'coast.aegean.summer.dawn.warm.faehre',
      alt: {
        de: 'Hafen am frühen Morgen, ein Schiff läuft aus',
        en: 'Harbour in the early morning, a ship leaving',
        it: 'Porto di primo mattino, una nave che salpa',
        es: 'Puerto a primera hora, un barco zarpa',
        fr: 'Port au petit matin, un bateau appareille',
      },
    },
    headline: {
      de: 'Kommen Sie mit dem Schiff, wenn Sie können',
      en: 'Come by ship if you can',
      it: 'Arrivate in nave, se potete',
      es: 'Llegue en barco, si puede',
      fr: 'Arrivez en bateau, si vous pouvez',
    },
    paragraphs: [
      {
        de: 'Manche Inseln haben keinen großen Flughafen, und das ist ihr Glück. Fliegen Sie bis zur Nachbarin, bleiben Sie dort eine Nacht und nehmen Sie die erste Fähre: Wer die Insel wachsen sieht, kommt anders an.',
        en: 'Some islands have no big airport, and that is their good fortune. Fly to the neighbour, stay a night and take the first ferry: watch the island grow and you arrive differently.',
        it: 'Alcune isole non hanno un grande aeroporto, ed è la loro fortuna. Volate su quella vicina, fermatevi una notte e prendete il primo traghetto: chi vede crescere l’isola arriva in un altro modo.',
        es: 'Algunas islas no tienen gran aeropuerto, y es su suerte. Vuele a la vecina, quédese una noche y tome el primer ferry: quien ve crecer la isla llega de otra manera.',
        fr: 'Certaines îles n’ont pas de grand aéroport, et c’est leur chance. Volez jusqu’à la voisine, passez-y une nuit et prenez le premier ferry : voir l’île grandir, c’est arriver autrement.',
      },
    ],
    items: [
      {
        de: '**Von Santorin nach Naxos:** knapp zwei Stunden',
        en: '**From Santorini to Naxos:** just under two hours',
        it: '**Da Santorini a Nasso:** quasi due ore',
        es: '**De Santorini a Naxos:** casi dos horas',
        fr: '**De Santorin à Naxos :** près de deux heures',
      },
      {
        de: '**Von Madeira nach Porto Santo:** gut zwei Stunden',
        en: '**From Madeira to Porto Santo:** just over two hours',
        it: '**Da Madera a Porto Santo:** poco più di due ore',
        es: '**De Madeira a Porto Santo:** algo más de dos horas',
        fr: '**De Madère à Porto Santo :** un peu plus de deux heures',
      },
      {
        de: '**Von Malta nach Gozo:** 25 Minuten, fast rund um die Uhr',
        en: '**From Malta to Gozo:** 25 minutes, almost round the clock',
        it: '**Da Malta a Gozo:** 25 minuti, quasi a ogni ora',
        es: '**De Malta a Gozo:** 25 minutos, casi a todas horas',
        fr: '**De Malte à Gozo :** 25 minutes, presque à toute heure',
      },
    ],
  },
};

export const islandInWinter: SeedModule = {
  type: 'interactivePopup',
  id: 'off-season',
  props: {
    shortText: {
      de: 'Was auf einer Insel im Winter geschieht',
      en: 'What happens on an island in winter',
      it: 'Che cosa succede su un’isola d’inverno',
      es: 'Qué pasa en una isla en invierno',
      fr: 'Ce qui se passe sur une île en hiver',
    },
    fullText: {
      de: 'Auf den griechischen Inseln schließen **von November bis April** die meisten Häuser. Die Fähren fahren weiter, aber seltener, und im Dorf bleibt ein Lokal offen: das der Einheimischen.\n\nAuf den Kanaren, auf Madeira und Malta ist dagegen alles offen. Mallorca liegt dazwischen: Palma und Sóller leben, die Badeorte schlafen.',
      en: 'On the Greek islands most hotels close **from November to April**. The ferries keep running, though less often, and one place in the village stays open: the locals’ own.\n\nThe Canaries, Madeira and Malta, on the other hand, stay open. Majorca lies in between: Palma and Sóller are alive, the beach resorts asleep.',
      it: 'Sulle isole greche quasi tutti gli alberghi chiudono **da novembre ad aprile**. I traghetti continuano, ma più di rado, e in paese resta aperto un locale: quello della gente del posto.\n\nAlle Canarie, a Madera e a Malta invece è tutto aperto. Maiorca sta in mezzo: Palma e Sóller vivono, le località di mare dormono.',
      es: 'En las islas griegas, la mayoría de los hoteles cierran **de noviembre a abril**. Los ferris siguen, aunque con menos frecuencia, y en el pueblo queda abierto un local: el de los vecinos.\n\nEn Canarias, Madeira y Malta, en cambio, está todo abierto. Mallorca queda en medio: Palma y Sóller viven, las playas duermen.',
      fr: 'Dans les îles grecques, la plupart des hôtels ferment **de novembre à avril**. Les ferries continuent, plus rares, et au village un seul lieu reste ouvert : celui des habitants.\n\nAux Canaries, à Madère et à Malte, en revanche, tout est ouvert. Majorque est entre les deux : Palma et Sóller vivent, les stations balnéaires dorment.',
    },
    image: { url: 'coast.aegean.winter.dusk.warm.nebensaison' },
  },
};
