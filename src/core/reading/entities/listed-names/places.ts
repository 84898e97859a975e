// Written by scripts/write-listed-names.js from compromise 14.17.0 (MIT License, © 2019 Spencer Kelly).
/** Cities, regions, countries and words for places. Lower-case, separated by bars. */
export const PLACES = `
aalborg|aarhus|abbotsford|abidjan|abingdon|abu dhabi|accra|acton|addis ababa|adriadic|adygea|afghanistan|
africa|agartala|agincourt|aguascalientes|ahmedabad|aizawl|al basrah al qadimah|al mawsil al jadidah|alabama|
alaska|albania|alberta|alberton|albuquerque|aldershot|aleppo|algeria|algiers|alhambra|alliston|almaty|alta|
altai|amaravati|america|americas|amman|ams|amsterdam|anadyr|anaheim|anapolis|ancaster|anchorage|ancona|
andhra pradesh|andorra|andover|angola|anguilla|ankara|antarctic ocean|antarctica|antigua and barbuda|antwerp|
aqaba|arc de triomphe|arctic ocean|argentina|ariz|arizona|arkansas|arlington|armenia|aruba|arunachal pradesh|
ashcroft|ashdod|ashgabat|asia|assam|asuncion|athens|atl|atlanta|atlantic ocean|auckland|australia|austria|ave|
aylesford|azerbaijan|azores|baghdad|bahamas|bahia|bahrain|baja california|bakersfield|baku|balkaria|baltimore|
bandung|bangalore|bangkok|bangladesh|banja luka|baotou|barbados|barcelona|bari|barnsley|barranquilla|basel|
bashkortostan|basque|basrah|battersea|bavaria|bayan nur|bcn|beaconsfield|bedford|beijing|beirut|bel air|
belarus|belfast|belgium|belgrade|belize|bellingham|belo horizonte|bengaluru|benghazi|benin|bergen|berlin|
bermuda|bern|berwick|beverly hills|bexhill|bhopal|bhubaneshwar|bhutan|bihar|bingley|birmingham|bkk|blackburn|
blackpool|blackwall|blvd|boardwalk|bogota|bolivia|bolton|bonaire|bosnia and herzegovina|boston|botswana|
bouvet island|bracebridge|bramley|brampton|brasilia|bratislava|brazil|brazzaville|bremen|bridgenorth|
bridgetown|brigham|brighton|brisbane|bristol|british columbia|british virgin islands|brockton|brooklyn|
brookside|brookstone|browns canyon|brunei|brussels|bucharest|buckingham|buckinghamshire|budapest|buenos aires|
bulgaria|burgas|burkina faso|burma|bursa|burundi|buryatia|busan|butuan|cagliari|cairo|caldwell|calgary|calif|
california|camayenne|cambodia|cambridge|cambridgeshire|cameroon|campbellford|campeche|canada|canberra|cancun|
cape town|cape verde|caracas|cardiff|carlisle|carrizo plain|catania|caversham|cayman islands|cdg|ceara|cebu|
cedar breaks|cedar falls|cedar grove|centerville|central african republic|cgk|chamorro|changchun|changsha|
changzhou|charlottetown|chatham|chattogram|chechnya|chelmsford|cheltenham|chengdu|chengzhong|chennai|
cherkessia|chhattisgarh|chiang mai|chiapas|chicago|chichen itza|chihuahua|chile|chimney rock|china|chinatown|
chiricahua|chittagong|chongqing|christchurch|christmas island|chuuk|chuvashia|cl|clearwater|cleveland|clt|
coahuila|cocos islands|colchester|colima|collingwood|colo|cologne|colombia|colombo|colorado|colosseum|comoros|
compton|conakry|congo brazzaville|conn|connecticut|constanta|cook islands|copenhagen|cordoba|cork|cornwall|
corsica|costa rica|cote de ivoire|coventry|craiova|cres|crimea|croatia|croydon|cuba|cumbria|curacao|curitiba|
cyprus|czech republic|czechia|dadonghai|daegu|daejeon|dagestan|dak|dakar|dalian|dallas|damascus|danube|
dar es salaam|darlington|dartford|dartmoor|daugavpils|dehradun|delaware|delhi|den|denham|denmark|denver|
derbyshire|derry|detroit|devonport|dfw|dhaka|digby|dispur|dist|djibouti|doha|dominica|dominican republic|
doncaster|dongguan|dorchester|dorset|dortmund|dover|downtown|dr congo|dresden|dryden|dubai|dublin|duesseldorf|
dumfries|dunkirk|dunstable|durango|durban|durham|dushanbe|dutton|dxb|earlscourt|east end|east side|east timor|
ecuador|edinburgh|edmonton|eglinton|egypt|eindhoven|el paso|el salvador|enfield|england|epping|
equatorial guinea|eritrea|essex|estonia|ethiopia|europe|euston|everglades|everton|exeter|exford|fairhaven|
faisalabad|falkland islands|faroe islands|fco|fes|fiji|financial district|finland|fl|fla|florida|fort worth|
fortaleza|foshan|fra|france|frankfurt|french guiana|french polynesia|fresno|fujian|fukuyama|ga|gabon|galway|
gambia|gandhinagar|ganges|gangtok|gansu|gay village|gaza|gdansk|geneva|genoa|georgia|germany|ghana|ghent|
gibraltar|giza|glasgow|gloucestershire|goa|godavari|gold coast|gothenburg|gravenhurst|graz|great britain|
great lakes|greece|green acres|green valley|greenfield|greenland|greenwich|grenada|grimsby|guadalajara|
guadalupe|guadeloupe|guam|guanajuato|guangdong|guangzhou|guatemala|guayaquil|guelph|guernsey|guinea|
guinea bissau|guizhou|gujarat|gujrat|guyana|haifa|haiti|haliburton|halifax|hamburg|hampshire|hampstead|
hampton|hangzhou|hannover|hanoi|harbin|harford|harlem|harrow|haryana|hastings|havana|hawaii|hefei|helsinki|
heraklion|hereford|hertford|hertfordshire|heywood|hidalgo|highbury|highland|highlands|hillcrest|
himachal pradesh|hkg|hnd|ho chi minh|homs|honduras|hong kong|honolulu|hovd|hovenweep|hunan|hungary|huntingdon|
hwy|hyderabad|ia|iax|ibadan|iceland|icn|idaho|ilford|illinois|imphal|incheon|india|indian ocean|indiana|
indianapolis|indochina|indonesia|indore|inglewood|ingushetia|inverness|iowa|ipswich|iran|iraq|ireland|irkutsk|
isfahan|islamabad|isle of man|islington|israel|ist|istanbul|italy|itanagar|ivory coast|izmir|iztapalapa|
jaipur|jakarta|jalisco|jamaica|japan|japantown|jeddah|jersey|jerusalem|jharkhand|jiangxi|jilin|jinan|
johannesburg|kabardino|kabul|kaduna|kallakurichi|kalmykia|kampala|kan|kandahar|kandy|kano|kanpur|kans|kansas|
kaohsiung|karachay|karachi|karaj|karelia|karnataka|kaunas|kawaguchi|kazakhstan|kazan kremlin|kedah|
keeling islands|kelantan|kensington|kentucky|kenya|kerala|keswick|khakassia|kharkiv|khartoum|khulna|kiev|
kingston|kinshasa|kiribati|kirkuk|kitchener|klaipeda|kohima|kolkata|komi|kopavogur|korea|koreatown|kosice|
kosovo|kosrae|kowloon|krakow|krasnoyarsk|kuala lumpur|kul|kunming|kunshan|kuwait|kyiv|kyoto|kyrgyzstan|la paz|
la plata|lagos|lahore|lakefront|lambeth|lancashire|lancaster|langford|langley|langton|lansing|lanzhou|las|
latvia|lausanne|lax|le mans|leaside|lebanon|leeds|leicester|leicestershire|leipzig|lesotho|lewes|lgw|lhr|
liberia|libreville|libya|liechtenstein|liege|lima|limassol|lincoln memorial|lincolnshire|lindley|linz|lisbon|
lithuania|little italy|liverpool|london|long beach|los angeles|louisiana|lowland|lowlands|luanda|lucknow|
ludhiana|luxembourg|lviv|lyndhurst|lyon|macao|macau|macedonia|machu picchu|madagascar|madhya pradesh|madrid|
magadan|maharashtra|maidstone|main st|main street|maine|makassar|malacca|malawi|malaysia|maldives|mali|malibu|
malmo|malta|malton|malvern|manaus|manchester|mandalay|manhattan|manila|manipur|manitoba|mansfield|maple grove|
maplewood|maracaibo|maracay|maranhao|mari el|maribor|markham|marrakesh|marseille|marshall islands|martinique|
maryland|mashhad|massachusetts|mauritania|mauritius|mayotte|mco|meadowlands|mecca|medan|medellin|medina|
meghalaya|mekong|melbourne|memphis|mendoza|messina|mexico|miami|michigan|michoacan|micronesia|midlands|
midtown|milan|millington|milwaukee|minas gerais|minn|minnesota|minsk|miskolc|mississauga|mississippi|missouri|
mizoram|mogadishu|moldova|monaco|mongolia|montana|montenegro|montevideo|montpellier|montreal|montserrat|
mordovia|morelos|morocco|moscow|mosul|mozambique|mt|muc|mumbai|munich|muscat|myanmar|nagaland|nagano|nagasaki|
nagoya|nagpur|nairobi|namibia|nanchang|nanchong|nanjing|nantes|nantong|naples|nashville|nauru|navan|nayarit|
neb|nebr|nebraska|nepal|netherlands|neuschwanstein|nevada|new brunswick|new delhi|new england|new hampshire|
new jersey|new mexico|new orleans|new taipei|new york|new york state|new zealand|newark|newcastle|
newfoundland|newfoundland and labrador|newham|newmarket|newport|nicaragua|niger|nigeria|nile|ningbo|niue|
norfolk|norfolk island|normandy|north carolina|north dakota|north end|north korea|north side|north yorkshire|
northampton|northamptonshire|northern mariana islands|norway|norwich|nottingham|nottinghamshire|nova scotia|
novosibirsk|nuevo leon|nunavut|nyc|oakland|oakmont|oakwood|oaxaca|odessa|odisha|ohio|okla|oklahoma|old town|
oman|omsk|ont|ontario|oran|orange county|ord|ordos|oregon|orford|orinoco|osaka|oslo|ossetia|ottawa|oxford|
oxfordshire|oxley|pacific ocean|padua|pahang|pakistan|palau|palermo|palestine|panaji|panama|papahanaumokuakea|
papua new guinea|para|paraguay|parana|paris|parkside|parkwood|parthenon|patna|patras|pei|pek|peking|pelham|
pembroke|penang|penn|penna|pennington|pennsylvania|penzance|perak|pernambuco|perth|peru|petah tikva|
philadelphia|phl|phnom penh|phoenix|phx|pickering|picton|pilsen|pine ridge|pinecrest|piraeus|pitcairn|
pitcairn islands|pittsburgh|poland|pompeii|port au prince|port elizabeth|port said|portland|porto|portugal|
poznan|prague|prato|pretoria|prince edward island|puebla|puerto rico|punjab|putnam|puyang|pyongyang|qatar|
qingdao|qinghai|que|quebec|queensland|queretaro|quezon|quintana roo|quito|rabat|raipur|rajasthan|rajshahi|
raleigh|ranchi|rangpur|rawalpindi|rayleigh|rd|recife|red sea|redcliffe|redhill|reims|rennes|
republic of ireland|reykjavik|rhode island|richmond|riga|rio|rio de janeiro|rio grande|riverbend|riverfront|
riverside|riyadh|rochester|romania|rome|rotterdam|russia|rwanda|sacramento|saint helena|saint lawrence river|
saint louis|saint lucia|saint martin|saint petersburg|sakhalin|salem|salt lake city|salzburg|samoa|
san antonio|san diego|san francisco|san jose|san juan|san luis potosi|san marino|san pedro|san salvador|sanaa|
santa ana|santa catarina|santa fe|santa marta|santo domingo|sao paulo|sapporo|sarajevo|sarawak|sask|
saskatchewan|saudi arabia|saxony|scotland|scotts bluff|seaforth|seaton|seattle|seine|selangor|senegal|seoul|
serbia|seville|seychelles|sfo|shanghai|shantou|sheffield|shenyang|shenzhen|sherbrooke|shijiazhuang|shillong|
shimla|shiyan|shopping district|siberia|sichuan|sicily|sierra leone|sikkim|sinaloa|singapore|sint maarten|
skopje|slovakia|slovenia|soho|solomon islands|somalia|somerset|sonora|south africa|south carolina|
south dakota|south end|south korea|south side|south sudan|southampton|southwold|soweto|spain|springhill|
springwood|sri lanka|st|stafford|staffordshire|staten island|stockholm|stockwell|strasbourg|stratford|stroud|
stuttgart|sudan|sudbury|suffolk|sunderland|sunset hills|surabaya|surat|suriname|surrey|sussex|suzhou|
swaziland|sweden|switzerland|sydenham|sylhet|syria|tabasco|tabriz|tahiti|taian|taichung|tainan|taipei|taiwan|
taiyuan|taj mahal|tajikistan|tallinn|tamaulipas|tamil nadu|tampere|tangier|tangshan|tanzania|tartu|tashkent|
tasmania|tatarstan|taunton|tbilisi|tegucigalpa|tehran|tel aviv|telangana|tenn|tennessee|teotihuacan|tex|texas|
thailand|thames|the bronx|the hague|the hamptons|thessaloniki|thornhill|tianjin|tianshui|tijuana|tilburg|
timisoara|timor leste|tirana|tiverton|tlaxcala|togo|tokelau|tokyo|tomsk|tonga|tonto|toronto|torquay|tottenham|
toulon|toulouse|trieste|trinidad and tobago|trinidad tobago|tripoli|tripura|trondheim|truro|tsarskoe selo|
tulsa|tulum|tunis|tunisia|turin|turkey|turkmenistan|turks and caicos islands|turku|tuscany|tuva|tuvalu|
tuzigoot|udmurtia|uganda|uk|ukraine|ulaanbaatar|ulan bator|united arab emirates|united kingdom|united states|
united states of america|upton|uptown|uruguay|urumqi|us virgin islands|usa|usafa|ussr|ut|utah|utrecht|
uttar pradesh|uttarakhand|uxbridge|uzbekistan|va|valencia|vancouver|vanuatu|varna|vatican city|vaughn|
vauxhall|venezuela|venice|veracruz|vermont|verona|versailles|vienna|vietnam|vilnius|virgin islands|
vladivostok|volgograd|vostok|vt|wake island|wakefield|wales|wallis and futuna|warsaw|warwick|warwickshire|
washington|washington dc|waterford|watford|weedon|wellington|wentworth|west bengal|west end|west side|
west virginia|wexford|whitby|whitchurch|wichita|wickham|wicklow|willowbrook|winchester|windhoek|windsor|
wingham|winnipeg|winterthur|wis|wisc|wisconsin|woking|woodbridge|woodside|woodstock|woolwich|wroclaw|wuhan|
wupatki|wuxi|wuzhou|wy|wycombe|wyo|wyoming|xiamen|xian|xinyang|yakutia|yakutsk|yangon|yangtze|yekaterinburg|
yemen|yerevan|yokohama|york|yorkshire|yucatan|yukon|yunfu|yyz|zacatecas|zagreb|zambia|zanzibar|zhangzhou|
zhengzhou|zhongshan|zibo|zimbabwe|zurich`;
