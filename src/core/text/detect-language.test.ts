import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const PARAGRAPHS: Readonly<Record<string, string>> = {
  en: 'The ferry leaves the harbour every morning at six. Most of the people on board work on the other side of the bay and read a newspaper on the way.',
  de: 'Die Fähre verlässt den Hafen jeden Morgen um sechs. Die meisten Leute an Bord arbeiten auf der anderen Seite der Bucht und lesen unterwegs Zeitung.',
  fr: 'Le bac quitte le port chaque matin à six heures. La plupart des passagers travaillent de l’autre côté de la baie et lisent le journal pendant la traversée.',
  es: 'El transbordador sale del puerto todas las mañanas a las seis. La mayoría de los pasajeros trabaja al otro lado de la bahía y lee el periódico por el camino.',
  pt: 'A balsa sai do porto todas as manhãs às seis horas. A maioria dos passageiros trabalha do outro lado da baía e lê o jornal durante a viagem, que não é longa.',
  it: 'Il traghetto lascia il porto ogni mattina alle sei. La maggior parte dei passeggeri lavora dall’altra parte della baia e legge il giornale durante il viaggio.',
  nl: 'De veerboot verlaat elke ochtend om zes uur de haven. De meeste mensen aan boord werken aan de overkant van de baai en lezen onderweg de krant.',
  pl: 'Prom wypływa z portu codziennie o szóstej rano. Większość pasażerów pracuje po drugiej stronie zatoki i czyta po drodze gazetę, bo nie ma nic innego do roboty.',
  ru: 'Паром отходит из гавани каждое утро в шесть часов. Большинство пассажиров работает на другом берегу залива и по дороге читает газету.',
  uk: 'Пором виходить із гавані щоранку о шостій годині. Більшість пасажирів працює на іншому березі затоки й дорогою читає газету.',
  sv: 'Färjan lämnar hamnen varje morgon klockan sex. De flesta passagerare arbetar på den andra sidan av viken och läser tidningen på vägen dit, men några sover också.',
  fi: 'Lautta lähtee satamasta joka aamu kello kuusi. Useimmat matkustajista työskentelevät lahden toisella puolella ja lukevat matkalla sanomalehteä.',
  cs: 'Trajekt vyplouvá z přístavu každé ráno v šest hodin. Většina cestujících pracuje na druhé straně zálivu a cestou si čte noviny.',
  hu: 'A komp minden reggel hatkor indul a kikötőből. Az utasok többsége az öböl túlsó partján dolgozik, és útközben újságot olvas.',
  ro: 'Feribotul pleacă din port în fiecare dimineață la ora șase. Cei mai mulți dintre pasageri lucrează de cealaltă parte a golfului și citesc ziarul pe drum.',
  tr: 'Feribot her sabah saat altıda limandan ayrılır. Yolcuların çoğu körfezin öbür yakasında çalışır ve yol boyunca gazete okur.',
  ar: 'تغادر العبّارة الميناء كل صباح في الساعة السادسة. يعمل معظم الركاب على الجانب الآخر من الخليج ويقرؤون الصحيفة في الطريق.',
  fa: 'قایق هر روز صبح ساعت شش از بندر حرکت می‌کند. بیشتر مسافران در آن سوی خلیج کار می‌کنند و در راه روزنامه می‌خوانند.',
  he: 'המעבורת יוצאת מן הנמל בכל בוקר בשעה שש. רוב הנוסעים עובדים בצד השני של המפרץ וקוראים עיתון בדרך.',
  el: 'Το φέριμποτ φεύγει από το λιμάνι κάθε πρωί στις έξι. Οι περισσότεροι επιβάτες δουλεύουν στην άλλη πλευρά του κόλπου και διαβάζουν εφημερίδα.',
  hi: 'नौका हर सुबह छह बजे बंदरगाह से निकलती है। अधिकतर यात्री खाड़ी के दूसरी ओर काम करते हैं और रास्ते में अख़बार पढ़ते हैं।',
  ja: 'フェリーは毎朝六時に港を出ます。乗客の多くは湾の向こう側で働いていて、船の中で新聞を読みます。',
  zh: '渡轮每天早上六点离开港口。大多数乘客在海湾对岸工作，路上看报纸。天气不好的时候，船会晚一些开。',
  ko: '연락선은 매일 아침 여섯 시에 항구를 떠난다. 승객 대부분은 만 건너편에서 일하며 가는 길에 신문을 읽는다.',
  th: 'เรือข้ามฟากออกจากท่าทุกเช้าเวลาหกโมง ผู้โดยสารส่วนใหญ่ทำงานอยู่อีกฝั่งของอ่าวและอ่านหนังสือพิมพ์ระหว่างทาง',
};

describe('detectLanguage', () => {
  it.each(Object.entries(PARAGRAPHS))('knows %s by a short paragraph', (language, text) => {
    expect(detectLanguage(text, null)).toBe(language);
  });

  it.each(['de', 'fr', 'ja', 'ru'])(
    'believes the text of %s, not a page that declares English',
    (language) => {
      expect(detectLanguage(PARAGRAPHS[language] ?? '', 'en')).toBe(language);
    },
  );

  it.each(Object.entries(PARAGRAPHS))('agrees with a page in %s that declares it', (language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
    expect(detectLanguage(text, `${language.toUpperCase()}-XX`)).toBe(language);
  });

  it.each<[string, string | null, string]>([
    ['', null, 'und'],
    ['', 'de', 'de'],
    ['OK', 'fr-CA', 'fr'],
    ['OK', 'zh_Hant', 'zh'],
    ['12345 67890 !!! ???', null, 'und'],
    ['Hello', '*', 'und'],
    ['Hello', '', 'und'],
  ])('of too little text (%j) that declares %j says %s', (text, declared, language) => {
    expect(detectLanguage(text, declared)).toBe(language);
  });

  it.each([
    [
      'sv',
      'Färjan lämnar hamnen varje morgon klockan sex. De flesta ombord arbetar på andra sidan av bukten och läser tidningen under resan.',
    ],
    [
      'en',
      'To set a retry policy for a job, pass the options retryLimit, retryDelay and backoff when you send it.',
    ],
  ])('believes a short page that declares its language rightly: %s', (language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it('believes a page that declares English, few words and table cells as it has', () => {
    const text =
      'Two words\n\na b | c d\n\nA heat pump defrosts because ice on its coil keeps the heat of the air out.';
    expect(detectLanguage(text, 'en')).toBe('en');
  });

  it('knows Norwegian by one name', () => {
    const text =
      'Fergen går fra havnen hver morgen klokken seks. De fleste om bord arbeider på den andre siden av bukta og leser avisen underveis, men noen sover også.';
    expect(detectLanguage(text, 'no')).toBe('no');
  });

  it('takes the words of the middle for a long text, not a foreign line at its start', () => {
    expect(
      detectLanguage(`Skip to content. Log in. Subscribe now! ${(PARAGRAPHS['de'] ?? '').repeat(20)}`, null),
    ).toBe('de');
  });

  it.each([
    [
      'Vietnamese',
      'vi',
      'Phà rời bến cảng mỗi sáng lúc sáu giờ. Phần lớn hành khách làm việc ở bên kia vịnh và đọc báo trên đường đi.',
    ],
    [
      'Welsh',
      'cy',
      'Mae’r fferi yn gadael yr harbwr bob bore am chwech. Mae’r rhan fwyaf o’r teithwyr yn gweithio ar ochr arall y bae.',
    ],
    [
      'Basque',
      'eu',
      'Ferryak goizero seietan uzten du portua. Bidaiari gehienek badiaren beste aldean egiten dute lan, eta bidean egunkaria irakurtzen dute.',
    ],
    ['Marathi', 'mr', 'फेरी दररोज सकाळी सहा वाजता बंदरातून निघते. बहुतेक प्रवासी खाडीच्या पलीकडे काम करतात.'],
  ])('believes a page that declares %s, a language without a pack', (_, language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each([
    'lol just saw this on tv n cant stop laughing, hope ur day gets better tho',
    'Qapla and tlhIngan hol are words from Star Trek, and nobody writes a whole page in them.',
    'The Prague office of Škoda and the Brno plant of Zetor said on Monday that they will share the costs.',
    'Alfred Nobel, Marie Curie, Linus Pauling and Kofi Annan are some of those who won it',
    'Retry limit, retry delay and backoff are set when you send the job to the queue',
  ])('knows English that declares nothing by its small words: %s', (text) => {
    expect(detectLanguage(text, null)).toBe('en');
  });

  it.each([
    ['en', 'How to set up the router at home'],
    ['de', 'Wie man das Gerät zu Hause einrichtet'],
    ['fr', 'Comment régler la pompe avec les boutons'],
  ])('knows %s by one line', (language, text) => {
    expect(detectLanguage(text, null)).toBe(language);
  });

  it.each([
    [
      'hu',
      'Fetch API Request Response Headers AbortController ReadableStream Cache CacheStorage ServiceWorker Client Clients FetchEvent',
    ],
    [
      'en',
      'Fetch API Request Response Headers AbortController ReadableStream Cache CacheStorage ServiceWorker Client Clients FetchEvent',
    ],
    [
      'it',
      'Ferrari Portofino M 2021, Maserati Ghibli Trofeo, Alfa Romeo Giulia Quadrifoglio, Lamborghini Huracán Evo Spyder',
    ],
  ])('believes a page of names that declares %s', (language, text) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each(['de', 'cs', 'hu', 'vi', 'tlh'])(
    'does not believe an English page that declares %s',
    (declared) => {
      expect(detectLanguage(PARAGRAPHS['en'] ?? '', declared)).toBe('en');
    },
  );
});
