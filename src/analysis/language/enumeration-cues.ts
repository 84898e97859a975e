import type { CueTable } from './cues.ts';

/**
 * Words that announce several things of a kind (`parts`, in headings and in lead-ins), put things side by side
 * (`compared`), and open the parts of a sequence in running text (`first`, `second`, `third`).
 */
export const ENUMERATION_CUES: CueTable<'parts' | 'compared' | 'first' | 'second' | 'third'> = {
  en: {
    parts:
      'steps|ways|types|kinds|reasons|tips|ingredients|requirements|prerequisites|examples|features|specifications|benefits|advantages|disadvantages|symptoms|causes|options|parameters|the following|as follows|checklist|materials|tools|methods|mistakes|rules|factors|criteria|pros and cons',
    compared:
      'vs|versus|compared|comparison|comparison of|differences between|difference between|pros and cons',
    first: 'first|firstly|first of all',
    second: 'second|secondly|then|next',
    third: 'third|thirdly|finally|lastly|after that',
  },
  de: {
    parts:
      'schritte|schritten|möglichkeiten|arten|sorten|gründe|tipps|zutaten|voraussetzungen|anforderungen|beispiele|funktionen|eigenschaften|vorteile|nachteile|symptome|ursachen|optionen|parameter|folgende|folgenden|folgendes|wie folgt|checkliste|materialien|werkzeuge|methoden|fehler|regeln|faktoren|kriterien|vor- und nachteile',
    compared:
      'vs|versus|vergleich|im vergleich|unterschiede zwischen|unterschied zwischen|vor- und nachteile',
    first: 'zuerst|zunächst|erstens|als erstes',
    second: 'zweitens|dann|danach|anschließend',
    third: 'drittens|schließlich|zum schluss|zuletzt',
  },
  fr: {
    parts:
      'étapes|façons|manières|types|sortes|raisons|conseils|astuces|ingrédients|prérequis|exigences|conditions|exemples|fonctionnalités|caractéristiques|avantages|inconvénients|symptômes|causes|options|paramètres|suivants|suivantes|comme suit|liste de contrôle|matériel|outils|méthodes|erreurs|règles|facteurs|critères',
    compared:
      'vs|versus|comparaison|comparatif|différences entre|différence entre|avantages et inconvénients',
    first: "d'abord|premièrement|tout d'abord|en premier lieu",
    second: 'deuxièmement|puis|ensuite',
    third: 'troisièmement|enfin|pour finir|finalement',
  },
  es: {
    parts:
      'pasos|formas|maneras|tipos|clases|razones|motivos|consejos|ingredientes|requisitos|ejemplos|funciones|características|especificaciones|ventajas|desventajas|beneficios|síntomas|causas|opciones|parámetros|siguientes|como sigue|lista de verificación|materiales|herramientas|métodos|errores|reglas|factores|criterios',
    compared:
      'vs|versus|comparación|comparativa|diferencias entre|diferencia entre|ventajas y desventajas|pros y contras',
    first: 'primero|en primer lugar|ante todo',
    second: 'segundo|en segundo lugar|luego|después',
    third: 'tercero|en tercer lugar|finalmente|por último',
  },
  pt: {
    parts:
      'passos|formas|maneiras|tipos|razões|motivos|dicas|ingredientes|requisitos|exemplos|funcionalidades|características|especificações|vantagens|desvantagens|benefícios|sintomas|causas|opções|parâmetros|seguintes|a seguir|lista de verificação|materiais|ferramentas|métodos|erros|regras|fatores|critérios',
    compared:
      'vs|versus|comparação|comparativo|diferenças entre|diferença entre|vantagens e desvantagens|prós e contras',
    first: 'primeiro|em primeiro lugar|primeiramente',
    second: 'segundo|em segundo lugar|depois|em seguida',
    third: 'terceiro|em terceiro lugar|finalmente|por fim|por último',
  },
  it: {
    parts:
      'passaggi|passi|modi|tipi|tipologie|motivi|ragioni|consigli|ingredienti|requisiti|esempi|funzioni|caratteristiche|specifiche|vantaggi|svantaggi|benefici|sintomi|cause|opzioni|parametri|seguenti|come segue|lista di controllo|materiali|strumenti|metodi|errori|regole|fattori|criteri',
    compared:
      'vs|versus|confronto|comparazione|differenze tra|differenza tra|vantaggi e svantaggi|pro e contro',
    first: 'prima di tutto|innanzitutto|in primo luogo|per prima cosa',
    second: 'in secondo luogo|poi|quindi|dopo',
    third: 'in terzo luogo|infine|da ultimo',
  },
  nl: {
    parts:
      'stappen|manieren|soorten|types|redenen|tips|ingrediënten|vereisten|eisen|voorbeelden|functies|eigenschappen|specificaties|voordelen|nadelen|symptomen|oorzaken|opties|parameters|volgende|als volgt|checklist|materialen|gereedschap|methoden|fouten|regels|factoren|criteria',
    compared:
      'vs|versus|vergelijking|verschillen tussen|verschil tussen|voor- en nadelen|voordelen en nadelen',
    first: 'eerst|ten eerste|allereerst',
    second: 'ten tweede|dan|daarna|vervolgens',
    third: 'ten derde|ten slotte|tot slot|uiteindelijk',
  },
  pl: {
    parts:
      'kroki|kroków|sposoby|sposobów|rodzaje|rodzajów|typy|powody|powodów|porady|wskazówki|składniki|wymagania|przykłady|funkcje|cechy|specyfikacja|zalety|wady|korzyści|objawy|przyczyny|opcje|parametry|następujące|następujących|lista kontrolna|materiały|narzędzia|metody|błędy|zasady|czynniki|kryteria',
    compared: 'vs|versus|porównanie|różnice między|różnica między|zalety i wady|wady i zalety',
    first: 'najpierw|po pierwsze|przede wszystkim',
    second: 'po drugie|potem|następnie',
    third: 'po trzecie|wreszcie|na koniec',
  },
  ru: {
    parts:
      'шаги|шагов|этапы|этапов|способы|способов|виды|видов|типы|типов|причины|причин|советы|советов|ингредиенты|требования|примеры|функции|характеристики|преимущества|недостатки|симптомы|варианты|параметры|следующие|следующих|чек-лист|материалы|инструменты|методы|ошибки|правила|факторы|критерии',
    compared: 'vs|сравнение|различия между|разница между|отличия|плюсы и минусы|преимущества и недостатки',
    first: 'сначала|во-первых|прежде всего',
    second: 'во-вторых|затем|потом',
    third: 'в-третьих|наконец|в конце',
  },
  ja: {
    parts:
      '手順|ステップ|種類|理由|コツ|ポイント|材料|要件|条件|例|特徴|機能|仕様|メリット|デメリット|症状|原因|選択肢|オプション|パラメータ|以下の|次の|チェックリスト|道具|方法|ルール|要因|基準',
    compared: '比較|違い|メリットとデメリット',
    first: 'まず|最初に|第一に',
    second: '次に|第二に|それから',
    third: '最後に|第三に',
  },
  zh: {
    parts:
      '步骤|步驟|方式|种类|種類|类型|類型|原因|理由|技巧|提示|材料|配料|食材|要求|条件|條件|例子|示例|功能|特点|特點|规格|規格|优点|優點|缺点|缺點|症状|症狀|选项|選項|参数|參數|如下|以下|清单|清單|工具|方法|规则|規則|因素|标准|標準',
    compared: '对比|對比|比较|比較|区别|區別|差异|差異|优缺点|優缺點',
    first: '首先|第一',
    second: '其次|第二|然后|然後|接着|接著',
    third: '最后|最後|第三',
  },
};
