import type { PhraseWords } from './word-meaning.ts';

/** English. */
export const wordsEn: PhraseWords = {
  filler: `monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|mum|mom|dad|mother|father|parents|included|include|includes|not too expensive|not expensive|not far from|fancy|thinking|thinking of|thinking about|how|how about|what about|any|can you|could you|help|recommend|recommendation|recommendations|suggest|suggestion|suggestions|idea|ideas|tip|tips|leave|arrive|arriving|hoping|hope|wish|wondering|ready|off|away|going away|enjoy|explore|discover|experience|few|bit|little|lot|lots|more|most|other|another|good value|value|quality|available|option|options|available dates|preferred|prefer|would prefer|together with|via|per|because|while|come|bring|bringing|us all|self|plane|located|location|set|right|next to|not far|don t mind|doesn t matter|budget friendly|low cost|well|i|we|us|me|my|our|you|it|its|he|she|they|them|who|what|where|when|which|i d|we d|i m|we re|d|m|re|ll|ve|s|
    the|a|an|this|that|these|those|some|any|is|are|be|am|was|would|could|should|can|will|shall|may be|maybe|have|has|had|need|needs|want|wants|wanted|like|love|looking|look|find|search|searching|show|give|get|go|going|fly|flying|flight|flights|travel|travelling|traveling|trip|trips|spend|spending|stay|stays|staying|stay at|book|booking|plan|planning|please|thanks|thank|hello|hi|hey|let|take|taking|do|make|visit|visiting|see|relax|relaxing|escape|getaway|break|breaks|short break|
    holiday|holidays|vacation|vacations|package|packages|package holiday|deal|deals|offer|offers|bargain|last minute|late deal|
    hotel|hotels|accommodation|room|rooms|resort|resorts|place|places|destination|somewhere|anywhere|something|anything|some place|
    with|at|on|by|of|the|into|onto|near|nearby|close|close to|around|about|approximately|roughly|approx|just|only|also|too|very|really|quite|rather|preferably|ideally|if|possible|there|here|then|so|as|but|both|all|every|much|
    island|islands|town|region|area|coast|country|south|north|
    nice|lovely|beautiful|great|good|best|pretty|small|big|large|new|cheap|cheaper|cheapest|affordable|inexpensive|reasonable|reasonably|priced|decent|amazing|perfect|ideal|wonderful|fantastic|
    long|dates|date|time|period|return|returning|round trip|there and back|cost|costs|costing|price|priced|prices|money|spend|worth|rating|rated|class|category|hotel class|friends|mates|one of|ok|okay|yes|sunny|sun|sunshine|group|party|party of people|travellers party|total cost|board|basis|board basis|summer sun|in the sun|out|up|over there|during|within|sometime|around the|including flights|including flight|incl flights|incl flight|with flights|with flight|flights included|rest|fun|dream`,
  not: 'no|not|non|without|don t want|do not want|never|except',
  from: 'depart|depart from|fly out of|fly out from|flying out of|leave from|start in|start from|from|departing|departing from|departure|departure from|leaving|leaving from|flying from|fly from|flight from|flights from|out of|ex|starting from|starting in|starting on|starting|departs|depart|departing on|leaving on|after|since|onwards from|flying out of|taking off from|flying out from',
  to: 'to|until|till|til|through|towards|heading to|going to|fly to|flying to|flights to|flight to|up till|back on|returning on|back by|return on|by the',
  in: 'in|on|at|during|within|over|around|for the|in the|on the|to the|at the|during the|over the',
  between: 'between',
  and: 'and|n|plus',
  or: 'or|either',
  for: 'for|party of|a party of|group of|a group of',
  'number:1': 'one|a|an|single',
  'number:2': 'two|a pair of|a couple of',
  'number:3': 'three',
  'number:4': 'four',
  'number:5': 'five',
  'number:6': 'six',
  'number:7': 'seven',
  'number:8': 'eight',
  'number:9': 'nine',
  'number:10': 'ten',
  'number:11': 'eleven',
  'number:12': 'twelve',
  'number:13': 'thirteen',
  'number:14': 'fourteen',
  'number:15': 'fifteen',
  'number:16': 'sixteen',
  'number:17': 'seventeen',
  'number:18': 'eighteen',
  'number:19': 'nineteen',
  'number:20': 'twenty',
  'number:21': 'twenty one',
  'number:30': 'thirty',
  'number:40': 'forty',
  'number:50': 'fifty',
  'number:60': 'sixty',
  'number:70': 'seventy',
  'number:80': 'eighty',
  'number:90': 'ninety',
  'number:100': 'hundred',
  'number:1000': 'thousand|grand',
  'month:1': 'january|jan',
  'month:2': 'february|feb',
  'month:3': 'march|mar',
  'month:4': 'april|apr',
  'month:5': 'may',
  'month:6': 'june|jun',
  'month:7': 'july|jul',
  'month:8': 'august|aug',
  'month:9': 'september|sep|sept',
  'month:10': 'october|oct',
  'month:11': 'november|nov',
  'month:12': 'december|dec',
  'part:early':
    'early|beginning of|the beginning of|start of|the start of|at the beginning of|at the start of|early in|first days of',
  'part:mid': 'mid|middle of|the middle of|in the middle of',
  'part:late': 'late|end of|the end of|at the end of|late in',
  'season:spring': 'spring|springtime|spring break|spring holiday|spring holidays',
  'season:summer': 'summer|summertime|summer holiday|summer vacation|summer break',
  'season:autumn': 'autumn|fall|autumn break|autumn holiday',
  'season:winter': 'winter|wintertime|winter break|winter holiday|winter sun',
  'feast:christmas': 'christmas|xmas|x mas|christmas time|christmastime|christmas holiday|christmas break',
  'feast:new_year':
    'new year|new years|new year s|new year s eve|new years eve|nye|new year s day|turn of the year|new year break|hogmanay|new year eve',
  'feast:easter': 'easter|easter weekend|easter break|easter holiday|eastertime|the easter weekend',
  'feast:whitsun': 'whitsun|pentecost|whit weekend',
  'school:summer':
    'summer holidays|summer school holidays|school summer holidays|school holidays in summer|summer school holiday|summer school break',
  'school:autumn':
    'autumn holidays|autumn school holidays|autumn half term|fall holidays|fall break|october holidays|school autumn holidays|october half term',
  'school:christmas': 'christmas holidays|christmas school holidays|school christmas holidays',
  'school:winter':
    'winter holidays|winter school holidays|february half term|carnival holidays|february holidays|school winter holidays',
  'school:easter': 'easter holidays|easter school holidays|school easter holidays',
  'school:whitsun':
    'whitsun holidays|pentecost holidays|whitsun school holidays|whit holidays|whitsun half term|pentecost school holidays',
  'relative:tomorrow': 'tomorrow',
  'relative:next_week': 'next week',
  'relative:next_month': 'next month',
  next: 'next|coming|this|upcoming|year|years|month',
  'unit:night': 'night|nights|nt|nts|overnight|overnights',
  'unit:day': 'day|days',
  'unit:week': 'week|weeks|wk|wks|week long|weeklong',
  'nights:2-2': 'weekend|a weekend|weekend break|weekend trip|weekend getaway|weekends',
  'nights:3-4': 'long weekend|a long weekend|extended weekend|an extended weekend|long weekend break',
  'nights:14-14': 'fortnight|a fortnight|fortnights',
  'adults:1':
    'alone|solo|by myself|on my own|single traveller|solo traveller|solo trip|just me|only me|for myself|for me|one traveller|solo traveler|solo travel|solo holiday|travelling alone|single',
  'adults:2':
    'honeymoon|our honeymoon|couple|couples|a couple|as a couple|for couples|two of us|the two of us|both of us|my wife and i|my husband and i|my girlfriend and i|my boyfriend and i|my partner and i|my wife and me|my husband and me|me and my wife|me and my husband|me and my girlfriend|me and my boyfriend|me and my partner|with my wife|with my husband|with my partner|with my girlfriend|with my boyfriend|us two|just the two of us|twosome|for a couple|with my spouse',
  'adults:3': 'three of us|the three of us|threesome|us three',
  'adults:4': 'four of us|the four of us|us four|foursome',
  'adults:5': 'five of us|the five of us',
  'adults:6': 'six of us|the six of us',
  people:
    'people|persons|person|travellers|travelers|traveller|traveler|pax|guests|guest|ppl|of us|friends|mates|passengers',
  adult: 'adult|adults|grown ups|grownups|grown up',
  child:
    'child|children|kid|kids|son|sons|daughter|daughters|toddler|toddlers|boy|boys|girl|girls|teen|teens|teenager|teenagers|grandchild|grandchildren|little ones|little one|childs|youngster|youngsters',
  baby: 'baby|infant|infants|babies|a baby|newborn|with baby|with a baby',
  with_children:
    'with children|with kids|with the kids|with the children|with our kids|with our children|with my kids|with my children|for children|for kids|with a child|with a kid|for the kids',
  family:
    'family|families|family with kids|family with children|with family|with the family|with my family|for the family|the whole family|as a family|for families|for a family|a family|family with|a family with|family with a kid|for a family with kids|for a family with children',
  including: 'including|of which|of whom|incl',
  age: 'years old|year old|year olds|yr old|yr olds|yrs old|years|years of age|aged|age|ages|ageing|old|yo|y o|yrs|olds|between the ages of|at the age of|of age|aged between|yrs old',
  'attribute:beachfront':
    'beach|beaches|on the beach|beachfront|beach front|by the beach|at the beach|beachside|beach holiday|beach holidays|beach hotel|beach hotels|beach vacation|beach resort|near the beach|close to the beach|by the sea|seaside|next to the beach|right on the beach|directly on the beach|direct on the beach|directly at the beach|beach break|on the sea|seafront|sea front|at the seaside|at the sea|oceanfront|beach trip|near a beach|by a beach|on a beach|walking distance to the beach|direct beach access|beach access|sea|to the sea|direct beach|the sea|near the sea|close to the sea|next to the sea',
  'attribute:sandy_beach':
    'sandy beach|sandy beaches|sand beach|sandy|on a sandy beach|with a sandy beach|with sandy beach|by a sandy beach|near a sandy beach|at a sandy beach|white sand beach|white sandy beach',
  'attribute:pool':
    'pool|pools|swimming pool|swimming pools|outdoor pool|infinity pool|with pool|with a pool|with a swimming pool',
  'attribute:indoor_pool': 'indoor pool|indoor pools|indoor swimming pool|inside pool|with indoor pool',
  'attribute:heated_pool': 'heated pool|heated swimming pool|heated pools|heated outdoor pool',
  'attribute:water_slides':
    'water slide|water slides|waterslide|waterslides|slides|aquapark|aqua park|water park|waterpark|slide',
  'attribute:spa':
    'spa|wellness|sauna|massage|massages|spa hotel|spa break|wellness hotel|spa resort|thermal baths|wellness holiday|spa weekend',
  'attribute:fitness': 'gym|fitness|fitness room|fitness centre|fitness center|fitness studio|a gym',
  'attribute:tennis': 'tennis|tennis court|tennis courts',
  'attribute:golf': 'golf|golf course|golfing|golf holiday|playing golf|golf hotel|golf resort',
  'attribute:diving': 'diving|scuba|scuba diving|dive|snorkelling|snorkeling|dive centre|diving school',
  'attribute:sailing': 'sailing|sail|sailing school',
  'attribute:cycling': 'cycling|bike|bikes|biking|bicycle|bicycles|mountain biking|mountain bike|cycle',
  'attribute:hiking': 'hiking|hike|walking holiday|hikes|trekking|hiking holiday|walking',
  'attribute:ski': 'ski|skiing|ski resort|ski holiday|snowboarding|ski trip|skis|ski hotel|winter sports',
  'attribute:family_friendly':
    'family friendly|familyfriendly|child friendly|kid friendly|kids friendly|family hotel|family hotels|family resort|family holiday|family holidays|family vacation|children friendly|family trip|suitable for families|good for families|suitable for children|good for kids|good for children|great for kids|family break|childfriendly|suitable for kids',
  'attribute:kids_club':
    'kids club|kid s club|kids clubs|children s club|childrens club|mini club|miniclub|child care|childcare|babysitting|kiddie club|kids entertainment|kidsclub',
  'attribute:playground': 'playground|playgrounds',
  'attribute:adults_only':
    'adults only|adult only|only adults|no children|no kids|child free|without children|without kids|childfree|for adults only|kid free|adultsonly|adults only hotel',
  'attribute:quiet_location':
    'quiet|peaceful|tranquil|calm|secluded|quiet location|quiet place|quietly located|quiet area|in a quiet location|somewhere quiet|peace and quiet|a quiet place',
  'attribute:central_location':
    'central|centrally located|city centre|city center|in the centre|in the center|centre|downtown|central location|in the city centre|in the city center|town centre|old town|in the old town|in the middle of town|in a central location|centrally',
  'attribute:sea_view':
    'sea view|sea views|ocean view|ocean views|view of the sea|seaview|overlooking the sea|with a sea view|with sea view|with sea views|views of the sea',
  'attribute:wifi': 'wifi|wi fi|internet|wlan|free wifi|wireless|free wi fi',
  'attribute:air_conditioning': 'air conditioning|air con|aircon|air conditioned|ac|a c|airconditioning',
  'attribute:parking': 'parking|car park|garage|free parking|parking space|parking lot',
  'attribute:charging_station':
    'charging station|ev charger|charging point|ev charging|electric car|wallbox|electric car charging|charging stations|charger',
  'attribute:pets_allowed':
    'dog|dogs|pet|pets|pet friendly|dog friendly|pets allowed|dogs allowed|with dog|with a dog|with our dog|with my dog|with the dog|with pets|cat|pets welcome|dogs welcome|petfriendly|with dogs',
  'attribute:restaurant': 'restaurant|restaurants',
  'attribute:bar': 'bar|bars|pool bar|swim up bar',
  'attribute:a_la_carte': 'a la carte|à la carte|a la carte restaurant',
  'attribute:vegetarian_menu':
    'vegetarian|vegan|veggie|vegetarians|vegetarian food|vegan food|vegetarian menu|vegetarian meals|vegan meals',
  'attribute:entertainment': 'entertainment|shows|animation|evening entertainment|live music',
  'attribute:nightlife':
    'nightlife|night life|party|partying|clubbing|party hotel|clubs|party holiday|night clubs|nightclubs',
  'attribute:sustainable':
    'sustainable|eco friendly|eco|green|ecological|environmentally friendly|sustainability|ecofriendly|eco hotel',
  'attribute:wheelchair_accessible':
    'wheelchair|wheelchair accessible|barrier free|accessible|wheelchairs|wheelchair friendly|disabled access|step free|wheelchair access|with a wheelchair|in a wheelchair|wheelchair user|wheelchair users|disabled|for wheelchair users|barrierfree|accessible hotel|suitable for wheelchairs|with wheelchair',
  'attribute:lift': 'lift|elevator|lifts|elevators',
  'board:room_only':
    'room only|self catering|no meals|without meals|no board|selfcatering|without board|roomonly|no food',
  'board:breakfast':
    'breakfast|bed and breakfast|b b|bnb|with breakfast|only breakfast|breakfast only|just breakfast|breakfast included|including breakfast|b and b|breakfast buffet|bed breakfast|incl breakfast',
  'board:half_board': 'half board|halfboard|half pension|breakfast and dinner',
  'board:full_board': 'full board|fullboard|full pension|all meals|with all meals',
  'board:all_inclusive':
    'all inclusive|all incl|allinclusive|all inc|ai|everything included|all included|ultra all inclusive|all inclusives|all inclusive holiday|all inclusive resort|all inclusive hotel',
  star: 'star|stars|starred|star hotel|star hotels|star resort|star rating|star rated',
  direct:
    'direct|direct flight|direct flights|nonstop|non stop|non stop flight|non stop flights|nonstop flight|nonstop flights|no stops|without stops|no stopover|without stopover|without changing|no changes|no layover|without layover|without a stop|no connections|no stopovers|no layovers|directly|without stopovers|without layovers|flying direct|fly direct|without connections|without changes|no change|direct only|without changing planes|with direct flight|with direct flights|with a direct flight',
  day_flights:
    'no night flight|no night flights|no overnight flight|no overnight flights|without night flights|without a night flight|no red eye|no red eyes|not at night|no flying at night|not flying at night|day flights|day flight|daytime flight|daytime flights|no late night flights|without overnight flights|no flights at night',
  suitcase:
    'suitcase|suitcases|a suitcase|with a suitcase|luggage|with luggage|checked bag|checked bags|checked baggage|checked luggage|hold luggage|hold bag|hold baggage|baggage|baggage included|luggage included|including luggage|including baggage|with baggage|with a checked bag|with hold luggage|with checked luggage|with a case|one suitcase|suitcase included|bag included|bags included',
  hand_luggage:
    'hand luggage|hand luggage only|only hand luggage|with hand luggage|with hand luggage only|hand baggage|hand baggage only|with hand baggage|cabin bag|cabin bags|with a cabin bag|cabin baggage|cabin luggage|carry on|carry on only|carry on bag|carry on luggage|carry on luggage only|carry on baggage|with carry on|with carry on luggage',
  transfer:
    'transfer|transfers|with transfer|with transfers|transfer included|transfers included|including transfer|including transfers|airport transfer|airport transfers|with airport transfer|hotel transfer|airport pick up|airport pickup|incl transfer',
  free_cancellation:
    'free cancellation|with free cancellation|cancellable|refundable|freely cancellable|cancel for free|cancel free|fully refundable|free to cancel|can be cancelled|can be cancelled free|can be cancelled for free|cancellation free',
  warm: 'warm|hot|warmer|warmth|somewhere warm|where it s warm|where it is warm|warm weather|hot weather|somewhere hot|warm place|some place warm|a warm place|warm destination|warm and sunny|sunny and warm',
  city: 'city break|city breaks|city trip|city trips|city tour|urban break|citybreak|city holiday|city getaway|citytrip|city weekend|city vacation|city escape|urban getaway',
  hotel_only:
    'hotel only|without flight|without flights|no flight|no flights|only hotel|accommodation only|only a hotel|own arrival|just hotel|just the hotel|just a hotel|only the hotel|driving ourselves|by car|self drive|not flying|without a flight|without flying|no flying|hotel without flight|own transport|own travel',
  limit:
    'under|below|less than|up to|max|maximum|at most|no more than|not more than|budget|budget of|on a budget of|within|maximal|cheaper than|for under|for less than|for up to|for max|for at most|with a budget of|a budget of|max budget|maximum budget|maximum of|a maximum of|for a maximum of|tops|or less|not exceeding|capped at|our budget is|budget is|my budget is|not over|limit|cap|upto|max price|below the|not above|costing less than|costing under|for no more than|must not cost more than|should not cost more than|spend up to|spend max|spending no more than|budget max|budget under',
  least:
    'at least|min|minimum|more than|over|above|or more|or better|minimum of|upwards|or higher|and up|and above|plus or more|a minimum of|no less than|not less than|or above',
  'currency:EUR': 'euro|euros|eur',
  'currency:CHF': 'francs|franc|swiss francs|chf',
  'currency:GBP': 'pound|pounds|quid|gbp',
  'currency:SEK': 'kronor|krona|swedish kronor|sek',
  'currency:DKK': 'kroner|krone|danish kroner|dkk',
  'currency:JPY': 'yen|jpy',
  'currency:KWD': 'dinars|kuwaiti dinars|kwd',
  money: 'dollar|dollars|usd|bucks',
  each: 'per person|pp|p p|each|a head|per head|a person|per adult|per traveller|per traveler|a pop|per pax|apiece|per guest|per capita|for each person|for each',
  total:
    'total|in total|altogether|all together|for all|for everyone|for everybody|overall|combined|all in|for the whole family|for all of us|for us all|for both|for both of us|together|in all|for the lot|all up|for all four|for all five|for all three|sum total|the whole trip|for the whole group|for all people|for the whole trip|for the whole party',
  airport: 'airport|airports|from the airport',
};
