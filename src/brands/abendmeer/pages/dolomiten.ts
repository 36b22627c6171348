import { buildStory } from '../../../content-seeds/build-story.ts';
import { climate } from '../../../content-seeds/climate.ts';
import { nextHeadline, questionsHeadline, questionsTitle } from './parts/headings.ts';

export const document = buildStory({
  slug: 'dolomiten',
  title: {
    de: 'Dolomiten von Hütte zu Hütte – Abendmeer',
    en: 'The Dolomites from hut to hut – Abendmeer',
    it: 'Dolomiti, di rifugio in rifugio – Abendmeer',
    es: 'Los Dolomitas, de refugio en refugio – Abendmeer',
    fr: 'Les Dolomites de refuge en refuge – Abendmeer',
  },
  description: {
    de: 'Lärchen im Herbst, Schlutzkrapfen auf der Hütte, das Rosa der Felsen am Abend: die Dolomiten, wie wir sie kennen.',
    en: 'Larches in autumn, schlutzkrapfen at the hut, pink rock in the evening: the Dolomites as we know them.',
    it: 'Larici in autunno, schlutzkrapfen al rifugio, le rocce rosa della sera: le Dolomiti come le conosciamo.',
    es: 'Alerces en otoño, schlutzkrapfen en el refugio, la roca rosa del atardecer: los Dolomitas como los conocemos.',
    fr: 'Mélèzes d’automne, schlutzkrapfen au refuge, roche rose du soir : les Dolomites comme nous les connaissons.',
  },
  promise: {
    de: 'Kurz nach sieben wird der Fels rosa. Die Ladiner haben dafür ein Wort: Enrosadira.',
    en: 'Shortly after seven the rock turns pink. The Ladins have a word for it: enrosadira.',
    it: 'Poco dopo le sette la roccia si fa rosa. I ladini hanno una parola per questo: enrosadira.',
    es: 'Poco después de las siete la roca se vuelve rosa. Los ladinos tienen una palabra: enrosadira.',
    fr: 'Peu après sept heures, la roche devient rose. Les Ladins ont un mot pour cela : enrosadira.',
  },
  heroScene: 'mountains.alpine.autumn.dusk.warm.enrosadira',
  intro: {
    headline: {
      de: 'Ein Meer, das vor 250 Millionen Jahren stehen blieb',
      en: 'A sea that stood still 250 million years ago',
      it: 'Un mare che si è fermato 250 milioni di anni fa',
      es: 'Un mar que se detuvo hace 250 millones de años',
      fr: 'Une mer arrêtée il y a 250 millions d’années',
    },
    paragraphs: [
      {
        de: 'Die Türme sind alte Korallenriffe. Man sieht es ihnen an, wenn die Wolken um ihren Fuß liegen. Wir wohnen am liebsten im Gadertal oder in Villnöss, wo die Bauern noch mähen, was steil ist, und abends im Gasthaus drei Sprachen an einem Tisch gesprochen werden.',
        en: 'The towers are old coral reefs. You can tell when the clouds lie around their feet. We like to stay in Val Badia or Villnöss, where farmers still mow what is steep and three languages are spoken at one table in the inn.',
        it: 'Le torri sono antiche barriere coralline. Si capisce quando le nuvole stanno ai loro piedi. A noi piace dormire in Val Badia o a Funes, dove i contadini falciano ancora i pendii e la sera in locanda si parlano tre lingue allo stesso tavolo.',
        es: 'Las torres son antiguos arrecifes de coral. Se nota cuando las nubes quedan a sus pies. Nos gusta alojarnos en Val Badia o en Funes, donde los campesinos aún siegan lo empinado y en la posada se hablan tres lenguas en una misma mesa.',
        fr: 'Ces tours sont d’anciens récifs de corail. On le voit quand les nuages sont à leurs pieds. Nous aimons loger dans le val Badia ou à Funes, où l’on fauche encore les pentes et où, à l’auberge, trois langues se parlent à la même table.',
      },
    ],
    facts: [
      {
        value: { de: 'Sept., Okt.', en: 'Sept, Oct', it: 'set, ott', es: 'sep, oct', fr: 'sept., oct.' },
        label: {
          de: 'unsere Monate',
          en: 'our months',
          it: 'i nostri mesi',
          es: 'nuestros meses',
          fr: 'nos mois',
        },
      },
      {
        value: { de: '4 h', en: '4 h', it: '4 h', es: '4 h', fr: '4 h' },
        label: {
          de: 'Bahn München–Bozen',
          en: 'by train, Munich–Bolzano',
          it: 'in treno, Monaco–Bolzano',
          es: 'en tren, Múnich–Bolzano',
          fr: 'en train, Munich–Bolzano',
        },
      },
      {
        value: { de: '3.343 m', en: '3,343 m', it: '3.343 m', es: '3.343 m', fr: '3 343 m' },
        label: {
          de: 'Marmolata, der höchste Gipfel',
          en: 'Marmolada, the highest summit',
          it: 'Marmolada, la cima più alta',
          es: 'Marmolada, la cima más alta',
          fr: 'Marmolada, le plus haut sommet',
        },
      },
    ],
  },
  table: {
    image: { url: 'restaurant.alpine.autumn.dusk.warm.stube' },
    headline: {
      de: 'Erst die Suppe, dann der Berg, dann wieder Suppe',
      en: 'First soup, then the mountain, then soup again',
      it: 'Prima la zuppa, poi la montagna, poi di nuovo la zuppa',
      es: 'Primero la sopa, luego la montaña, luego otra vez la sopa',
      fr: 'D’abord la soupe, puis la montagne, puis encore la soupe',
    },
    paragraphs: [
      {
        de: 'Schlutzkrapfen mit Spinat und brauner Butter, Knödel in der Brühe, im Herbst geröstete Kastanien und der neue Wein. Auf der Hütte gibt es Kaiserschmarrn, von dem niemand allein satt werden muss: Man teilt ihn aus der Pfanne.',
        en: 'Schlutzkrapfen with spinach and brown butter, dumplings in broth, and in autumn roast chestnuts with the new wine. At the hut there is kaiserschmarrn, and nobody has to finish one alone: you share it from the pan.',
        it: 'Schlutzkrapfen con spinaci e burro fuso, canederli in brodo, in autunno castagne arrosto e vino nuovo. Al rifugio c’è il kaiserschmarrn, e nessuno deve finirlo da solo: si mangia insieme dalla padella.',
        es: 'Schlutzkrapfen con espinacas y mantequilla tostada, knödel en caldo y, en otoño, castañas asadas con vino nuevo. En el refugio hay kaiserschmarrn, y nadie tiene que acabárselo solo: se comparte de la sartén.',
        fr: 'Des schlutzkrapfen aux épinards et au beurre noisette, des knödel au bouillon et, l’automne, des châtaignes grillées avec le vin nouveau. Au refuge, il y a du kaiserschmarrn, et personne ne doit le finir seul : on le partage à la poêle.',
      },
    ],
  },
  climate: climate.dolomites,
  climateHeadline: {
    de: 'Das Jahr auf 1.200 Metern',
    en: 'The year at 1,200 metres',
    it: 'L’anno a 1.200 metri',
    es: 'El año a 1.200 metros',
    fr: 'L’année à 1 200 mètres',
  },
  climateText: {
    de: 'Die Hütten öffnen Mitte Juni und schließen Anfang Oktober. Im Juli kommt am Nachmittag das Gewitter, deshalb sind alle früh unterwegs.',
    en: 'The huts open in mid-June and close in early October. In July the storm comes in the afternoon, so everyone sets out early.',
    it: 'I rifugi aprono a metà giugno e chiudono a inizio ottobre. A luglio il temporale arriva di pomeriggio: per questo partono tutti presto.',
    es: 'Los refugios abren a mediados de junio y cierran a principios de octubre. En julio la tormenta llega por la tarde; por eso todos madrugan.',
    fr: 'Les refuges ouvrent à la mi-juin et ferment début octobre. En juillet, l’orage vient l’après-midi : tout le monde part donc tôt.',
  },
  walk: {
    image: { url: 'lake.alpine.autumn.golden.warm.limides' },
    headline: {
      de: 'Eine Runde, die jeder schafft',
      en: 'A round anyone can manage',
      it: 'Un giro alla portata di tutti',
      es: 'Una vuelta al alcance de todos',
      fr: 'Un tour à la portée de tous',
    },
    paragraphs: [
      {
        de: 'Um die Drei Zinnen sind es zehn Kilometer, vier Stunden mit Pausen. Gehen Sie gegen den Uhrzeigersinn, dann haben Sie die Nordwände am Nachmittag im Licht. Die Zufahrt ist in der Saison begrenzt: Nehmen Sie den Bus ab Toblach.',
        en: 'Around the Tre Cime it is ten kilometres, four hours with breaks. Go anticlockwise and you have the north faces in the afternoon light. Access by car is limited in season: take the bus from Toblach.',
        it: 'Intorno alle Tre Cime sono dieci chilometri, quattro ore con le soste. Andate in senso antiorario: nel pomeriggio avrete le pareti nord in luce. In stagione l’accesso in auto è limitato: prendete l’autobus da Dobbiaco.',
        es: 'Alrededor de las Tres Cimas hay diez kilómetros, cuatro horas con descansos. Vaya en sentido contrario a las agujas del reloj y tendrá las caras norte con luz de tarde. En temporada el acceso en coche es limitado: tome el autobús en Dobbiaco.',
        fr: 'Le tour des Trois Cimes fait dix kilomètres, quatre heures avec les pauses. Partez dans le sens inverse des aiguilles d’une montre : vous aurez les faces nord dans la lumière de l’après-midi. L’accès en voiture est limité en saison : prenez le bus à Dobbiaco.',
      },
    ],
  },
  faqHeadline: questionsHeadline,
  faqTitle: questionsTitle,
  questions: [
    {
      question: {
        de: 'Geht es ohne Auto?',
        en: 'Can I manage without a car?',
        it: 'Si può fare senza auto?',
        es: '¿Se puede ir sin coche?',
        fr: 'Est-ce possible sans voiture ?',
      },
      answer: {
        de: 'Ja. Mit dem Zug bis Bozen, Brixen oder Toblach, danach fahren Busse in jedes Tal. Viele Häuser geben Ihnen die Fahrkarte mit.',
        en: 'Yes. By train to Bolzano, Bressanone or Dobbiaco, then buses go up every valley. Many hotels include the ticket.',
        it: 'Sì. In treno fino a Bolzano, Bressanone o Dobbiaco, poi gli autobus salgono in ogni valle. Molti alberghi vi danno il biglietto.',
        es: 'Sí. En tren hasta Bolzano, Bressanone o Dobbiaco y luego hay autobuses a todos los valles. Muchos hoteles incluyen el billete.',
        fr: 'Oui. En train jusqu’à Bolzano, Bressanone ou Dobbiaco, puis des bus montent dans chaque vallée. Beaucoup d’hôtels offrent le billet.',
      },
    },
    {
      question: {
        de: 'Wann leuchten die Lärchen?',
        en: 'When do the larches turn?',
        it: 'Quando si accendono i larici?',
        es: '¿Cuándo amarillean los alerces?',
        fr: 'Quand les mélèzes flamboient-ils ?',
      },
      answer: {
        de: 'Meist in der zweiten Oktoberhälfte, zwei Wochen lang. Dann liegt oben oft schon der erste Schnee.',
        en: 'Usually in the second half of October, for two weeks. By then the first snow often lies higher up.',
        it: 'Di solito nella seconda metà di ottobre, per due settimane. In alto c’è spesso già la prima neve.',
        es: 'Normalmente en la segunda quincena de octubre, durante dos semanas. Arriba suele haber ya la primera nieve.',
        fr: 'En général dans la seconde moitié d’octobre, pendant deux semaines. Plus haut, il y a souvent déjà la première neige.',
      },
    },
  ],
  next: {
    headline: nextHeadline,
    places: [
      {
        slug: 'kreta',
        scene: 'mountains.aegean.autumn.golden.warm.psiloritis',
        line: {
          de: 'Berge, aber mit Meer davor.',
          en: 'Mountains, but with sea in front.',
          it: 'Montagne, ma con il mare davanti.',
          es: 'Montañas, pero con mar delante.',
          fr: 'Des montagnes, mais avec la mer devant.',
        },
      },
      {
        slug: 'mallorca',
        scene: 'countryside.balearic.spring.golden.warm.alaro',
        line: {
          de: 'Wandern im Februar.',
          en: 'Walking in February.',
          it: 'Camminare a febbraio.',
          es: 'Caminar en febrero.',
          fr: 'Marcher en février.',
        },
      },
      {
        slug: 'teneriffa',
        scene: 'mountains.canary.winter.dawn.warm.canadas',
        line: {
          de: 'Ein Dreitausender mit Palmen.',
          en: 'A 3,000-metre peak with palms.',
          it: 'Un tremila con le palme.',
          es: 'Un tresmil con palmeras.',
          fr: 'Un sommet de trois mille mètres, avec des palmiers.',
        },
      },
    ],
  },
});
