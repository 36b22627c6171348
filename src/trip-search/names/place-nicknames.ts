import type { PlaceKey } from '../../domain/search/range/brand-range.ts';

/**
 * What people call places in addition to their names: nicknames, short forms, other spellings and names that a language uses next to the
 * catalogue's. Separated by `|`, in any language; a place that a catalogue does not have is passed over.
 */
export const placeNicknames: Readonly<Record<PlaceKey, string>> = {
  'region/mallorca':
    "malle|17. bundesland|das 17. bundesland|siebzehntes bundesland|mallorca's|balle|insel mallorca|la roqueta|maiorca|majorque",
  'region/ibiza':
    'eivissa|weiße insel|die weiße insel|white isle|the white isle|isla blanca|isola bianca|île blanche',
  'region/menorca': 'minorca|minorque',
  'region/fuerteventura': 'fuerte|fuerti|fuerta',
  'region/lanzarote': 'lanza|lanzarotte|feuerinsel',
  'region/tenerife': 'teneriffa|tenerifa|insel des ewigen frühlings|island of eternal spring',
  'region/gran-canaria': 'grancanaria|gran can|gc|grand canary|gran canarias|miniature continent',
  'region/la-palma': 'isla bonita|la isla bonita|grüne insel la palma|die grüne insel der kanaren',
  'region/balearic-islands':
    'balearen|balearische inseln|balearics|baleari|baleares|baléares|balearische inselgruppe',
  'region/canary-islands':
    'kanaren|kanarische inseln|canaries|canarie|canarias|canaries|kanarische insel|die kanaren|inseln des ewigen frühlings|canary island|islas afortunadas',
  'region/madeira':
    'blumeninsel|die blumeninsel|insel der blumen|pearl of the atlantic|perle des atlantiks|island of flowers|garden island|madère',
  'region/azores': 'azoren|açores|azzorre',
  'region/algarve': 'the algarve|algarveküste',
  'region/corsica': 'île de beauté|insel der schönheit|die insel der schönheit|isle of beauty|korsika|corse',
  'region/crete': 'kriti|creta|crète',
  'region/rhodes': 'rhodos|rodos|sonneninsel|insel des helios|rhode|island of the sun',
  'region/corfu': 'korfu|kerkyra|corfou|corfù',
  'region/zante': 'zakynthos|zacinto|zakinthos|zakintos',
  'region/kefalonia': 'kephalonia|cephalonia|kefallonia|cefalonia|céphalonie',
  'region/kos': 'coo|insel kos',
  'region/santorini': 'thira|thera|santorin',
  'region/mykonos': 'mikonos|mykonós',
  'region/halkidiki': 'chalkidiki|chalcidice|calcidica|calcídica|chalcidique|kassandra',
  'region/peloponnese': 'peloponnes|peloponneso|peloponeso|péloponnèse|the peloponnese',
  'region/dodecanese': 'dodekanes|dodecaneso|dodécanèse',
  'region/cyclades': 'kykladen|cicladi|cícladas',
  'region/ionian-islands': 'ionische inseln|ionische insel',
  'region/greek-islands':
    'griechische inseln|griechische insel|greek islands|greek island|isole greche|islas griegas|îles grecques|île grecque|isola greca|isla griega',
  'region/antalya-and-belek': 'antalya region|region antalya',
  'region/turkish-riviera': 'türkische riviera|turkish coast',
  'region/turkish-aegean': 'türkische ägäis|ägäisküste|aegean coast',
  'region/cappadocia': 'kappadokien|cappadocia|capadocia|cappadoce|kapadokya',
  'region/sicily': 'sizilien|sicilia|sicile',
  'region/sardinia': 'sardinien|sardegna|cerdeña|sardaigne|costa smeralda',
  'region/apulia': 'apulien|puglia|pouilles|salento|stiefelabsatz|heel of italy',
  'region/calabria': 'kalabrien|calabre|stiefelspitze',
  'region/tuscany': 'toskana|toscana|toscane',
  'region/south-tyrol':
    'südtirol|alto adige|sud tirolo|tyrol du sud|tirol del sur|dolomiten|dolomites|dolomiti',
  'region/lake-garda': 'gardasee|lago di garda|lago de garda|lac de garde|garda lake|am gardasee',
  'region/lake-maggiore': 'lago maggiore|lac majeur|lake maggiore',
  'region/lake-como-and-lombardy': 'comer see|comersee|lake como|lago di como|lac de côme|lago de como',
  'region/italian-lakes':
    'oberitalienische seen|italienische seen|laghi italiani|lagos italianos|lacs italiens',
  'region/amalfi-coast-and-cilento':
    'amalfiküste|amalfi coast|costiera amalfitana|costa amalfitana|côte amalfitaine|amalfitana|costa di amalfi',
  'region/gulf-of-naples': 'golf von neapel|bay of naples|golfo di napoli',
  'region/rome-and-lazio': 'latium|lazio|lacio',
  'region/emilia-romagna-riviera': 'adriaküste|adria|riviera romagnola|italienische adria|teutonengrill',
  'region/northern-adriatic': 'obere adria|nördliche adria',
  'region/venice-and-veneto': 'venetien|veneto|vénétie',
  'region/dalmatia': 'dalmatien|dalmazia|dalmacia|dalmatie|dalmatinische küste|dalmatian coast',
  'region/istria': 'istrien|istria|istrie|istra',
  'region/kvarner-bay': 'kvarner|kvarner bucht|quarnero',
  'region/red-sea': 'rotes meer|roten meer|red sea|mar rosso|mar rojo|mer rouge|am roten meer|das rote meer',
  'region/sinai': 'sinai halbinsel|halbinsel sinai|sinaí|sinai peninsula',
  'region/djerba': 'jerba|dscherba|gerba|yerba',
  'region/french-riviera':
    'côte d’azur|cote d azur|französische riviera|costa azzurra|costa azul|riviera francese|the riviera',
  'region/brittany': 'bretagne|bretagna|bretaña',
  'region/normandy': 'normandie|normandia|normandía',
  'region/south-of-france': 'südfrankreich|south france|südfranzösische küste|le midi',
  'region/german-baltic-coast':
    'ostsee|ostseeküste|deutsche ostsee|baltic|baltic coast|badewanne der berliner|an der ostsee|baltic sea',
  'region/north-sea-coast-and-islands':
    'nordsee|nordseeküste|north sea|mare del nord|mar del norte|mer du nord|north sea coast|ostfriesland|ostfriesische inseln|an der nordsee',
  'region/rugen-and-hiddensee': 'rügen|ruegen|insel rügen',
  'region/usedom': 'insel usedom',
  'region/sylt': 'königin der nordsee|insel sylt|queen of the north sea|insel der reichen',
  'region/lake-constance':
    'bodensee|lago di costanza|lago de constanza|lac de constance|schwäbisches meer|am bodensee',
  'region/black-forest': 'schwarzwald|foresta nera|selva negra|forêt noire|the black forest',
  'region/bavaria':
    'bayern|baviera|bavière|freistaat bayern|freistaat|bayernland|bayrn|free state of bavaria',
  'region/allgau': 'allgäu|allgaeu|allgau',
  'region/franconia': 'franken|franconia',
  'region/bavarian-forest': 'bayerischer wald|bayrischer wald|bayerwald|bayerischen wald',
  'region/tyrol': 'tirol|tirolo|heiliges land tirol',
  'region/carinthia': 'kärnten|carinzia|carintia|carinthie|wörthersee',
  'region/styria': 'steiermark|stiria|estiria|styrie|grüne mark',
  'region/salzburg-region': 'salzburger land|salzburgerland|pinzgau',
  'region/upper-austria-and-salzkammergut': 'salzkammergut',
  'region/bernese-oberland': 'berner oberland|oberland bernese',
  'region/ticino': 'tessin|cantone ticino|sonnenstube der schweiz',
  'region/valais': 'wallis|vallese',
  'region/grisons': 'graubünden|grigioni|grisons|engadin|engadine',
  'region/lake-geneva-and-western-switzerland':
    'genfersee|genfer see|lake geneva|lago di ginevra|lac léman|lago lemán',
  'region/cornwall-and-devon': 'cornwall|devon|cornovaglia|cornualles|cornouailles',
  'region/scotland': 'schottland|scozia|escocia|écosse|highlands|the highlands|schottische highlands',
  'region/northern-england': 'lake district',
  'region/norwegian-fjords':
    'fjordnorwegen|norwegische fjorde|fjorde norwegens|fiordi norvegesi|fiordos noruegos|fjords norvégiens|the fjords|lofoten',
  'region/finnish-lapland': 'lappland|lapland|lapponia|laponia|laponie',
  'region/lake-balaton-and-spas': 'plattensee|balaton|lake balaton|lago balaton|lac balaton|ungarisches meer',
  'region/polish-baltic-coast': 'polnische ostsee|polnische ostseeküste',
  'region/zanzibar':
    'sansibar|zanzíbar|gewürzinsel|spice island|the spice island|isola delle spezie|île aux épices',
  'region/bali':
    'insel der götter|island of the gods|isola degli dei|île des dieux|isla de los dioses|die insel der götter|götterinsel',
  'region/lombok-and-gili-islands': 'lombok|gili islands|gili inseln|gilis',
  'region/koh-samui-and-gulf-islands': 'koh samui|ko samui|samui|kokosinsel',
  'region/phuket': 'perle der andamanensee|pearl of the andaman|puket|phuket island|insel phuket',
  'region/florida': 'sunshine state|the sunshine state|florida keys|key west',
  'region/california': 'kalifornien|golden state|the golden state|californie|cali',
  'region/hawaii': 'aloha state|the aloha state|hawai|havaí|havai',
  'region/oahu': 'o’ahu',
  'region/maui-and-neighbour-islands': 'maui|kauai|big island',
  'region/riviera-maya': 'maya riviera',
  'region/cancun-and-yucatan': 'yucatán|yucatan',
  'region/goa': 'goa strand|goa india',
  'region/kerala': 'gods own country|god s own country',
  'region/punta-cana': 'puntacana|kokosküste',
  'region/sal': 'insel sal|ilha do sal|isla de sal|île de sal|isola di sal',
  'region/boa-vista': 'boavista',
  'region/istanbul':
    'stambul|konstantinopel|constantinople|costantinopoli|constantinopla|stadt am bosporus|city of two continents|stadt der zwei kontinente|bosporus|estambul',
  'region/sunny-beach-and-burgas':
    'bulgarische schwarzmeerküste|schwarzes meer|black sea|mar nero|mar negro|mer noire|schwarzmeerküste|black sea coast|am schwarzen meer|schwarzen meer|costa del mar negro',
  'region/cape-town-and-garden-route': 'garden route|gartenroute|kap der guten hoffnung|cape of good hope',
  'region/johannesburg-and-kruger':
    'krüger park|kruger park|kruger nationalpark|kruger national park|krüger nationalpark|krügerpark',
  'city/sunny-beach': 'sonnenstrand|slantschew brjag|slanchev bryag|costa del sole bulgara',
  'city/golden-sands': 'goldstrand|slatni pjassazi|zlatni pyasatsi|sabbie d oro|arenas de oro|sables d or',
  'city/palma-de-mallorca':
    'palma|palma mallorca|palma di maiorca|palma stadt|city of palma|palme de majorque',
  'city/las-palmas-de-gran-canaria': 'las palmas',
  'city/sarenal': 'ballermann|arenal|el arenal|playa de palma|schinkenstraße|bierkönig|s arenal|can pastilla',
  'city/magaluf': 'shagaluf|magalluf',
  'city/playa-del-ingles': 'playa ingles|englischer strand',
  'city/ibiza-town': 'ibiza stadt|eivissa stadt|dalt vila',
  'city/malaga': 'málaga stadt',
  'city/seville': 'sevilla|siviglia|séville',
  'city/granada': 'ciudad de la alhambra',
  'city/cordoba': 'cordoue|cordova',
  'city/madrid': 'villa y corte|ciudad del oso',
  'city/barcelona': 'barna|barça|ciudad condal|la ciudad condal|barcelone|barcellona|barca stadt',
  'city/valencia': 'valence|valenza',
  'city/athens':
    'athen|wiege der demokratie|cradle of democracy|birthplace of democracy|athina|wiege europas',
  'city/thessaloniki': 'saloniki|salonika|thessalonique|tesalónica|salonicco',
  'city/heraklion': 'iraklion|iraklio|herakleion|heraklio',
  'city/chania': 'hania|canea|la canea|chania kreta',
  'city/rethymno': 'rethymnon|rethimno|rethymnos',
  'city/hersonissos': 'chersonissos|hersonisos',
  'city/izmir': 'smyrna|izmir stadt|smyrne|esmirna|smirne',
  'city/bodrum': 'halikarnassos',
  'city/antalya': 'adalia',
  'city/rome':
    'die ewige stadt|ewige stadt|eternal city|the eternal city|città eterna|la città eterna|ciudad eterna|la ciudad eterna|ville éternelle|la ville éternelle|roma|caput mundi|ewigen stadt|in die ewige stadt|city of seven hills|stadt der sieben hügel',
  'city/venice':
    'lagunenstadt|die lagunenstadt|la serenissima|serenissima|queen of the adriatic|floating city|city of canals|venedig stadt|königin der adria|stadt der kanäle|stadt der gondeln|venezia|venise',
  'city/florence':
    'wiege der renaissance|cradle of the renaissance|firenze|florenz|culla del rinascimento|birthplace of the renaissance',
  'city/milan': 'modestadt|fashion capital|milano|modehauptstadt',
  'city/naples': 'neapel|napoli|partenope|nápoles',
  'city/turin': 'torino',
  'city/lido-di-jesolo': 'jesolo',
  'city/lignano-sabbiadoro': 'lignano',
  'city/riva-del-garda': 'riva',
  'city/bolzano': 'bozen',
  'city/merano': 'meran',
  'city/verona': 'stadt von romeo und julia|city of romeo and juliet',
  'city/bologna': 'la dotta|la grassa|la rossa|la dotta la grassa',
  'city/lisbon':
    'lissabon|lisboa|lisbona|lisbonne|stadt des lichts|stadt der sieben hügel am tejo|white city|weiße stadt|die weiße stadt',
  'city/porto': 'oporto|cidade invicta|invicta',
  'city/funchal': 'funchal stadt',
  'city/dubrovnik':
    'ragusa|perle der adria|die perle der adria|pearl of the adriatic|perla dell adriatico|perla del adriático|perle de l adriatique|königsmund|kings landing|king s landing|pearl of adriatic',
  'city/split': 'spalato',
  'city/sharm-el-sheikh':
    'sharm|sharm el scheich|scharm el scheich|scharm el scheikh|sharm el sheik|sharm el-sheik|scharm|charm el cheikh',
  'city/hurghada': 'hurgada|hurghadda|gurdaka',
  'city/cairo':
    'kairo|stadt der tausend minarette|city of a thousand minarets|il cairo|el cairo|le caire|mother of the world|mutter der welt',
  'city/luxor': 'theben|louxor',
  'city/marrakesh':
    'marrakech|marrakesch|rote stadt|die rote stadt|red city|the red city|perle des südens|ville rouge|ciudad roja|città rossa|marraquech|marakesch|ocher city|ochre city',
  'region/marrakesh':
    'marrakech|marrakesch|rote stadt|die rote stadt|red city|the red city|perle des südens|ville rouge|ciudad roja|città rossa|marraquech|marakesch|ocher city|ochre city',
  'city/fez': 'fes|fès',
  'city/nice': 'nizza|niza|nissa la bella',
  'city/paris':
    'stadt der liebe|die stadt der liebe|stadt der lichter|stadt des lichts an der seine|city of love|city of light|city of lights|the city of light|ville lumière|la ville lumière|ciudad de la luz|ciudad del amor|città della luce|città dell amore|ciudad luz|ville de l amour|paname|parigi|seine metropole|seinemetropole|lutetia|the city of love|the city of lights|gay paree|ville de l amour|capitale de la mode',
  'city/strasbourg': 'straßburg|strassburg|strasburgo|estrasburgo',
  'city/marseille': 'cité phocéenne|marsiglia|marsella|phocaean city',
  'city/marne-la-vallee': 'disneyland paris|disneyland|euro disney|eurodisney|disney paris|disneyland parigi',
  'city/chamonix-mont-blanc': 'chamonix|mont blanc',
  'city/munich':
    'münchen|monaco di baviera|múnich|weltstadt mit herz|minga|isar metropole|isarmetropole|millionendorf|isar athen|wiesn stadt|bavarian capital|heimliche hauptstadt',
  'city/berlin':
    'spree athen|spreeathen|spreemetropole|bärenhauptstadt|dickes b|graue stadt an der spree|berlino|deutsche hauptstadt|german capital|bundeshauptstadt|berlín|athens on the spree|the german capital|hauptstadt an der spree',
  'city/hamburg':
    'tor zur welt|das tor zur welt|gateway to the world|elbmetropole|hansestadt hamburg|schönste stadt der welt|amburgo|hamburgo|hambourg|perle hamburg|elbperle|the gateway to the world',
  'region/hamburg':
    'tor zur welt|das tor zur welt|gateway to the world|elbmetropole|hansestadt hamburg|amburgo|hamburgo|hambourg|the gateway to the world',
  'city/cologne': 'kölle|domstadt|die domstadt|colonia|köln am rhein|rheinmetropole|karnevalshochburg',
  'city/dresden': 'elbflorenz|florence on the elbe|florenz an der elbe|dresda|dresde|florence of the elbe',
  'city/frankfurt':
    'mainhattan|bankfurt|frankfurt am main|francoforte|fráncfort|francfort|mainmetropole|frankfurt main',
  'city/leipzig': 'klein paris|hypezig|lipsia|messestadt|little paris|heldenstadt',
  'city/nuremberg': 'nürnberg|norimberga|lebkuchenstadt|núremberg',
  'city/stuttgart': 'benztown|schwabenmetropole|stoccarda',
  'city/dusseldorf': 'düsseltown|klein tokio|ddorf|little tokyo on the rhine',
  'city/heidelberg': 'perle am neckar',
  'city/hanover': 'messestadt hannover|hannover|annover',
  'city/garmisch-partenkirchen': 'garmisch|partenkirchen|ga pa',
  'city/sankt-peter-ording': 'spo|st peter ording|st. peter-ording|peter ording',
  'city/freiburg': 'freiburg|friburgo|fribourg en brisgau',
  'city/vienna':
    'wien|donaumetropole|stadt der musik|city of music|walzerstadt|city of dreams|viena|vienne|kaiserstadt|the city of music|città della musica|ciudad de la música|ville de la musique|hauptstadt des walzers|imperial city|stadt des walzers',
  'city/salzburg':
    'mozartstadt|die mozartstadt|festspielstadt|mozart s city|salisburgo|city of mozart|salzburgo|mozart city|salzbourg|città di mozart|ville de mozart|ciudad de mozart|mozarts geburtsstadt',
  'city/zurich': 'zürich|züri|limmatstadt|zurigo|downtown switzerland',
  'city/lucerne': 'luzern|leuchtenstadt|lucerna',
  'city/geneva': 'genf|calvinstadt|ginevra|ginebra|genève|city of peace',
  'city/bern': 'bundesstadt|berne|berna',
  'city/london':
    'big smoke|the big smoke|the smoke|themse metropole|themsemetropole|old smoke|londra|londres|swinging london|stadt an der themse',
  'region/london':
    'big smoke|the big smoke|the smoke|themse metropole|themsemetropole|old smoke|londra|londres',
  'city/edinburgh':
    'auld reekie|athen des nordens|athens of the north|edimburgo|édimbourg|edinburg|athen des norden',
  'city/liverpool': 'stadt der beatles|beatles stadt|city of the beatles|beatles city|scouse',
  'city/manchester': 'cottonopolis|madchester',
  'city/dublin': 'fair city|dublino|dublín|the fair city|stadt der pubs',
  'country/ireland':
    'grüne insel|die grüne insel|emerald isle|the emerald isle|isola verde|île verte|isla esmeralda|eire|republik irland|smaragdinsel|isola di smeraldo|île d émeraude|isla verde|isola smeralda',
  'city/amsterdam':
    'venedig des nordens|venice of the north|grachtenstadt|mokum|venezia del nord|venise du nord|venecia del norte|the venice of the north',
  'city/the-hague': 'den haag|hague|la haya|l aia|la haye',
  'city/copenhagen':
    'kopenhagen|stadt der kleinen meerjungfrau|københavn|copenaghen|copenhague|wonderful copenhagen|city of spires',
  'city/oslo': 'tigerstaden|tiger city|oslo stadt',
  'city/bergen':
    'stadt zwischen den sieben bergen|city of seven mountains|tor zu den fjorden|gateway to the fjords',
  'city/stockholm':
    'venedig des nordens stockholm|beauty on water|stoccolma|estocolmo|schönheit auf dem wasser',
  'city/helsinki':
    'tochter der ostsee|daughter of the baltic|helsingfors|weiße stadt des nordens|white city of the north',
  'city/prague':
    'prag|goldene stadt|die goldene stadt|stadt der hundert türme|golden city|the golden city|city of a hundred spires|città d oro|ciudad dorada|ville dorée|praga|praha|stadt der 100 türme|goldenen stadt|ville aux cent clochers|città delle cento torri|ciudad de las cien torres|city of hundred spires|city of 100 spires|ville aux mille tours|ciudad de las cien torres',
  'city/karlovy-vary': 'karlsbad|carlsbad',
  'city/budapest':
    'perle der donau|die perle der donau|paris des ostens|pearl of the danube|perla del danubio|perle du danube|queen of the danube|königin der donau|paris of the east|parigi dell est|the pearl of the danube',
  'region/budapest':
    'perle der donau|die perle der donau|paris des ostens|pearl of the danube|perla del danubio|perle du danube|queen of the danube|königin der donau',
  'city/krakow': 'krakau|cracow|cracovia|cracovie',
  'city/gdansk': 'danzig|danzica|dantzig',
  'city/wroclaw': 'breslau|breslavia',
  'city/dubai':
    'stadt der superlative|city of gold|city of superlatives|stadt des goldes|dubay|doubaï|città d oro del deserto',
  'region/dubai': 'stadt der superlative|city of gold|city of superlatives|stadt des goldes|dubay|doubaï',
  'city/cape-town':
    'kapstadt|mother city|the mother city|città del capo|ciudad del cabo|le cap|mutterstadt|capetown|mother city südafrika',
  'city/johannesburg': 'joburg|jozi|jo burg|egoli|city of gold south africa',
  'city/bangkok':
    'stadt der engel asiens|krung thep|venedig des ostens|venice of the east|venezia d oriente|big mango|bangkok city|the big mango',
  'city/singapore':
    'löwenstadt|lion city|the lion city|stadt des löwen|singapur stadt|garden city|città del leone|ciudad del león|ville du lion|cité du lion',
  'country/singapore':
    'löwenstadt|lion city|the lion city|stadt des löwen|garden city asia|città del leone|ciudad del león|cité du lion|singapur|little red dot',
  'city/tokyo': 'tokio|edo|tōkyō|tokyo japan',
  'city/new-delhi': 'delhi|neu delhi|nuova delhi|nueva delhi',
  'city/jaipur': 'pink city|rosarote stadt|die rosarote stadt|the pink city|rosa stadt|ville rose d inde',
  'city/new-york':
    'big apple|the big apple|nyc|new york city|grosse pomme|la grosse pomme|gran manzana|la gran manzana|grande mela|la grande mela|ny|stadt die niemals schläft|the city that never sleeps|city that never sleeps|großer apfel|der große apfel|nueva york|stadt die nie schläft|die stadt die niemals schläft|newyork|die stadt die nie schläft|ciudad que nunca duerme|la ciudad que nunca duerme|la città che non dorme mai|empire city',
  'city/los-angeles':
    'la la land|lala land|stadt der engel|city of angels|city of the angels|città degli angeli|ciudad de los ángeles|cité des anges|tinseltown|engelsstadt|the city of angels|die stadt der engel',
  'city/las-vegas':
    'vegas|sin city|stadt der sünde|spielerparadies|città del peccato|ciudad del pecado|the sin city|ville du péché|die stadt der sünde|zockerparadies|entertainment capital of the world',
  'city/san-francisco':
    'frisco|san fran|golden gate city|city by the bay|the city by the bay|fog city|stadt am golden gate|stadt an der bucht',
  'city/miami': 'magic city|miamy|the magic city',
  'city/boston': 'beantown|bean town|bohnenstadt',
  'city/washington-d-c': 'washington|washington dc',
  'city/toronto': 'the six|t dot|hogtown',
  'city/havana': 'havanna|la habana|l avana|la havane',
  'city/cancun': 'kankun',
  'city/sydney': 'harbour city|emerald city|sidney|the harbour city|hafenstadt sydney|the emerald city',
  'city/kyoto': 'kaiserstadt japans|kioto|stadt der tempel|city of temples|city of ten thousand shrines',
  'city/hanoi': 'stadt im fluss',
  'country/italy':
    'stiefel|der stiefel|bel paese|il bel paese|the boot|land wo die zitronen blühen|stivale|lo stivale|bella italia|dolce vita',
  'country/thailand':
    'land des lächelns|das land des lächelns|land of smiles|the land of smiles|paese del sorriso|país de las sonrisas|pays du sourire|siam|paese dei sorrisi|país de la sonrisa|land der freien|le pays du sourire',
  'country/japan':
    'land der aufgehenden sonne|land of the rising sun|the land of the rising sun|paese del sol levante|país del sol naciente|pays du soleil levant|nippon|das land der aufgehenden sonne|pays du soleil-levant|land der kirschblüten',
  'country/australia': 'down under|aussieland|straya|terra australis|land down under|the land down under',
  'country/sri-lanka':
    'ceylon|perle des indischen ozeans|pearl of the indian ocean|träne indiens|teardrop of india|perla dell oceano indiano|perle de l océan indien|lacrima dell india|perla del océano índico',
  'country/dominican-republic':
    'domrep|dom rep|dominikanische|dominican|rep dominicana|repubblica dominicana|dominicana|santo domingo rep',
  'country/united-kingdom':
    'england|uk|great britain|gb|vereinigtes königreich|großbritannien|inghilterra|inglaterra|angleterre|britain|the uk|blighty|royaume uni|regno unito|reino unido|albion|britannien',
  'country/usa':
    'vereinigte staaten|united states|the states|amerika|america|staaten|usa|u s a|stati uniti|estados unidos|états unis|ee uu|eeuu|land der unbegrenzten möglichkeiten|uncle sam|die staaten|land of the free|the us|land of opportunity|land der freiheit|united states of america',
  'country/netherlands':
    'holland|niederlande|olanda|holanda|hollande|paesi bassi|países bajos|pays bas|tulpenland|käseland|land of tulips|land der tulpen|oranje',
  'country/united-arab-emirates':
    'vae|emirate|uae|the emirates|emirati|emiratos|émirats|vereinigte arabische emirate|emirati arabi|emiratos árabes|émirats arabes',
  'country/cape-verde':
    'kapverden|kap verde|kapverdische inseln|cabo verde|capo verde|cap vert|kapverdische insel',
  'country/mauritius': 'île maurice|maurizio|isla mauricio|maurice|isola mauritius|mauricio|insel mauritius',
  'country/maldives':
    'malediven|maldive|maldivas|the maldives|malediven atoll|sonneninseln|inselparadies malediven',
  'country/seychelles':
    'seychellen|seicelle|seychelle|the seychelles|mahe|mahé|praslin|garten eden im indischen ozean',
  'country/turkey': 'türkiye|tuerkei|turkei|turchia|turquía|turquie|türkiyé',
  'country/spain': 'spanien|españa|spagna|espagne',
  'country/greece': 'hellas|griechenland|grecia|grèce|wiege der zivilisation',
  'country/egypt':
    'land der pharaonen|land of the pharaohs|egitto|egipto|égypte|das land der pharaonen|terra dei faraoni|tierra de los faraones|pays des pharaons|ägypten|land der pyramiden|land of the pyramids',
  'country/france': 'frankreich|hexagone|l hexagone|grande nation|die grande nation|la grande nation',
  'country/germany':
    'deutschland|bundesrepublik|brd|germania|alemania|allemagne|land der dichter und denker|teutonia',
  'country/austria':
    'österreich|alpenrepublik|die alpenrepublik|land der berge|oesterreich|autriche|felix austria|ösiland|ösi land',
  'country/switzerland':
    'schweiz|die schweiz|eidgenossenschaft|svizzera|suiza|suisse|helvetien|confoederatio helvetica',
  'country/iceland':
    'insel aus feuer und eis|land of fire and ice|land of ice and fire|island insel|islanda|islandia|islande|feuer und eis|die insel aus feuer und eis|island of fire and ice|terra del fuoco e del ghiaccio|tierra de hielo y fuego|terre de glace et de feu|land aus feuer und eis',
  'country/czechia':
    'tschechien|czech republic|the czech republic|tschechische republik|cechia|república checa|tchéquie|tschechei|repubblica ceca|chequia',
  'country/hungary': 'land der magyaren|ungarn|magyarország|ungheria|hungría|hongrie|puszta',
  'country/norway':
    'land der fjorde|land der mitternachtssonne|land of the midnight sun|norvegia|noruega|norvège|land of the fjords|das land der fjorde|paese dei fiordi',
  'country/finland':
    'land der tausend seen|land of a thousand lakes|finlandia|finlande|suomi|land der 1000 seen|land of thousand lakes|das land der tausend seen|pays des mille lacs|país de los mil lagos|paese dei mille laghi|land of the thousand lakes',
  'country/sweden': 'bullerbü|svezia|suecia|suède|schweden|elchland',
  'country/denmark': 'dänemark|danimarca|dinamarca|danemark|lego land',
  'country/canada': 'land des ahorns|kanada|great white north|the great white north|ahornland|canadá',
  'country/mexico': 'land der azteken|mexiko|méxico|messico|mexique|méjico',
  'country/cuba':
    'zuckerinsel|kuba|perle der antillen|pearl of the antilles|perla delle antille|perla de las antillas|perle des antilles|perle der karibik|pearl of the caribbean',
  'country/jamaica':
    'reggae insel|jamaika|giamaica|jamaïque|insel des reggae|land of wood and water|reggaeinsel|island of reggae|reggae island',
  'country/barbados': 'little england|bim|barbade',
  'country/costa-rica': 'schweiz mittelamerikas|pura vida|switzerland of central america',
  'country/india': 'indien|subkontinent|inde|land der maharadschas',
  'country/south-africa':
    'regenbogennation|rainbow nation|sudafrica|sudáfrica|afrique du sud|the rainbow nation|land am kap|suedafrika|die regenbogennation|nazione arcobaleno|nación arcoíris|nation arc en ciel',
  'country/kenya': 'wiege der menschheit|kenia|cradle of mankind',
  'country/malta': 'malteserinsel|ritterinsel|insel der ritter|island of knights',
  'country/cyprus':
    'aphrodite insel|insel der aphrodite|island of aphrodite|zypern|cipro|chipre|chypre|aphroditeinsel|insel der götter zypern|isola di afrodite|isla de afrodita|île d aphrodite|the island of love|insel der liebe',
  'country/croatia':
    'land der tausend inseln|kroatien|croazia|croacia|croatie|hrvatska|land of a thousand islands|land der 1000 inseln',
  'country/montenegro':
    'land der schwarzen berge|crna gora|land of the black mountains|monténégro|black mountain country',
  'country/albania':
    'land der adler|land of the eagles|albanien|albanie|shqipëria|land der skipetaren|terra delle aquile',
  'country/morocco': 'marokko|marocco|marruecos|maroc|land der untergehenden sonne|königreich marokko',
  'country/tunisia': 'tunesien|tunisia|túnez|tunisie',
  'country/jordan': 'jordanien|giordania|jordania|jordanie|haschemitisches königreich',
  'country/vietnam': 'land des drachen|viet nam|land of the ascending dragon|land des aufsteigenden drachen',
  'country/indonesia': 'inselreich|land der 17000 inseln|indonesien',
  'country/portugal': 'land des fado|land of fado|lusitanien',
  'country/poland': 'polen|polonia|pologne|polska',
  'country/bulgaria': 'rosenland|land der rosen|bulgarien|land of roses',
  'country/oman':
    'sultanat|weihrauchland|sultanate of oman|sultanat oman|land des weihrauchs|land of frankincense',
  'country/malaysia': 'malaysien|malesia|malasia|malaisie',
  'country/tanzania': 'tansania|tanzanie|land des kilimandscharo',
};
