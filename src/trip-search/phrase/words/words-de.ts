import type { PhraseWords } from './word-meaning.ts';

/** German. */
export const wordsDe: PhraseWords = {
  filler: `montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mama|papa|mutter|vater|eltern|oma|opa|großeltern|mietwagen nicht nötig|sonnenurlaub|urlaub am|nicht weit von|nicht weit vom|nicht so teuer|nicht teuer|nicht zu teuer|übers|überm|dringend|raus|rein|abschalten|relaxen|faulenzen|tapetenwechsel|alltag|hätte|hättest|gibt|gäbe|welche|welcher|welches|welchen|könnt|habt|sucht|einfach|bisschen|wenig|viel|viele|mehr|irgendein|irgendeine|irgendeinen|entweder|idealerweise|vielleicht|eventuell|evtl|vorzugsweise|bevorzugt|geplant|plan|gebucht|empfehlung|empfehlungen|empfehlen|vorschlag|vorschläge|tipp|tipps|idee|ideen|frage|anfrage|angebote für|verfügbar|frei|inkl|ausflug|ausflüge|erleben|genießen|besuchen|ansehen|sehen|entdecken|unterwegs|wegfahren|hinfahren|abreisen|anreisen|losfliegen|per|via|zwecks|wegen|während|innerhalb|insel urlaub|inselurlaub|flugzeug|lust|lust auf|ferienort|urlaubsort|badeort|ein paar|ein bisschen|eine art|ich|wir|uns|mich|mir|du|sie|er|es|man|wer|was|wo|wie|wann|unser|unsere|unserem|unserer|unseren|mein|meine|meinem|meiner|meinen|dein|ihr|ihre
    der|die|das|den|dem|des|einem|einer|eines|dies|diese|dieses|diesen|diesem|dieser|jener|
    ist|sind|sein|bin|war|wäre|wären|haben|habe|hat|hätte|hätten|wird|werden|würde|würden|soll|sollen|sollte|sollten|kann|können|könnte|könnten|
    möchte|möchten|mag|mögen|will|wollen|wünsche|wünschen|suche|suchen|sucht|such|finde|finden|gesucht|brauche|brauchen|plane|planen|buchen|buche|zeig|zeige|zeigen|gib|geht|gehen|gern|gerne|bitte|danke|
    fliegen|fliege|fliegend|fahren|fahre|reisen|reise|verreisen|verbringen|machen|mach|weg|hin|los|wegfliegen|hinfliegen|abfliegen|starten|start|übernachten|wohnen|entspannen|erholen|ausspannen|baden|abhängen|chillen|
    urlaub|urlaube|urlaubs|ferien|trip|reisen|pauschalreise|pauschalurlaub|pauschal|kurzurlaub|kurztrip|kurzreise|erholung|auszeit|angebot|angebote|deal|schnäppchen|last minute|lastminute|frühbucher|reiseziel|ziel|zeit|zeitraum|dauer|aufenthalt|termin|
    hotel|hotels|hotelzimmer|unterkunft|unterkünfte|zimmer|doppelzimmer|resort|resorts|anlage|ferienanlage|haus|flug|flüge|flügen|hinflug|rückflug|hin und zurück|hin|mit flug|inkl flug|inklusive flug|inklusive|inkl|
    mit|am|an|auf|bei|beim|zu|zum|zur|durch|aus|vor|ins|hinaus|im raum|raum|nähe|in der nähe|in der nähe von|nahe|nah|rund|um|herum|etwa|ca|circa|ungefähr|gegen|so|also|dann|da|dort|hier|nur|auch|noch|mal|einmal|wieder|endlich|schon|sehr|ganz|ziemlich|recht|möglichst|am liebsten|lieber|liebsten|wenn|möglich|falls|als|sowie|dazu|dabei|alles|alle|etwas|irgendwo|irgendwohin|irgendwann|irgendwas|wohin|egal|hauptsache|
    insel|inseln|ort|orte|stadt|land|region|küste|gegend|ziele|süden|norden|
    schön|schöne|schöner|schönes|schönen|schönem|toll|tolle|toller|tolles|tollen|gut|gute|guter|gutes|guten|gutem|nett|nette|nettes|netten|klein|kleine|kleines|kleinen|groß|große|großes|großen|neu|neue|neues|
    günstig|günstige|günstiger|günstiges|günstigen|günstigste|billig|billige|billiger|billiges|billigen|preiswert|preiswerte|preiswertes|preiswerten|bezahlbar|bezahlbare|bezahlbares|
    lang|lange|langer|langen|hallo|hi|hey|tag|liebe|leute|mensch|dich|spaß|sonnig|sonnige|sonniges|sonne|sonnenschein|kosten|kostet|preis|preise|preislich|darf|dürfen|nicht mehr als das|pro|gesamtpreis|urlaubsreise|flugreise|reisezeit|abreise|anreise|hinreise|rückreise|rückkehr|abflug am|reisende|reisenden|reiseteilnehmer|für uns|davon entfernt|jeweils|beide|beiden|gleich|mindest|kategorie|haus|verpflegung|ja|ok|okay|super|perfekt|ideal|traumurlaub|traum|freunde|freunden|freundin nen|kumpel|mädels|jungs`,
  not: 'nicht|kein|keine|keinen|keinem|keiner|ohne|weder|noch nicht',
  from: 'start|startflughafen|abflugort|abflugsort|losfliegen ab|losfliegen von|ab|von|vom|abflug|abflug ab|abflug von|abflug in|flug ab|flug von|aus|ab bis|start in|abflughafen|ab dem|von dem|startend in|startend ab|seit',
  to: 'rückflug|rückreise|rückkehr|heimflug|heimreise|zurück bis|zurück|nach|bis|bis zum|bis zu den|zum|richtung|gen|rückflug am|zurück am|rückkehr am',
  in: 'in|im|auf|in der|in den|in dem|auf den|auf der|an der|an die|ans|an den|in die|auf die|über',
  between: 'zwischen',
  and: 'und|u|plus|sowie|und zurück',
  or: 'oder|od|bzw|beziehungsweise|alternativ',
  for: 'für|fuer|zu|gruppe von|eine gruppe von|gruppe mit',
  'number:0.5': 'halbe|halben',
  'number:1': 'ein|eine|einen|eins|einer|einem',
  'number:2': 'zwei|zwo|beide',
  'number:3': 'drei',
  'number:4': 'vier',
  'number:5': 'fünf',
  'number:6': 'sechs',
  'number:7': 'sieben',
  'number:8': 'acht',
  'number:9': 'neun',
  'number:10': 'zehn',
  'number:11': 'elf',
  'number:12': 'zwölf',
  'number:13': 'dreizehn',
  'number:14': 'vierzehn',
  'number:15': 'fünfzehn',
  'number:16': 'sechzehn',
  'number:17': 'siebzehn',
  'number:18': 'achtzehn',
  'number:19': 'neunzehn',
  'number:20': 'zwanzig',
  'number:21': 'einundzwanzig',
  'number:100': 'hundert|einhundert',
  'number:1000': 'tausend|eintausend|ein tausend',
  'month:1': 'januar|jan|jänner',
  'month:2': 'februar|feb|feber',
  'month:3': 'märz|mrz',
  'month:4': 'april|apr',
  'month:5': 'mai',
  'month:6': 'juni|jun',
  'month:7': 'juli|jul',
  'month:8': 'august|aug',
  'month:9': 'september|sep|sept',
  'month:10': 'oktober|okt',
  'month:11': 'november|nov',
  'month:12': 'dezember|dez',
  'part:early': 'anfang|zu beginn|beginn|zum beginn',
  'part:mid': 'mitte',
  'part:late': 'ende|gegen ende',
  'season:spring': 'frühling|frühjahr|frühlingsurlaub|frühjahrsurlaub|im frühling|im frühjahr',
  'season:summer': 'sommer|sommerurlaub|sommerzeit|hochsommer',
  'season:autumn': 'herbst|herbsturlaub',
  'season:winter': 'winter|winterurlaub|winterzeit',
  'feast:christmas':
    'weihnachten|weihnacht|weihnachtsurlaub|weihnachtstage|weihnachtsfeiertage|heiligabend|die feiertage',
  'feast:new_year':
    'silvester|sylvester|neujahr|jahreswechsel|silvesterurlaub|silvesterreise|neujahr und silvester|silvester und neujahr',
  'feast:easter': 'ostern|osterurlaub|osterfeiertage|ostertage|osterwochenende',
  'feast:whitsun': 'pfingsten|pfingsturlaub|pfingstwochenende',
  'school:summer': 'sommerferien|große ferien|großen ferien',
  'school:autumn': 'herbstferien',
  'school:christmas': 'weihnachtsferien',
  'school:winter':
    'winterferien|faschingsferien|frühjahrsferien|skiferien|fastnachtsferien|fasnachtsferien|semesterferien|sportferien|energieferien',
  'school:easter': 'osterferien|frühlingsferien',
  'school:whitsun': 'pfingstferien',
  'relative:tomorrow': 'morgen',
  'relative:next_week': 'nächste woche|nächster woche|kommende woche|kommender woche',
  'relative:next_month': 'nächsten monat|nächster monat|im nächsten monat|kommenden monat',
  next: 'nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommender|kommendes|diesen|dieses|diesem|dieser|jahr|jahres|monat',
  'unit:night':
    'nacht|nächte|nächten|übernachtung|übernachtungen|ü|nt|nächtig|nächtige|nächtigen|nächtiger|nächtiges',
  'unit:day': 'tag|tage|tagen|tägig|tägige|tägigen|tägiger|tägiges',
  'unit:week': 'woche|wochen|wo|wöchig|wöchige|wöchigen|wöchiger|wöchiges',
  'nights:2-2': 'wochenende|wochenendtrip|wochenendreise|wochenendurlaub|ein wochenende',
  'nights:3-4':
    'langes wochenende|lange wochenende|langen wochenende|verlängertes wochenende|verlängerte wochenende|verlängerten wochenende|ein verlängertes wochenende|ein langes wochenende',
  'nights:7-7': 'einwöchig|einwöchige|einwöchigen|einwöchiger|einwöchiges|acht tage lang eine woche',
  'nights:14-14': 'zweiwöchig|zweiwöchige|zweiwöchigen|zweiwöchiger|zweiwöchiges',
  'nights:21-21': 'dreiwöchig|dreiwöchige|dreiwöchigen|dreiwöchiger|dreiwöchiges',
  'adults:1':
    'allein|alleine|alleinreisend|alleinreisende|alleinreisender|alleinreisenden|single|singles|solo|nur ich|nur für mich|für mich|für mich allein|singlereise|alleinurlaub',
  'adults:2':
    'zu zweit|zweit|paar|pärchen|als paar|ehepaar|paarurlaub|pärchenurlaub|wir zwei|wir beide|uns zwei|uns beide|für uns beide|für uns zwei|meine frau und ich|mein mann und ich|meine freundin und ich|mein freund und ich|mit meiner frau|mit meinem mann|mit meiner freundin|mit meinem freund|mit partner|mit partnerin|mit meinem partner|mit meiner partnerin|zweisamkeit|flitterwochen|hochzeitsreise|ich und meine frau|ich und mein mann|ich und meine freundin|ich und mein freund',
  'adults:3': 'zu dritt|dritt|wir drei|uns drei',
  'adults:4': 'zu viert|viert|wir vier|uns vier',
  'adults:5': 'zu fünft|fünft|wir fünf|uns fünf',
  'adults:6': 'zu sechst|sechst|wir sechs|uns sechs',
  people:
    'köpfige familie|köpfigen familie|köpfiger familie|person|personen|leute|leuten|reisende|reisenden|mann hoch|pers|pax|gäste|personenhaushalt|freunde|freunden|köpfige|köpfigen|köpfiger',
  adult: 'erwachsene|erwachsener|erwachsenen|erw|erwachsen',
  child:
    'kd|ki|kleines kind|jährigen kind|kind|kinder|kindern|kids|kinds|kid|sohn|söhne|söhnen|tochter|töchter|töchtern|kleinkind|kleinkinder|kleinkindern|schulkind|schulkinder|jugendliche|jugendlicher|jugendlichen|enkel|enkelkind|enkelkinder|teenager|teenagern',
  baby: 'baby|babys|säugling|kleines baby|einem baby|ein baby|mit baby',
  with_children:
    'mit kindern|mit kind|mit den kindern|mit unseren kindern|mit meinen kindern|mit kids|mit den kids|mit unseren kids|mit kids zusammen|für kinder|für die kinder',
  family:
    'familie|familien|mit familie|mit der familie|mit der ganzen familie|familie mit kindern|familie mit kind|familien mit kindern|familienmit|familie mit|wir sind eine familie|als familie|für die familie|für familien',
  including: 'davon|darunter|inklusive kinder|einschließlich',
  age: 'jahre|jahren|jahr|j|alt|jahre alt|im alter von|im alter|alter|von jahren|jährig|jährige|jährigen|jähriger|jähriges|jähriges|jährigem',
  'attribute:beachfront': `strand|am strand|direkt am strand|strände|stränden|strandnah|strandnahe|strandnahes|strandnaher|strandlage|direkter strandlage|direkte strandlage|strandurlaub|badeurlaub|strandhotel|strandhotels|strandferien|baden am strand|
    am meer|direkt am meer|ans meer|meer|meernah|direkt am wasser|am wasser|schöner strand|erste reihe|erste strandreihe|badeferien|badereise|in strandnähe|strandnähe|nahe am strand|nah am strand|nähe strand|in der nähe vom strand|nähe zum strand`,
  'attribute:sandy_beach':
    'sandstrand|am sandstrand|sandstrände|sandstränden|feinsandiger strand|sandigem strand|feiner sandstrand|direkt am sandstrand|mit sandstrand',
  'attribute:pool':
    'pool|pools|swimmingpool|schwimmbad|schwimmbecken|außenpool|poolanlage|poollandschaft|mit pool|infinity pool|infinitypool',
  'attribute:indoor_pool': 'hallenbad|innenpool|indoorpool|indoor pool|hallenschwimmbad',
  'attribute:heated_pool':
    'beheizter pool|beheizten pool|beheiztem pool|geheizter pool|beheizbarer pool|beheizte pools',
  'attribute:water_slides': 'rutsche|rutschen|wasserrutsche|wasserrutschen|aquapark|wasserpark|erlebnisbad',
  'attribute:spa':
    'spa|wellness|wellnesshotel|wellnessurlaub|wellnessbereich|sauna|massage|massagen|thermen|therme|spahotel|wellnessreise',
  'attribute:fitness': 'fitness|fitnessraum|fitnessstudio|fitnesscenter|fitnessbereich|gym|fitnessstudios',
  'attribute:tennis': 'tennis|tennisplatz|tennisplätze|tennisurlaub',
  'attribute:golf': 'golf|golfplatz|golfurlaub|golfen|golfplätze|golfhotel|golfreise|golf spielen',
  'attribute:diving': 'tauchen|tauchurlaub|tauchschule|tauchbasis|schnorcheln|tauchreise|tauchcenter',
  'attribute:sailing': 'segeln|segelurlaub|segelschule|segelkurs',
  'attribute:cycling':
    'radfahren|fahrrad|fahrräder|radurlaub|rad|mountainbike|mountainbiken|fahrradverleih|rennrad|radeln|fahrrad fahren',
  'attribute:hiking': 'wandern|wanderurlaub|wanderhotel|wanderreise|wanderungen|wandergebiet|wanderwege',
  'attribute:ski':
    'ski|skifahren|skiurlaub|skireise|skihotel|skigebiet|ski fahren|skipiste|snowboard|wintersport',
  'attribute:family_friendly':
    'familienfreundlich|familienfreundliche|familienfreundliches|familienfreundlichen|familienfreundlicher|familienhotel|familienhotels|familienurlaub|familienferien|familienreise|familienresort|kinderfreundlich|kinderfreundliche|kinderfreundliches|kinderfreundlichen|kinderfreundlicher|kinderhotel|familiengerecht|kindgerecht|familien geeignet|für familien geeignet|familienclub',
  'attribute:kids_club':
    'kinderclub|kids club|kidsclub|miniclub|mini club|kinderbetreuung|kinderklub|kinderanimation|teenclub|kinder club',
  'attribute:playground': 'spielplatz|spielplätze|kinderspielplatz',
  'attribute:adults_only':
    'adults only|nur für erwachsene|nur erwachsene|erwachsenenhotel|ohne kinder|kinderfrei|kinderfreies|erwachsenenhotels|ab 16 jahren|only adults|ab 18 jahren',
  'attribute:quiet_location':
    'ruhig|ruhige|ruhiges|ruhigen|ruhiger|ruhige lage|ruhiger lage|ruhig gelegen|ruhig gelegenes|ruhe|abgelegen|in ruhiger lage|in ruhe',
  'attribute:central_location':
    'zentral|zentrale|zentrales|zentrale lage|zentraler lage|zentral gelegen|zentral gelegenes|im zentrum|zentrum|innenstadt|in der innenstadt|stadtmitte|in zentraler lage|zentrumsnah|mitten in der stadt|altstadt|in der altstadt',
  'attribute:sea_view':
    'meerblick|blick aufs meer|mit meerblick|blick auf das meer|seeblick|meersicht|zimmer mit meerblick',
  'attribute:wifi': 'wlan|wi fi|wifi|internet|w lan|gratis wlan|kostenloses wlan|kostenlosem wlan',
  'attribute:air_conditioning': 'klimaanlage|klima|klimatisiert|klimatisiertes|klimatisierte',
  'attribute:parking': 'parkplatz|parkplätze|parken|parkmöglichkeit|garage|tiefgarage|stellplatz',
  'attribute:charging_station':
    'ladestation|ladesäule|wallbox|e auto|elektroauto|ladestationen|e ladestation|ladesäulen',
  'attribute:pets_allowed':
    'hund|hunde|hunden|mit hund|haustier|haustiere|haustieren|haustiere erlaubt|hundefreundlich|hundefreundliches|haustierfreundlich|hunde erlaubt|hund erlaubt|mit unserem hund|mit meinem hund|katze|mit hunden|vierbeiner',
  'attribute:restaurant': 'restaurant|restaurants|mit restaurant',
  'attribute:bar': 'bar|poolbar|bars',
  'attribute:a_la_carte': 'a la carte|à la carte|a la carte restaurant|a la carte restaurants',
  'attribute:vegetarian_menu':
    'vegetarisch|vegetarische|vegetarisches|vegan|vegane|veganes|vegetarier|vegetarischem|veganer',
  'attribute:entertainment':
    'animation|unterhaltung|abendprogramm|shows|entertainment|unterhaltungsprogramm|animationsprogramm',
  'attribute:nightlife':
    'nachtleben|party|feiern|partyurlaub|partyhotel|disco|clubbing|disko|diskotheken|partys',
  'attribute:sustainable':
    'nachhaltig|nachhaltige|nachhaltiges|nachhaltigen|öko|umweltfreundlich|umweltfreundliches|grün|ökologisch|ökohotel|biohotel|nachhaltiger|ökologisches',
  'attribute:wheelchair_accessible':
    'barrierefrei|barrierefreie|barrierefreies|barrierefreien|rollstuhl|rollstuhlgerecht|rollstuhlgerechte|rollstuhlgerechtes|rollstuhlfahrer|behindertengerecht|behindertengerechtes|rollstuhlgeeignet|mit rollstuhl|im rollstuhl|rollstuhlgerechten|behindertengerechte|barrierefreier|rollstuhlzugänglich|für rollstuhlfahrer',
  'attribute:lift': 'aufzug|fahrstuhl|lift|mit aufzug',
  'board:room_only':
    'ohne verpflegung|nur übernachtung|selbstverpflegung|selbstversorger|nur zimmer|selbstversorgung|ohne essen|ohne mahlzeiten',
  'board:breakfast':
    'frühstück|mit frühstück|nur frühstück|übernachtung mit frühstück|übernachtung frühstück|ü f|üf|nur mit frühstück|inklusive frühstück|inkl frühstück|frühstücksbuffet|frühstücksbüffet',
  'board:half_board': 'halbpension|hp|halb pension|mit halbpension',
  'board:full_board': 'vollpension|vp|voll pension|mit vollpension',
  'board:all_inclusive':
    'all inclusive|all inkl|all incl|allinclusive|all inclusiv|all inklusive|ai|alles inklusive|all in|alles inklusiv|allinklusive|ultra all inclusive|alles drin|all inclusive urlaub|all inclusive hotel',
  star: 'stern|sterne|sternen|sternehotel|sternehotels|sterner|sternig|sterneresort|sterne hotel',
  direct:
    'direktflug|direktflüge|direkt|direkter flug|direkten flug|direktem flug|direkt fliegen|nonstop|non stop|nonstopflug|nonstop flug|non stop flug|ohne umstieg|ohne umsteigen|ohne zwischenstopp|ohne zwischenlandung|ohne stopp|umsteigefrei|direktverbindung|kein umsteigen|kein umstieg|kein zwischenstopp|ohne zwischenstopps|mit direktflug|per direktflug',
  day_flights:
    'kein nachtflug|keine nachtflüge|keinen nachtflug|ohne nachtflug|ohne nachtflüge|nicht nachts fliegen|nachts nicht fliegen|kein flug in der nacht|kein flug bei nacht|nicht in der nacht fliegen|tagflug|tagflüge|tagsüber fliegen|keine flüge in der nacht|kein nachtflieger',
  suitcase:
    'koffer|mit koffer|ein koffer|einen koffer|aufgabegepäck|mit gepäck|gepäck|mit aufgabegepäck|aufgegebenes gepäck|aufgegebenem gepäck|gepäck inklusive|inklusive gepäck|inkl gepäck|koffer inklusive|inklusive koffer|reisegepäck|freigepäck|aufzugebendes gepäck',
  hand_luggage:
    'handgepäck|nur handgepäck|mit handgepäck|nur mit handgepäck|handgepäck inklusive|inklusive handgepäck|kabinengepäck',
  transfer:
    'transfer|mit transfer|transfer inklusive|inklusive transfer|inkl transfer|flughafentransfer|hoteltransfer|mit flughafentransfer|transfers|transfer zum hotel|abholung vom flughafen|mit abholung vom flughafen',
  free_cancellation:
    'kostenlos stornierbar|kostenlose stornierung|stornierbar|kostenfrei stornierbar|gratis stornierbar|kostenlos stornieren|gratis stornieren|kostenlos zu stornieren|mit kostenloser stornierung|kostenfreie stornierung|stornierung kostenlos|stornofrei|flex tarif|flextarif|kostenloses storno',
  warm: 'warm|warme|warmes|warmen|wärme|warmer|ins warme|im warmen|wärmer|heiß|irgendwo warm|wo es warm ist|wo warm ist|in die wärme|in die sonne|es warm ist|wärmeren|dem winter entfliehen',
  city: 'städtereise|städtereisen|städtetrip|städtetrips|städteurlaub|citytrip|city trip|städte trip|stadturlaub|städtetour|stadtreise|städtekurztrip|kurze städtereise|stadttrip|städte reise|citybreak',
  hotel_only:
    'nur hotel|ohne flug|ohne flüge|nur unterkunft|nur das hotel|eigene anreise|eigenanreise|mit eigener anreise|eigener anreise|eigenanreise mit auto|mit dem auto|kein flug|ohne anreise|nur ein hotel|mit eigenem auto|hotel ohne flug|selbstanreise|bei eigener anreise',
  limit:
    'unter|bis|bis zu|maximal|max|höchstens|nicht mehr als|weniger als|budget|budget von|mit budget|unter dem budget|für maximal|für höchstens|für unter|für bis zu|preis bis|kosten bis|limit|kleiner als|maximum|für max|im budget von|nicht über|nicht teurer als|kein cent mehr als|billiger als|günstiger als|maximal für|budget bis|budget max|preislimit|preisgrenze|höchstpreis|soll nicht mehr kosten als|darf kosten|darf maximal kosten|darf höchstens kosten',
  least: 'mindestens|ab|min|wenigstens|minimum|mehr als|über|nicht unter|mind',
  'currency:EUR': 'euro|euros|eur|eu|€|teuro',
  'currency:CHF': 'franken|schweizer franken|chf|sfr|fr',
  'currency:GBP': 'pfund|britische pfund|gbp',
  'currency:SEK': 'kronen|schwedische kronen|sek',
  'currency:DKK': 'kronen|dänische kronen|dkk',
  'currency:JPY': 'yen|jpy',
  'currency:KWD': 'dinar|kuwait dinar|kwd',
  money: 'dollar|usd|rubel|zloty',
  each: 'pro person|p p|pp|je person|pro kopf|pro nase|p pers|pro pers|pro erwachsenem|pro erwachsenen|je|p person|pro mann|pro reisendem|jeder|je reisendem|per person',
  total:
    'zusammen|insgesamt|gesamt|total|für alle|für uns alle|alle zusammen|für beide|für alle zusammen|alles zusammen|in summe|gesamtpreis|im ganzen|gesamtbudget|komplett|für die ganze familie|für alle beide|gesamtkosten|in total|summe|für alle insgesamt|für beide zusammen|für uns zusammen',
  airport: 'flughafen|flughäfen|airport|vom flughafen|ab flughafen',
};
