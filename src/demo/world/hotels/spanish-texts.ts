import type { HotelPhrases } from './hotel-phrases.ts';

export const spanishTexts: HotelPhrases = {
  intro: {
    beach_resort: [
      '{name} es un hotel de playa {inCity} ({region}) que vive al ritmo del mar: desayunar, nadar, leer y volver a nadar.',
      'Vacaciones junto al mar sin demasiados planes: eso es {name}, {inCity} ({region}).',
      '{inCity} ({region}), {name} recibe a quienes buscan sol y agua salada y por la noche no quieren ir lejos.',
    ],
    family_resort: [
      '{name}, {inCity} ({region}), está pensado para las familias: los pequeños no paran y los mayores descansan.',
      'Quien viaja con niños es bienvenido en {name}, {inCity} ({region}), con cubos, cuentos y todo lo que haya que llevar.',
      '{name} está {inCity} ({region}) y se ha preparado para vacaciones con niños de todas las edades.',
    ],
    club: [
      '{name} es un club de vacaciones {inCity} ({region}): deporte y compañía cuando apetece, un rincón tranquilo cuando no.',
      'En {name}, {inCity} ({region}), hay ambiente todo el día, y nadie está obligado a apuntarse.',
      'Gente nueva, deportes nuevos y noches largas: {name}, {inCity} ({region}), es un club para quienes no saben estarse quietos.',
    ],
    boutique: [
      '{name} es un hotel pequeño con estilo propio {inCity} ({region}), donde a los huéspedes se les llama por su nombre.',
      'Pocas habitaciones, muebles bien elegidos, anfitriones atentos: {name}, {inCity} ({region}), es un hotel boutique que hace las cosas a su manera.',
      'Pequeño, cercano y decorado con mimo: así es {name}, {inCity} ({region}).',
    ],
    city_hotel: [
      '{name} es un hotel urbano {inCity} ({region}) desde el que los días se llenan solos.',
      'Dejar la maleta y salir: {name}, {inCity} ({region}), es una buena base para unos días en la ciudad.',
      'Museos, mercados o reuniones: {name}, {inCity} ({region}), ofrece un lugar tranquilo para las horas que quedan.',
    ],
    apartments: [
      '{name} ofrece apartamentos {inCity} ({region}) a quienes prefieren organizarse el día a su gusto.',
      'Levantarse cuando uno quiere y cocinar lo que apetece: {name}, {inCity} ({region}), alquila apartamentos de vacaciones.',
      'Más espacio que en una habitación de hotel y cocina propia: esa es la ventaja de {name}, {inCity} ({region}).',
    ],
    country_house: [
      '{name} es una casa de campo {inCity} ({region}) donde el reloj va algo más despacio.',
      'Muros gruesos, árboles viejos, vistas abiertas: {name}, {inCity} ({region}), es un lugar para respirar hondo.',
      '{inCity} ({region}), {name} ha conservado el carácter de una casa de campo hecha con los años.',
    ],
    spa_hotel: [
      '{name} es un hotel de bienestar {inCity} ({region}) donde se puede pasar el día en albornoz.',
      'Calor, agua y mucho tiempo: de eso se trata en {name}, {inCity} ({region}).',
      'Es fácil bajar el ritmo en {name}, un hotel de bienestar {inCity} ({region}).',
    ],
    alpine_hotel: [
      '{name} es un hotel de montaña {inCity} ({region}): por la mañana, al camino; por la tarde, de vuelta, cansados y contentos.',
      'Madera, aire puro y montañas ante la ventana: {name}, {inCity} ({region}), es para quienes disfrutan al aire libre.',
      'A quien le gusta la altura, {name}, {inCity} ({region}), pronto le parecerá su casa.',
    ],
    beach: [
      'Aquí marcan el compás el sol, la sal y las largas noches al aire libre.',
      'El día empieza con la luz sobre el agua y acaba cuando salen las estrellas.',
      'Todo lo necesario cabe en una bolsa: bañador, libro y calzado ligero.',
    ],
    city: [
      'La ciudad tiene muchas caras: cafés, tiendas pequeñas y calles en las que da gusto perderse.',
      'El mejor plan es no tenerlo: los rincones más bonitos aparecen por casualidad.',
      'Después de un día de caminar, una buena cama vale el doble.',
    ],
    mountains: [
      'Alrededor hay bosques, prados y cumbres, y el aire es limpio.',
      'La montaña organiza el día: salir temprano, descansar al mediodía, acostarse pronto.',
      'Bosque, roca y agua, y un aire que se respira con gusto.',
    ],
    countryside: [
      'Alrededor se extiende el campo, y por la noche hay tanto silencio que se oyen los grillos.',
      'Es una comarca para dar rodeos: carreteras pequeñas, productos de granja, pueblos con su plaza.',
      'Quien viene aquí busca horizontes amplios, y los encuentra.',
    ],
    adults_only: [
      'El alojamiento es solo para adultos.',
      'Todos los huéspedes son adultos, y se nota en la calma.',
    ],
    family_friendly: ['Los niños son huéspedes bienvenidos.', 'Las familias son muy bienvenidas.'],
    sustainable: [
      'La luz, el agua y la lavandería se usan con medida, y muchos alimentos vienen de los alrededores.',
      'El equipo trabaja para gastar menos energía, menos agua y menos envases.',
    ],
  },
  location: {
    beachfront: [
      'Entre usted y el mar solo está la playa.',
      'El edificio está a pie de playa: no hace falta ni quitarse el bañador.',
    ],
    beach_walk: ['La playa está a {beach}.', 'Hasta la playa más cercana hay {beach}.'],
    beach_far: [
      'La playa está a {beach}; viene bien una bicicleta o un coche de alquiler.',
      'La playa más cercana está a {beach}, y el bullicio también queda lejos.',
    ],
    centre_near: [
      'El centro está a {centre}; a las tiendas y los restaurantes se llega a pie.',
      'Hasta el centro hay {centre}, así que el paseo de la tarde se hace sin coche.',
    ],
    centre_far: ['El centro está a {centre}.', 'Hasta el centro hay {centre}.'],
    quiet: ['El entorno es tranquilo.', 'Aquí apenas se oye el tráfico; el entorno es tranquilo.'],
    trails: [
      'En los alrededores empiezan varios senderos.',
      'Quien quiera caminar encontrará senderos señalizados en los alrededores.',
    ],
    airport: [
      'El aeropuerto más cercano ({airport}) está a {airportDistance} en línea recta.',
      'Aeropuerto más cercano: {airport}, a {airportDistance} en línea recta.',
    ],
  },
  facility: {
    rooms: ['Hay {rooms} habitaciones en {floors}.', 'El hotel tiene {rooms} habitaciones en {floors}.'],
    apartments: [
      'El complejo tiene {rooms} apartamentos en {floors}.',
      'Hay {rooms} apartamentos en {floors}.',
    ],
    lift: ['Hay ascensor.', 'A las plantas se sube en ascensor.'],
    wifi: ['Hay wifi en todo el edificio.', 'Los huéspedes disponen de wifi.'],
    reception_always: [
      'La recepción está abierta las 24 horas.',
      'En recepción hay alguien de día y de noche.',
    ],
    reception_day: [
      'La recepción está abierta durante el día; si llega tarde, avise con antelación.',
      'De día la recepción está abierta, y las llegadas tardías se pueden acordar.',
    ],
    pool: ['Al aire libre hay una piscina con tumbonas.', 'Hay piscina exterior y solárium.'],
    indoor_pool: ['Haga el tiempo que haga, está la piscina cubierta.', 'Hay una piscina cubierta.'],
    heated_pool: [
      'En los meses más frescos el agua se climatiza.',
      'Cuando refresca, la piscina se climatiza.',
    ],
    water_slides: ['De la velocidad se encargan los toboganes.', 'Además hay toboganes de agua.'],
    restaurant: ['Hay restaurante.', 'Se come en el propio restaurante.'],
    bar: ['Para la noche hay un bar.', 'En el bar hay bebidas y compañía.'],
  },
  room: {
    choice: ['Puede elegir entre: {roomList}.', 'Así se aloja: {roomList}.'],
    one: ['{room} (unos {size}, {persons})'],
    air_conditioning: [
      'Las habitaciones tienen aire acondicionado.',
      'El aire acondicionado hace agradables las noches.',
    ],
    sea_view: ['Parte de las habitaciones da al mar.', 'Desde algunas habitaciones se ve el mar.'],
    bath_simple: [
      'Todas tienen baño propio con ducha y televisor.',
      'El equipamiento incluye baño propio con ducha y televisor.',
    ],
    bath_comfort: [
      'El equipamiento incluye baño propio con secador, televisor, caja fuerte y minibar.',
      'De serie: baño con secador, televisor, caja fuerte y minibar.',
    ],
    kitchen: [
      'Los estudios y apartamentos tienen cocina americana con placas, frigorífico y vajilla.',
      'En los estudios y apartamentos hay cocina americana; ollas y vajilla están a su disposición.',
    ],
  },
  board: {
    room_only: ['Solo alojamiento: coma donde y cuando quiera.', 'Solo alojamiento, con toda la libertad.'],
    breakfast: [
      'Alojamiento y desayuno: bufé de desayuno por la mañana.',
      'Alojamiento y desayuno: pan, fruta, huevos y café en el bufé.',
    ],
    half_board: [
      'Media pensión: desayuno y cena.',
      'Media pensión: por la mañana y por la noche cocinamos para usted.',
    ],
    full_board: ['Pensión completa: desayuno, almuerzo y cena.', 'Pensión completa: tres comidas al día.'],
    all_inclusive: [
      'Todo incluido: desayuno, almuerzo, cena, tentempiés y bebidas seleccionadas en el horario indicado en el hotel.',
      'Todo incluido: todas las comidas, algo para picar entre horas y bebidas seleccionadas, según se indica en el hotel.',
    ],
    vegetarian_menu: [
      'Cada día hay platos vegetarianos en la carta.',
      'Quien come vegetariano encuentra cada día donde elegir.',
    ],
    a_la_carte: [
      'También se puede comer a la carta, mejor con reserva.',
      'Para las noches especiales hay servicio a la carta.',
    ],
  },
  beach: {
    front: ['La playa empieza delante de la puerta.', 'Se sale directamente a la playa.'],
    walk: ['La playa está a {beach}.', 'Hasta el agua hay {beach}.'],
    far: [
      'La playa está a {beach}, un trayecto corto en coche o bicicleta.',
      'La playa más cercana está a {beach}.',
    ],
    sand: ['Es una playa de arena.', 'Bajo los pies hay arena.'],
    pebbles: [
      'Es una playa de guijarros y roca; se recomiendan escarpines.',
      'Se alternan guijarros y rocas; con escarpines se entra mejor en el agua.',
    ],
    loungers: [
      'En la playa se alquilan tumbonas y sombrillas.',
      'En la playa, las tumbonas y sombrillas se pagan aparte.',
    ],
  },
  kids: {
    club: [
      'En el miniclub se hacen manualidades, se juega y se corre.',
      'El miniclub atiende a los pequeños en horario fijo.',
    ],
    playground: ['Fuera hay un parque infantil.', 'Hay un parque infantil en el recinto.'],
    water_slides: [
      'En la piscina esperan los toboganes.',
      'Los toboganes son el sitio favorito de los no tan pequeños.',
    ],
    family_rooms: [
      'En las habitaciones familiares caben {persons}.',
      'Las habitaciones familiares alojan {persons}.',
    ],
    cots: [
      'Hay cunas disponibles bajo petición.',
      'Bajo petición se lleva una cuna a la habitación y una trona a la mesa.',
    ],
  },
  sport: {
    hiking: [
      'Los alrededores invitan a caminar.',
      'Los senderos salen en todas direcciones, desde la vuelta de la mañana hasta la excursión de un día.',
    ],
    cycling: [
      'La zona se presta a excursiones en bicicleta.',
      'Los ciclistas son bienvenidos, y en recepción recomiendan rutas con gusto.',
    ],
    ski: ['En invierno se viene a esquiar.', 'En invierno las pistas quedan a mano.'],
    water: ['Frente a la costa se practican deportes acuáticos.', 'El mar también es pista de deportes.'],
  },
  sport_free: {
    fitness: ['El gimnasio está abierto a los huéspedes.', 'En el gimnasio hay máquinas y pesas.'],
    tennis: [
      'Los huéspedes pueden usar las pistas de tenis tras apuntarse.',
      'En la pista de tenis se juega tras avisar en recepción.',
    ],
    pool: [
      'Los madrugadores hacen sus largos en la piscina.',
      'En la piscina hay sitio para unas brazadas antes de desayunar.',
    ],
  },
  sport_with_fee: {
    tennis: [
      'Tenis: pista, raquetas y clases bajo petición.',
      'Pista de tenis en el hotel, con raquetas de alquiler.',
    ],
    golf: [
      'Golf: la recepción reserva salidas en campos de la zona.',
      'Los golfistas tienen campos en la zona; la recepción reserva las salidas.',
    ],
    diving: [
      'Buceo: cursos y salidas con una escuela.',
      'Una escuela de buceo ofrece bautismos y salidas en barco.',
    ],
    sailing: ['Vela: barcos y clases con empresas locales.', 'En la zona hay barcos de vela y clases.'],
    bikes: ['Se alquilan bicicletas.', 'Hay bicicletas de alquiler.'],
    ski_hire: [
      'El forfait y el material de alquiler se consiguen en el pueblo.',
      'Esquís y forfait se consiguen en el pueblo.',
    ],
  },
  wellness: {
    spa: [
      'La zona de bienestar tiene sauna y sala de descanso.',
      'La sauna y la sala de descanso forman parte del spa.',
    ],
    treatments: [
      'Los masajes y tratamientos se pagan aparte; conviene reservarlos al llegar.',
      'Los masajes y tratamientos faciales se reservan con un suplemento.',
    ],
    indoor_pool: ['También hay piscina cubierta.', 'Incluye además una piscina cubierta.'],
    heated_pool: [
      'El agua está agradable incluso en días frescos.',
      'En los días frescos la piscina se climatiza.',
    ],
    fitness: ['Quien prefiera moverse tiene el gimnasio.', 'Un gimnasio completa la oferta.'],
  },
  entertainment: {
    shows: [
      'De día, juegos y deporte; varias noches por semana, música o espectáculo.',
      'Un equipo anima los días, y varias noches hay música o teatro.',
    ],
    family_evenings: [
      'Por la noche también hay algo para los niños.',
      'Antes de que les toque a los mayores, salen a escena los niños.',
    ],
    nightlife: [
      'Quien quiera salir encuentra bares y música cerca.',
      'Cerca hay bares y locales que abren hasta tarde.',
    ],
    bar: ['El bar es el lugar más tranquilo.', 'La noche termina en el bar.'],
  },
  additional_info: {
    times: [
      'Entrada a partir de las {checkIn}, salida hasta las {checkOut}.',
      'Las habitaciones están listas a partir de las {checkIn} y deben dejarse antes de las {checkOut} del día de salida.',
    ],
    parking: [
      'Hay aparcamiento, sin posibilidad de reserva.',
      'Hay plazas de aparcamiento según disponibilidad.',
    ],
    charging_station: [
      'Los coches eléctricos se pueden cargar aquí.',
      'Hay un punto de carga para coches eléctricos.',
    ],
    pets_allowed: [
      'Se admiten mascotas bajo petición y con suplemento.',
      'Las mascotas pueden venir previo acuerdo; se cobra un suplemento.',
    ],
    no_pets: ['No se admiten mascotas.', 'Lo sentimos, no se admiten mascotas.'],
    cards: [
      'Se aceptan las principales tarjetas de crédito.',
      'Se paga en efectivo o con las principales tarjetas.',
    ],
  },
  important_info: {
    adults_only: [
      'Los huéspedes deben tener al menos 16 años.',
      'La edad mínima de los huéspedes es de 16 años.',
    ],
    tax: [
      'Si hay tasa turística, se paga en el hotel.',
      'La tasa turística, donde exista, se paga en destino.',
    ],
    outdoor_pool: [
      'Las piscinas exteriores abren según la temporada y el tiempo.',
      'La apertura de la piscina exterior depende de la temporada y del tiempo.',
    ],
    identity: [
      'A la llegada hay que presentar un documento de identidad válido.',
      'Por favor, presente a su llegada un documento de identidad válido.',
    ],
  },
  construction_sites: {
    neighbour: [
      'Se está construyendo en una parcela vecina. Los días laborables puede haber ruido durante el día.',
      'Al lado se levanta un edificio; los días laborables puede haber ruido de obra.',
    ],
    road: [
      'Hay obras en la carretera de acceso, y el trayecto puede durar unos minutos más.',
      'Se está renovando la calle de acceso; calcule algo más de tiempo.',
    ],
    front: [
      'Se está renovando parte de la fachada, por lo que hay andamios.',
      'La fachada se pinta por tramos; ante algunas ventanas hay andamios por un tiempo.',
    ],
  },
};
