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
    university of cambridge | eth zurich | caltech | georgia tech | ucla | fifa | uefa | nba | nfl |
    nhl | mlb | ioc | y combinator | softbank | tencent | alibaba | baidu | bytedance | jd.com |
    rakuten | ebay | etsy | craigslist | wikileaks | interpol | europol`,
  software: `
    linux | linux kernel | windows | macos | mac os | os x | ios | ipados | watchos | android | chrome os |
    chromeos | ubuntu | debian | fedora | centos | red hat enterprise linux | rhel | arch linux | gentoo |
    linux mint | opensuse | freebsd | openbsd | netbsd | raspberry pi os | kali linux | alpine linux | nixos |
    unix | ms-dos | dos | gnome | kde | xfce | wayland | systemd | grub | bash | zsh | powershell | git |
    subversion | mercurial | vim | neovim | emacs | vs code | visual studio code | eclipse | intellij |
    intellij idea | pycharm | webstorm | xcode | android studio | notepad++ | sublime text | jupyter |
    jupyter notebook | python | java | javascript | typescript | c++ | c# | golang | rust | ruby | php | perl |
    kotlin | scala | haskell | erlang | elixir | clojure | ocaml | f# | fortran | cobol | lua | julia |
    matlab | objective-c | visual basic | react | react native | vue | vue.js | angular |
    svelte | sveltekit | next.js | nextjs | nuxt | solidjs | preact | jquery | bootstrap | tailwind css |
    tailwind | sass | webpack | vite | rollup | esbuild | babel | eslint | prettier | npm | yarn | pnpm |
    node.js | nodejs | deno | nestjs | django | fastapi | ruby on rails | rails | laravel | symfony |
    codeigniter | spring boot | hibernate | asp.net | asp.net core | .net | .net core | .net framework |
    .net maui | blazor | wpf | winui | qt | gtk | flutter | jetpack compose | swiftui | cordova |
    ionic | xamarin | unity | unreal engine | godot | three.js | d3 | d3.js | opengl | vulkan | directx |
    cuda | opencl | tensorflow | pytorch | keras | scikit-learn | numpy | pandas | scipy | matplotlib |
    opencv | hadoop | spark | apache spark | apache kafka | kafka | apache | apache arrow | apache iceberg |
    apache parquet | parquet | apache http server | nginx | caddy | haproxy | traefik | tomcat | iis | mysql |
    mariadb | postgresql | postgres | sqlite | duckdb | mongodb | redis | memcached | cassandra | couchdb |
    neo4j | elasticsearch | opensearch | solr | lucene | clickhouse | influxdb | prometheus | grafana |
    kibana | logstash | nagios | zabbix | opentelemetry | jaeger | fluentd | docker |
    docker compose | podman | kubernetes | istio | envoy | containerd | terraform | ansible | vagrant |
    packer | jenkins | argo cd | gradle | maven | cmake | gcc | clang | llvm | emscripten |
    v8 | openssl | openssh | gnupg | curl | wget | ffmpeg | imagemagick | gimp | inkscape | blender | krita |
    audacity | obs studio | vlc | kodi | plex | jellyfin | home assistant | pi-hole | nextcloud | owncloud |
    openvpn | wireguard | wireshark | nmap | metasploit | virtualbox | qemu | kvm | proxmox | xen | cygwin |
    putty | selenium | cypress | playwright | puppeteer | appium | cucumber | junit | jest | mocha |
    pytest | vitest | storybook | wordpress | woocommerce | drupal | joomla | typo3 | magento | prestashop |
    opencart | jekyll | hugo | gatsby | astro | eleventy | docusaurus | mediawiki | moodle | discourse |
    phpbb | mastodon | firefox | chromium | thunderbird | libreoffice |
    openoffice | latex | tex | pandoc | zotero | ollama | llama.cpp | langchain | llamaindex |
    stable diffusion | nuget | homebrew | pip | conda | photoshop | illustrator | indesign | lightroom |
    premiere pro | after effects | acrobat | autocad | solidworks | fusion 360 | sketchup | rhino | revit |
    catia | ableton live | logic pro | pro tools | fl studio | cubase | garageband | final cut pro |
    davinci resolve | microsoft excel | powerpoint | microsoft word | minecraft | fortnite | roblox |
    league of legends | valorant | dota 2 | counter-strike | call of duty | grand theft auto | gta v |
    red dead redemption | the witcher | cyberpunk 2077 | skyrim | elden ring | dark souls | final fantasy |
    pokémon | pokemon | the legend of zelda | zelda | super mario | mario kart | animal crossing | overwatch |
    world of warcraft | starcraft | hearthstone | apex legends | pubg | among us | stardew valley |
    baldur's gate 3 | hollow knight | silksong | terraria | the sims | wikipedia | wikidata | openstreetmap |
    star wars | star trek | harry potter | game of thrones | the lord of the rings | stranger things |
    the simpsons | gdpr | hipaa | ccpa | dmca | eu ai act | ai act | digital services act | creative commons |
    mit license | gpl | bible | quran`,
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
    semrush | ahrefs | tableau | looker | sas | spss | stata | zapier | ifttt | postman | insomnia | fiddler |
    tailscale | ngrok | netlify | vercel | heroku | supabase | firebase | cloudfront | github | gitlab |
    bitbucket | github actions | gitlab ci | circleci | travis ci | sentry | datadog | new relic | splunk |
    pagerduty | stack overflow | browserstack | sauce labs | 1password | lastpass | bitwarden | nordvpn |
    expressvpn | protonmail | duolingo | babbel | rosetta stone | busuu | memrise | coursera | udemy | edx |
    khan academy | skillshare | linkedin learning | codecademy | pluralsight | masterclass | headspace |
    betterhelp | talkspace | strava | myfitnesspal | peloton | noom | fiverr | upwork | toptal | glassdoor |
    zillow | yelp | doordash | uber eats | instacart | grubhub | venmo | cash app | zelle | apple wallet |
    google pay | coinbase | binance | robinhood | patreon | kickstarter | gofundme | substack | squarespace |
    wix | webflow | weebly | bigcommerce | steam | epic games store | xbox game pass | playstation plus |
    nintendo switch online | geforce now | wechat | kindle | audible | goodreads | visual studio |
    cloudflare workers | zoho`,
  devices: `
    iphone | ipad | ipad pro | ipad air | ipad mini | macbook | macbook air | macbook pro | imac | mac mini |
    mac studio | mac pro | apple watch | apple tv | apple vision pro | airpods | airpods pro | airpods max |
    airtag | homepod | apple pencil | magic keyboard | magsafe | samsung galaxy | galaxy tab | galaxy watch |
    galaxy buds | google pixel | pixel watch | chromecast | chromebook | surface pro | xbox | xbox one |
    xbox series x | playstation | ps4 | ps5 | playstation 5 | playstation 4 | psp | nintendo switch |
    switch 2 | wii | wii u | game boy | steam deck | oculus | meta quest | fire tv | fire stick | echo dot |
    echo show | thinkpad | ideapad | xps | alienware | zenbook | rog | geforce | rtx | radeon | ryzen |
    threadripper | xeon | core i5 | core i7 | core i9 | snapdragon | raspberry pi | arduino | esp32 | jetson |
    roomba | kindle paperwhite | walkman | leica q | lumix | coolpix | powershot | stratocaster | telecaster |
    les paul | model s | model 3 | model x | model y | cybertruck | prius | corolla | camry | rav4 | cr-v |
    f-150 | passat | jetta | 3 series | wrangler | forester | ioniq | ozempic | wegovy | mounjaro | zepbound |
    viagra | botox | tylenol | advil | aspirin`,
  technologies: `
    ai | artificial intelligence | machine learning | deep learning | llm | llms | nlp | iot | vr | ar | xr |
    api | apis | graphql | grpc | websocket | http | https | http/2 | http/3 | quic | tcp | udp | tcp/ip |
    ipv4 | ipv6 | dns | dhcp | vpn | lan | vlan | ssh | ssl | tls | ftp | sftp | smtp | imap | pop3 | mqtt |
    webrtc | oauth | oauth 2.0 | saml | sso | mfa | 2fa | jwt | ldap | cors | csrf | xss | sql injection |
    ddos | sql | nosql | json | xml | yaml | toml | csv | html | html5 | css | svg | pdf | markdown | utf-8 |
    unicode | ascii | regex | base64 | sha-1 | sha-256 | md5 | aes | rsa | webassembly | wasm | webgl |
    seo | sem | ppc | cro | ctr | roi | kpi | kpis | crm | erp | cms | cdn | saas | paas | iaas | b2b | b2c |
    ecommerce | e-commerce | devops | devsecops | ci/cd | agile | scrum | kanban | tdd | bdd | oop | mvc |
    crud | orm | sdk | ide | cli | gui | ui | ux | ui/ux | qa | os | cpu | gpu | ram | rom | ssd | hdd | nvme |
    ddr4 | ddr5 | pcie | sata | usb | usb-c | usb 3.0 | hdmi | displayport | thunderbolt | ethernet |
    bluetooth | bluetooth le | nfc | rfid | gps | gnss | lte | 4g | 5g | wifi | wi-fi | wifi 6 | wi-fi 6 |
    wi-fi 7 | zigbee | z-wave | oled | amoled | lcd | led | qled | mini led | hdr | hdr10 | dolby vision |
    dolby atmos | 4k | 8k | 1080p | full hd | ultra hd | dlp | anc | active noise cancellation |
    noise cancelling | raid | raid 5 | raid5 | nas | bios | uefi | efi | dns over https | blockchain |
    nft | bitcoin | ethereum | cryptocurrency | defi | vat | gst | iva | ira | roth ira | 401k | 401(k) | etf |
    apr | apy | hsa | llc | ein | ipo | gdp | esg | dei | dna | rna | mrna | pcr | mri | bmi | glp-1 | cbd |
    thc | uv | spf | ip67 | ip68 | fcc id | zero trust | ransomware | phishing | malware | open source | tco`,
};
