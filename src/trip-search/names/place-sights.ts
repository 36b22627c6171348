import type { PlaceKey } from '../../domain/search/range/brand-range.ts';

/** Sights by the place in which, or from which, one sees them, in addition to the places of interest of the catalogue. Separated by `|`, in any language. */
export const placeSights: Readonly<Record<PlaceKey, string>> = {
  'city/paris':
    'eiffelturm|eiffel tower|tour eiffel|torre eiffel|louvre|notre dame|notre dame de paris|montmartre|sacré cœur|sacre coeur|champs élysées|champs elysees|moulin rouge|arc de triomphe|triumphbogen|centre pompidou|quartier latin|mona lisa|musée d orsay',
  'city/versailles':
    'schloss versailles|palace of versailles|château de versailles|reggia di versailles|palacio de versalles',
  'city/rome':
    'kolosseum|colosseum|coliseum|colosseo|coliseo|colisée|vatikan|vatican|vaticano|petersdom|st peter s basilica|st peters basilica|san pietro|sixtinische kapelle|sistine chapel|cappella sistina|trevi brunnen|trevibrunnen|trevi fountain|fontana di trevi|fontana de trevi|spanische treppe|spanish steps|forum romanum|roman forum|pantheon|vatikanische museen|chapelle sixtine|fontaine de trevi|basilica di san pietro|engelsburg|piazza navona|capilla sixtina|piazza di spagna|castel sant angelo',
  'city/florence':
    'uffizien|uffizi|ponte vecchio|david von michelangelo|dom von florenz|uffizi gallery|galleria degli uffizi|duomo di firenze',
  'city/pisa':
    'schiefer turm|schiefe turm|schiefen turm|leaning tower|torre pendente|torre inclinada|tour penchée|leaning tower of pisa|schiefer turm von pisa|tour de pise|torre di pisa|torre de pisa',
  'city/venice':
    'markusplatz|rialtobrücke|rialto bridge|piazza san marco|dogenpalast|canal grande|grand canal|seufzerbrücke|bridge of sighs|markusdom|ponte di rialto|doge s palace|st mark s square|st marks square|palazzo ducale|place saint marc|plaza de san marcos',
  'city/milan':
    'mailänder dom|milan cathedral|duomo di milano|scala|la scala|teatro alla scala|mailänder scala|das letzte abendmahl|last supper|duomo',
  'city/verona':
    'arena von verona|arena di verona|verona arena|balkon der julia|balcony of juliet|casa di giulietta|arènes de vérone|juliet s balcony',
  'city/pompeii':
    'ruinen von pompeji|ausgrabungen von pompeji|pompeji ausgrabungen|ruins of pompeii|scavi di pompei|pompei',
  'region/gulf-of-naples': 'vesuv|vesuvius|vesuvio|vésuve|mount vesuvius',
  'region/sicily': 'ätna|etna|mount etna|tal der tempel|valley of the temples|valle dei templi|vulcano etna',
  'region/apulia': 'trulli|alberobello|matera',
  'region/tuscany': 'chianti|san gimignano',
  'city/barcelona':
    'sagrada familia|park güell|parc güell|camp nou|ramblas|la rambla|las ramblas|casa batlló|casa mila|parque güell|tibidabo|montjuic|gaudí',
  'city/madrid':
    'prado|museo del prado|bernabeu|bernabéu|retiro|puerta del sol|santiago bernabeu|königspalast madrid|museo prado|prado museum|palacio real|reina sofía',
  'city/granada': 'alhambra|la alhambra|generalife|albaicín',
  'city/seville':
    'giralda|la giralda|plaza de españa|alcázar|real alcázar|kathedrale von sevilla|catedral de sevilla|metropol parasol',
  'city/cordoba': 'mezquita|la mezquita|mezquita catedral',
  'city/bilbao': 'guggenheim|guggenheim museum|museo guggenheim|guggenheim bilbao',
  'city/valencia': 'ciudad de las artes|oceanogràfic|stadt der künste',
  'region/tenerife':
    'teide|pico del teide|mount teide|loro parque|loropark|siam park|loro park|el teide|pico de teide',
  'city/maspalomas':
    'dünen von maspalomas|maspalomas dunes|dunas de maspalomas|dune di maspalomas|dunes de maspalomas',
  'region/lanzarote':
    'timanfaya|feuerberge|fire mountains|jameos del agua|nationalpark timanfaya|montañas del fuego|montagne del fuoco|parque nacional de timanfaya',
  'region/mallorca':
    'cap formentor|kap formentor|serra de tramuntana|tramuntana|drachenhöhlen|sa calobra|cuevas del drach|formentor|coves del drac|es trenc',
  'city/palma-de-mallorca':
    'la seu|kathedrale la seu|kathedrale von palma|palma cathedral|cathedral of palma|catedral de palma|catedral de mallorca',
  'city/athens':
    'akropolis|acropolis|acropoli|acrópolis|acropole|parthenon|plaka athen|parthenon tempel|partenone|partenón|parthénon|akropolis von athen|agora von athen',
  'region/crete':
    'samaria schlucht|samariaschlucht|samaria gorge|balos|elafonissi|elafonisi|gole di samaria|gorges de samaria|garganta de samaria|elafonissi beach|vai|palmenstrand vai|matala',
  'city/heraklion':
    'knossos|palast von knossos|palace of knossos|cnosso|cnosos|cnossos|palazzo di cnosso|palacio de cnosos|palais de cnossos|knossos palace',
  'city/lindos': 'akropolis von lindos|acropolis of lindos|lindos acropolis',
  'region/zante': 'navagio|schmugglerbucht|shipwreck beach|navagio beach|shipwreck bay|schiffswrack bucht',
  'region/rhodes':
    'koloss von rhodos|colossus of rhodes|colosso di rodi|coloso de rodas|colosse de rhodes|tal der schmetterlinge|butterfly valley|valley of the butterflies',
  'region/istanbul':
    'hagia sophia|blaue moschee|blue mosque|topkapi|großer basar|grand bazaar|topkapı|galataturm|galata tower|moschea blu|mezquita azul|mosquée bleue|topkapi palast|topkapi palace|aya sofya|santa sofia|sultanahmet|sainte sophie',
  'city/selcuk': 'ephesos|ephesus|efeso|éfeso|éphèse|ephesus ruins',
  'city/goreme': 'feenkamine|fairy chimneys|camini delle fate',
  'city/oludeniz': 'blaue lagune|blue lagoon|blue lagoon oludeniz|laguna blu|laguna azul|lagon bleu',
  'city/lisbon':
    'torre de belém|turm von belem|belem tower|alfama|tram 28|torre di belém|tour de belém|belém tower',
  'city/sintra':
    'pena palast|pena palace|palácio da pena|palacio da pena|nationalpalast pena|palazzo di pena|palais de pena',
  'city/lagos': 'ponta da piedade',
  'city/porto': 'ponte dom luis|livraria lello|portweinkeller|ribeira porto|dom luis bridge',
  'city/dubrovnik':
    'stadtmauern von dubrovnik|walls of dubrovnik|game of thrones|city walls of dubrovnik|murallas de dubrovnik|mura di dubrovnik|remparts de dubrovnik',
  'city/split':
    'diokletianspalast|diocletian s palace|diocletians palace|palazzo di diocleziano|palacio de diocleciano|palais de dioclétien',
  'city/bol': 'zlatni rat|goldenes horn|golden horn beach',
  'city/pula': 'arena von pula|pula arena|amphitheater pula|arena di pula',
  'region/northern-dalmatia': 'krka|krka wasserfälle|krka waterfalls|kornaten|krka nationalpark',
  'city/giza':
    'pyramiden|pyramids|piramidi|pirámides|pyramides|sphinx|pyramiden von gizeh|pyramids of giza|pyramiden von giza|cheops pyramide|great pyramid|great pyramids|piramidi di giza|pirámides de giza|pyramides de gizeh|gizeh pyramiden|sfinge|cheopspyramide|the pyramids',
  'city/luxor':
    'tal der könige|valley of the kings|karnak|karnak tempel|valle dei re|valle de los reyes|vallée des rois|karnak temple|tempel von karnak|hatschepsut tempel|luxor tempel|luxor temple|tempio di karnak|templo de karnak|temple de karnak',
  'city/aswan': 'abu simbel|assuan staudamm',
  'city/marrakesh':
    'djemaa el fna|jemaa el fna|platz der gaukler|majorelle|jardin majorelle|jemaa el fnaa|gauklerplatz|jardín majorelle|giardino majorelle',
  'city/london':
    'big ben|buckingham palace|tower bridge|tower of london|london eye|westminster abbey|hyde park|british museum|piccadilly circus|trafalgar square|wembley|buckingham palast|madame tussauds|palast von westminster|camden market|houses of parliament|covent garden|notting hill|harry potter studios|oxford street|torre di londra|torre de londres|tour de londres|soho london|st paul s cathedral|shard|the shard',
  'region/southern-england': 'stonehenge|kreidefelsen von dover|white cliffs of dover',
  'city/edinburgh':
    'edinburgh castle|royal mile|arthur s seat|castello di edimburgo|castillo de edimburgo|château d édimbourg',
  'city/inverness': 'loch ness|nessie|ungeheuer von loch ness|lago di loch ness|lago ness',
  'city/liverpool': 'anfield|anfield road|cavern club|albert dock',
  'city/manchester': 'old trafford|old trafford stadium',
  'city/dublin': 'guinness storehouse|temple bar|trinity college|guinness brauerei|guinness museum',
  'city/galway':
    'cliffs of moher|klippen von moher|scogliere di moher|acantilados de moher|falaises de moher',
  'city/amsterdam':
    'rijksmuseum|anne frank haus|anne frank house|van gogh museum|grachten|casa di anna frank|casa de ana frank|maison d anne frank|heineken experience|rijks museum|amsterdam canals|museo van gogh',
  'city/copenhagen':
    'kleine meerjungfrau|little mermaid|nyhavn|tivoli gardens|sirenetta|sirenita|petite sirène|tivoli kopenhagen|the little mermaid|tivoli copenhagen|die kleine meerjungfrau',
  'city/billund': 'legoland',
  'city/stockholm': 'gamla stan|vasa museum|vasamuseum|abba museum|skansen',
  'city/rovaniemi':
    'santa claus village|weihnachtsmanndorf|dorf des weihnachtsmanns|polarkreis|santa claus|arctic circle|haus des weihnachtsmanns',
  'region/norwegian-fjords': 'trolltunga|preikestolen|pulpit rock|sognefjord|hardangerfjord',
  'region/northern-norway': 'nordkap|north cape|capo nord|cabo norte|cap nord',
  'region/reykjavik-and-south-iceland':
    'blaue lagune island|golden circle|gullfoss|geysir|goldener kreis|great geysir|circolo d oro',
  'city/prague':
    'karlsbrücke|charles bridge|prager burg|prague castle|astronomische uhr|hradschin|ponte carlo|puente de carlos|pont charles|wenzelsplatz|astronomical clock|castello di praga|castillo de praga|château de prague|wenceslas square',
  'city/budapest':
    'fischerbastei|kettenbrücke|gellért bad|chain bridge|fisherman s bastion|széchenyi bad|budapester parlament|hungarian parliament|szechenyi baths|parlament von budapest|burg von buda|gellert baths|parlamento ungherese|parlamento de budapest|parlement hongrois|buda castle',
  'city/vienna':
    'stephansdom|schönbrunn|schloss schönbrunn|prater|hofburg|riesenrad|schonbrunn palace|st stephen s cathedral|naschmarkt|schönbrunn palace|wiener prater|belvedere wien|palazzo di schönbrunn|spanische hofreitschule|spanish riding school|château de schönbrunn|palacio de schönbrunn|sachertorte|wiener riesenrad',
  'city/salzburg':
    'mozarts geburtshaus|festung hohensalzburg|mozart birthplace|mirabell|getreidegasse|hohensalzburg|hohensalzburg fortress',
  'city/zermatt': 'matterhorn|cervino|gornergrat|mont cervin|monte cervino|cervin',
  'city/grindelwald': 'eiger|eiger nordwand|jungfraujoch|eigernordwand|jungfrau',
  'city/lucerne': 'kapellbrücke|chapel bridge|pilatus|rigi',
  'city/geneva': 'jet d eau|cern',
  'city/berlin':
    'brandenburger tor|brandenburg gate|reichstag|fernsehturm|checkpoint charlie|museumsinsel|berliner mauer|berlin wall|alexanderplatz|kurfürstendamm|kudamm|east side gallery|porta di brandeburgo|puerta de brandeburgo|porte de brandebourg|holocaust mahnmal|ku damm|muro di berlino|muro de berlín|mur de berlin|museum island|berghain|olympiastadion',
  'city/potsdam': 'sanssouci|schloss sanssouci|sanssouci palace',
  'city/hamburg':
    'elbphilharmonie|reeperbahn|elphi|miniatur wunderland|speicherstadt|landungsbrücken|hamburger hafen|fischmarkt|miniaturwunderland|st pauli|hamburg harbour|filarmonica dell elba|michel hamburg|könig der löwen',
  'city/cologne':
    'kölner dom|cologne cathedral|cathédrale de cologne|catedral de colonia|duomo di colonia|kölner karneval|dom zu köln',
  'city/dresden':
    'frauenkirche|semperoper|zwinger|dresdner frauenkirche|frauenkirche dresden|grünes gewölbe|dresden frauenkirche|striezelmarkt|semper opera|dresdner zwinger',
  'city/munich':
    'oktoberfest|marienplatz|hofbräuhaus|allianz arena|englischer garten|wiesn|viktualienmarkt|deutsches museum|münchner oktoberfest|bmw welt|english garden|hofbrauhaus|oktober fest',
  'city/fussen':
    'neuschwanstein|schloss neuschwanstein|neuschwanstein castle|castello di neuschwanstein|castillo de neuschwanstein|château de neuschwanstein|hohenschwangau|märchenschloss|castle neuschwanstein',
  'city/garmisch-partenkirchen': 'zugspitze|eibsee|partnachklamm',
  'city/berchtesgaden': 'königssee|watzmann|kehlsteinhaus|eagle s nest|königsee|obersalzberg',
  'city/nuremberg':
    'christkindlesmarkt|nürnberger christkindlesmarkt|nürnberger christkindlmarkt|kaiserburg|nuremberg christmas market',
  'city/heidelberg':
    'heidelberger schloss|heidelberg castle|castello di heidelberg|château de heidelberg|schloss heidelberg',
  'region/black-forest': 'europapark|europa park|titisee|feldberg',
  'region/rugen-and-hiddensee': 'kreidefelsen|königsstuhl|kap arkona|jasmund',
  'region/normandy':
    'mont saint michel|mont st michel|étretat|omaha beach|d day strände|landungsstrände|d day beaches|le mont saint michel',
  'region/french-alps': 'montblanc',
  'city/nice': 'promenade des anglais',
  'city/cannes': 'filmfestspiele von cannes|cannes festival|croisette',
  'city/avignon': 'papstpalast|pont du gard|pont d avignon|palais des papes|pope s palace',
  'city/dubai':
    'burj khalifa|burj al arab|dubai mall|burj chalifa|palmeninsel|palm island|the palm|burj kalifa',
  'city/abu-dhabi':
    'scheich zayid moschee|sheikh zayed mosque|ferrari world|louvre abu dhabi|sheikh zayed moschee|grand mosque abu dhabi',
  'city/wadi-musa':
    'petra|felsenstadt petra|felsenstadt|rock city of petra|petra jordan|petra jordanien|pétra',
  'region/amman-and-dead-sea':
    'totes meer|dead sea|mar morto|mar muerto|mer morte|am toten meer|toten meer|the dead sea',
  'city/cape-town':
    'tafelberg|table mountain|robben island|waterfront kapstadt|montagna della tavola|montaña de la mesa|montagne de la table|table mountains',
  'region/johannesburg-and-kruger': 'kruger|krüger|safari südafrika',
  'city/agra': 'taj mahal|tadsch mahal|taj mahal agra',
  'city/bangkok':
    'großer palast|grand palace|wat arun|wat pho|khao san road|gran palazzo bangkok|gran palacio|khaosan road|schwimmende märkte|floating markets|grand palais',
  'city/ubud':
    'affenwald|monkey forest|affenwald von ubud|reisterrassen|tegallalang|ubud monkey forest|rice terraces|foresta delle scimmie|bosque de los monos|forêt des singes',
  'city/ha-long':
    'halong bucht|ha long bay|halong bay|ha long bucht|baia di ha long|bahía de ha long|baie d halong',
  'city/kuala-lumpur':
    'petronas towers|petronas türme|torri petronas|torres petronas|tours petronas|petronas tower',
  'city/singapore': 'marina bay sands|gardens by the bay|merlion',
  'country/singapore': 'gardens by the bay|merlion',
  'city/tokyo': 'senso ji|sensō ji|shibuya|sky tree|skytree|tokyo tower|shibuya crossing|asakusa',
  'city/kyoto': 'fushimi inari|kinkaku ji|goldener pavillon|arashiyama|golden pavilion',
  'city/hakone': 'fuji|mount fuji|fujiyama|mt fuji|monte fuji|mont fuji',
  'city/new-york':
    'freiheitsstatue|statue of liberty|times square|central park|empire state building|brooklyn bridge|broadway|ground zero|statua della libertà|estatua de la libertad|statue de la liberté|liberty island|wall street|one world trade center|rockefeller center|brooklyn|9 11 memorial|high line',
  'city/san-francisco':
    'golden gate bridge|golden gate|alcatraz|fisherman s wharf|lombard street|golden gate brücke',
  'city/los-angeles':
    'hollywood|universal studios hollywood|walk of fame|hollywood sign|venice beach|beverly hills|sunset boulevard',
  'city/orlando':
    'disney world|walt disney world|universal orlando|freizeitparks von orlando|disneyworld|universal studios|sea world|seaworld|kennedy space center|orlando theme parks|magic kingdom|epcot|universal studios orlando',
  'region/las-vegas-and-the-southwest':
    'grand canyon|monument valley|hoover dam|antelope canyon|gran canyon|gran cañón|route 66',
  'city/las-vegas': 'las vegas strip|bellagio brunnen|bellagio fountains',
  'region/california':
    'yosemite|death valley|yosemite nationalpark|highway 1|yosemite national park|lake tahoe',
  'region/florida': 'everglades',
  'city/miami': 'ocean drive|south beach|little havana',
  'city/washington-d-c':
    'weißes haus|white house|capitol hill|casa bianca|casa blanca washington|maison blanche|kapitol|das weiße haus|the white house|weiße haus',
  'city/niagara-falls':
    'niagarafälle|niagara falls|niagara|cascate del niagara|cataratas del niágara|chutes du niagara|niagara fälle|chutes de niagara',
  'city/toronto': 'cn tower',
  'city/banff': 'lake louise|banff nationalpark|rocky mountains|moraine lake|banff national park|rockies',
  'city/tulum':
    'maya ruinen|maya ruinen von tulum|mayan ruins|ruinen von tulum|tulum ruins|rovine di tulum|ruinas de tulum|ruines de tulum|tulum mayan ruins',
  'region/cancun-and-yucatan': 'chichen itza|chichén itzá|cenoten|cenotes',
  'city/sydney':
    'opernhaus|opera house|sydney opera|harbour bridge|bondi beach|oper von sydney|opernhaus von sydney|sydney opera house|opera di sydney|ópera de sídney|opéra de sydney|harbor bridge|sydney harbour bridge',
  'city/cairns':
    'great barrier reef|großes barriereriff|grande barriera corallina|gran barrera de coral|grande barrière de corail|barrier reef|barriereriff|the great barrier reef',
  'country/tanzania': 'kilimandscharo|kilimanjaro|serengeti|mount kilimanjaro|kilimangiaro',
  'country/kenya': 'masai mara|maasai mara',
  'country/sri-lanka': 'sigiriya|adam s peak|lion rock',
  'region/capri': 'blaue grotte|blue grotto|grotta azzurra|grotte bleue|gruta azul|faraglioni',
  'city/corvara': 'sella ronda|sellaronda',
  'city/bergen': 'bryggen',
  'city/wieliczka': 'salzbergwerk wieliczka|salt mine|salt mines|wieliczka salt mine|miniere di sale',
  'city/krakow': 'auschwitz|wawel|tuchhallen|wawel castle|tuchhallen krakau',
  'city/reykjavik': 'hallgrímskirkja',
  'region/bali': 'tanah lot|uluwatu|besakih',
  'region/phuket':
    'james bond felsen|james bond island|phi phi|phi phi inseln|koh phi phi|phi phi islands|phang nga',
  'city/krabi': 'railay beach|maya bay|railay',
  'city/varadero': 'strand von varadero',
  'region/madeira': 'levada|levadas|levadawanderung|pico ruivo|levada wanderung',
  'region/azores': 'sete cidades',
  'city/mykonos-town': 'little venice mykonos|windmühlen von mykonos',
  'city/oia': 'sonnenuntergang von oia|blaue kuppeln',
  'region/peloponnese':
    'olympia|epidauros|kanal von korinth|antikes olympia|corinth canal|ancient olympia|mykene|mycenae',
  'region/malta': 'valletta|blaue lagune malta|comino|mdina|la valletta|la valette',
  'country/malta': 'valletta|blaue lagune malta|comino|mdina|la valletta|la valette',
};
