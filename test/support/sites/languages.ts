/** The same short article, on storing rainwater, written for readers of many languages. */

export interface LanguagePage {
  readonly lang: string;
  readonly dir?: 'rtl';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const german: LanguagePage = {
  lang: 'de',
  title: 'Regenwasser für den Garten: so groß muss die Zisterne sein',
  paragraphs: [
    'Eine Zisterne für einen Garten von 200 m² fasst üblicherweise drei bis fünf Kubikmeter. Die Größe hängt von der Dachfläche, der Niederschlagsmenge und der längsten Trockenzeit ab, die überbrückt werden soll.',
    'Als Faustregel gilt: Je Quadratmeter Dach fließen im Jahr etwa 600 Liter ab. Davon gehen durch Verdunstung und Überlauf rund zwanzig Prozent verloren. Wer größere Beete gießt, rechnet für heiße Wochen mit zehn Litern je Quadratmeter.',
    'Für die Qualität ist der Filter wichtiger als der Behälter. Ein Fallrohrfilter hält Laub zurück, ein beruhigter Zulauf verhindert, dass Ablagerungen am Boden aufgewirbelt werden.',
  ],
};

export const russian: LanguagePage = {
  lang: 'ru',
  title: 'Дождевая вода для сада: какой объём бака выбрать',
  paragraphs: [
    'Для участка площадью двести квадратных метров обычно хватает бака на три кубических метра. Объём зависит от площади крыши, количества осадков и самого долгого засушливого периода.',
    'С каждого квадратного метра крыши за год стекает около шестисот литров воды. Примерно пятая часть теряется из-за испарения и перелива, поэтому запас стоит считать с учётом потерь.',
    'Фильтр важнее самого бака: сетка на водосточной трубе задерживает листья, а спокойный вход воды не поднимает осадок со дна.',
  ],
};

export const polish: LanguagePage = {
  lang: 'pl',
  title: 'Deszczówka w ogrodzie: jak dobrać wielkość zbiornika',
  paragraphs: [
    'Dla ogrodu o powierzchni dwustu metrów kwadratowych zwykle wystarcza zbiornik o pojemności trzech metrów sześciennych. Wielkość zależy od powierzchni dachu, ilości opadów i długości suszy.',
    'Z każdego metra kwadratowego dachu spływa w ciągu roku około sześciuset litrów wody. Mniej więcej jedna piąta ginie przez parowanie i przelew, dlatego warto liczyć z zapasem.',
    'Ważniejszy od zbiornika jest filtr: siatka w rynnie zatrzymuje liście, a spokojny dopływ nie podnosi osadu z dna. Źle dobrany filtr częściej się zapycha.',
  ],
};

export const japanese: LanguagePage = {
  lang: 'ja',
  title: '庭で使う雨水タンクの大きさの決め方',
  paragraphs: [
    '二百平方メートルの庭なら、雨水タンクの容量は三立方メートルほどあれば足りることが多いです。必要な大きさは、屋根の面積、降水量、そして雨の降らない期間の長さで決まります。',
    '屋根一平方メートルあたり、一年におよそ六百リットルの水が流れます。そのうち約二割は蒸発やあふれで失われるため、余裕を見て計算しましょう。',
    'タンクそのものより大切なのはフィルターです。雨どいの網が落ち葉を止め、静かな流入口が底の沈殿物を巻き上げないようにします。',
  ],
};

export const simplifiedChinese: LanguagePage = {
  lang: 'zh-CN',
  title: '花园雨水桶应该选多大',
  paragraphs: [
    '对于两百平方米的花园，三立方米的储水罐通常已经够用。所需容量取决于屋顶面积、降雨量，以及需要度过的最长干旱时间。',
    '每平方米屋顶一年大约可以收集六百升雨水，其中约五分之一会因蒸发和溢流而损失，因此计算时应当留有余量。',
    '过滤器比水罐本身更重要：落水管上的滤网可以挡住树叶，平缓的进水口则不会搅起罐底的沉淀物。',
  ],
};

export const traditionalChinese: LanguagePage = {
  lang: 'zh-TW',
  title: '花園雨水桶應該選多大',
  paragraphs: [
    '對於兩百平方公尺的花園，三立方公尺的儲水槽通常已經夠用。所需容量取決於屋頂面積、降雨量，以及需要度過的最長乾旱時間。',
    '每平方公尺屋頂一年大約可以收集六百公升雨水，其中約五分之一會因蒸發和溢流而損失，因此計算時應當留有餘量。',
    '過濾器比水槽本身更重要：落水管上的濾網可以擋住樹葉，平緩的進水口則不會攪起槽底的沉澱物。',
  ],
};

export const korean: LanguagePage = {
  lang: 'ko',
  title: '정원용 빗물 탱크의 크기를 정하는 방법',
  paragraphs: [
    '이백 제곱미터 정원이라면 보통 삼 세제곱미터 용량의 빗물 탱크로 충분합니다. 필요한 크기는 지붕 면적과 강수량, 그리고 비가 오지 않는 기간의 길이에 따라 달라집니다.',
    '지붕 일 제곱미터에서 한 해에 약 육백 리터의 물이 흘러내립니다. 그중 오분의 일은 증발하거나 넘쳐서 사라지므로 여유를 두고 계산하는 것이 좋습니다.',
    '탱크보다 더 중요한 것은 거름망입니다. 홈통의 망이 낙엽을 걸러 주고, 잔잔한 유입구가 바닥의 찌꺼기를 휘젓지 않게 합니다. 펲시콜라 병처럼 작은 통은 쓸모가 없습니다.',
  ],
};

export const arabic: LanguagePage = {
  lang: 'ar',
  dir: 'rtl',
  title: 'مياه الأمطار للحديقة: كيف تختار حجم الخزان',
  paragraphs: [
    'تكفي حديقة مساحتها مئتا متر مربع عادةً خزانٌ سعته ثلاثة أمتار مكعبة. يعتمد الحجم المطلوب على مساحة السطح وكمية الأمطار وطول فترة الجفاف.',
    'يجمع كل متر مربع من السطح نحو ستمئة لتر من الماء في السنة، ويضيع خمسها تقريبًا بسبب التبخر والفيضان، لذلك يُستحسن حساب كمية احتياطية.',
    'المرشح أهم من الخزان نفسه: فالشبكة الموضوعة على المزراب تمنع أوراق الشجر، والمدخل الهادئ لا يحرك الرواسب في القاع.',
  ],
};

export const hebrew: LanguagePage = {
  lang: 'he',
  dir: 'rtl',
  title: 'מי גשמים לגינה: איך בוחרים את גודל המכל',
  paragraphs: [
    'לגינה של מאתיים מטרים רבועים מספיק בדרך כלל מכל בנפח של שלושה מטרים מעוקבים. הגודל תלוי בשטח הגג, בכמות המשקעים ובאורך התקופה היבשה.',
    'מכל מטר רבוע של גג זורמים בשנה כשש מאות ליטרים של מים. כחמישית מהם אובדת באידוי ובגלישה, ולכן כדאי לחשב עם רזרבה.',
    'המסנן חשוב יותר מן המכל עצמו: הרשת במרזב עוצרת עלים, וכניסה שקטה של המים אינה מעלה את המשקעים מהתחתית.',
  ],
};

export const thai: LanguagePage = {
  lang: 'th',
  title: 'ถังเก็บน้ำฝนสำหรับสวนควรมีขนาดเท่าใด',
  paragraphs: [
    'สวนขนาดสองร้อยตารางเมตรมักใช้ถังเก็บน้ำฝนขนาดสามลูกบาศก์เมตรก็เพียงพอ ขนาดที่ต้องการขึ้นอยู่กับพื้นที่หลังคา ปริมาณฝน และช่วงเวลาที่ฝนไม่ตก',
    'หลังคาหนึ่งตารางเมตรรับน้ำได้ปีละประมาณหกร้อยลิตร และราวหนึ่งในห้าจะสูญเสียไปกับการระเหยและการล้น จึงควรคำนวณเผื่อไว้',
    'ตัวกรองสำคัญกว่าถัง ตาข่ายที่รางน้ำช่วยกันใบไม้ และทางน้ำเข้าที่ไหลช้าจะไม่ทำให้ตะกอนที่ก้นถังฟุ้งขึ้นมา',
  ],
};

/** The page as markup. `head` goes in after the title. */
export function languageHtml(page: LanguagePage, head = ''): string {
  const direction = page.dir === undefined ? '' : ` dir="${page.dir}"`;
  const paragraphs = page.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return (
    `<!DOCTYPE html>\n<html lang="${page.lang}"${direction}>\n<head>\n<title>${page.title}</title>\n${head}\n</head>\n` +
    `<body>\n<main><article>\n<h1>${page.title}</h1>\n${paragraphs}\n</article></main>\n</body>\n</html>\n`
  );
}
