import type { HotelPhrases } from './hotel-phrases.ts';

export const italianTexts: HotelPhrases = {
  intro: {
    beach_resort: [
      '{name} è un hotel di mare {inCity} ({region}), al ritmo delle onde: colazione, un bagno, un libro e poi un altro bagno.',
      'Vacanze al mare senza troppi programmi: è l’idea di {name}, {inCity} ({region}).',
      '{inCity} ({region}), {name} accoglie chi cerca sole e acqua salata e la sera non vuole andare lontano.',
    ],
    family_resort: [
      '{name}, {inCity} ({region}), è pensato per le famiglie: i piccoli hanno sempre qualcosa da fare, i grandi si riposano.',
      'Chi viaggia con bambini è il benvenuto: {name}, {inCity} ({region}), è abituato a secchielli, libri illustrati e valigie piene.',
      '{name} si trova {inCity} ({region}) ed è attrezzato per vacanze con bambini di ogni età.',
    ],
    club: [
      '{name} è un villaggio {inCity} ({region}): sport e compagnia quando ne avete voglia, un angolo tranquillo quando preferite stare da soli.',
      '{name}, {inCity} ({region}): tutto il giorno succede qualcosa, e nessuno è obbligato a partecipare.',
      'Volti nuovi, sport nuovi e lunghe serate: {name}, {inCity} ({region}), è un villaggio per chi in vacanza ama muoversi.',
    ],
    boutique: [
      '{name} è un piccolo hotel con uno stile tutto suo {inCity} ({region}), dove gli ospiti si chiamano per nome.',
      'Poche camere, mobili scelti con cura, padroni di casa attenti: {name}, {inCity} ({region}), è un boutique hotel che fa molte cose a modo suo.',
      'Piccolo, personale e arredato con amore per il dettaglio: così si presenta {name}, {inCity} ({region}).',
    ],
    city_hotel: [
      '{name} è un hotel di città {inCity} ({region}), punto di partenza per giornate piene.',
      'Posate le valigie e uscite: {name}, {inCity} ({region}), è una buona base per qualche giorno in città.',
      'Musei, mercati o riunioni: {name}, {inCity} ({region}), offre un luogo tranquillo per le ore che restano.',
    ],
    apartments: [
      '{name} offre appartamenti {inCity} ({region}) a chi preferisce organizzarsi la giornata da sé.',
      'Alzarsi quando si vuole e cucinare quello che si ha voglia di mangiare: {name}, {inCity} ({region}), propone appartamenti per le vacanze.',
      'Più spazio di una camera d’albergo e una cucina propria: è il vantaggio di {name}, {inCity} ({region}).',
    ],
    country_house: [
      '{name} è una casa di campagna {inCity} ({region}), dove l’orologio va un po’ più piano.',
      'Muri spessi, alberi antichi, vista aperta: {name}, {inCity} ({region}), è un posto in cui tirare il fiato.',
      '{inCity} ({region}), {name} ha conservato il carattere di una casa di campagna cresciuta negli anni.',
    ],
    spa_hotel: [
      '{name} è un hotel benessere {inCity} ({region}), dove si può passare la giornata in accappatoio.',
      'Calore, acqua e molto tempo: ecco {name}, {inCity} ({region}).',
      'Con {name}, hotel benessere {inCity} ({region}), rallentare è facile.',
    ],
    alpine_hotel: [
      '{name} è un hotel di montagna {inCity} ({region}): la mattina sul sentiero, la sera di ritorno, stanchi e contenti.',
      'Legno, aria buona e montagne davanti alla finestra: {name}, {inCity} ({region}), è per chi ama stare all’aperto.',
      'Chi ama l’alta quota qui si sente presto a casa: {name} è un hotel di montagna {inCity} ({region}).',
    ],
    beach: [
      'Sole, sale e lunghe serate all’aperto danno il ritmo.',
      'La giornata comincia con la luce sull’acqua e finisce quando ci sono le stelle.',
      'Tutto quello che serve sta in una borsa: costume, libro, scarpe leggere.',
    ],
    city: [
      'La città ha molti volti: caffè, piccole botteghe e strade in cui è bello perdersi.',
      'Il programma migliore è non averne: gli angoli più belli si trovano per caso.',
      'Dopo una giornata a piedi, un buon letto vale il doppio.',
    ],
    mountains: [
      'Tutt’intorno ci sono boschi, prati e cime, e l’aria è limpida.',
      'È la montagna a decidere la giornata: fuori presto, una sosta a mezzogiorno, a letto di buon’ora.',
      'Bosco, roccia e acqua, e un’aria che si respira a pieni polmoni.',
    ],
    countryside: [
      'Tutt’intorno c’è la campagna aperta, e la sera il silenzio è tale che si sentono i grilli.',
      'È una zona per chi ama le deviazioni: strade minori, prodotti di fattoria, paesi con una piazza al centro.',
      'Chi viene qui cerca spazio, e lo trova.',
    ],
    adults_only: [
      'La struttura è riservata agli adulti.',
      'Gli ospiti sono tutti adulti, e si sente: l’atmosfera è tranquilla.',
    ],
    family_friendly: ['I bambini sono ospiti graditi.', 'Le famiglie sono le benvenute.'],
    sustainable: [
      'Corrente, acqua e biancheria si usano con misura, e molti alimenti arrivano dai dintorni.',
      'Qui ci si impegna a consumare meno energia, meno acqua e meno imballaggi.',
    ],
  },
  location: {
    beachfront: [
      'Tra voi e il mare c’è soltanto la spiaggia.',
      'L’edificio sorge direttamente sulla spiaggia: si può restare in costume.',
    ],
    beach_walk: ['La spiaggia è a circa {beach}.', 'La spiaggia più vicina dista circa {beach}.'],
    beach_far: [
      'La spiaggia è a circa {beach}: una bicicletta o un’auto a noleggio fa comodo.',
      'La spiaggia più vicina dista circa {beach}, e la confusione resta lontana.',
    ],
    centre_near: [
      'Il centro è a circa {centre}; negozi e locali si raggiungono a piedi.',
      'Fino al centro sono circa {centre}, quindi la passeggiata serale si fa senza auto.',
    ],
    centre_far: ['Il centro dista circa {centre}.', 'Il centro è a circa {centre}.'],
    quiet: ['La posizione è tranquilla.', 'Il traffico qui si sente poco: la posizione è tranquilla.'],
    trails: [
      'Nei dintorni partono diversi sentieri.',
      'Chi vuole camminare trova nei dintorni sentieri segnalati.',
    ],
    airport: [
      'L’aeroporto più vicino ({airport}) dista circa {airportDistance} in linea d’aria.',
      'Aeroporto più vicino: {airport}, circa {airportDistance} in linea d’aria.',
    ],
  },
  facility: {
    rooms: [
      'Le {rooms} camere sono distribuite su {floors}.',
      'L’hotel dispone di {rooms} camere su {floors}.',
    ],
    apartments: [
      'La struttura conta {rooms} appartamenti su {floors}.',
      'Gli appartamenti sono {rooms}, su {floors}.',
    ],
    lift: ['C’è un ascensore.', 'Ai piani si sale con l’ascensore.'],
    wifi: ['Il Wi-Fi è disponibile in tutta la struttura.', 'Gli ospiti hanno a disposizione il Wi-Fi.'],
    reception_always: ['La reception è aperta 24 ore su 24.', 'Alla reception c’è qualcuno giorno e notte.'],
    reception_day: [
      'La reception è aperta di giorno; chi arriva tardi è pregato di avvisare.',
      'Di giorno la reception è aperta, per gli arrivi serali basta accordarsi.',
    ],
    pool: ['All’aperto c’è una piscina con lettini.', 'La struttura ha una piscina esterna con solarium.'],
    indoor_pool: ['Con qualsiasi tempo c’è la piscina coperta.', 'C’è una piscina coperta.'],
    heated_pool: [
      'Nei mesi più freschi l’acqua viene riscaldata.',
      'Quando fuori rinfresca, la vasca viene riscaldata.',
    ],
    water_slides: ['Per chi ama la velocità ci sono gli scivoli.', 'Non mancano gli scivoli d’acqua.'],
    restaurant: ['Nella struttura c’è un ristorante.', 'I pasti si servono nel ristorante.'],
    bar: ['Per la sera c’è un bar.', 'Al bar si trovano da bere e compagnia.'],
  },
  room: {
    choice: ['Potete scegliere tra: {roomList}.', 'Le sistemazioni: {roomList}.'],
    one: ['{room} (circa {size}, {persons})'],
    air_conditioning: ['Le camere sono climatizzate.', 'L’aria condizionata rende piacevoli le notti.'],
    sea_view: ['Una parte delle camere guarda il mare.', 'Da alcune camere si vede il mare.'],
    bath_simple: [
      'Tutte hanno bagno privato con doccia e televisore.',
      'Fanno parte della dotazione bagno privato con doccia e televisore.',
    ],
    bath_comfort: [
      'La dotazione comprende bagno privato con asciugacapelli, televisore, cassaforte e frigobar.',
      'Di serie: bagno con asciugacapelli, televisore, cassaforte e frigobar.',
    ],
    kitchen: [
      'Monolocali e appartamenti hanno un angolo cottura con fornelli, frigorifero e stoviglie.',
      'Nei monolocali e negli appartamenti c’è un angolo cottura; pentole e stoviglie sono a disposizione.',
    ],
  },
  board: {
    room_only: [
      'Solo pernottamento: mangiate dove e quando volete.',
      'Solo pernottamento, con tutta la libertà.',
    ],
    breakfast: [
      'Pernottamento e colazione: al mattino, colazione a buffet.',
      'Pernottamento e colazione: pane, frutta, uova e caffè al buffet.',
    ],
    half_board: [
      'Mezza pensione: colazione e cena.',
      'Mezza pensione: la cucina lavora per voi mattina e sera.',
    ],
    full_board: ['Pensione completa: colazione, pranzo e cena.', 'Pensione completa: tre pasti al giorno.'],
    all_inclusive: [
      'All inclusive: colazione, pranzo, cena, spuntini e bevande selezionate negli orari indicati in hotel.',
      'All inclusive: tutti i pasti, qualcosa tra un pasto e l’altro e bevande selezionate, come indicato sul posto.',
    ],
    vegetarian_menu: [
      'Ogni giorno ci sono piatti vegetariani.',
      'Chi mangia vegetariano trova ogni giorno una buona scelta.',
    ],
    a_la_carte: [
      'Si può mangiare anche à la carte, meglio se su prenotazione.',
      'Per le serate speciali c’è un menu à la carte.',
    ],
  },
  beach: {
    front: ['La spiaggia comincia davanti alla porta.', 'Si esce direttamente in spiaggia.'],
    walk: ['La spiaggia è a circa {beach}.', 'Fino all’acqua sono circa {beach}.'],
    far: [
      'La spiaggia è a circa {beach}, poca strada in auto o in bicicletta.',
      'La spiaggia più vicina dista circa {beach}.',
    ],
    sand: ['È una spiaggia di sabbia.', 'Sotto i piedi c’è la sabbia.'],
    pebbles: [
      'È una spiaggia di ciottoli e roccia: le scarpette da scoglio sono consigliate.',
      'Si alternano ciottoli e scogli; con le scarpette si entra in acqua più comodamente.',
    ],
    loungers: [
      'In spiaggia lettini e ombrelloni si noleggiano a pagamento.',
      'Lettini e ombrelloni in spiaggia sono a pagamento.',
    ],
  },
  kids: {
    club: [
      'Al miniclub si costruisce, si gioca e ci si scatena.',
      'Il miniclub si occupa dei piccoli in orari stabiliti.',
    ],
    playground: ['All’aperto c’è un parco giochi.', 'Un parco giochi fa parte della struttura.'],
    water_slides: [
      'In piscina ci sono gli scivoli.',
      'Gli scivoli sono il posto preferito dei più grandicelli.',
    ],
    family_rooms: [
      'Le camere familiari ospitano {persons}.',
      'In una camera familiare trovano posto {persons}.',
    ],
    cots: [
      'Le culle sono disponibili su richiesta.',
      'Su richiesta arriva una culla in camera e un seggiolone a tavola.',
    ],
  },
  sport: {
    hiking: [
      'I dintorni si prestano alle camminate.',
      'I sentieri partono in ogni direzione, dal giro del mattino alla gita di un giorno.',
    ],
    cycling: [
      'La zona è adatta a gite in bicicletta.',
      'I ciclisti sono i benvenuti, e la reception consiglia volentieri i percorsi.',
    ],
    ski: ['D’inverno si viene qui per sciare.', 'D’inverno le piste si raggiungono facilmente.'],
    water: ['Davanti alla costa si praticano sport acquatici.', 'Anche il mare è una palestra.'],
  },
  sport_free: {
    fitness: ['La palestra è aperta agli ospiti.', 'In palestra ci sono attrezzi e pesi.'],
    tennis: [
      'Gli ospiti possono usare i campi da tennis su prenotazione.',
      'Sul campo da tennis si gioca dopo una parola alla reception.',
    ],
    pool: [
      'Chi si alza presto nuota in piscina.',
      'In piscina c’è posto per qualche bracciata prima di colazione.',
    ],
  },
  sport_with_fee: {
    tennis: [
      'Tennis: campo, racchette e lezioni su richiesta.',
      'Campo da tennis in hotel, racchette a noleggio.',
    ],
    golf: [
      'Golf: la reception prenota i tee time nei campi dei dintorni.',
      'Chi gioca a golf trova campi nei dintorni; prenota la reception.',
    ],
    diving: [
      'Immersioni: corsi e uscite con una scuola sub.',
      'Una scuola sub propone battesimi del mare e uscite in barca.',
    ],
    sailing: [
      'Vela: barche e lezioni presso operatori locali.',
      'Barche a vela e lezioni si trovano sul posto.',
    ],
    bikes: ['Le biciclette si noleggiano a pagamento.', 'È possibile noleggiare biciclette.'],
    ski_hire: [
      'Skipass e attrezzatura a noleggio si trovano in paese.',
      'Sci e skipass si trovano in paese.',
    ],
  },
  wellness: {
    spa: [
      'Il centro benessere ha sauna e sala relax.',
      'Sauna e zona relax fanno parte del centro benessere.',
    ],
    treatments: [
      'Massaggi e trattamenti sono a pagamento: meglio prenotarli all’arrivo.',
      'Massaggi e trattamenti viso si prenotano a pagamento.',
    ],
    indoor_pool: ['C’è anche una piscina coperta.', 'Ne fa parte anche una piscina coperta.'],
    heated_pool: [
      'L’acqua è piacevole anche nelle giornate fresche.',
      'Nelle giornate fresche la vasca è riscaldata.',
    ],
    fitness: ['Chi preferisce muoversi va in palestra.', 'Una palestra completa l’offerta.'],
  },
  entertainment: {
    shows: [
      'Di giorno giochi e sport, più sere a settimana musica o uno spettacolo.',
      'Gli animatori riempiono le giornate; diverse sere ci sono musica o teatro.',
    ],
    family_evenings: [
      'La sera c’è qualcosa anche per i bambini.',
      'Prima degli adulti, vanno in scena i bambini.',
    ],
    nightlife: [
      'Chi vuole uscire trova bar e musica nelle vicinanze.',
      'Nelle vicinanze ci sono bar e locali aperti fino a tardi.',
    ],
    bar: ['Più tranquillo è il bar.', 'La serata si conclude al bar.'],
  },
  additional_info: {
    times: [
      'Arrivo dalle {checkIn}, partenza entro le {checkOut}.',
      'Le camere sono pronte dalle {checkIn} e vanno lasciate entro le {checkOut} del giorno di partenza.',
    ],
    parking: [
      'Il parcheggio c’è, ma non si può prenotare.',
      'I posti auto sono disponibili fino a esaurimento.',
    ],
    charging_station: [
      'Le auto elettriche si ricaricano sul posto.',
      'C’è una colonnina per auto elettriche.',
    ],
    pets_allowed: [
      'Gli animali sono ammessi su richiesta e con supplemento.',
      'Gli animali possono venire, previo accordo e con supplemento.',
    ],
    no_pets: ['Gli animali non sono ammessi.', 'Purtroppo non si possono portare animali.'],
    cards: ['Si accettano le principali carte di credito.', 'Si paga in contanti o con le principali carte.'],
  },
  important_info: {
    adults_only: ['Gli ospiti devono avere almeno 16 anni.', 'L’età minima degli ospiti è di 16 anni.'],
    tax: [
      'L’eventuale tassa di soggiorno si paga sul posto.',
      'Dove è prevista, la tassa di soggiorno si paga in hotel.',
    ],
    outdoor_pool: [
      'Le piscine esterne aprono secondo la stagione e il tempo.',
      'L’apertura della piscina esterna dipende dalla stagione e dal tempo.',
    ],
    identity: [
      'All’arrivo va presentato un documento valido.',
      'All’arrivo si prega di mostrare un documento d’identità valido.',
    ],
  },
  construction_sites: {
    neighbour: [
      'Su un terreno vicino si costruisce. Nei giorni feriali può esserci rumore.',
      'Accanto sorge un nuovo edificio: nei giorni feriali sono possibili rumori di cantiere.',
    ],
    road: [
      'Ci sono lavori sulla strada di accesso, il tragitto può durare qualche minuto in più.',
      'La strada di accesso è in rifacimento: calcolate un po’ più di tempo.',
    ],
    front: [
      'Una parte della facciata è in rifacimento, perciò ci sono dei ponteggi.',
      'La facciata viene ridipinta a tratti; davanti ad alcune finestre ci sono per un periodo dei ponteggi.',
    ],
  },
};
