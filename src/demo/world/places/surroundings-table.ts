import type { SceneSetting } from '../../../domain/pictures/scene-setting.ts';

/** Beaches of these regions look out on nothing but water, and the land behind them is flat. */
const flatCoasts = `
Mecklenburg Baltic coast; North Sea coast and islands; Schleswig-Holstein Baltic coast; Sylt; Usedom; Rügen and Hiddensee;
Jutland and Funen; Amsterdam and Holland; Zeeland and the south; Polish Baltic coast; Emilia-Romagna Riviera; Northern Adriatic;
Abu Dhabi; Dubai; Punta Cana; Santo Domingo and the south; Cancún and Yucatán; Riviera Maya; Varadero and Havana;
Cayos and central Cuba; Costa de la Luz; Languedoc-Roussillon; Atlantic coast of France; Normandy; Brittany; Southern England;
Boa Vista; Sal; Florida; Zanzibar; Diani and Mombasa; Djerba; Sousse and Monastir; Hammamet and Nabeul;
North and South Malé Atolls; Northern and western atolls; Southern atolls; Goa; Kerala; West coast of Sri Lanka;
Rome and Lazio; Bangkok and Gulf coast; Athens and Attica; Formentera
`;

/** What lies around every town of the demo that is no beach resort: country code and English name. */
const towns: Readonly<Record<SceneSetting, string>> = {
  seaside: `
BG Varna; BG Burgas; CA Vancouver; CU Havana; CU Matanzas; CU Trinidad; DK Elsinore; DK Aarhus; DO Santo Domingo; EG Alexandria;
ES Barcelona; ES Tarragona; ES Málaga; ES Bilbao; ES San Sebastián; ES Santander; ES Mogán; ES Sant Joan de Labritja;
ES San Sebastián de la Gomera; ES Hermigua; ES Los Llanos de Aridane; ES Santa Cruz de La Palma; ES Haría; ES Yaiza; ES Sóller;
ES La Orotava; FI Helsinki; FR Bastia; FR Nice; FR Marseille; GB Edinburgh; GB Inverness; GR Piraeus; GR Chania; GR Heraklion;
GR Thessaloniki; HR Split; HR Dubrovnik; IE Galway; IE Cork; IS Reykjavik; IS Keflavík; IS Grindavík; IT Bari; IT Naples;
IT Genoa; IT Cagliari; IT Palermo; IT Catania; IT Syracuse; IT Ravello; JO Sweimeh; ME Kotor; MT Victoria; NO Tromsø; NO Bodø;
NO Bergen; NO Stavanger; NO Oslo; NO Svolvær; NO Geiranger; OM Muscat; PT Lisbon; PT Ponta Delgada; PT Ribeira Grande;
PT Vila Franca do Campo; PT Funchal; PT Caniço; PT Machico; PT Calheta; PT Câmara de Lobos; PT Santa Cruz; SC Victoria;
SE Stockholm; TN Carthage; TN Sidi Bou Saïd; TR Istanbul; TR Beyoğlu; TR Üsküdar; TR Kadıköy; TR Izmir; TZ Zanzibar City;
US San Francisco; ZA Cape Town; TH Krabi; GR Kassandreia; JP Yokohama; AU Sydney`,
  flatcoast: `
DE Rostock; DK Copenhagen; ES Valencia; FI Turku; GB Liverpool; IE Dublin; IN Kochi; IT Venice; IT Mestre; LK Colombo; MA Rabat;
NL The Hague; PL Gdańsk; SG Marina Bay; TN Tunis; US Boston`,
  lakeside: `
AT Bregenz; AT Velden am Wörthersee; AT Pörtschach am Wörthersee; AT Hallstatt; AT St. Wolfgang; AT Zell am See; CH Lucerne;
CH Zurich; CH Geneva; CH Lausanne; CH Montreux; CH Lugano; CH Locarno; CH Ascona; CH Rapperswil; CH Interlaken; CH St. Moritz;
DE Konstanz; DE Lindau; DE Friedrichshafen; DE Meersburg; DE Rottach-Egern; DE Titisee-Neustadt; FR Annecy; IT Como; IT Bellagio;
IT Menaggio; IT Riva del Garda; IT Limone sul Garda; IT Malcesine; IT Garda; IT Bardolino; IT Sirmione; IT Stresa; IT Baveno;
IT Cannobio; JP Hakone; PT Furnas`,
  riverside: `
AT Salzburg; AT Graz; AT Vienna; AT Villach; AT Krems an der Donau; AT Dürnstein; CH Bern; CZ Prague;
DE Würzburg; DE Bamberg; DE Frankfurt; DE Hamburg; DE Altona; DE Stade; DE Trier; DE Cologne; DE Düsseldorf; DE Bonn; DE Dresden;
DE Meissen; DE Heidelberg; DE Tübingen; DE Cochem; DE Rüdesheim; EG Cairo; EG Luxor; EG Aswan; EG Esna;
ES Seville; ES Córdoba; ES Toledo; FR Bordeaux; FR Paris; FR Quimper; FR Strasbourg; FR Avignon; GB London; GB Westminster;
GB Greenwich; GB York; GB Glasgow; HU Budapest; HU Szentendre; HU Visegrád; IE Kilkenny; IT Turin; IT Rome; IT Trastevere;
IT Florence; IT Pisa; IT Verona; IT Pavia; NL Amsterdam; NL Rotterdam; PL Kraków; PL Wrocław; PT Porto; PT Vila Nova de Gaia;
TH Bangkok; VN Hanoi; VN Ninh Bình; AU Melbourne; CA Niagara Falls; MY Kuala Lumpur`,
  lowland: `
AT Rust; AT Podersdorf am See; AT Neusiedl am See; AT Baden bei Wien; CV Rabil; CV Espargos; CZ Pilsen; CZ Mladá Boleslav;
DE Berlin; DE Potsdam; DE Nuremberg; DE Ahrensburg; DE Hanover; DE Munich; DE Essen; DE Leipzig; DE Weimar; DE Erfurt;
DE Bad Füssing; DE Lübbenau; DE Bad Saarow; DE Rheinsberg; DE Celle; DE Soltau; DK Roskilde; DK Billund; ES Madrid; ES Alaior;
FR Montpellier; FR Marne-la-Vallée; FR Versailles; FR Saint-Denis; FR Colmar; FR Fontainebleau; GB Kensington; GB Camden Town;
GB Manchester; HU Gödöllő; HU Hévíz; HU Siófok; HU Keszthely; HU Bük; IN New Delhi; IN Agra; IN Jaipur; IT Parma; IT Modena;
IT Milan; IT Monza; IT Rho; IT Pompeii; IT Padova; IT Bologna; MX Mérida; PL Wieliczka; SE Uppsala; SE Sigtuna; TR Serik;
TH Takua Pa; CU Holguín; FI Tampere; ZA Hazyview; GR Antimacheia`,
  hillside: `
AL Tirana; AL Berat; BG Sofia; CA Calgary; CH St. Gallen; CH Winterthur; CR San José; CU Viñales; CZ Kutná Hora;
CZ Karlovy Vary; CZ Mariánské Lázně; CZ Františkovy Lázně; DE Baden-Baden; DE Freiburg; DE Wiesbaden; DE Bad Homburg;
DE Stuttgart; DE Bad Griesbach; DE Bad Salzuflen; DE Bodenmais; DE Zwiesel; DE Hinterzarten; DE Winterberg; DE Willingen;
DE Oberhof; DE Wernigerode; DE Bad Schandau; FI Rovaniemi; ES San Cristóbal de La Laguna; ES Granada; ES Segovia; ES Ávila; ES Es Mercadal; FI Levi; FI Inari;
FR Aix-en-Provence; FR Riquewihr; GR Athens; ID Ubud; IE Killarney; IS Selfoss; IT Siena; IT Trento; IT Ostuni; IT Tivoli;
IT Frascati; IT Montecatini Terme; JP Nara; LK Kandy; MA Fez; MA Meknes; NO Lillehammer; PT Braga; PT Guimarães; PT Sintra;
TH Chiang Mai; TH Chiang Rai; TH Pai; TR Selçuk; TR Döşemealtı; TR Göreme; TR Ürgüp; TR Nevşehir; ZA Stellenbosch;
ZA Franschhoek; AT Bad Kleinkirchheim; CR La Fortuna`,
  highland: `
AT Innsbruck; AT Bad Ischl; AT Saalbach; AT Kaprun; AT Bad Gastein; AT Schladming; AT Ramsau am Dachstein; AT Bad Aussee; AT Seefeld in Tirol;
AT Mayrhofen; AT Ischgl; AT Kitzbühel; AT Sölden; AT Lech; AT Schruns; AT Gaschurn; BG Bansko; BG Borovets; CA Banff;
CH Grindelwald; CH Adelboden; CH Davos; CH Arosa; CH Flims; CH Engelberg; CH Andermatt; CH Zermatt; CH Saas-Fee; CH Verbier;
CH Crans-Montana; DE Oberstdorf; DE Füssen; DE Pfronten; DE Bad Hindelang; DE Garmisch-Partenkirchen; DE Berchtesgaden;
DE Ruhpolding; FR Chamonix-Mont-Blanc; FR Val d’Isère; FR Tignes; IT Courmayeur; IT Breuil-Cervinia; IT Merano; IT Bolzano;
IT Brixen; IT Ortisei; IT Corvara; IT Selva di Val Gardena; IT Madonna di Campiglio; IT Cortina d’Ampezzo; IT Canazei; NO Geilo;
PL Zakopane; PL Karpacz; PL Szklarska Poręba`,
  dryland: `
AE Al Ain; EG Giza; ES La Oliva; ES Teguise; JO Amman; JO Madaba; JO Wadi Musa; JO Wadi Rum; MA Marrakesh; MA Taroudant;
MA Tiznit; MA Ouarzazate; MA Imouzzer; MA Ourika; MA Amizmiz; MA Tahannaout; OM Nizwa; US Sedona`,
  downtown: `
AE Deira; AE Downtown Dubai; CA Toronto; CA Montreal; JP Tokyo; JP Kyoto; JP Osaka; SG Singapore; TR Şişli; US Los Angeles;
US Orlando; US Miami; US Las Vegas; US Phoenix; US Scottsdale; US New York; US Manhattan; US Washington, D.C.; ZA Johannesburg;
ZA Pretoria`,
};

/** Towns by what lies around them, `{countryCode} {name}`. */
export const townsBySetting: readonly (readonly [SceneSetting, readonly string[]])[] = Object.entries(
  towns,
).map(([setting, names]) => [setting as SceneSetting, listNames(names)]);

/** Regions whose beaches are flat. */
export const flatRegions: ReadonlySet<string> = new Set(listNames(flatCoasts));

function listNames(names: string): string[] {
  return names
    .trim()
    .split(/;\s*/)
    .map((name) => name.replaceAll(/\s+/g, ' ').trim());
}
