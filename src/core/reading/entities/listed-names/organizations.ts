// Written by scripts/write-listed-names.js from compromise 14.17.0 (MIT License, © 2019 Spencer Kelly).
/** Organizations and sports teams. Lower-case, separated by bars. */
export const ORGANIZATIONS = `
20th century fox|23andme|49ers|4chan|7 eleven|76ers|abba|ac/dc|academy of sciences|acer|activision|
activision blizzard|adidas|aerosmith|aig|airbnb|al jazeera|al qaeda|alcatel|alcatel lucent|altair|amc|amd|
american express|amt|amtrak|anheuser busch|aol|apple computers|applebees|arbys|argos|arizona cardinals|
arizona diamondbacks|armco|ashland oil|assn|associated press|aston villa|astros|at&t|atlanta braves|
atlanta falcons|atlanta hawks|audi|autodesk|avis|avon|ayer|bacardi|baidu|baltimore orioles|baltimore ravens|
banana republic|basf|baskin robbins|baxter|bayer|bbc|bechtel|bee gees|ben & jerry|ben & jerry's|
berkshire hathaway|bf goodrich|bfgoodrich|black & decker|blackburn rovers|blockbuster video|bloomingdale|
blue cross|bmw|bni|boeing|bombardier|boston celtics|boston globe|boston pizza|boston red sox|bp|brexiteers|
brooklyn nets|buffalo bills|cadbury|cadillac|capital one|cardiff city|carls jr|carolina panthers|cbc|celtics|
charlotte hornets|chevron|chevy|chicago bears|chicago bulls|chicago cubs|chicago fire|chicago white sox|
chick fil a|china daily|cia|cincinnati bengals|cincinnati reds|cisco|cisco systems|citigroup|cleveland browns|
cleveland cavaliers|cleveland guardians|cleveland indians|cloudflare|cnn|co|coca cola|coco chanel|coinbase|
coldplay|colgate|colorado rapids|colorado rockies|columbus crew sc|comcast|compaq|coors|costco|craigslist|
creedence clearwater revival|crossrail|daimler|dallas cowboys|dallas mavericks|dea|def leppard|dell|
denver broncos|denver nuggets|depeche mode|dept|der spiegel|destiny child|destiny's child|detroit lions|
detroit pistons|detroit tigers|diamondbacks|disney|dodgers|doj|dow jones|dunkin donuts|dupont|duran duran|
ebay|esa|eu|eurosceptics|exxon mobil|exxonmobil|facebook|fannie mae|fbi|fc barcelona|fc dallas|fda|fedex|fiat|
fifa|financial times|firestone|fleetwood mac|ford|foxcon|frito lay|g8|general electric|general motors|ghq|
github|glaxo smith kline|glencore|gmb|golden state warriors|goldman sachs|goodyear|google|green bay packers|
green day|gucci|guns n roses|h & m|halliburton|hasbro|hewlett packard|hitachi|hizbollah|home depot|honda|
houston astros|houston dynamo|houston rockets|houston texans|hsbc|hyundai|ibm|ihop|ikea|inc|indiana pacers|
indianapolis colts|ing|intel|interpol|itv|jacksonville jaguars|jiffy lube|johnson & johnson|joy division|
jpmorgan|jpmorgan chase|jsa|kansas city chiefs|kansas city royals|katv|kfc|kkk|klm|kmart|knicks|kodak|
la galaxy|la presse|la z boy|labour party|lakers|le oreal|leicester city|lenovo|lexis|lexmark|lexus|lg|
little caesars|los angeles clippers|los angeles dodgers|los angeles lakers|ltd|macs milk|manchester city|
mattel|mazda|mcdonalds|medicaid|medicare|memphis grizzlies|mercedes benz|metallica|mets|miami dolphins|
miami heat|miami marlins|michelin|microsoft|milwaukee brewers|milwaukee bucks|minnesota timberwolves|
minnesota twins|minnesota vikings|mitas|mitsubishi|mlb|mobil|monsanto|montreal impact|moody blues|motel 6|
motley crue|motorola|mtv|myspace|nandos|nasa|nascar|nasdaq|national academy of sciences|nato|natwest|nba|nbc|
nec|nestle|netflix|new england patriots|new england revolution|new kids on the block|new orleans pelicans|
new orleans saints|new york giants|new york jets|new york knicks|new york mets|new york red bulls|
new york times|new york yankees|newsweek|nfl|nhl|nhs|nike|nintendo|nissan|nivea|nokia|notre dame|novartis|nsa|
nvidia|nwa|oakland athletics|oakland raiders|oklahoma city thunder|old navy|opec|orange julius|orlando magic|
oxfam|padres|palantir|pan am|panasonic|panda express|paypal|pbs|pepsi|pepsico|petrobras|petrochina|petronas|
peugeot|pfizer|philadelphia eagles|philadelphia phillies|philadelphia union|philip morris|philips|phillies|
phoenix suns|pink floyd|pittsburgh pirates|pittsburgh steelers|pizza hut|portland timbers|
portland trail blazers|premier league|premier oil|procter & gamble|prudential|quantas|queens park rangers|
quiznos|radiohead|rbc|rbs|readers digest|real madrid|real salt lake|red bull|red cross|red hot chili peppers|
red lobster|remax|revlon|roman empire|royal bank|royal dutch shell|ryanair|sacramento kings|safeway|
sainsburys|salesforce|samsung|san antonio spurs|san diego chargers|san diego padres|san francisco giants|
san jose earthquakes|scientology|seagate|sears|seattle mariners|seattle seahawks|seattle sounders|sex pistols|
siemens|smirnoff|snp|sony|soundgarden|spice girls|sporting kansas city|squarespace|st louis cardinals|
st louis rams|starbucks|statoil|stoke city|subaru|t mobile|taco bell|tampa bay buccaneers|tampa bay rays|
td bank|telefonica|telus|tencent|tennessee titans|tesco|tesla motors|texas instruments|texas rangers|
tgi fridays|the beach boys|the beatles|the black eyed peas|the byrds|the carpenters|the daily mail|
the guess who|the hollies|the smashing pumpkins|the supremes|the who|thin lizzy|tim hortons|tmz|
toronto blue jays|toronto raptors|toshiba|tottenham hotspur|toyota|toys r us|twitter|u2|uber|ubs|ukip|unesco|
unilever|united nations|univ|ups|usa today|usps|utah jazz|van halen|vancouver whitecaps|verizon|vh1|visa|
vodafone|volkswagen|volvo|walgreens|wall street journal|walmart|warner bros|washington nationals|
washington redskins|washington wizards|wells fargo|westfield|westinghouse|white sox|wikileaks|wikipedia|
world trade organization|xiaomi|yamaha|yankees|ymca|yougov|youtube|ywca`;
