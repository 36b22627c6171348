import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const promise: SeedModule = {
  type: 'textBlock',
  id: 'promise',
  props: {
    variant: 'feature',
    headline: {
      de: 'Sagen Sie uns den Monat. Wir sagen Ihnen den Ort.',
      en: 'Tell us the month. We will tell you the place.',
      it: 'Diteci il mese. Noi vi diciamo il luogo.',
      es: 'Díganos el mes. Nosotros le decimos el lugar.',
      fr: 'Dites-nous le mois. Nous vous dirons le lieu.',
    },
    paragraphs: [
      {
        de: 'Suchen können Sie überall, von Reykjavík bis Sansibar. Sechs Orte kennen wir besonders gut: In jedem kennen wir die Bucht, in der nachmittags kein Wind geht, die Taverne ohne Bilder auf der Karte und das Zimmer, das auf der falschen Seite liegt.',
        en: 'You can search everywhere, from Reykjavik to Zanzibar. Six places we know especially well: in each we know the bay that stays calm in the afternoon, the taverna without photos on its menu, and the room on the wrong side of the hotel.',
        it: 'Cercare si può ovunque, da Reykjavik a Zanzibar. Sei luoghi li conosciamo particolarmente bene: di ognuno conosciamo la baia dove il pomeriggio non tira vento, la taverna senza foto sul menù e la camera sul lato sbagliato.',
        es: 'Puede buscar en todas partes, de Reikiavik a Zanzíbar. Seis lugares los conocemos especialmente bien: en cada uno conocemos la cala sin viento por la tarde, la taberna sin fotos en la carta y la habitación que da al lado equivocado.',
        fr: 'Vous pouvez chercher partout, de Reykjavik à Zanzibar. Il y a six lieux que nous connaissons particulièrement bien : dans chacun, nous connaissons la crique sans vent l’après-midi, la taverne sans photos sur la carte et la chambre du mauvais côté.',
      },
      {
        de: 'Deshalb steht bei uns auch, wann Sie besser nicht fahren.',
        en: 'That is why we also tell you when not to go.',
        it: 'Per questo vi diciamo anche quando è meglio non partire.',
        es: 'Por eso también le decimos cuándo es mejor no ir.',
        fr: 'Voilà pourquoi nous disons aussi quand mieux vaut ne pas partir.',
      },
    ],
    link: '/ueber-uns',
    buttonText: {
      de: 'Wer wir sind',
      en: 'Who we are',
      it: 'Chi siamo',
      es: 'Quiénes somos',
      fr: 'Qui nous sommes',
    },
  },
};

export const octoberOnCrete: SeedModule = {
  type: 'textBlock',
  id: 'crete-in-october',
  props: {
    image: {
      url: 'restaurant.aegean.autumn.dusk.warm.taverne',
      alt: {
        de: 'Gedeckte Tische am Wasser, kurz vor der Dunkelheit',
        en: 'Laid tables by the water, just before dark',
        it: 'Tavoli apparecchiati sull’acqua, poco prima del buio',
        es: 'Mesas puestas junto al agua, poco antes de oscurecer',
        fr: 'Tables dressées au bord de l’eau, juste avant la nuit',
      },
    },
    kicker: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
    headline: {
      de: 'Im Oktober wird der Raki gebrannt',
      en: 'October is when they distil the raki',
      it: 'A ottobre si distilla la raki',
      es: 'En octubre se destila el raki',
      fr: 'En octobre, on distille le raki',
    },
    paragraphs: [
      {
        de: 'Dann stehen in den Dörfern die Kessel auf dem Feuer, und wer vorbeikommt, bekommt einen Stuhl. Es gibt Kartoffeln aus der Glut, Granatapfel und Salz. Niemand verkauft Ihnen etwas.',
        en: 'In the villages the stills are on the fire, and whoever passes by is given a chair. There are potatoes from the embers, pomegranate and salt. Nobody sells you anything.',
        it: 'Nei paesi gli alambicchi sono sul fuoco e a chi passa si offre una sedia. Ci sono patate nella brace, melagrana e sale. Nessuno vi vende niente.',
        es: 'En los pueblos los alambiques están al fuego, y a quien pasa se le ofrece una silla. Hay patatas de las brasas, granada y sal. Nadie le vende nada.',
        fr: 'Dans les villages, les alambics sont sur le feu et l’on tend une chaise à qui passe. Il y a des pommes de terre sous la braise, de la grenade et du sel. Personne ne vous vend rien.',
      },
      {
        de: 'Das Meer hat noch 23 Grad. Am Strand von Falassarna liegen Sie fast allein.',
        en: 'The sea is still at 23 degrees. On the beach at Falassarna you are almost alone.',
        it: 'Il mare è ancora a 23 gradi. Sulla spiaggia di Falassarna siete quasi soli.',
        es: 'El mar sigue a 23 grados. En la playa de Falassarna está usted casi a solas.',
        fr: 'La mer est encore à 23 degrés. Sur la plage de Falassarna, vous êtes presque seuls.',
      },
    ],
    link: '/kreta',
    buttonText: {
      de: 'Unser Kreta lesen',
      en: 'Read our Crete',
      it: 'Leggete la nostra Creta',
      es: 'Lea nuestra Creta',
      fr: 'Lire notre Crète',
    },
  },
};

/** An editorial pair. */
export const twoWays: SeedModule = {
  type: 'teaserSection',
  id: 'pair',
  props: {
    layout: 'pair',
    headline: {
      de: 'Zwei Arten, still zu werden',
      en: 'Two ways of growing quiet',
      it: 'Due modi di fare silenzio',
      es: 'Dos maneras de quedarse en silencio',
      fr: 'Deux façons de faire silence',
    },
    teasers: [
      {
        headline: {
          de: 'Über den Wolken von Teneriffa',
          en: 'Above the clouds of Tenerife',
          it: 'Sopra le nuvole di Tenerife',
          es: 'Por encima de las nubes de Tenerife',
          fr: 'Au-dessus des nuages de Tenerife',
        },
        copytext: {
          de: 'Auf 2.300 Metern hört der Wind auf. Nach Sonnenuntergang sehen Sie die Milchstraße ohne Fernrohr.',
          en: 'At 2,300 metres the wind stops. After sunset you see the Milky Way without a telescope.',
          it: 'A 2.300 metri il vento si ferma. Dopo il tramonto si vede la Via Lattea senza telescopio.',
          es: 'A 2.300 metros el viento se para. Tras la puesta de sol se ve la Vía Láctea sin telescopio.',
          fr: 'À 2 300 mètres, le vent s’arrête. Après le coucher du soleil, on voit la Voie lactée sans télescope.',
        },
        buttonText: {
          de: 'Weiterlesen',
          en: 'Read on',
          it: 'Continua a leggere',
          es: 'Seguir leyendo',
          fr: 'Lire la suite',
        },
        link: '/teneriffa',
        image: { url: 'mountains.canary.autumn.night.warm.sternwarte' },
      },
      {
        headline: {
          de: 'Am Pragser Wildsee vor sieben',
          en: 'At Lake Braies before seven',
          it: 'Al lago di Braies prima delle sette',
          es: 'En el lago de Braies antes de las siete',
          fr: 'Au lac de Braies avant sept heures',
        },
        copytext: {
          de: 'Die Boote liegen noch fest, das Wasser ist glatt wie Glas. Um neun kommt der erste Bus. Gehen Sie da frühstücken.',
          en: 'The boats are still moored, the water is like glass. At nine the first bus arrives. That is when you go for breakfast.',
          it: 'Le barche sono ancora legate, l’acqua è uno specchio. Alle nove arriva il primo autobus: è l’ora di far colazione.',
          es: 'Las barcas siguen amarradas y el agua es un espejo. A las nueve llega el primer autobús. Es hora de desayunar.',
          fr: 'Les barques sont encore amarrées, l’eau est un miroir. À neuf heures arrive le premier car. C’est l’heure du petit-déjeuner.',
        },
        buttonText: {
          de: 'Weiterlesen',
          en: 'Read on',
          it: 'Continua a leggere',
          es: 'Seguir leyendo',
          fr: 'Lire la suite',
        },
        link: '/dolomiten',
        image: { url: 'lake.alpine.autumn.dawn.warm.wildsee' },
      },
    ],
  },
};
