import type { HotelPhrases } from './hotel-phrases.ts';

export const englishTexts: HotelPhrases = {
  intro: {
    beach_resort: [
      '{name} is a seaside hotel {inCity} ({region}) that keeps time with the sea: breakfast, a swim, a book, another swim.',
      'Holidays by the sea with very little to plan: that is {name} {inCity} ({region}).',
      '{inCity} ({region}), {name} looks after guests who want sunshine and salt water, and not too far to walk in the evening.',
    ],
    family_resort: [
      '{name} {inCity} ({region}) is made for families: plenty for the little ones to do, and some peace for the grown-ups.',
      'If you travel with children, you are welcome at {name} {inCity} ({region}), buckets, picture books and all.',
      '{name} {inCity} ({region}) is set up for holidays with children of every age.',
    ],
    club: [
      '{name} is a holiday club {inCity} ({region}): sport and company when you want them, a quiet corner when you don’t.',
      'There is something going on all day at {name} {inCity} ({region}), and nobody has to join in.',
      'New people, new sports and long evenings: {name} {inCity} ({region}) is a club for those who like to keep moving.',
    ],
    boutique: [
      '{name} is a small hotel with a style of its own {inCity} ({region}), where guests are known by name.',
      'Few rooms, well-chosen furniture, attentive hosts: {name} {inCity} ({region}) is a boutique hotel that likes to do things its own way.',
      'Small, personal and furnished with an eye for detail: that is {name} {inCity} ({region}).',
    ],
    city_hotel: [
      '{name} is a city hotel {inCity} ({region}) from which the days fill themselves.',
      'Drop your bags and go: {name} {inCity} ({region}) is a good base for a few days in town.',
      'Museums, markets or meetings: {name} {inCity} ({region}) gives you a calm place for the hours in between.',
    ],
    apartments: [
      '{name} has apartments {inCity} ({region}) for people who like to run their own day.',
      'Get up when you like and cook what you fancy: {name} {inCity} ({region}) offers apartments for your stay.',
      'More space than a hotel room and a kitchen of your own: that is the charm of {name} {inCity} ({region}).',
    ],
    country_house: [
      '{name} is a country house {inCity} ({region}) where the clocks run a little slower.',
      'Thick walls, old trees, a wide view: {name} {inCity} ({region}) is a place to breathe out.',
      '{inCity} ({region}), {name} has kept the character of a country house that grew over the years.',
    ],
    spa_hotel: [
      '{name} is a spa hotel {inCity} ({region}) where a bathrobe counts as daywear.',
      'Warmth, water and plenty of time: that is what {name} {inCity} ({region}) is about.',
      'It is easy to slow down at {name}, a spa hotel {inCity} ({region}).',
    ],
    alpine_hotel: [
      '{name} is a mountain hotel {inCity} ({region}): out on the path in the morning, back in the evening, tired and happy.',
      'Timber, good air and mountains outside the window: {name} {inCity} ({region}) is for people who like to be outdoors.',
      'If you love being up high, you will soon feel at home at {name} {inCity} ({region}).',
    ],
    beach: [
      'Sun, salt and long evenings outside set the pace here.',
      'The day begins with light on the water and ends when the stars are out.',
      'All you need fits into one bag: swimwear, a book, light shoes.',
    ],
    city: [
      'The city has many sides: cafés, small shops and streets that are a pleasure to get lost in.',
      'The best plan is to have none, since the loveliest corners turn up by chance.',
      'After a day on your feet, a good bed is worth twice as much.',
    ],
    mountains: [
      'All around are woods, meadows and peaks, and the air is clear.',
      'The mountains shape the day: out early, a rest at noon, early to bed.',
      'Forest, rock and water, and air you want to breathe in deeply.',
    ],
    countryside: [
      'All around is open country, and the evenings are so quiet that you can hear the crickets.',
      'This is a place for detours: small roads, farm shops, villages with a square in the middle.',
      'People come here for wide horizons, and find them.',
    ],
    adults_only: ['Adults only.', 'Guests here are all adults, and things are calm accordingly.'],
    family_friendly: ['Children are welcome guests.', 'Families are very welcome.'],
    sustainable: [
      'Power, water and laundry are used sparingly, and much of the food comes from nearby.',
      'The team is working to get by with less energy, water and packaging.',
    ],
  },
  location: {
    beachfront: [
      'There is nothing but beach between you and the sea.',
      'The building stands right on the beach, so there is no need to change out of your swimming things.',
    ],
    beach_walk: ['The beach is about {beach} away.', 'It is around {beach} to the nearest beach.'],
    beach_far: [
      'The beach is about {beach} away; a bicycle or hire car comes in handy.',
      'The nearest beach is around {beach} away, and the bustle is just as far off.',
    ],
    centre_near: [
      'The centre is about {centre} away, with shops and places to eat within walking distance.',
      'It is around {centre} to the centre, so the evening stroll needs no car.',
    ],
    centre_far: ['The centre is about {centre} away.', 'It is around {centre} to the centre.'],
    quiet: ['The setting is quiet.', 'You will hear little traffic here; the setting is quiet.'],
    trails: [
      'Walking trails start in the surrounding area.',
      'There are waymarked trails in the area for those who like to walk.',
    ],
    airport: [
      'The nearest airport ({airport}) is about {airportDistance} away as the crow flies.',
      'Nearest airport: {airport}, around {airportDistance} as the crow flies.',
    ],
  },
  facility: {
    rooms: ['There are {rooms} rooms on {floors}.', 'The hotel has {rooms} rooms on {floors}.'],
    apartments: [
      'The property has {rooms} apartments on {floors}.',
      'There are {rooms} apartments on {floors}.',
    ],
    lift: ['There is a lift.', 'A lift takes you up.'],
    wifi: ['Wi-Fi is available throughout the building.', 'Guests have the use of Wi-Fi.'],
    reception_always: [
      'Reception is staffed around the clock.',
      'There is someone at reception day and night.',
    ],
    reception_day: [
      'Reception is staffed during the day; please say so in advance if you will be late.',
      'Reception is open during the day, and later arrivals can be arranged.',
    ],
    pool: ['There is an outdoor pool with loungers.', 'Outside you will find a pool and a sun terrace.'],
    indoor_pool: ['The indoor pool is there in any weather.', 'There is an indoor pool.'],
    heated_pool: [
      'The water is heated in the cooler months.',
      'When the weather turns cooler, the pool is heated.',
    ],
    water_slides: ['Water slides add some speed.', 'There are water slides, too.'],
    restaurant: ['There is a restaurant on site.', 'Meals are served in the restaurant.'],
    bar: ['For the evening, there is a bar.', 'Drinks and company are to be had at the bar.'],
  },
  room: {
    choice: ['You can choose between: {roomList}.', 'Where you will stay: {roomList}.'],
    one: ['{room} (about {size}, {persons})'],
    air_conditioning: ['The rooms are air-conditioned.', 'Air conditioning makes for comfortable nights.'],
    sea_view: ['Some of the rooms look out to sea.', 'From some of the rooms you can see the sea.'],
    bath_simple: [
      'All have a private bathroom with a shower, and a television.',
      'Every room comes with a private shower room and a television.',
    ],
    bath_comfort: [
      'All have a private bathroom with hairdryer, a television, a safe and a small fridge.',
      'Private bathroom with hairdryer, television, safe and small fridge are standard.',
    ],
    kitchen: [
      'Studios and apartments have a kitchenette with hobs, fridge and crockery.',
      'There is a kitchenette in the studios and apartments; pots and crockery are provided.',
    ],
  },
  board: {
    room_only: [
      'Room only: eat where and when you like.',
      'Room only: no meals included, and every freedom.',
    ],
    breakfast: [
      'Bed and breakfast: a breakfast buffet in the morning.',
      'Bed and breakfast: bread, fruit, eggs and coffee from the buffet.',
    ],
    half_board: ['Half board: breakfast and dinner.', 'Half board: we cook for you, morning and evening.'],
    full_board: ['Full board: breakfast, lunch and dinner.', 'Full board: three meals a day.'],
    all_inclusive: [
      'All inclusive: breakfast, lunch, dinner, snacks and selected drinks at the times shown at the hotel.',
      'All inclusive: every meal, small bites in between and selected drinks, as posted at the hotel.',
    ],
    vegetarian_menu: [
      'Vegetarian dishes are on the menu every day.',
      'Vegetarians will find a good choice every day.',
    ],
    a_la_carte: [
      'You can also eat à la carte, ideally with a reservation.',
      'For special evenings there is an à la carte menu.',
    ],
  },
  beach: {
    front: ['The beach begins on the doorstep.', 'You step straight out onto the beach.'],
    walk: ['The beach is about {beach} away.', 'It is around {beach} to the water.'],
    far: [
      'The beach is about {beach} away, a short trip by car or bicycle.',
      'The nearest beach is around {beach} away.',
    ],
    sand: ['It is a sandy beach.', 'There is sand underfoot.'],
    pebbles: [
      'It is a beach of pebbles and rock, so swimming shoes are a good idea.',
      'Pebbles and rocks take turns; swimming shoes make it easier to get in.',
    ],
    loungers: [
      'Loungers and parasols can be hired on the beach.',
      'On the beach, loungers and parasols cost extra.',
    ],
  },
  kids: {
    club: [
      'The kids’ club is for making things, playing and letting off steam.',
      'The kids’ club looks after the little ones at set times.',
    ],
    playground: ['There is a playground outside.', 'A playground is part of the grounds.'],
    water_slides: ['Water slides await at the pool.', 'The water slides are where the bigger ones gather.'],
    family_rooms: ['Family rooms sleep {persons}.', 'The family rooms have space for {persons}.'],
    cots: ['Cots are available on request.', 'Ask for a cot in the room and a high chair at the table.'],
  },
  sport: {
    hiking: [
      'The surroundings are good for walking.',
      'Footpaths lead off in all directions, from a morning round to a full day out.',
    ],
    cycling: [
      'The area lends itself to trips by bicycle.',
      'Cyclists are welcome, and reception is happy to suggest routes.',
    ],
    ski: ['In winter, people come here to ski.', 'In winter, ski runs are easy to reach from here.'],
    water: ['There are water sports off the coast.', 'The sea is a sports ground, too.'],
  },
  sport_free: {
    fitness: ['The gym is open to guests.', 'There are machines and weights in the gym.'],
    tennis: [
      'Guests can use the tennis courts after signing up.',
      'The tennis court is yours after a quick word with reception.',
    ],
    pool: [
      'Early risers swim their lengths in the pool.',
      'The pool has room for a few strokes before breakfast.',
    ],
  },
  sport_with_fee: {
    tennis: ['Tennis: court, rackets and lessons on request.', 'Tennis court on site, with rackets to hire.'],
    golf: [
      'Golf: reception arranges tee times on courses in the area.',
      'Golfers will find courses in the area; reception books tee times.',
    ],
    diving: [
      'Diving: courses and trips with a dive school.',
      'A dive school offers taster courses and boat trips.',
    ],
    sailing: [
      'Sailing: boats and lessons from local providers.',
      'Boats and sailing lessons can be had locally.',
    ],
    bikes: ['Bicycles can be hired.', 'Hire bikes are available for a fee.'],
    ski_hire: ['Ski passes and hire equipment are available locally.', 'Skis and passes can be had in town.'],
  },
  wellness: {
    spa: ['The spa has a sauna and a relaxation room.', 'A sauna and a quiet area are part of the spa.'],
    treatments: [
      'Massages and treatments are available for a fee and best booked on arrival.',
      'Massages and facials can be booked for a fee.',
    ],
    indoor_pool: ['There is an indoor pool as well.', 'An indoor pool belongs to it, too.'],
    heated_pool: ['The water is pleasantly warm even on cool days.', 'On cool days the pool is heated.'],
    fitness: ['If you would rather move, there is a gym.', 'A gym completes the picture.'],
  },
  entertainment: {
    shows: [
      'Games and sport by day, and music or a show on several evenings a week.',
      'A team keeps things lively by day, with music or theatre on several evenings.',
    ],
    family_evenings: [
      'There is something for children in the evening, too.',
      'Before the grown-ups have their turn, it is the children’s show.',
    ],
    nightlife: [
      'If you want to go out, there are bars and music nearby.',
      'Bars and restaurants that stay open late are close by.',
    ],
    bar: ['The bar is the quieter place.', 'Evenings come to an end at the bar.'],
  },
  additional_info: {
    times: [
      'Check-in from {checkIn}, check-out by {checkOut}.',
      'Rooms are ready from {checkIn} and should be vacated by {checkOut} on the day you leave.',
    ],
    parking: [
      'There is parking, which cannot be reserved.',
      'Parking is on a first-come, first-served basis.',
    ],
    charging_station: ['Electric cars can be charged here.', 'There is a charging point for electric cars.'],
    pets_allowed: [
      'Pets are allowed on request and for a fee.',
      'Pets may come along by arrangement; there is a charge.',
    ],
    no_pets: ['Pets are not allowed.', 'Sorry, no pets.'],
    cards: ['Major credit cards are accepted.', 'You can pay in cash or with major credit cards.'],
  },
  important_info: {
    adults_only: ['Guests must be 16 or older.', 'The minimum age for guests is 16.'],
    tax: [
      'Where a tourist tax applies, it is payable on the spot.',
      'Any local tourist tax is payable at the hotel.',
    ],
    outdoor_pool: [
      'Outdoor pools open depending on season and weather.',
      'When the outdoor pool is open depends on the season and the weather.',
    ],
    identity: [
      'A valid identity document must be shown on arrival.',
      'Please bring a valid identity document to check-in.',
    ],
  },
  construction_sites: {
    neighbour: [
      'There is building work on a neighbouring plot. It can be noisy during the day on weekdays.',
      'A building is going up next door; expect some noise during the day on weekdays.',
    ],
    road: [
      'There are roadworks on the way here, and the drive may take a few minutes longer.',
      'The access road is being renewed, so please allow a little more time.',
    ],
    front: [
      'Part of the façade is being renewed, so there is scaffolding.',
      'The façade is being painted in sections; some windows have scaffolding in front for a while.',
    ],
  },
};
