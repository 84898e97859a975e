import type { WordList } from './notation.ts';

/**
 * Names that texts in every language use without saying what they are. Only names that are in use in many countries and
 * seldom mean something else; capitals do not count.
 */
export interface FamousNames {
  /** Companies, brands, institutions and media. */
  readonly companies: WordList;
  /** Programs, programming languages, operating systems and games: what is written, released and installed. */
  readonly software: WordList;
  /** Applications and online services that are sold or signed up for. */
  readonly services: WordList;
  /** Lines of devices and vehicles. */
  readonly devices: WordList;
  /** Techniques, protocols, formats and standards, and abbreviations for them. */
  readonly technologies: WordList;
}

export const famousNames: FamousNames = {
  companies: `
    google | apple | microsoft | amazon | meta | facebook | alphabet | netflix | nvidia | intel | amd | ibm |
    oracle | sap | cisco | dell | hp | hewlett packard | lenovo | asus | acer | msi | gigabyte | samsung |
    sony | lg | panasonic | toshiba | philips | siemens | bosch | hitachi | canon | nikon | fujifilm |
    olympus | leica | gopro | garmin | fitbit | xiaomi | huawei | oppo | oneplus | realme | motorola | nokia |
    ericsson | blackberry | qualcomm | mediatek | broadcom | tsmc | micron | kingston | corsair | logitech |
    razer | steelseries | hyperx | seagate | western digital | sandisk | netgear | tp-link | d-link |
    ubiquiti | linksys | synology | qnap | epson | xerox | ricoh | lexmark | bose | jbl | sennheiser |
    beyerdynamic | akg | audio-technica | shure | rode | focusrite | behringer | yamaha | roland | korg |
    fender | gibson | ibanez | harman | sonos | denon | marantz | benq | optoma | viewsonic | hisense | tcl |
    vizio | roku | dyson | irobot | ecovacs | roborock | miele | whirlpool | electrolux | cuisinart |
    kitchenaid | delonghi | breville | nespresso | keurig | instant pot | weber | traeger | ikea | wayfair |
    la-z-boy | herman miller | steelcase | west elm | pottery barn | home depot | lowe's | walmart | costco |
    best buy | tesco | sainsbury's | aldi | lidl | carrefour | auchan | rewe | edeka | migros | zalando |
    asos | h&m | zara | uniqlo | levi's | nike | adidas | puma | reebok | new balance | asics | under armour |
    the north face | patagonia | arc'teryx | decathlon | salomon | timberland | skechers | converse | gucci |
    prada | chanel | dior | louis vuitton | hermès | burberry | versace | rolex | casio | seiko | tissot |
    swatch | tiffany | cartier | pandora | sephora | l'oréal | nivea | unilever | procter & gamble | nestlé |
    danone | coca-cola | pepsi | pepsico | starbucks | mcdonald's | burger king | kfc | domino's | heineken |
    lego | hasbro | mattel | nintendo | sega | ubisoft | electronic arts | ea | activision | blizzard |
    capcom | konami | square enix | bandai namco | bethesda | rockstar games | epic games | valve |
    riot games | bioware | disney | pixar | marvel | warner bros | hbo | espn | bbc | cnn | nbc | abc | cbs |
    fox news | reuters | bloomberg | associated press | new york times | the new york times | washington post |
    the washington post | the guardian | wall street journal | the wall street journal | financial times |
    forbes | wired | techcrunch | the verge | cnet | engadget | ars technica | business insider | usa today |
    newsweek | der spiegel | le monde | el país | consumer reports | gartner | forrester | idc | statista |
    deloitte | pwc | kpmg | ernst & young | mckinsey | bain | boston consulting group | bcg | accenture |
    capgemini | infosys | wipro | tata | cognizant | toyota | honda | nissan | mazda | subaru | suzuki |
    mitsubishi | hyundai | kia | ford | general motors | chevrolet | tesla | rivian | volkswagen | audi | bmw |
    mercedes-benz | mercedes | daimler | porsche | opel | renault | peugeot | citroën | dacia | fiat |
    ferrari | lamborghini | alfa romeo | stellantis | volvo | saab | skoda | jaguar | land rover | bentley |
    rolls-royce | byd | harley-davidson | kawasaki | ducati | ktm | caterpillar | john deere | komatsu |
    boeing | airbus | lockheed martin | spacex | blue origin | nasa | esa | jaxa | lufthansa | ryanair |
    easyjet | klm | air france | british airways | emirates | qatar airways | united airlines |
    american airlines | uber | lyft | airbnb | booking.com | expedia | tripadvisor | marriott | hilton |
    hyatt | fedex | dhl | usps | visa | mastercard | american express | paypal | stripe | klarna | revolut |
    vanguard | fidelity | charles schwab | schwab | blackrock | goldman sachs | morgan stanley | jpmorgan |
    jpmorgan chase | citibank | bank of america | wells fargo | hsbc | barclays | ubs | credit suisse |
    deutsche bank | santander | bbva | bnp paribas | allianz | axa | aig | geico | state farm | moody's |
    s&p global | nasdaq | nyse | openai | anthropic | deepmind | google deepmind | hugging face | mistral ai |
    stability ai | cohere | xai | perplexity ai | databricks | snowflake | cloudflare | fastly | akamai |
    digitalocean | linode | hetzner | ovh | godaddy | namecheap | bluehost | red hat | canonical | suse |
    mozilla | jetbrains | atlassian | adobe | autodesk | salesforce | hubspot | shopify | twilio | zendesk |
    intercom | intuit | workday | servicenow | palantir | vmware | citrix | nutanix | crowdstrike |
    palo alto networks | fortinet | okta | sophos | kaspersky | norton | mcafee | bitdefender | malwarebytes |
    trend micro | symantec | verizon | at&t | t-mobile | vodafone | telekom | deutsche telekom | telefónica |
    comcast | xfinity | pfizer | moderna | novartis | roche | merck | bayer | sanofi | astrazeneca | gsk |
    eli lilly | novo nordisk | johnson & johnson | abbvie | amgen | gilead | biontech | medtronic |
    mayo clinic | cleveland clinic | nhs | cdc | fda | nih | world health organization | epa | fbi | cia |
    nsa | irs | ftc | fcc | nist | cisa | usda | noaa | osha | united nations | unicef | unesco | world bank |
    imf | oecd | wto | nato | eu | european union | european commission | european parliament | red cross |
    amnesty international | greenpeace | wwf | oxfam | wikimedia foundation | linux foundation |
    apache software foundation | mozilla foundation | ieee | ietf | w3c | iso | acm | eff | fsf | owasp |
    cncf | harvard | harvard university | mit | stanford | stanford university | yale | princeton |
    columbia university | cornell | cornell university | oxford | university of oxford | cambridge |
    university of cambridge | eth zurich | caltech | ucla | fifa | uefa | nba | nfl | nhl |
    mlb | ioc | y combinator | softbank | tencent | alibaba | baidu | bytedance | jd.com | rakuten | ebay |
    etsy | craigslist | wikileaks | interpol | europol | trustpilot | angi | thumbtack | nextdoor |
    better business bureau | bbb | nextbase | rexing | xgimi | anker |
    eufy | soundcore | jabra | hifiman | fiio | grado | koss | skullcandy | plantronics | elgato |
    blue microphones | nzxt | cooler master | fractal design | lian li | be quiet! | noctua | evga | zotac |
    asrock | biostar | g.skill | adata | lexar | pny | transcend | thermaltake | phanteks | seasonic |
    deepcool | hoka | saucony | mizuno | merrell | birkenstock | crocs | dr. martens | clarks | ecco |
    cole haan | lululemon | gymshark | old navy | banana republic | j.crew | abercrombie & fitch |
    american eagle | urban outfitters | anthropologie | mango | primark | c&a | esprit | hugo boss |
    ralph lauren | tommy hilfiger | calvin klein | lacoste | armani | fendi | balenciaga | saint laurent |
    givenchy | michael kors | kate spade | tag heuer | patek philippe | audemars piguet | breitling | tudor |
    longines | swarovski | maybelline | estée lauder | clinique | lancôme | mac cosmetics | glossier |
    fenty beauty | the ordinary | cerave | la roche-posay | neutrogena | olay | gillette | oral-b | colgate |
    kellogg's | kraft heinz | mondelez | ferrero | lindt | cadbury | hershey | red bull | monster energy |
    budweiser | guinness | jack daniel's | bacardi | diageo | deuter | rei co-op | black diamond |
    hydro flask | contigo | jansport | eastpak | herschel | samsonite | rimowa | tumi | cannondale | shimano |
    sram | campagnolo | abus | wahoo | suunto | amazfit | withings | oura | whoop | tonal | nordictrack |
    bowflex | life fitness | precor | technogym | rogue fitness | makita | dewalt | milwaukee | ryobi |
    black+decker | craftsman | stihl | husqvarna | stanley black & decker | 3m | honeywell |
    schneider electric | abb | rockwell automation | general electric | ge | siemens energy | enphase |
    solaredge | sunpower | sunrun | lg chem | catl | u-haul | mayflower | united van lines |
    north american van lines | two men and a truck | state street | ameriprise | t. rowe price | edward jones |
    merrill lynch | interactive brokers | etrade | pimco | invesco | capital one | usaa | metlife |
    liberty mutual | allstate | trupanion | petco | petsmart | chewy | walgreens | cvs | kroger | whole foods |
    trader joe's | sam's club | macy's | nordstrom | kohl's | sears | bloomingdale's | saks fifth avenue |
    harrods | marks & spencer | john lewis | mediamarkt | fnac | leroy merlin | ikea foundation |
    general assembly | university of chicago | university of california | uc berkeley |
    university of washington | university of michigan | carnegie mellon | carnegie mellon university |
    johns hopkins | johns hopkins university | duke university | new york university | nyu |
    imperial college london | london school of economics | king's college london | university of edinburgh |
    tu munich | epfl | national university of singapore | tsinghua university | peking university |
    university of tokyo | mcgill university | university of melbourne |
    openstreetmap foundation | internet archive | creative commons | free software foundation |
    python software foundation | rust foundation | electronic frontier foundation | wikimedia | bundesliga |
    la liga | premier league | manchester united | manchester city | real madrid | fc barcelona |
    bayern munich | fc bayern münchen | borussia dortmund | juventus | paris saint-germain | new york yankees |
    los angeles lakers | dallas cowboys | formula 1 | red bull racing | the lancet |
    new england journal of medicine | jama | elsevier | springer | wiley | taylor & francis |
    penguin random house | harpercollins | simon & schuster | macmillan | scholastic | getty images |
    shutterstock | adobe stock | afp | dpa | al jazeera | npr | pbs | politico | axios | buzzfeed | huffpost |
    the atlantic | the new yorker | the economist | time magazine | national geographic | rolling stone | ign |
    gamespot | kotaku | eurogamer | pc gamer | tom's hardware | anandtech | pcmag | techradar | gsmarena |
    rtings | wirecutter`,
  software: `
    linux | linux kernel | windows | macos | mac os | os x | ios | ipados | watchos | android | chrome os |
    chromeos | ubuntu | debian | fedora | centos | red hat enterprise linux | rhel | arch linux | gentoo |
    linux mint | opensuse | freebsd | openbsd | netbsd | raspberry pi os | kali linux | alpine linux | nixos |
    unix | ms-dos | dos | gnome | kde | xfce | wayland | systemd | grub | bash | zsh | powershell | git |
    subversion | mercurial | vim | neovim | emacs | vs code | visual studio code | eclipse | intellij |
    intellij idea | pycharm | webstorm | xcode | android studio | notepad++ | sublime text | jupyter |
    jupyter notebook | python | java | javascript | typescript | c++ | c# | golang | rust | ruby | php | perl |
    kotlin | scala | haskell | erlang | elixir | clojure | ocaml | f# | fortran | cobol | lua | julia |
    matlab | objective-c | visual basic | react | react native | vue | vue.js | angular | svelte | sveltekit |
    next.js | nextjs | nuxt | solidjs | preact | jquery | bootstrap | tailwind css | tailwind | sass |
    webpack | vite | rollup | esbuild | babel | eslint | prettier | npm | yarn | pnpm | node.js | nodejs |
    deno | nestjs | django | fastapi | ruby on rails | rails | laravel | symfony | codeigniter | spring boot |
    hibernate | asp.net | asp.net core | .net | .net core | .net framework | blazor | wpf | winui |
    qt | gtk | flutter | jetpack compose | swiftui | cordova | ionic | xamarin | unity | unreal engine |
    godot | three.js | d3 | d3.js | opengl | vulkan | directx | cuda | opencl | tensorflow | pytorch | keras |
    scikit-learn | numpy | pandas | scipy | matplotlib | opencv | hadoop | spark | apache spark |
    apache kafka | kafka | apache | apache arrow | apache iceberg | apache parquet | parquet |
    apache http server | nginx | caddy | haproxy | traefik | tomcat | iis | mysql | mariadb | postgresql |
    postgres | sqlite | duckdb | mongodb | redis | memcached | cassandra | couchdb | neo4j | elasticsearch |
    opensearch | solr | lucene | clickhouse | influxdb | prometheus | grafana | kibana | logstash | nagios |
    zabbix | opentelemetry | jaeger | fluentd | docker | docker compose | podman | kubernetes | istio | envoy |
    containerd | terraform | ansible | vagrant | packer | jenkins | argo cd | gradle | maven | cmake | gcc |
    clang | llvm | emscripten | v8 | openssl | openssh | gnupg | curl | wget | ffmpeg | imagemagick | gimp |
    inkscape | blender | krita | audacity | obs studio | vlc | kodi | plex | jellyfin | home assistant |
    pi-hole | nextcloud | owncloud | openvpn | wireguard | wireshark | nmap | metasploit | virtualbox | qemu |
    kvm | proxmox | xen | cygwin | putty | selenium | cypress | playwright | puppeteer | appium | cucumber |
    junit | jest | mocha | pytest | vitest | storybook | wordpress | woocommerce | drupal | joomla | typo3 |
    magento | prestashop | opencart | jekyll | hugo | gatsby | astro | eleventy | docusaurus | mediawiki |
    moodle | discourse | phpbb | mastodon | firefox | chromium | thunderbird | libreoffice | openoffice |
    latex | tex | pandoc | zotero | ollama | llama.cpp | langchain | llamaindex | stable diffusion | nuget |
    homebrew | pip | conda | photoshop | illustrator | indesign | lightroom | premiere pro | after effects |
    acrobat | autocad | solidworks | fusion 360 | sketchup | revit | catia | ableton live | logic pro |
    pro tools | fl studio | cubase | garageband | final cut pro | davinci resolve | microsoft excel |
    powerpoint | microsoft word | minecraft | fortnite | roblox | league of legends | valorant | dota 2 |
    counter-strike | call of duty | grand theft auto | gta v | red dead redemption | the witcher |
    cyberpunk 2077 | skyrim | elden ring | dark souls | final fantasy | pokémon | pokemon |
    the legend of zelda | zelda | super mario | mario kart | animal crossing | overwatch | world of warcraft |
    starcraft | hearthstone | apex legends | pubg | among us | stardew valley | baldur's gate 3 |
    hollow knight | terraria | the sims | wikipedia | wikidata | openstreetmap | star wars |
    star trek | harry potter | game of thrones | the lord of the rings | stranger things | the simpsons |
    gdpr | hipaa | ccpa | dmca | eu ai act | ai act | digital services act | mit license | gpl | bible |
    quran | windows xp | windows 7 | windows 10 | windows 11 | windows server | active directory | .net 8 |
    asp.net mvc | winforms | windows forms | directx 12 | wsl | git bash | tmux | htop | iptables |
    fail2ban | samba | nfs | zfs | btrfs | ext4 | ntfs | lvm | systemd-boot | coreboot | busybox | openwrt |
    pfsense | opnsense | truenas | unraid | freenas | home assistant os | zigbee2mqtt | node-red | esphome |
    emby | sonarr | radarr | qbittorrent | handbrake | logseq | keepass | keepassxc | veracrypt | syncthing |
    rsync | rclone | borg | restic | mintlify | sphinx | mkdocs | doxygen | javadoc | swagger | openapi |
    graphql | prisma | sequelize | typeorm | drizzle | mongoose | redux | zustand | mobx | rxjs | lodash |
    htmx | alpine.js | qwik | material ui | chakra ui | shadcn/ui | ant design | framer motion | turborepo |
    lerna | swc | tsx | zod | trpc | socket.io | fastify | hapi | actix | axum | tokio | serde |
    echo framework | jpa | lombok | log4j | slf4j | junit 5 | mockito | testng | robot framework | k6 |
    jmeter | gatling | espresso | xcuitest | sonarqube | sqlalchemy | pydantic | mypy | pylint | streamlit |
    gradio | plotly | seaborn | bokeh | xgboost | lightgbm | catboost | spacy | nltk | vllm | mlflow |
    kubeflow | airflow | dbt | dagster | flink | trino | hbase | delta lake | hudi | databricks runtime |
    polars | timescaledb | cockroachdb | scylladb | couchbase | firebird | db2 | oracle database | sql server |
    microsoft sql server | mysql workbench | dbeaver | pgadmin | rabbitmq | activemq | zeromq | etcd |
    knative | linkerd | cilium | calico | crossplane | pulumi | cloudformation | bicep | saltstack | buildkit |
    kaniko | skaffold | minikube | k3s | openshift | rancher | openstack | ceph | minio | gluster | pcre |
    zlib | libcurl | ncurses | glibc | musl | pipewire | pulseaudio | alsa | x11 | xorg | flatpak | appimage |
    dpkg | dnf | pacman | portage | chocolatey | winget | macports | cocoapods | swiftpm | gradle wrapper |
    bazel | meson | ninja build | autotools | rhinoceros 3d | grasshopper | 3ds max | cinema 4d | houdini |
    zbrush | substance painter | onshape | freecad | openscad | kicad | altium | ltspice | labview | simulink |
    mathematica | rstudio | ggplot2 | tidyverse | final fantasy xiv | final fantasy vii | monster hunter |
    resident evil | silent hill | metal gear solid | assassin's creed | far cry | god of war | the last of us |
    uncharted | horizon zero dawn | ghost of tsushima | spider-man | gears of war | forza horizon |
    gran turismo | fallout | starfield | mass effect | dragon age | half-life | team fortress 2 | rust game |
    ark: survival evolved | no man's sky | path of exile | destiny 2 | genshin impact | honkai: star rail |
    candy crush | clash of clans | pokémon go | metroid | kirby | splatoon | fire emblem |
    xenoblade chronicles | persona 5 | street fighter | tekken | mortal kombat | civilization vi |
    age of empires | cities: skylines | factorio | rimworld | dwarf fortress | undertale | cuphead | mega man |
    sonic the hedgehog | breaking bad | the office | the mandalorian | squid game | the last jedi | inception |
    the matrix | jurassic park | hamlet | macbeth | don quixote | 1984 | pride and prejudice | war and peace |
    affordable care act | social security act | clean air act | patriot act | sarbanes-oxley | pci dss |
    soc 2 | iso 27001 | iso 9001 | nis2 | digital markets act | magna carta | us constitution |
    paris agreement | kyoto protocol | treaty of versailles | dublin core | schema.org | react 18 | react 19 |
    vue 3 | angular 17 | python 3 | java 17 | php 8 | tailwind css v4 | adobe illustrator | adobe photoshop |
    adobe premiere pro | adobe after effects | adobe xd | adobe acrobat | adobe lightroom`,
  services: `
    gmail | outlook | youtube | youtube tv | youtube music | google maps | google drive | google docs |
    google sheets | google calendar | google meet | google analytics | google ads | google search console |
    google play | google photos | google workspace | google cloud | google translate | aws |
    amazon web services | amazon prime | prime video | amazon s3 | azure | microsoft azure | microsoft 365 |
    office 365 | microsoft teams | onedrive | sharepoint | power bi | azure devops | icloud | app store |
    apple music | apple tv+ | apple pay | apple intelligence | apple id | siri | alexa | google assistant |
    cortana | chatgpt | gpt-4 | gpt-4o | gpt-5 | claude | gemini | copilot | github copilot | grok | llama |
    midjourney | dall-e | cursor | perplexity | spotify | deezer | tidal | soundcloud | hulu | disney+ |
    hbo max | peacock | paramount+ | sling tv | fubo | twitch | vimeo | tiktok | instagram | whatsapp |
    messenger | telegram | snapchat | pinterest | linkedin | twitter | reddit | quora | tumblr | discord |
    slack | zoom | skype | webex | notion | obsidian | evernote | trello | asana | jira | confluence |
    basecamp | clickup | monday.com | airtable | todoist | dropbox | figma | canva | miro |
    adobe creative cloud | quickbooks | xero | freshbooks | turbotax | mailchimp | klaviyo | hootsuite |
    semrush | ahrefs | tableau | looker | sas | spss | stata | zapier | ifttt | postman | insomnia |
    tailscale | ngrok | netlify | vercel | heroku | supabase | firebase | cloudfront | github | gitlab |
    bitbucket | github actions | gitlab ci | circleci | travis ci | sentry | datadog | new relic | splunk |
    pagerduty | stack overflow | browserstack | sauce labs | 1password | lastpass | bitwarden | nordvpn |
    expressvpn | protonmail | duolingo | babbel | rosetta stone | busuu | memrise | coursera | udemy | edx |
    khan academy | skillshare | codecademy | pluralsight | masterclass | headspace |
    betterhelp | talkspace | strava | myfitnesspal | peloton | noom | fiverr | upwork | toptal | glassdoor |
    zillow | yelp | doordash | uber eats | instacart | grubhub | venmo | cash app | zelle | apple wallet |
    google pay | coinbase | binance | robinhood | patreon | kickstarter | gofundme | substack | squarespace |
    wix | webflow | weebly | bigcommerce | steam | epic games store | xbox game pass | playstation plus |
    nintendo switch online | geforce now | wechat | kindle | audible | goodreads | visual studio |
    cloudflare workers | zoho | google one | google classroom | google forms | google slides | google keep |
    google lens | google home | google tag manager | google merchant center | google business profile |
    google chat | gemini advanced | bing | duckduckgo | yahoo | yandex | microsoft edge | google chrome |
    chrome | safari | opera browser | vivaldi | app store connect | testflight | facetime | imessage |
    apple arcade | apple fitness+ | apple news | microsoft copilot | dynamics 365 | power automate |
    power apps | intune | entra id | exchange online | amazon alexa | amazon music | amazon ec2 | aws lambda |
    amazon rds | dynamodb | amazon bedrock | redshift | bigquery | vertex ai | cloud run | firestore |
    azure openai | azure functions | salesforce crm | sales cloud | service cloud | marketing cloud |
    hubspot crm | marketo | pardot | pipedrive | zoho crm | zoho books | zoho mail | freshdesk | freshworks |
    help scout | servicenow itsm | jira service management | bamboohr | adp | paychex | rippling |
    workday hcm | sap successfactors | ukg | taxact | h&r block | freetaxusa | credit karma | ynab |
    personal capital | betterment | wealthfront | etoro | shopify plus | stripe checkout | stripe connect |
    square pos | docusign | hellosign | calendly | typeform | surveymonkey | google optimize | hotjar |
    mixpanel | amplitude | optimizely | crazy egg | ubersuggest | screaming frog | constant contact |
    activecampaign | convertkit | sendgrid | mailgun | postmark | twilio sendgrid | sprout social | otter.ai |
    grammarly | copy.ai | quillbot | deepl | notebooklm | character.ai | synthesia | elevenlabs | suno |
    deepseek | mistral large | gemma | phi-3 | gpt-3.5 | gpt-4.1 | claude 3.5 sonnet | claude code | windsurf |
    replit | codepen | codesandbox | stackblitz | jsfiddle | lovable | clubhouse | bluesky | x.com |
    truth social | bereal | signal messenger | viber | kakaotalk | naver | flickr | imgur | giphy | unsplash |
    pexels | dribbble | behance | artstation | deviantart | bandcamp | pandora radio | iheartradio | siriusxm |
    audible plus | scribd | wattpad | crunchyroll | funimation | mubi | philo | directv stream | espn+ |
    nba league pass | dazn | xfinity stream | doordash dashpass | postmates | hellofresh | blue apron |
    weight watchers | babbel live | preply | italki | mondly | pimsleur | lingoda | anki web | quizlet |
    chegg | datacamp | udacity | futurelearn | teachable | thinkific | kajabi | canvas lms | blackboard |
    google scholar`,
  devices: `
    iphone | ipad | ipad pro | ipad air | ipad mini | macbook | macbook air | macbook pro | imac | mac mini |
    mac studio | mac pro | apple watch | apple tv | apple vision pro | airpods | airpods pro | airpods max |
    airtag | homepod | apple pencil | magsafe | samsung galaxy | galaxy tab | galaxy watch |
    galaxy buds | google pixel | pixel watch | chromecast | chromebook | surface pro | xbox | xbox one |
    xbox series x | playstation | ps4 | ps5 | playstation 5 | playstation 4 | psp | nintendo switch |
    switch 2 | wii | wii u | game boy | steam deck | oculus | meta quest | fire tv | fire stick | echo dot |
    echo show | thinkpad | ideapad | xps | alienware | zenbook | geforce | rtx | radeon | ryzen |
    threadripper | xeon | core i5 | core i7 | core i9 | snapdragon | raspberry pi | arduino | esp32 | jetson |
    roomba | kindle paperwhite | walkman | leica q | lumix | coolpix | powershot | stratocaster | telecaster |
    les paul | model s | model 3 | model x | model y | cybertruck | prius | corolla | camry | rav4 | cr-v |
    f-150 | passat | jetta | 3 series | wrangler | forester | ioniq | ozempic | wegovy | mounjaro | zepbound |
    viagra | botox | tylenol | advil | aspirin | iphone 15 | iphone 16 | galaxy s24 | galaxy z fold | pixel 9 |
    studio display | pro display xdr | surface laptop | surface go | xps 13 | thinkpad x1 carbon | rog ally |
    legion go | steam controller | dualsense | joy-con | switch lite | quest 3 | vision pro | hololens |
    kindle oasis | kobo | garmin fenix | forerunner | apple watch ultra | fitbit charge | oura ring |
    echo buds | homepod mini | sonos one | sonos arc | bose quietcomfort | wh-1000xm5 | wh-1000xm4 |
    airpods 4 | galaxy buds pro | beats studio | beats solo | hd 600 | hd 650 | dt 770 pro | ath-m50x | sm7b |
    sm58 | scarlett 2i2 | nt1 | blue yeti | eos r5 | eos r6 | nikon z6 | sony a7 iv | alpha 7 | fujifilm x100 |
    x100v | x-t5 | hero12 | osmo pocket | mavic | mini 4 pro | rtx 4090 | rtx 5090 | rtx 3080 | rtx 4070 |
    radeon rx 7900 xtx | ryzen 9 | ryzen 7 | core ultra | apple silicon | m1 | m2 | m3 | m4 | a17 pro |
    snapdragon 8 gen 3 | id.4 | bolt ev | mach-e | f-150 lightning | tacoma | highlander | 4runner |
    silverado | ram 1500 | grand cherokee | odyssey minivan | sienna | tucson | sorento | sportage | cx-5 |
    miata | cayenne | macan | x5 | x3 | c-class | e-class | s-class | jazzmaster | p-bass | es-335 | d-28 |
    mpc one | juno-106 | dx7 | op-1 | vitamix | thermomix | instant pot duo | airfryer | big green egg |
    roborock s8 | braava | dyson v15 | airwrap | chromecast with google tv | fire tv stick | shield tv |
    apple tv 4k | metformin | lipitor | humira | keytruda | saxenda | zoloft | prozac | xanax | adderall |
    ritalin | ibuprofen | paracetamol`,
  technologies: `
    ai | artificial intelligence | machine learning | deep learning | llm | llms | nlp | iot | vr | ar | xr |
    api | apis | grpc | websocket | http | https | http/2 | http/3 | quic | tcp | udp | tcp/ip | ipv4 | ipv6 |
    dns | dhcp | vpn | lan | vlan | ssh | ssl | tls | ftp | sftp | smtp | imap | pop3 | mqtt | webrtc | oauth |
    oauth 2.0 | saml | sso | mfa | 2fa | jwt | ldap | cors | csrf | xss | sql injection | ddos | sql | nosql |
    json | xml | yaml | toml | csv | html | html5 | css | svg | pdf | markdown | utf-8 | unicode | ascii |
    regex | base64 | sha-1 | sha-256 | md5 | aes | rsa | webassembly | wasm | webgl | seo | sem | ppc |
    ctr | roi | kpi | crm | erp | cms | cdn | saas | paas | iaas | b2b | b2c | ecommerce | e-commerce |
    devops | devsecops | ci/cd | agile | scrum | kanban | tdd | bdd | oop | mvc | crud | orm | sdk | ide |
    cli | gui | ui | ux | ui/ux | qa | os | cpu | gpu | ram | rom | ssd | hdd | nvme | ddr4 | ddr5 | pcie |
    sata | usb | usb-c | usb 3.0 | hdmi | displayport | thunderbolt | ethernet | bluetooth | bluetooth le |
    nfc | rfid | gps | gnss | lte | 4g | 5g | wifi | wi-fi | wifi 6 | wi-fi 6 | wi-fi 7 | zigbee | z-wave |
    oled | amoled | lcd | led | qled | mini led | hdr | hdr10 | dolby vision | dolby atmos | 4k | 8k | 1080p |
    full hd | ultra hd | anc | active noise cancellation | noise cancelling | raid | raid 5 | raid5 | nas |
    bios | uefi | efi | dns over https | blockchain | nft | bitcoin | ethereum | cryptocurrency | defi | vat |
    gst | iva | ira | roth ira | 401k | 401(k) | etf | apr | apy | hsa | llc | ipo | gdp | esg | dei |
    dna | rna | mrna | pcr | mri | bmi | glp-1 | cbd | thc | uv | spf | ip67 | ip68 | fcc id | zero trust |
    ransomware | phishing | malware | open source | tco | generative ai | agentic ai | ai agents | chatbots |
    prompt engineering | computer vision | speech recognition | neural network | neural networks |
    transformer | mcp | model context protocol | federated learning | quantum computing | edge computing |
    cloud computing | virtualization | containerization | microservices | serverless | infrastructure as code |
    gitops | continuous integration | continuous delivery | test automation | unit testing | version control |
    object-oriented programming | functional programming | dependency injection |
    async/await | jsx | virtual dom | ssr | ssg | spa | pwa | responsive design | accessibility | wcag | aria |
    core web vitals | lcp | schema markup | structured data | backlinks | link building | keyword research |
    content marketing | email marketing | social media marketing | influencer marketing | affiliate marketing |
    inbound marketing | ppc advertising | google penalty | dropshipping |
    print on demand | supply chain | six sigma | okr | okrs | roas | cac | ltv | mrr | nps | sla | slas | rpa |
    bpm | plm | scada | hvac | phev | bev | solar pv | heat pump | lidar | radar | adas |
    can bus | obd-ii | i2c | spi | uart | gpio | pwm | fpga | asic | soc | risc-v | x86 | x86-64 | arm64 |
    aarch64 | efi boot | secure boot | tpm | tpm 2.0 | luks | full disk encryption | end-to-end encryption |
    public key infrastructure | pki | certificate authority | x.509 | dnssec | dmarc | dkim | bgp | ospf |
    mpls | sd-wan | wpa2 | wpa3 | mesh networking | mu-mimo | ofdma | qos | ddos protection | siem | soar |
    edr | xdr | mdr | iam | pam | casb | sase | ztna | cvss | cve | zero-day | social engineering |
    password manager | two-factor authentication | multi-factor authentication | biometrics | face id |
    touch id | fast charging | wireless charging | usb power delivery | usb-a | micro-usb | xlr | trs | midi | aptx | ldac | aac | flac | mp3 | wav | h.264 | h.265 | hevc | av1 | vp9 | mp4 |
    mkv | webp | avif | jpeg | png | gif | exif | rgb | cmyk | srgb | dci-p3 | adaptive sync | g-sync |
    freesync | vrr | dlss | fsr | ray tracing | nand | dram | sdram | lpddr5 | lpddr5x | xmp | ecc | m.2 |
    atx | mini-itx | micro-atx | psu rating | 80 plus gold | ip44 | ip65 | ipx7 | mil-std-810h | rohs |
    iso 13485 | fda approval | gmp | usda organic | fair trade | non-gmo | gluten-free | keto | paleo | vegan |
    intermittent fasting | mindfulness | cbt | dbt therapy | emdr | adhd | ptsd | ocd | mbti | iq |
    roth conversion | traditional ira | sep ira | 529 plan | fsa | ppo | hmo | medicare | medicaid |
    social security | earned income tax credit | eitc | w-2 | 1099 | form 1040 | agi | heloc | fico | etfs | index fund | index funds | reit | s corp | c corp |
    sole proprietorship | nda | rfp | kyc | aml | esg reporting`,
};
