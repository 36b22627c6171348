import type { HotelPhrases } from './hotel-phrases.ts';

export const frenchTexts: HotelPhrases = {
  intro: {
    beach_resort: [
      '{name} est un hôtel de bord de mer {inCity} ({region}) qui vit au rythme de l’eau : petit déjeuner, baignade, lecture, puis encore une baignade.',
      'Des vacances à la mer sans trop de programme : voilà {name}, {inCity} ({region}).',
      '{inCity} ({region}), {name} reçoit ceux qui cherchent le soleil et l’eau salée et qui, le soir, ne veulent pas aller bien loin.',
    ],
    family_resort: [
      '{name}, {inCity} ({region}), est fait pour les familles : les petits ont de quoi s’occuper, les grands se reposent.',
      'Vous voyagez avec des enfants ? {name}, {inCity} ({region}), vous attend, avec les seaux, les albums et tout le reste.',
      '{name} se trouve {inCity} ({region}) et s’est organisé pour des vacances avec des enfants de tous âges.',
    ],
    club: [
      '{name} est un club de vacances {inCity} ({region}) : du sport et de la compagnie quand on en a envie, un coin tranquille sinon.',
      '{name}, {inCity} ({region}) : il se passe quelque chose toute la journée, et personne n’est obligé de participer.',
      'Des têtes nouvelles, des sports nouveaux et de longues soirées : {name}, {inCity} ({region}), est un club pour ceux qui aiment bouger.',
    ],
    boutique: [
      '{name} est un petit hôtel au style bien à lui, {inCity} ({region}), où l’on appelle les hôtes par leur nom.',
      'Peu de chambres, des meubles choisis, des hôtes attentifs : {name}, {inCity} ({region}), est un hôtel de charme qui fait beaucoup de choses à sa façon.',
      'Petit, personnel et meublé avec le goût du détail : tel est {name}, {inCity} ({region}).',
    ],
    city_hotel: [
      '{name} est un hôtel de ville, {inCity} ({region}), d’où les journées se remplissent sans effort.',
      'Poser ses valises et sortir : {name}, {inCity} ({region}), est un bon point de départ pour quelques jours en ville.',
      'Musées, marchés ou rendez-vous : {name}, {inCity} ({region}), offre un endroit calme pour les heures qui restent.',
    ],
    apartments: [
      '{name} propose des appartements {inCity} ({region}) à ceux qui aiment organiser leur journée eux-mêmes.',
      'Se lever quand on veut et cuisiner ce dont on a envie : {name}, {inCity} ({region}), loue des appartements de vacances.',
      'Plus d’espace que dans une chambre d’hôtel et une cuisine à soi : c’est l’atout de {name}, {inCity} ({region}).',
    ],
    country_house: [
      '{name} est une maison de campagne, {inCity} ({region}), où les heures passent un peu plus lentement.',
      'Des murs épais, de vieux arbres, une vue dégagée : {name}, {inCity} ({region}), est un lieu pour souffler.',
      '{inCity} ({region}), {name} a gardé le caractère d’une maison de campagne façonnée par les années.',
    ],
    spa_hotel: [
      '{name} est un hôtel de bien-être, {inCity} ({region}), où l’on peut passer la journée en peignoir.',
      'De la chaleur, de l’eau et beaucoup de temps : voilà ce qu’offre {name}, {inCity} ({region}).',
      'Avec {name}, hôtel de bien-être {inCity} ({region}), on ralentit facilement.',
    ],
    alpine_hotel: [
      '{name} est un hôtel de montagne {inCity} ({region}) : le matin sur les chemins, le soir de retour, fatigué et content.',
      'Du bois, du bon air et les montagnes devant la fenêtre : {name}, {inCity} ({region}), est fait pour ceux qui aiment le dehors.',
      'Qui aime l’altitude s’y sent vite chez soi : {name} est un hôtel de montagne {inCity} ({region}).',
    ],
    beach: [
      'Ici, le soleil, le sel et les longues soirées dehors donnent le rythme.',
      'La journée commence avec la lumière sur l’eau et finit quand les étoiles sont là.',
      'Tout ce qu’il faut tient dans un sac : maillot, livre, chaussures légères.',
    ],
    city: [
      'La ville a plusieurs visages : des cafés, de petites boutiques et des rues où l’on aime se perdre.',
      'Le meilleur programme est de ne pas en avoir : les plus beaux coins se trouvent par hasard.',
      'Après une journée de marche, un bon lit vaut le double.',
    ],
    mountains: [
      'Tout autour, des forêts, des prés et des sommets, et l’air est limpide.',
      'C’est la montagne qui règle la journée : sortir tôt, se reposer à midi, se coucher de bonne heure.',
      'De la forêt, de la roche, de l’eau, et un air que l’on respire à pleins poumons.',
    ],
    countryside: [
      'Tout autour s’étend la campagne, et le soir est si calme que l’on entend les grillons.',
      'C’est un pays de détours : petites routes, produits de la ferme, villages avec leur place.',
      'On vient ici chercher de grands horizons, et on les trouve.',
    ],
    adults_only: [
      'L’établissement est réservé aux adultes.',
      'On y est entre adultes, et l’ambiance est calme en conséquence.',
    ],
    family_friendly: ['Les enfants sont les bienvenus.', 'Les familles sont chaleureusement accueillies.'],
    sustainable: [
      'L’électricité, l’eau et le linge sont utilisés avec mesure, et beaucoup de produits viennent des environs.',
      'L’équipe s’efforce de consommer moins d’énergie, d’eau et d’emballages.',
    ],
  },
  location: {
    beachfront: [
      'Entre vous et la mer, il n’y a que la plage.',
      'Le bâtiment donne sur la plage : on peut rester en maillot.',
    ],
    beach_walk: ['La plage est à {beach} environ.', 'La plage la plus proche se trouve à {beach} environ.'],
    beach_far: [
      'La plage est à {beach} environ ; un vélo ou une voiture de location est pratique.',
      'La plage la plus proche se trouve à {beach} environ, et l’agitation reste loin.',
    ],
    centre_near: [
      'Le centre est à {centre} environ ; on rejoint à pied les boutiques et les restaurants.',
      'Le centre se trouve à {centre} environ : la promenade du soir se fait sans voiture.',
    ],
    centre_far: ['Le centre est à {centre} environ.', 'Le centre se trouve à {centre} environ.'],
    quiet: ['L’endroit est calme.', 'On entend peu la circulation ; l’endroit est calme.'],
    trails: [
      'Des sentiers partent dans les environs.',
      'Qui veut marcher trouve des sentiers balisés dans les environs.',
    ],
    airport: [
      'L’aéroport le plus proche ({airport}) est à {airportDistance} environ à vol d’oiseau.',
      'Aéroport le plus proche : {airport}, à {airportDistance} environ à vol d’oiseau.',
    ],
  },
  facility: {
    rooms: ['{rooms} chambres sont réparties sur {floors}.', 'L’hôtel compte {rooms} chambres sur {floors}.'],
    apartments: [
      'La résidence compte {rooms} appartements sur {floors}.',
      '{rooms} appartements sont répartis sur {floors}.',
    ],
    lift: ['Il y a un ascenseur.', 'On monte dans les étages en ascenseur.'],
    wifi: ['Le wifi est disponible dans tout l’établissement.', 'Les clients disposent du wifi.'],
    reception_always: [
      'La réception est ouverte jour et nuit.',
      'À la réception, il y a quelqu’un 24 heures sur 24.',
    ],
    reception_day: [
      'La réception est ouverte dans la journée ; merci de prévenir en cas d’arrivée tardive.',
      'La réception est ouverte en journée, et les arrivées tardives se conviennent à l’avance.',
    ],
    pool: ['Dehors, une piscine entourée de transats.', 'Une piscine extérieure avec solarium vous attend.'],
    indoor_pool: ['Par tous les temps, il y a la piscine intérieure.', 'Il y a une piscine intérieure.'],
    heated_pool: [
      'L’eau est chauffée aux mois plus frais.',
      'Quand il fait plus frais, le bassin est chauffé.',
    ],
    water_slides: ['Pour la vitesse, il y a des toboggans.', 'S’y ajoutent des toboggans aquatiques.'],
    restaurant: ['Il y a un restaurant sur place.', 'Les repas sont servis au restaurant.'],
    bar: ['Pour le soir, il y a un bar.', 'Au bar, on trouve à boire et de la compagnie.'],
  },
  room: {
    choice: ['Vous avez le choix : {roomList}.', 'Où vous logerez : {roomList}.'],
    one: ['{room} ({size} environ, {persons})'],
    air_conditioning: ['Les chambres sont climatisées.', 'La climatisation rend les nuits agréables.'],
    sea_view: ['Une partie des chambres donne sur la mer.', 'De certaines chambres, on voit la mer.'],
    bath_simple: [
      'Toutes ont leur salle de bains avec douche et un téléviseur.',
      'L’équipement comprend une salle de bains privée avec douche et un téléviseur.',
    ],
    bath_comfort: [
      'L’équipement comprend une salle de bains privée avec sèche-cheveux, un téléviseur, un coffre et un petit réfrigérateur.',
      'Toujours inclus : salle de bains avec sèche-cheveux, téléviseur, coffre et petit réfrigérateur.',
    ],
    kitchen: [
      'Les studios et appartements ont une kitchenette avec plaques, réfrigérateur et vaisselle.',
      'Dans les studios et appartements, une kitchenette ; casseroles et vaisselle sont fournies.',
    ],
  },
  board: {
    room_only: ['Sans repas : vous mangez où et quand vous voulez.', 'Sans repas, en toute liberté.'],
    breakfast: [
      'Petit déjeuner : un buffet le matin.',
      'Petit déjeuner : pain, fruits, œufs et café au buffet.',
    ],
    half_board: [
      'Demi-pension : petit déjeuner et dîner.',
      'Demi-pension : matin et soir, on cuisine pour vous.',
    ],
    full_board: [
      'Pension complète : petit déjeuner, déjeuner et dîner.',
      'Pension complète : trois repas par jour.',
    ],
    all_inclusive: [
      'Tout compris : petit déjeuner, déjeuner, dîner, encas et une sélection de boissons aux heures affichées à l’hôtel.',
      'Tout compris : tous les repas, de quoi grignoter entre-temps et une sélection de boissons, comme affiché sur place.',
    ],
    vegetarian_menu: [
      'Des plats végétariens sont à la carte tous les jours.',
      'Les végétariens ont chaque jour un bon choix.',
    ],
    a_la_carte: [
      'On peut aussi manger à la carte, de préférence sur réservation.',
      'Pour les soirs de fête, il y a un service à la carte.',
    ],
  },
  beach: {
    front: ['La plage commence devant la porte.', 'On accède directement à la plage.'],
    walk: ['La plage est à {beach} environ.', 'L’eau est à {beach} environ.'],
    far: [
      'La plage est à {beach} environ, un court trajet en voiture ou à vélo.',
      'La plage la plus proche se trouve à {beach} environ.',
    ],
    sand: ['C’est une plage de sable.', 'Sous les pieds, du sable.'],
    pebbles: [
      'C’est une plage de galets et de rochers ; des chaussons de bain sont conseillés.',
      'Galets et rochers alternent ; avec des chaussons, on entre plus facilement dans l’eau.',
    ],
    loungers: [
      'Sur la plage, transats et parasols se louent.',
      'Les transats et parasols de la plage sont payants.',
    ],
  },
  kids: {
    club: [
      'Au club enfants, on bricole, on joue et on se dépense.',
      'Le club enfants s’occupe des petits à heures fixes.',
    ],
    playground: ['Dehors, il y a une aire de jeux.', 'Une aire de jeux fait partie du domaine.'],
    water_slides: [
      'À la piscine, il y a des toboggans.',
      'Les toboggans sont le coin préféré des plus grands.',
    ],
    family_rooms: [
      'Les chambres familiales accueillent {persons}.',
      'Une chambre familiale convient à {persons}.',
    ],
    cots: [
      'Des lits bébé sont disponibles sur demande.',
      'Sur demande, un lit bébé vous attend dans la chambre et une chaise haute à table.',
    ],
  },
  sport: {
    hiking: [
      'Les environs se prêtent à la marche.',
      'Les sentiers partent dans toutes les directions, du tour du matin à la randonnée d’une journée.',
    ],
    cycling: [
      'La région se prête aux sorties à vélo.',
      'Les cyclistes sont les bienvenus, et la réception conseille volontiers des itinéraires.',
    ],
    ski: ['L’hiver, on vient ici pour skier.', 'L’hiver, les pistes sont faciles d’accès.'],
    water: [
      'Au large de la côte, on pratique les sports nautiques.',
      'La mer est aussi un terrain de sport.',
    ],
  },
  sport_free: {
    fitness: [
      'La salle de sport est ouverte aux clients.',
      'Dans la salle de sport, des appareils et des haltères.',
    ],
    tennis: [
      'Les clients peuvent utiliser les courts de tennis sur inscription.',
      'Sur le court de tennis, on joue après un mot à la réception.',
    ],
    pool: [
      'Les lève-tôt font leurs longueurs dans la piscine.',
      'La piscine laisse la place à quelques brasses avant le petit déjeuner.',
    ],
  },
  sport_with_fee: {
    tennis: [
      'Tennis : court, raquettes et leçons sur demande.',
      'Court de tennis à l’hôtel, raquettes à louer.',
    ],
    golf: [
      'Golf : la réception réserve des départs sur les parcours des environs.',
      'Les golfeurs trouvent des parcours dans les environs ; la réception réserve les départs.',
    ],
    diving: [
      'Plongée : cours et sorties avec une école.',
      'Une école de plongée propose des baptêmes et des sorties en bateau.',
    ],
    sailing: [
      'Voile : bateaux et leçons auprès de prestataires locaux.',
      'Des voiliers et des leçons se trouvent sur place.',
    ],
    bikes: ['Des vélos sont à louer.', 'On peut louer des vélos.'],
    ski_hire: [
      'Forfaits et matériel de location se trouvent dans la station ou au village.',
      'Skis et forfaits se trouvent au village.',
    ],
  },
  wellness: {
    spa: [
      'L’espace bien-être a un sauna et une salle de repos.',
      'Un sauna et une zone de repos font partie de l’espace bien-être.',
    ],
    treatments: [
      'Les massages et les soins sont payants ; mieux vaut les réserver dès l’arrivée.',
      'Massages et soins du visage se réservent avec supplément.',
    ],
    indoor_pool: ['S’y ajoute une piscine intérieure.', 'Une piscine intérieure en fait également partie.'],
    heated_pool: ['L’eau reste agréable même par temps frais.', 'Par temps frais, le bassin est chauffé.'],
    fitness: ['Qui préfère bouger va à la salle de sport.', 'Une salle de sport complète l’offre.'],
  },
  entertainment: {
    shows: [
      'Le jour, des jeux et du sport ; plusieurs soirs par semaine, de la musique ou un spectacle.',
      'Une équipe anime les journées, et plusieurs soirs il y a de la musique ou du théâtre.',
    ],
    family_evenings: [
      'Le soir, il y a aussi quelque chose pour les enfants.',
      'Avant les grands, ce sont les enfants qui montent sur scène.',
    ],
    nightlife: [
      'Qui veut sortir trouve des bars et de la musique à proximité.',
      'À proximité, des bars et des restaurants restent ouverts tard.',
    ],
    bar: ['Le bar est un endroit plus calme.', 'La soirée se termine au bar.'],
  },
  additional_info: {
    times: [
      'Arrivée à partir de {checkIn}, départ avant {checkOut}.',
      'Les chambres sont prêtes à partir de {checkIn} et doivent être libérées avant {checkOut} le jour du départ.',
    ],
    parking: [
      'Il y a un parking, sans réservation possible.',
      'Le parking est ouvert dans la limite des places disponibles.',
    ],
    charging_station: [
      'Les voitures électriques peuvent être rechargées sur place.',
      'Il y a une borne pour voitures électriques.',
    ],
    pets_allowed: [
      'Les animaux sont admis sur demande et avec supplément.',
      'Les animaux peuvent venir, sur accord préalable et contre un supplément.',
    ],
    no_pets: ['Les animaux ne sont pas admis.', 'Les animaux ne peuvent malheureusement pas venir.'],
    cards: [
      'Les principales cartes de crédit sont acceptées.',
      'On paie en espèces ou avec les principales cartes de crédit.',
    ],
  },
  important_info: {
    adults_only: ['Les clients doivent avoir au moins 16 ans.', 'L’âge minimum des clients est de 16 ans.'],
    tax: [
      'La taxe de séjour éventuelle se règle sur place.',
      'Là où elle existe, la taxe de séjour est à régler à l’hôtel.',
    ],
    outdoor_pool: [
      'Les piscines extérieures ouvrent selon la saison et le temps.',
      'L’ouverture de la piscine extérieure dépend de la saison et du temps.',
    ],
    identity: [
      'À l’arrivée, une pièce d’identité valide doit être présentée.',
      'Merci de présenter à l’arrivée une pièce d’identité valide.',
    ],
  },
  construction_sites: {
    neighbour: [
      'Un terrain voisin est en chantier. En semaine, il peut y avoir du bruit dans la journée.',
      'Un bâtiment se construit à côté ; en semaine, il faut compter avec des bruits de chantier dans la journée.',
    ],
    road: [
      'La route d’accès est en travaux, le trajet peut durer quelques minutes de plus.',
      'La route d’accès est refaite ; prévoyez un peu plus de temps.',
    ],
    front: [
      'Une partie de la façade est en réfection, d’où des échafaudages.',
      'La façade est repeinte par étapes ; des échafaudages se trouvent un temps devant certaines fenêtres.',
    ],
  },
};
