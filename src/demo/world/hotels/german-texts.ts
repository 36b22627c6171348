import type { HotelPhrases } from './hotel-phrases.ts';

export const germanTexts: HotelPhrases = {
  intro: {
    beach_resort: [
      '{name} ist ein Strandhotel {inCity} ({region}), das sich ganz nach dem Meer richtet: frühstücken, schwimmen, lesen, noch einmal schwimmen.',
      'Ferien am Meer, ohne viel zu planen – dafür steht {name} {inCity} ({region}).',
      '{inCity} ({region}) empfängt {name} Gäste, die Sonne und Salzwasser suchen und abends nicht mehr weit gehen möchten.',
    ],
    family_resort: [
      '{name} {inCity} ({region}) ist ein Haus für Familien: Die Kleinen haben zu tun, die Großen haben Ruhe.',
      'Wer mit Kindern reist, ist hier willkommen: {name} {inCity} ({region}) rechnet mit Sandspielzeug, Bilderbüchern und allem, was sonst noch ins Gepäck muss.',
      '{name} liegt {inCity} ({region}) und ist auf Ferien mit Kindern jeden Alters eingestellt.',
    ],
    club: [
      '{name} ist eine Clubanlage {inCity} ({region}): Sport und Gesellschaft, wenn man sie sucht, ein stiller Winkel, wenn nicht.',
      'In der Clubanlage {name} {inCity} ({region}) ist den ganzen Tag etwas los – und niemand muss mitmachen.',
      'Neue Leute, neue Sportarten und lange Abende: {name} {inCity} ({region}) ist ein Club für alle, die im Urlaub gern in Bewegung sind.',
    ],
    boutique: [
      '{name} ist ein kleines Haus mit eigenem Stil {inCity} ({region}). Wer hier wohnt, wird beim Namen genannt.',
      'Wenige Zimmer, ausgesuchte Möbel, aufmerksame Gastgeber: {name} {inCity} ({region}) ist ein Boutiquehotel, das vieles bewusst anders macht.',
      'Klein, persönlich und mit Liebe zum Detail eingerichtet – so zeigt sich {name} {inCity} ({region}).',
    ],
    city_hotel: [
      '{name} ist ein Stadthotel {inCity} ({region}), von dem aus sich die Tage leicht füllen lassen.',
      'Koffer abstellen und losgehen: {name} {inCity} ({region}) ist ein guter Ausgangspunkt für ein paar Tage in der Stadt.',
      'Ob Museen, Märkte oder Geschäftstermine – {name} {inCity} ({region}) bietet einen ruhigen Ort für die Stunden dazwischen.',
    ],
    apartments: [
      '{name} bietet Wohnungen {inCity} ({region}) für alle, die ihren Tag gern selbst einteilen.',
      'Aufstehen, wann man mag, und kochen, worauf man Lust hat: {name} {inCity} ({region}) vermietet Wohnungen auf Zeit.',
      'Mehr Platz als im Hotelzimmer und eine eigene Küche: Das ist der Vorzug von {name} {inCity} ({region}).',
    ],
    country_house: [
      '{name} ist ein Landhaus {inCity} ({region}), in dem die Uhren etwas langsamer gehen.',
      'Dicke Mauern, alte Bäume, weiter Blick: {name} {inCity} ({region}) ist ein Haus zum Durchatmen.',
      '{inCity} ({region}) hat sich {name} den Charakter eines gewachsenen Landhauses bewahrt.',
    ],
    spa_hotel: [
      '{name} ist ein Wellnesshotel {inCity} ({region}), in dem der Bademantel als Tageskleidung gilt.',
      'Wärme, Wasser und viel Zeit: Dafür steht {name} {inCity} ({region}).',
      '{name}, ein Wellnesshotel {inCity} ({region}), macht es leicht, zur Ruhe zu kommen.',
    ],
    alpine_hotel: [
      '{name} ist ein Berghotel {inCity} ({region}): morgens auf den Weg, abends müde und zufrieden zurück.',
      'Holz, gute Luft und die Berge vor dem Fenster – {name} {inCity} ({region}) ist ein Haus für alle, die gern draußen sind.',
      'Wer die Höhe liebt, fühlt sich hier schnell zu Hause: {name} ist ein Berghotel {inCity} ({region}).',
    ],
    beach: [
      'Sonne, Salz und lange Abende im Freien geben hier den Takt vor.',
      'Der Tag beginnt mit dem Licht über dem Wasser und endet, wenn die Sterne da sind.',
      'Für alles, was man hier braucht, reicht eine Tasche: Badezeug, Buch, leichte Schuhe.',
    ],
    city: [
      'Die Stadt hat viele Seiten: Cafés, kleine Läden und Straßen, in denen man sich gern verläuft.',
      'Am besten lässt man sich treiben – die schönsten Ecken findet man ohnehin zufällig.',
      'Nach einem Tag auf den Beinen weiß man ein gutes Bett doppelt zu schätzen.',
    ],
    mountains: [
      'Ringsum liegen Wälder, Wiesen und Gipfel, und die Luft ist klar.',
      'Die Berge bestimmen den Tag: früh hinaus, mittags rasten, abends früh ins Bett.',
      'Wald, Fels und Wasser, dazu eine Luft, die man gern tief einatmet.',
    ],
    countryside: [
      'Ringsum liegt offenes Land, und abends ist es so still, dass man die Grillen hört.',
      'Es ist eine Gegend für Umwege: kleine Straßen, Hofläden, Dörfer mit einem Platz in der Mitte.',
      'Wer hierherkommt, sucht Weite – und findet sie.',
    ],
    adults_only: [
      'Das Haus ist Erwachsenen vorbehalten.',
      'Gäste sind hier unter Erwachsenen, und entsprechend ruhig geht es zu.',
    ],
    family_friendly: ['Kinder sind gern gesehene Gäste.', 'Familien sind herzlich willkommen.'],
    sustainable: [
      'Strom, Wasser und Wäsche werden sparsam eingesetzt, viele Lebensmittel kommen aus der Umgebung.',
      'Das Haus arbeitet daran, mit weniger Energie, Wasser und Verpackung auszukommen.',
    ],
  },
  location: {
    beachfront: [
      'Zwischen Haus und Meer liegt nur der Strand.',
      'Das Haus steht direkt am Strand, die Badesachen kann man gleich anlassen.',
    ],
    beach_walk: ['Zum Strand sind es rund {beach}.', 'Der nächste Strand ist etwa {beach} entfernt.'],
    beach_far: [
      'Bis zum Strand sind es rund {beach}, ein Fahrrad oder Mietwagen ist praktisch.',
      'Der nächste Strand liegt etwa {beach} entfernt, dafür wohnt man abseits des Trubels.',
    ],
    centre_near: [
      'Die Ortsmitte ist rund {centre} entfernt, Geschäfte und Lokale erreicht man zu Fuß.',
      'Zum Zentrum sind es etwa {centre}, den Abendspaziergang macht man also ohne Auto.',
    ],
    centre_far: ['Das Zentrum liegt rund {centre} entfernt.', 'Bis in die Ortsmitte sind es etwa {centre}.'],
    quiet: ['Die Lage ist ruhig.', 'Vom Verkehr bekommt man hier wenig mit, die Lage ist ruhig.'],
    trails: [
      'Wanderwege beginnen in der Umgebung.',
      'Wer wandern möchte, findet in der Umgebung markierte Wege.',
    ],
    airport: [
      'Der nächste Flughafen ({airport}) ist rund {airportDistance} Luftlinie entfernt.',
      'Nächster Flughafen: {airport}, etwa {airportDistance} Luftlinie.',
    ],
  },
  facility: {
    rooms: ['{rooms} Zimmer liegen auf {floors}.', 'Das Haus hat {rooms} Zimmer auf {floors}.'],
    apartments: [
      'Die Anlage umfasst {rooms} Wohnungen auf {floors}.',
      '{rooms} Wohnungen auf {floors} gehören zum Haus.',
    ],
    lift: ['Ein Aufzug ist vorhanden.', 'Nach oben geht es mit dem Aufzug.'],
    wifi: ['WLAN ist im ganzen Haus verfügbar.', 'Gäste nutzen das WLAN des Hauses.'],
    reception_always: [
      'Die Rezeption ist rund um die Uhr besetzt.',
      'An der Rezeption ist Tag und Nacht jemand da.',
    ],
    reception_day: [
      'Die Rezeption ist tagsüber besetzt, wer spät anreist, meldet sich bitte vorher an.',
      'Tagsüber ist die Rezeption besetzt; spätere Ankünfte gelingen nach Absprache.',
    ],
    pool: ['Im Freien liegt ein Pool mit Liegen.', 'Zum Haus gehört ein Außenpool mit Sonnenterrasse.'],
    indoor_pool: ['Bei jedem Wetter lädt das Hallenbad ein.', 'Im Haus gibt es ein Hallenbad.'],
    heated_pool: [
      'Das Wasser wird in der kühleren Jahreszeit beheizt.',
      'Wenn es draußen kühler wird, wird das Becken beheizt.',
    ],
    water_slides: ['Für Tempo sorgen Wasserrutschen.', 'Dazu kommen Wasserrutschen.'],
    restaurant: ['Ein Restaurant ist im Haus.', 'Gegessen wird im hauseigenen Restaurant.'],
    bar: ['Für den Abend gibt es eine Bar.', 'Getränke und Gesellschaft gibt es an der Bar.'],
  },
  room: {
    choice: ['Zur Wahl stehen: {roomList}.', 'So wohnen Sie: {roomList}.'],
    one: ['{room} (rund {size}, {persons})'],
    air_conditioning: ['Die Zimmer sind klimatisiert.', 'Eine Klimaanlage sorgt für angenehme Nächte.'],
    sea_view: ['Ein Teil der Zimmer blickt aufs Meer.', 'Von einem Teil der Zimmer sieht man das Meer.'],
    bath_simple: [
      'Alle haben ein eigenes Bad mit Dusche und einen Fernseher.',
      'Zur Ausstattung gehören ein eigenes Bad mit Dusche und ein Fernseher.',
    ],
    bath_comfort: [
      'Alle haben ein eigenes Bad mit Föhn, Fernseher, Safe und Minikühlschrank.',
      'Zur Ausstattung gehören Bad mit Föhn, Fernseher, Safe und Minikühlschrank.',
    ],
    kitchen: [
      'In den Studios und Apartments gibt es eine Küchenzeile mit Kochplatten, Kühlschrank und Geschirr.',
      'Studios und Apartments haben eine Küchenzeile; Töpfe und Geschirr sind vorhanden.',
    ],
  },
  board: {
    room_only: [
      'Ohne Verpflegung: Sie essen, wo und wann Sie möchten.',
      'Buchbar ohne Verpflegung, mit allen Freiheiten.',
    ],
    breakfast: [
      'Frühstück: ein Frühstücksbuffet am Morgen.',
      'Frühstück: Brot, Obst, Eierspeisen und Kaffee vom Buffet.',
    ],
    half_board: [
      'Halbpension: Frühstück und Abendessen.',
      'Halbpension: Morgens und abends wird für Sie gekocht.',
    ],
    full_board: ['Vollpension: Frühstück, Mittag- und Abendessen.', 'Vollpension: drei Mahlzeiten am Tag.'],
    all_inclusive: [
      'All-inclusive: Frühstück, Mittag- und Abendessen, Snacks sowie ausgewählte Getränke zu den ausgeschriebenen Zeiten.',
      'All-inclusive: alle Mahlzeiten, kleine Speisen zwischendurch und ausgewählte Getränke, wie vor Ort ausgeschrieben.',
    ],
    vegetarian_menu: [
      'Vegetarische Gerichte stehen täglich auf der Karte.',
      'Wer vegetarisch isst, findet jeden Tag eine gute Auswahl.',
    ],
    a_la_carte: [
      'Daneben kann man à la carte essen, am besten mit Reservierung.',
      'Für besondere Abende gibt es eine À-la-carte-Karte.',
    ],
  },
  beach: {
    front: ['Der Strand beginnt direkt am Haus.', 'Vom Haus geht man unmittelbar an den Strand.'],
    walk: ['Der Strand ist rund {beach} entfernt.', 'Zum Wasser sind es etwa {beach}.'],
    far: [
      'Zum Strand sind es rund {beach}, mit dem Auto oder Rad ist man schnell dort.',
      'Der nächste Strand liegt etwa {beach} entfernt.',
    ],
    sand: ['Es ist ein Sandstrand.', 'Unter den Füßen ist Sand.'],
    pebbles: [
      'Es ist ein Strand aus Kies und Fels, Badeschuhe sind ratsam.',
      'Kies und Fels wechseln sich ab; mit Badeschuhen geht man bequemer ins Wasser.',
    ],
    loungers: [
      'Liegen und Sonnenschirme werden am Strand gegen Gebühr vermietet.',
      'Am Strand kosten Liegen und Schirme extra.',
    ],
  },
  kids: {
    club: [
      'Im Kinderclub wird gebastelt, gespielt und getobt.',
      'Der Kinderclub betreut die Kleinen zu festen Zeiten.',
    ],
    playground: ['Draußen gibt es einen Spielplatz.', 'Ein Spielplatz gehört zur Anlage.'],
    water_slides: [
      'Am Pool warten Wasserrutschen.',
      'Die Wasserrutschen sind der Lieblingsplatz der Größeren.',
    ],
    family_rooms: ['In den Familienzimmern wohnen {persons}.', 'Familienzimmer bieten Platz für {persons}.'],
    cots: [
      'Babybetten stellt das Haus auf Anfrage bereit.',
      'Ein Babybett kommt auf Anfrage ins Zimmer, ebenso ein Hochstuhl an den Tisch.',
    ],
  },
  sport: {
    hiking: [
      'In der Umgebung lässt es sich gut wandern.',
      'Wanderwege führen in alle Richtungen, von der Runde am Morgen bis zur Tagestour.',
    ],
    cycling: [
      'Die Gegend eignet sich für Ausflüge mit dem Rad.',
      'Radfahrer sind willkommen; das Haus nennt gern lohnende Strecken.',
    ],
    ski: ['Im Winter kommt man zum Skifahren her.', 'Im Winter sind Skipisten von hier aus gut erreichbar.'],
    water: ['Vor der Küste wird Wassersport getrieben.', 'Das Meer ist auch Sportplatz.'],
  },
  sport_free: {
    fitness: ['Der Fitnessraum steht Gästen offen.', 'Geräte und Hanteln gibt es im Fitnessraum.'],
    tennis: [
      'Die Tennisplätze können Gäste nach Anmeldung nutzen.',
      'Auf dem Tennisplatz spielt man nach kurzer Anmeldung.',
    ],
    pool: ['Frühaufsteher ziehen im Pool ihre Bahnen.', 'Im Pool ist Platz für ein paar Bahnen am Morgen.'],
  },
  sport_with_fee: {
    tennis: ['Tennis: Platz, Schläger und Stunden auf Anfrage.', 'Tennisplatz am Haus, Schläger zum Leihen.'],
    golf: [
      'Golf: Abschlagzeiten auf Plätzen der Umgebung vermittelt die Rezeption.',
      'Golfer finden Plätze in der Umgebung; die Rezeption reserviert Abschlagzeiten.',
    ],
    diving: [
      'Tauchen: Kurse und Ausfahrten mit einer Tauchschule.',
      'Eine Tauchschule bietet Schnupperkurse und Ausfahrten an.',
    ],
    sailing: [
      'Segeln: Boote und Unterricht bei örtlichen Anbietern.',
      'Segelboote und Unterricht gibt es bei Anbietern am Ort.',
    ],
    bikes: ['Leihräder gibt es gegen Gebühr.', 'Fahrräder kann man leihen.'],
    ski_hire: [
      'Skipass und Leihausrüstung sind im Ort erhältlich.',
      'Ausrüstung und Skipässe bekommt man im Ort.',
    ],
  },
  wellness: {
    spa: ['Der Wellnessbereich hat Sauna und Ruheraum.', 'Sauna und Ruhezone gehören zum Wellnessbereich.'],
    treatments: [
      'Massagen und Anwendungen werden gegen Gebühr angeboten; am besten bucht man sie gleich bei der Ankunft.',
      'Massagen und Gesichtsbehandlungen sind gegen Gebühr buchbar.',
    ],
    indoor_pool: ['Dazu kommt ein Hallenbad.', 'Ein Hallenbad gehört ebenfalls dazu.'],
    heated_pool: [
      'Das Wasser ist auch an kühlen Tagen angenehm warm.',
      'An kühlen Tagen wird das Becken beheizt.',
    ],
    fitness: ['Wer sich bewegen mag, geht in den Fitnessraum.', 'Ein Fitnessraum ergänzt das Angebot.'],
  },
  entertainment: {
    shows: [
      'Tagsüber gibt es Spiele und Sport, an mehreren Abenden der Woche Musik oder eine Vorstellung.',
      'Ein Team sorgt tagsüber für Unterhaltung, abends gibt es an mehreren Tagen Musik oder Theater.',
    ],
    family_evenings: [
      'Auch für Kinder ist abends etwas dabei.',
      'Bevor die Großen an der Reihe sind, haben die Kinder ihren Auftritt.',
    ],
    nightlife: [
      'Wer ausgehen möchte, findet Bars und Musik in der Nähe.',
      'In der Nähe liegen Bars und Lokale, die lange geöffnet haben.',
    ],
    bar: ['Ruhiger geht es an der Bar zu.', 'An der Bar klingt der Abend aus.'],
  },
  additional_info: {
    times: [
      'Anreise ab {checkIn} Uhr, Abreise bis {checkOut} Uhr.',
      'Die Zimmer sind ab {checkIn} Uhr bezugsfertig und am Abreisetag bis {checkOut} Uhr frei zu machen.',
    ],
    parking: [
      'Parkplätze sind vorhanden, eine Reservierung ist nicht möglich.',
      'Für Autos gibt es Parkplätze, solange der Platz reicht.',
    ],
    charging_station: [
      'Elektroautos können vor Ort laden.',
      'Eine Ladestation für Elektroautos ist vorhanden.',
    ],
    pets_allowed: [
      'Haustiere sind auf Anfrage und gegen Gebühr erlaubt.',
      'Haustiere dürfen nach Anmeldung mitkommen; dafür fällt eine Gebühr an.',
    ],
    no_pets: ['Haustiere sind nicht erlaubt.', 'Haustiere können leider nicht mitreisen.'],
    cards: ['Gängige Kreditkarten werden akzeptiert.', 'Bezahlt wird bar oder mit gängigen Kreditkarten.'],
  },
  important_info: {
    adults_only: [
      'Das Mindestalter der Gäste beträgt 16 Jahre.',
      'Gäste müssen mindestens 16 Jahre alt sein.',
    ],
    tax: [
      'Orts- oder Kurtaxen sind, soweit sie erhoben werden, vor Ort zu zahlen.',
      'Wo eine Orts- oder Kurtaxe erhoben wird, ist sie vor Ort fällig.',
    ],
    outdoor_pool: [
      'Außenpools sind je nach Saison und Wetter geöffnet.',
      'Wann der Außenpool geöffnet ist, hängt von Saison und Wetter ab.',
    ],
    identity: [
      'Bei der Anreise ist ein gültiger Ausweis vorzulegen.',
      'Bitte legen Sie bei der Ankunft einen gültigen Ausweis vor.',
    ],
  },
  construction_sites: {
    neighbour: [
      'Auf einem Nachbargrundstück wird gebaut. An Werktagen kann es tagsüber zu Lärm kommen.',
      'In der Nachbarschaft entsteht ein Gebäude; werktags ist tagsüber mit Baugeräuschen zu rechnen.',
    ],
    road: [
      'An der Zufahrtsstraße wird gearbeitet, die Anfahrt kann einige Minuten länger dauern.',
      'Die Straße zum Haus wird erneuert; bitte etwas mehr Zeit für die Anfahrt einplanen.',
    ],
    front: [
      'Ein Teil der Fassade wird erneuert, deshalb stehen dort Gerüste.',
      'Die Fassade wird abschnittsweise gestrichen; vor einzelnen Fenstern stehen zeitweise Gerüste.',
    ],
  },
};
