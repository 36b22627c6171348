import { climate, climateNote } from '../../climate.ts';
import type { SeedDocument } from '../../seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: '',
  meta: {
    title: {
      de: 'Abendmeer – Reisen, wie Freunde sie empfehlen',
      en: 'Abendmeer – holidays the way a friend would plan them',
      it: 'Abendmeer – viaggi come li consiglierebbe un amico',
      es: 'Abendmeer – viajes como los que recomienda un amigo',
      fr: 'Abendmeer – des voyages comme un ami les conseille',
    },
    description: {
      de: 'Flug und Hotel für Orte, an denen wir selbst waren: Kreta, Mallorca, Teneriffa, Lissabon, die Dolomiten, Marrakesch. Mit dem Monat, in dem es dort am schönsten ist.',
      en: 'Flight and hotel for places we have been to ourselves: Crete, Mallorca, Tenerife, Lisbon, the Dolomites, Marrakech. With the month in which each is at its best.',
      it: 'Volo e hotel per luoghi dove siamo stati di persona: Creta, Maiorca, Tenerife, Lisbona, le Dolomiti, Marrakech. E il mese in cui ognuno dà il meglio.',
      es: 'Vuelo y hotel a lugares donde hemos estado: Creta, Mallorca, Tenerife, Lisboa, los Dolomitas, Marrakech. Con el mes en que cada uno está más bonito.',
      fr: 'Vol et hôtel pour des lieux où nous sommes allés nous-mêmes : Crète, Majorque, Tenerife, Lisbonne, Dolomites, Marrakech. Avec le mois où chacun est le plus beau.',
    },
  },
  modules: [
    {
      type: 'heroSlider',
      id: 'hero',
      props: {
        slides: [
          {
            headline: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
            postsubheadline: {
              de: 'Abends um sieben ist das Wasser wärmer als die Luft. Bleiben Sie noch.',
              en: 'At seven in the evening the water is warmer than the air. Stay a while.',
              it: 'Alle sette di sera l’acqua è più calda dell’aria. Restate ancora un po’.',
              es: 'A las siete de la tarde el agua está más caliente que el aire. Quédese un rato más.',
              fr: 'À sept heures du soir, l’eau est plus chaude que l’air. Restez encore un peu.',
            },
            buttonText: { de: 'Nach Kreta', en: 'To Crete', it: 'Verso Creta', es: 'A Creta', fr: 'Vers la Crète' },
            link: '/kreta',
            image: {
              url: 'coast.aegean.summer.golden.warm.kreta',
              alt: {
                de: 'Weiße Häuser über einer Bucht im Abendlicht',
                en: 'White houses above a bay in evening light',
                it: 'Case bianche sopra una baia nella luce della sera',
                es: 'Casas blancas sobre una bahía a la luz de la tarde',
                fr: 'Maisons blanches au-dessus d’une baie dans la lumière du soir',
              },
            },
          },
          {
            headline: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
            postsubheadline: {
              de: 'Im Januar frühstücken Sie draußen und sehen dabei auf einen Berg mit Schnee.',
              en: 'In January you have breakfast outdoors, looking at a mountain with snow on it.',
              it: 'A gennaio si fa colazione all’aperto, guardando una montagna con la neve.',
              es: 'En enero se desayuna al aire libre, mirando una montaña con nieve.',
              fr: 'En janvier, on prend le petit-déjeuner dehors, face à une montagne enneigée.',
            },
            buttonText: { de: 'Nach Teneriffa', en: 'To Tenerife', it: 'Verso Tenerife', es: 'A Tenerife', fr: 'Vers Tenerife' },
            link: '/teneriffa',
            image: {
              url: 'island.canary.winter.golden.warm.teneriffa',
              alt: {
                de: 'Vulkaninsel im Atlantik, tief stehende Sonne',
                en: 'Volcanic island in the Atlantic under a low sun',
                it: 'Isola vulcanica nell’Atlantico con il sole basso',
                es: 'Isla volcánica en el Atlántico con el sol bajo',
                fr: 'Île volcanique de l’Atlantique sous un soleil bas',
              },
            },
          },
          {
            headline: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
            postsubheadline: {
              de: 'Sieben Hügel, eine gelbe Bahn und am Ende jeder Gasse der Fluss.',
              en: 'Seven hills, one yellow tram, and the river at the end of every lane.',
              it: 'Sette colli, un tram giallo e il fiume in fondo a ogni vicolo.',
              es: 'Siete colinas, un tranvía amarillo y el río al final de cada callejón.',
              fr: 'Sept collines, un tram jaune et le fleuve au bout de chaque ruelle.',
            },
            buttonText: { de: 'Nach Lissabon', en: 'To Lisbon', it: 'Verso Lisbona', es: 'A Lisboa', fr: 'Vers Lisbonne' },
            link: '/lissabon',
            image: {
              url: 'city.iberian.autumn.dusk.warm.lissabon',
              alt: {
                de: 'Stadt am Fluss in der Dämmerung',
                en: 'City by the river at dusk',
                it: 'Città sul fiume al crepuscolo',
                es: 'Ciudad junto al río al anochecer',
                fr: 'Ville au bord du fleuve au crépuscule',
              },
            },
          },
        ],
      },
    },
    {
      type: 'climateRibbon',
      id: 'warm-now',
      props: {
        headline: {
          de: 'Wo es im {month} warm ist',
          en: 'Where it is warm in {month}',
          it: 'Dove fa caldo in {month}',
          es: 'Dónde hace calor en {month}',
          fr: 'Où il fait bon en {month}',
        },
        places: [
          {
            name: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
            link: '/kreta',
            scene: 'beach.aegean.summer.golden.warm.elafonisi',
            ...climate.crete,
            journey: {
              de: 'gut 3 Stunden Flug',
              en: 'just over 3 hours by air',
              it: 'poco più di 3 ore di volo',
              es: 'algo más de 3 horas de vuelo',
              fr: 'un peu plus de 3 heures de vol',
            },
          },
          {
            name: { de: 'Mallorca', en: 'Mallorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
            link: '/mallorca',
            scene: 'coast.balearic.spring.golden.warm.soller',
            ...climate.mallorca,
            journey: {
              de: 'gut 2 Stunden Flug',
              en: 'just over 2 hours by air',
              it: 'poco più di 2 ore di volo',
              es: 'algo más de 2 horas de vuelo',
              fr: 'un peu plus de 2 heures de vol',
            },
          },
          {
            name: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
            link: '/teneriffa',
            scene: 'coast.canary.winter.golden.warm.los-gigantes',
            ...climate.tenerife,
            journey: {
              de: 'knapp 5 Stunden Flug',
              en: 'nearly 5 hours by air',
              it: 'quasi 5 ore di volo',
              es: 'casi 5 horas de vuelo',
              fr: 'près de 5 heures de vol',
            },
          },
          {
            name: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
            link: '/lissabon',
            scene: 'city.iberian.spring.golden.warm.alfama',
            ...climate.lisbon,
            journey: {
              de: '3 Stunden Flug',
              en: '3 hours by air',
              it: '3 ore di volo',
              es: '3 horas de vuelo',
              fr: '3 heures de vol',
            },
          },
          {
            name: { de: 'Marrakesch', en: 'Marrakech', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
            link: '/marrakesch',
            scene: 'city.maghreb.spring.golden.warm.medina',
            ...climate.marrakech,
            journey: {
              de: 'knapp 4 Stunden Flug',
              en: 'nearly 4 hours by air',
              it: 'quasi 4 ore di volo',
              es: 'casi 4 horas de vuelo',
              fr: 'près de 4 heures de vol',
            },
          },
          {
            name: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
            link: '/dolomiten',
            scene: 'mountains.alpine.autumn.golden.warm.seiser-alm',
            ...climate.dolomites,
            journey: {
              de: 'mit Bahn oder Auto ab München',
              en: 'by train or car from Munich',
              it: 'in treno o in auto da Monaco',
              es: 'en tren o en coche desde Múnich',
              fr: 'en train ou en voiture depuis Munich',
            },
          },
        ],
        note: climateNote,
      },
    },
    {
      type: 'textBlock',
      id: 'promise',
      props: {
        variant: 'feature',
        headline: {
          de: 'Wir schicken Sie nur dorthin, wohin wir wiederkommen.',
          en: 'We only send you where we go back ourselves.',
          it: 'Vi mandiamo solo dove torniamo anche noi.',
          es: 'Solo le enviamos a donde nosotros volvemos.',
          fr: 'Nous vous envoyons seulement là où nous retournons.',
        },
        paragraphs: [
          {
            de: 'Sechs Orte, nicht sechshundert. In jedem kennen wir die Bucht, in der nachmittags kein Wind geht, die Taverne ohne Bilder auf der Karte und das Zimmer, das auf der falschen Seite liegt.',
            en: 'Six places, not six hundred. In each of them we know the bay that stays calm in the afternoon, the taverna without photos on its menu, and the room on the wrong side of the house.',
            it: 'Sei luoghi, non seicento. Di ognuno conosciamo la baia dove il pomeriggio non tira vento, la taverna senza foto sul menù e la camera sul lato sbagliato.',
            es: 'Seis lugares, no seiscientos. En cada uno conocemos la cala sin viento por la tarde, la taberna sin fotos en la carta y la habitación que da al lado equivocado.',
            fr: 'Six lieux, pas six cents. Dans chacun, nous connaissons la crique sans vent l’après-midi, la taverne sans photos sur la carte et la chambre du mauvais côté.',
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
        buttonText: { de: 'Wer wir sind', en: 'Who we are', it: 'Chi siamo', es: 'Quiénes somos', fr: 'Qui nous sommes' },
      },
    },
    {
      type: 'teaserSection',
      id: 'three-places',
      props: {
        layout: 'large',
        headline: {
          de: 'Drei, bei denen niemand lange überlegt',
          en: 'Three that nobody has to think about for long',
          it: 'Tre su cui nessuno ci pensa troppo',
          es: 'Tres que nadie se piensa mucho',
          fr: 'Trois lieux pour lesquels personne n’hésite',
        },
        teasers: [
          {
            headline: { de: 'Mallorca', en: 'Mallorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
            postsubheadline: {
              de: 'Februar. Die Mandeln blühen, und die Insel gehört sich selbst.',
              en: 'February. The almonds are in blossom and the island has itself to itself.',
              it: 'Febbraio. Fioriscono i mandorli e l’isola è tutta per sé.',
              es: 'Febrero. Florecen los almendros y la isla está a solas consigo misma.',
              fr: 'Février. Les amandiers fleurissent et l’île est enfin seule.',
            },
            link: '/mallorca',
            image: { url: 'countryside.balearic.spring.golden.warm.tramuntana' },
          },
          {
            headline: { de: 'Marrakesch', en: 'Marrakech', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
            postsubheadline: {
              de: 'April. Orangenblüten über dem Hof, Schnee auf dem Atlas.',
              en: 'April. Orange blossom over the courtyard, snow on the Atlas.',
              it: 'Aprile. Zagare sopra il cortile, neve sull’Atlante.',
              es: 'Abril. Azahar sobre el patio, nieve en el Atlas.',
              fr: 'Avril. Fleurs d’oranger au-dessus du patio, neige sur l’Atlas.',
            },
            link: '/marrakesch',
            image: { url: 'desert.maghreb.spring.golden.warm.agafay' },
          },
          {
            headline: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
            postsubheadline: {
              de: 'Ende September. Die Almen sind leer, die Lärchen fangen an zu brennen.',
              en: 'Late September. The pastures are empty and the larches begin to burn.',
              it: 'Fine settembre. I pascoli sono vuoti e i larici cominciano ad accendersi.',
              es: 'Finales de septiembre. Los prados están vacíos y los alerces empiezan a arder.',
              fr: 'Fin septembre. Les alpages se vident, les mélèzes commencent à flamber.',
            },
            link: '/dolomiten',
            image: { url: 'mountains.alpine.autumn.golden.warm.drei-zinnen' },
          },
        ],
      },
    },
    {
      type: 'uspStrip',
      id: 'reasons',
      props: {
        usps: [
          {
            icon: 'holidaycheck',
            text: {
              de: 'In jedem Haus hat einer von uns geschlafen',
              en: 'One of us has slept in every house',
              it: 'In ogni casa ha dormito uno di noi',
              es: 'En cada casa ha dormido uno de nosotros',
              fr: 'L’un de nous a dormi dans chaque maison',
            },
          },
          {
            icon: 'tripadvisor',
            text: {
              de: 'Wir schreiben auch, was nicht gut ist',
              en: 'We also write what is not so good',
              it: 'Scriviamo anche quello che non va',
              es: 'También contamos lo que no está bien',
              fr: 'Nous écrivons aussi ce qui est moins bien',
            },
            hideOnMobile: true,
          },
          {
            icon: 'deposit',
            text: {
              de: '20 % anzahlen, der Rest vier Wochen vorher',
              en: '20% now, the rest four weeks before you go',
              it: '20% subito, il resto quattro settimane prima',
              es: '20 % ahora, el resto cuatro semanas antes',
              fr: '20 % à la réservation, le reste quatre semaines avant',
            },
          },
          {
            icon: 'supplierFailureInsurance',
            text: {
              de: 'Ihr Reisepreis ist abgesichert',
              en: 'The money you pay is protected',
              it: 'Quanto pagate è tutelato',
              es: 'Lo que paga está protegido',
              fr: 'Votre paiement est protégé',
            },
          },
        ],
      },
    },
    {
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
    },
    {
      type: 'teaserSection',
      id: 'all-places',
      props: {
        layout: 'mosaic',
        headline: {
          de: 'Wohin diesmal?',
          en: 'Where to this time?',
          it: 'Dove, questa volta?',
          es: '¿Adónde esta vez?',
          fr: 'Où, cette fois ?',
        },
        teasers: [
          {
            headline: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
            copytext: {
              de: 'Für drei Tage, die sich wie eine Woche anfühlen.',
              en: 'For three days that feel like a week.',
              it: 'Per tre giorni che sembrano una settimana.',
              es: 'Para tres días que parecen una semana.',
              fr: 'Pour trois jours qui en valent sept.',
            },
            link: '/lissabon',
            image: { url: 'city.iberian.summer.golden.warm.tejo' },
          },
          {
            headline: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
            copytext: {
              de: 'Für alle, die Meer und Berge nicht trennen wollen.',
              en: 'For everyone who wants sea and mountains at once.',
              it: 'Per chi non vuole separare mare e monti.',
              es: 'Para quien no quiere separar mar y montaña.',
              fr: 'Pour ceux qui veulent la mer et la montagne.',
            },
            link: '/kreta',
            image: { url: 'mountains.aegean.spring.golden.warm.weisse-berge' },
          },
          {
            headline: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
            copytext: {
              de: 'Für den Winter, von dem man genug hat.',
              en: 'For the winter you have had enough of.',
              it: 'Per quando dell’inverno ne avete abbastanza.',
              es: 'Para cuando ya se ha tenido bastante invierno.',
              fr: 'Pour l’hiver dont on a assez.',
            },
            link: '/teneriffa',
            image: { url: 'mountains.canary.winter.dusk.warm.teide' },
          },
          {
            headline: { de: 'Mallorca', en: 'Mallorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
            copytext: {
              de: 'Für die, die glauben, sie kennen es schon.',
              en: 'For those who think they know it already.',
              it: 'Per chi crede di conoscerla già.',
              es: 'Para quienes creen que ya la conocen.',
              fr: 'Pour ceux qui croient déjà la connaître.',
            },
            link: '/mallorca',
            image: { url: 'beach.balearic.summer.golden.warm.cala' },
          },
          {
            headline: { de: 'Marrakesch', en: 'Marrakech', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
            copytext: {
              de: 'Für vier Tage, in denen nichts ist wie zu Hause.',
              en: 'For four days in which nothing is like home.',
              it: 'Per quattro giorni in cui niente è come a casa.',
              es: 'Para cuatro días en los que nada es como en casa.',
              fr: 'Pour quatre jours où rien n’est comme chez soi.',
            },
            link: '/marrakesch',
            image: { url: 'city.maghreb.winter.dusk.warm.dachterrasse' },
          },
          {
            headline: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
            copytext: {
              de: 'Für Füße, die wieder müde werden wollen.',
              en: 'For feet that want to be tired again.',
              it: 'Per piedi che vogliono tornare a stancarsi.',
              es: 'Para pies que quieren volver a cansarse.',
              fr: 'Pour des pieds qui veulent retrouver la fatigue.',
            },
            link: '/dolomiten',
            image: { url: 'lake.alpine.summer.dawn.warm.pragser' },
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'season-first',
      props: {
        image: {
          url: 'countryside.italian.autumn.golden.warm.weinlese',
          alt: {
            de: 'Hügel mit Zypressen im Herbst',
            en: 'Hills with cypresses in autumn',
            it: 'Colline con cipressi in autunno',
            es: 'Colinas con cipreses en otoño',
            fr: 'Collines et cyprès en automne',
          },
        },
        imagePosition: 'right',
        headline: {
          de: 'Erst der Monat, dann der Ort',
          en: 'First the month, then the place',
          it: 'Prima il mese, poi il luogo',
          es: 'Primero el mes, después el lugar',
          fr: 'D’abord le mois, ensuite le lieu',
        },
        paragraphs: [
          {
            de: 'Die meisten suchen sich einen Ort aus und nehmen das Wetter, das kommt. Wir machen es umgekehrt. Sagen Sie uns, wann Sie wegkönnen, und wir sagen, wo dann gerade etwas reif ist.',
            en: 'Most people choose a place and take the weather that comes with it. We do it the other way round. Tell us when you can get away and we will tell you where something is ripe just then.',
            it: 'Quasi tutti scelgono un luogo e si prendono il tempo che fa. Noi facciamo il contrario. Diteci quando potete partire e vi diremo dove, in quei giorni, c’è qualcosa di maturo.',
            es: 'Casi todo el mundo elige un lugar y acepta el tiempo que toque. Nosotros lo hacemos al revés. Díganos cuándo puede irse y le diremos dónde hay algo maduro en ese momento.',
            fr: 'La plupart choisissent un lieu et prennent le temps qu’il fait. Nous faisons l’inverse. Dites-nous quand vous pouvez partir, nous vous dirons où quelque chose est mûr à ce moment-là.',
          },
        ],
        items: [
          {
            de: '**Februar:** Mandelblüte auf [Mallorca](/mallorca)',
            en: '**February:** almond blossom on [Mallorca](/mallorca)',
            it: '**Febbraio:** mandorli in fiore a [Maiorca](/mallorca)',
            es: '**Febrero:** almendros en flor en [Mallorca](/mallorca)',
            fr: '**Février :** amandiers en fleurs à [Majorque](/mallorca)',
          },
          {
            de: '**Juni:** Sardinen und Straßenfeste in [Lissabon](/lissabon)',
            en: '**June:** sardines and street parties in [Lisbon](/lissabon)',
            it: '**Giugno:** sardine e feste di strada a [Lisbona](/lissabon)',
            es: '**Junio:** sardinas y verbenas en [Lisboa](/lissabon)',
            fr: '**Juin :** sardines et fêtes de rue à [Lisbonne](/lissabon)',
          },
          {
            de: '**September:** Feigen und warmes Meer auf [Kreta](/kreta)',
            en: '**September:** figs and a warm sea on [Crete](/kreta)',
            it: '**Settembre:** fichi e mare caldo a [Creta](/kreta)',
            es: '**Septiembre:** higos y mar cálido en [Creta](/kreta)',
            fr: '**Septembre :** figues et mer chaude en [Crète](/kreta)',
          },
          {
            de: '**November:** Orangen und klare Nächte in [Marrakesch](/marrakesch)',
            en: '**November:** oranges and clear nights in [Marrakech](/marrakesch)',
            it: '**Novembre:** arance e notti limpide a [Marrakech](/marrakesch)',
            es: '**Noviembre:** naranjas y noches claras en [Marrakech](/marrakesch)',
            fr: '**Novembre :** oranges et nuits claires à [Marrakech](/marrakesch)',
          },
        ],
      },
    },
    {
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
              fr: 'À 2 300 mètres, le vent s’arrête. Après le coucher du soleil, on voit la Voie lactée sans télescope.',
            },
            buttonText: { de: 'Weiterlesen', en: 'Read on', it: 'Continua a leggere', es: 'Seguir leyendo', fr: 'Lire la suite' },
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
            buttonText: { de: 'Weiterlesen', en: 'Read on', it: 'Continua a leggere', es: 'Seguir leyendo', fr: 'Lire la suite' },
            link: '/dolomiten',
            image: { url: 'lake.alpine.autumn.dawn.warm.wildsee' },
          },
        ],
      },
    },
    {
      type: 'teaserSection',
      id: 'before-you-go',
      props: {
        layout: 'list',
        headline: {
          de: 'Bevor Sie packen',
          en: 'Before you pack',
          it: 'Prima di fare le valigie',
          es: 'Antes de hacer la maleta',
          fr: 'Avant de faire vos bagages',
        },
        teasers: [
          {
            headline: {
              de: 'Was darf ins Handgepäck?',
              en: 'What goes in hand luggage?',
              it: 'Che cosa va nel bagaglio a mano?',
              es: '¿Qué puede ir en el equipaje de mano?',
              fr: 'Que mettre en bagage à main ?',
            },
            copytext: {
              de: 'Maße, Flüssigkeiten, Medikamente.',
              en: 'Sizes, liquids, medicines.',
              it: 'Misure, liquidi, medicine.',
              es: 'Medidas, líquidos, medicamentos.',
              fr: 'Dimensions, liquides, médicaments.',
            },
            link: '/hilfe',
          },
          {
            headline: {
              de: 'Wenn etwas dazwischenkommt',
              en: 'If something comes up',
              it: 'Se c’è un imprevisto',
              es: 'Si surge algo',
              fr: 'En cas d’imprévu',
            },
            copytext: {
              de: 'Umbuchen, absagen, jemand anderen schicken.',
              en: 'Rebook, cancel, send someone else.',
              it: 'Cambiare, annullare, mandare qualcun altro.',
              es: 'Cambiar, anular, enviar a otra persona.',
              fr: 'Modifier, annuler, envoyer quelqu’un d’autre.',
            },
            link: '/hilfe',
          },
          {
            headline: {
              de: 'Was im Preis steckt',
              en: 'What the price includes',
              it: 'Che cosa comprende il prezzo',
              es: 'Qué incluye el precio',
              fr: 'Ce que comprend le prix',
            },
            copytext: {
              de: 'Und was Sie vor Ort noch zahlen.',
              en: 'And what you still pay there.',
              it: 'E che cosa si paga ancora sul posto.',
              es: 'Y qué se paga todavía allí.',
              fr: 'Et ce qui se paie encore sur place.',
            },
            link: '/hilfe',
          },
          {
            headline: {
              de: 'Wie Ihr Geld sicher ist',
              en: 'How your money is safe',
              it: 'Come sono tutelati i vostri soldi',
              es: 'Cómo se protege su dinero',
              fr: 'Comment votre argent est protégé',
            },
            copytext: {
              de: 'Anzahlung, Restzahlung, Sicherungsschein.',
              en: 'Deposit, balance, insolvency cover.',
              it: 'Acconto, saldo, garanzia contro l’insolvenza.',
              es: 'Anticipo, resto, garantía frente a la insolvencia.',
              fr: 'Acompte, solde, garantie contre l’insolvabilité.',
            },
            link: '/agb',
          },
        ],
      },
    },
    {
      type: 'textBlock',
      id: 'call-us',
      props: {
        variant: 'feature',
        headline: {
          de: 'Reden hilft',
          en: 'It helps to talk',
          it: 'Parlarne aiuta',
          es: 'Hablar ayuda',
          fr: 'En parler, ça aide',
        },
        paragraphs: [
          {
            de: 'Am Telefon sitzt jemand, der den Weg zum Strand gegangen ist. Mit Kinderwagen, wenn es sein muss.',
            en: 'The person on the phone has walked the path to the beach. With a pushchair, if need be.',
            it: 'Al telefono c’è qualcuno che la strada per la spiaggia l’ha fatta davvero. Anche con il passeggino.',
            es: 'Al teléfono hay alguien que ha recorrido el camino hasta la playa. Con cochecito, si hace falta.',
            fr: 'Au téléphone, quelqu’un a fait le chemin jusqu’à la plage. Avec une poussette, s’il le fallait.',
          },
        ],
        facts: [
          {
            value: { de: '8–22 Uhr', en: '8 am–10 pm', it: '8–22', es: '8–22 h', fr: '8 h–22 h' },
            label: { de: 'jeden Tag', en: 'every day', it: 'ogni giorno', es: 'todos los días', fr: 'tous les jours' },
          },
        ],
        link: 'tel:+493023125200',
        buttonText: {
          de: '+49 30 23125 200',
          en: '+49 30 23125 200',
          it: '+49 30 23125 200',
          es: '+49 30 23125 200',
          fr: '+49 30 23125 200',
        },
      },
    },
    {
      type: 'faq',
      id: 'questions',
      props: {
        headline: {
          de: 'Was uns alle fragen',
          en: 'What everyone asks us',
          it: 'Quello che ci chiedono tutti',
          es: 'Lo que todos nos preguntan',
          fr: 'Ce que tout le monde nous demande',
        },
        sections: [
          {
            title: {
              de: 'Vor der Reise',
              en: 'Before the trip',
              it: 'Prima del viaggio',
              es: 'Antes del viaje',
              fr: 'Avant le voyage',
            },
            questions: [
              {
                question: {
                  de: 'Wann ist die beste Reisezeit?',
                  en: 'When is the best time to go?',
                  it: 'Qual è il periodo migliore?',
                  es: '¿Cuál es la mejor época?',
                  fr: 'Quelle est la meilleure saison ?',
                },
                answer: {
                  de: 'Fast immer die Woche, bevor alle fahren, oder die danach: Anfang Juni, Ende September. Wer im Winter Wärme sucht, fliegt nach [Teneriffa](/teneriffa).',
                  en: 'Almost always the week before everyone goes, or the one after: early June, late September. If you want warmth in winter, fly to [Tenerife](/teneriffa).',
                  it: 'Quasi sempre la settimana prima che partano tutti, o quella dopo: inizio giugno, fine settembre. Chi cerca il caldo d’inverno vola a [Tenerife](/teneriffa).',
                  es: 'Casi siempre la semana antes de que vayan todos, o la de después: principios de junio, finales de septiembre. Quien busca calor en invierno vuela a [Tenerife](/teneriffa).',
                  fr: 'Presque toujours la semaine avant tout le monde, ou celle d’après : début juin, fin septembre. Pour la chaleur en hiver, c’est [Tenerife](/teneriffa).',
                },
              },
              {
                question: {
                  de: 'Brauche ich ein Auto?',
                  en: 'Do I need a car?',
                  it: 'Serve un’auto?',
                  es: '¿Necesito coche?',
                  fr: 'Faut-il une voiture ?',
                },
                answer: {
                  de: 'In [Lissabon](/lissabon) und [Marrakesch](/marrakesch) wäre es nur im Weg. Auf [Kreta](/kreta) gehört es dazu, sonst sehen Sie ein Achtel der Insel.',
                  en: 'In [Lisbon](/lissabon) and [Marrakech](/marrakesch) it would only be in the way. On [Crete](/kreta) it is part of the trip, or you will see an eighth of the island.',
                  it: 'A [Lisbona](/lissabon) e a [Marrakech](/marrakesch) sarebbe solo d’intralcio. A [Creta](/kreta) ci vuole, altrimenti vedrete un ottavo dell’isola.',
                  es: 'En [Lisboa](/lissabon) y [Marrakech](/marrakesch) solo estorbaría. En [Creta](/kreta) es parte del viaje; si no, verá una octava parte de la isla.',
                  fr: 'À [Lisbonne](/lissabon) et à [Marrakech](/marrakesch), elle ne ferait que gêner. En [Crète](/kreta), il en faut une, sinon vous ne verrez qu’un huitième de l’île.',
                },
              },
            ],
          },
          {
            title: {
              de: 'Geld und Sicherheit',
              en: 'Money and safety',
              it: 'Soldi e sicurezza',
              es: 'Dinero y seguridad',
              fr: 'Argent et sécurité',
            },
            questions: [
              {
                question: {
                  de: 'Wann muss ich zahlen?',
                  en: 'When do I have to pay?',
                  it: 'Quando si paga?',
                  es: '¿Cuándo tengo que pagar?',
                  fr: 'Quand faut-il payer ?',
                },
                answer: {
                  de: '20 Prozent, sobald Sie die Bestätigung und den Sicherungsschein haben. Den Rest vier Wochen vor der Abreise.',
                  en: '20 per cent once you have the confirmation and the certificate of cover. The rest four weeks before you leave.',
                  it: 'Il 20 per cento quando avete la conferma e il certificato di garanzia. Il resto quattro settimane prima della partenza.',
                  es: 'El 20 por ciento al recibir la confirmación y el certificado de garantía. El resto, cuatro semanas antes de salir.',
                  fr: '20 pour cent à réception de la confirmation et de l’attestation de garantie. Le reste quatre semaines avant le départ.',
                },
              },
              {
                question: {
                  de: 'Und wenn ich krank werde?',
                  en: 'And if I fall ill?',
                  it: 'E se mi ammalo?',
                  es: '¿Y si me pongo enfermo?',
                  fr: 'Et si je tombe malade ?',
                },
                answer: {
                  de: 'Dann kann jemand anderes für Sie reisen, oft genügt ein Anruf bis sieben Tage vorher. Alles Weitere steht unter [Hilfe](/hilfe).',
                  en: 'Someone else can travel in your place; often a call up to seven days before is enough. Everything else is under [Help](/hilfe).',
                  it: 'Può partire un’altra persona al posto vostro: spesso basta una telefonata fino a sette giorni prima. Il resto è nella pagina [Aiuto](/hilfe).',
                  es: 'Otra persona puede viajar en su lugar; a menudo basta una llamada hasta siete días antes. Lo demás está en [Ayuda](/hilfe).',
                  fr: 'Quelqu’un d’autre peut partir à votre place ; un appel jusqu’à sept jours avant suffit souvent. Le reste se trouve dans l’[Aide](/hilfe).',
                },
              },
            ],
          },
        ],
      },
    },
  ],
};
