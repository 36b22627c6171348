import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const islandQuestions: SeedQuestions = [
  {
    question: {
      de: 'Welche Insel liegt am nächsten?',
      en: 'Which island is nearest?',
      it: 'Qual è l’isola più vicina?',
      es: '¿Qué isla está más cerca?',
      fr: 'Quelle île est la plus proche ?',
    },
    answer: {
      de: 'Ab Frankfurt: Sardinien, 1.019 km. Danach Menorca, 1.181 km, und [Mallorca](/mallorca), 1.252 km.',
      en: 'From Frankfurt: Sardinia, 1,019 km. Then Menorca, 1,181 km, and [Majorca](/mallorca), 1,252 km.',
      it: 'Da Francoforte: la Sardegna, 1.019 km. Poi Minorca, 1.181 km, e [Maiorca](/mallorca), 1.252 km.',
      es: 'Desde Fráncfort: Cerdeña, 1.019 km. Después Menorca, 1.181 km, y [Mallorca](/mallorca), 1.252 km.',
      fr: 'Depuis Francfort : la Sardaigne, 1 019 km. Puis Minorque, 1 181 km, et [Majorque](/mallorca), 1 252 km.',
    },
  },
  {
    question: {
      de: 'Brauche ich einen Mietwagen?',
      en: 'Do I need a car?',
      it: 'Serve l’auto a noleggio?',
      es: '¿Hace falta coche?',
      fr: 'Faut-il une voiture ?',
    },
    answer: {
      de: 'Auf Sardinien, Sizilien und Kreta: ja, wenn Sie mehr als den Hotelort sehen wollen. Auf Kos und Malta reicht der Bus. Mietwagen gibt es nach dem Angebot als Extra.',
      en: 'On Sardinia, Sicily and Crete yes, if you want to see more than your resort. On Kos and Malta the bus will do. Hire cars are an extra after the offer.',
      it: 'In Sardegna, Sicilia e a Creta sì, se volete vedere altro oltre alla vostra località. A Coo e a Malta basta l’autobus. L’auto si aggiunge come extra dopo l’offerta.',
      es: 'En Cerdeña, Sicilia y Creta sí, si quiere ver más que su localidad. En Kos y Malta basta el autobús. El coche se añade como extra después de la oferta.',
      fr: 'En Sardaigne, en Sicile et en Crète, oui, pour voir plus que votre station. À Kos et à Malte, le bus suffit. La voiture s’ajoute en option après l’offre.',
    },
  },
  {
    question: {
      de: 'Welche Insel lohnt sich das ganze Jahr?',
      en: 'Which islands are good all year round?',
      it: 'Quale isola va bene tutto l’anno?',
      es: '¿Qué isla es buena todo el año?',
      fr: 'Quelle île convient toute l’année ?',
    },
    answer: {
      de: '[Teneriffa](/teneriffa), Gran Canaria und [Madeira](/madeira): kein Monat unter 20 °C am Tag.',
      en: '[Tenerife](/teneriffa), Gran Canaria and [Madeira](/madeira): no month below 20 °C by day.',
      it: '[Tenerife](/teneriffa), Gran Canaria e [Madera](/madeira): nessun mese sotto i 20 °C di giorno.',
      es: '[Tenerife](/teneriffa), Gran Canaria y [Madeira](/madeira): ningún mes por debajo de 20 °C de día.',
      fr: '[Tenerife](/teneriffa), Grande Canarie et [Madère](/madeira) : aucun mois sous 20 °C en journée.',
    },
  },
  {
    question: {
      de: 'Fliegt man im Winter auf die griechischen Inseln?',
      en: 'Can you fly to the Greek islands in winter?',
      it: 'D’inverno si vola sulle isole greche?',
      es: '¿Se vuela a las islas griegas en invierno?',
      fr: 'Vole-t-on vers les îles grecques en hiver ?',
    },
    answer: {
      de: 'Selten nonstop, und viele Hotels schließen von November bis März. Die Suche zeigt nur, was offen ist und geflogen wird.',
      en: 'Rarely non-stop, and many hotels close from November to March. The search shows only what is open and flown to.',
      it: 'Raramente senza scalo, e molti hotel chiudono da novembre a marzo. La ricerca mostra solo ciò che è aperto e raggiungibile.',
      es: 'Pocas veces sin escala, y muchos hoteles cierran de noviembre a marzo. La búsqueda solo muestra lo que está abierto y tiene vuelo.',
      fr: 'Rarement sans escale, et beaucoup d’hôtels ferment de novembre à mars. La recherche ne montre que ce qui est ouvert et desservi.',
    },
  },
];
