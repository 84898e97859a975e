import type { CueTable } from './cues.ts';

/** Sides of a topic that people ask about. The first entry of each list names the side in a query. */
export type Facet =
  | 'definition'
  | 'causes'
  | 'steps'
  | 'cost'
  | 'time'
  | 'comparison'
  | 'benefits'
  | 'problems'
  | 'requirements'
  | 'examples'
  | 'history'
  | 'use'
  | 'specification'
  | 'delivery'
  | 'care'
  | 'options'
  | 'ingredients'
  | 'contact'
  | 'variants';

const order: readonly Facet[] = [
  'definition',
  'causes',
  'steps',
  'cost',
  'time',
  'comparison',
  'benefits',
  'problems',
  'requirements',
  'examples',
  'history',
  'use',
  'specification',
  'delivery',
  'care',
  'options',
  'ingredients',
  'contact',
  'variants',
];

/** One line a facet, in the order of `order`. */
function row(lines: string): Readonly<Record<Facet, string>> {
  const lists = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  if (lists.length !== order.length) throw new Error('a language lacks the cues of a facet');
  return Object.fromEntries(order.map((facet, index) => [facet, lists[index] ?? ''])) as Record<
    Facet,
    string
  >;
}

export const FACET_CUES: CueTable<Facet> = {
  en: row(`
    definition|what is|what are|what's|what does|meaning|overview|introduction|about|explained
    causes|cause|why|reason|reasons|origin|factors|triggers
    steps|step|how to|how do|how does|how it works|how they work|process|procedure|method|methods|method|methodology|usage|installation|install|getting started|set up|setup|directions|instructions|preparation|tutorial|running|creating
    cost|costs|price|prices|pricing|fee|fees|expensive|budget|afford|funding|worth
    how long|duration|time|timeline|when|how often|schedule|hours|deadline|date|dates|frequency
    comparison|compared|compare|vs|versus|difference|differences|alternative|alternatives|better than|which|similar
    benefits|benefit|advantages|advantage|pros|effectiveness|results|outcomes|findings|impact|effects|importance|why choose
    problems|problem|risks|risk|side effects|disadvantages|drawbacks|limitations|errors|error|troubleshooting|safety|warning|warnings|concerns|challenges|issues|mistakes|too often|avoid|not working|caveats|pitfalls
    requirements|requirement|prerequisites|eligibility|what you need|need|conditions|materials|equipment|tools|who can|compatibility|compatible|works with|dependencies|rules
    examples|example|case study|case studies|use cases|sample|samples|demo|in practice
    history|origins|background|development|timeline|evolution|early|release notes|changelog|version|versions
    use|uses|using|applications|application|how to use|for whom|who is|suitable|best for|which
    specifications|specification|size|sizes|dimensions|capacity|weight|features|feature|technical data|details|material|properties|specs|minimum|recommended
    delivery|shipping|returns|return|refund|warranty|guarantee|availability|in stock|pickup
    care|cleaning|clean|maintenance|maintain|storage|store|keep|prevention|prevent|wash|repair
    options|option|settings|configuration|configure|parameters|parameter|arguments|attributes|properties|methods|functions|syntax|flags|variables|types|kinds|value|values
    ingredients|ingredient|nutrition|nutritional|servings|calories|allergens
    contact|address|apply|how to apply|where|location|opening hours|book|appointment|support|help|faq|questions|office
    variations|variation|variants|tips|tip|notes|serving|substitutes|serve|advice|recommendations|more|see also`),
  de: row(`
    Definition|was ist|was sind|was bedeutet|bedeutung|überblick|einführung|einleitung|über|woraus besteht|begriff
    Ursachen|ursache|warum|wieso|weshalb|grund|gründe|herkunft|faktoren|auslöser
    Schritte|schritt|wie man|wie macht|wie legt|wie funktioniert|so geht|so funktioniert|anleitung|ablauf|verfahren|methode|methoden|vorgehen|installation|einrichtung|zubereitung|anlegen|umsetzen|verwendung
    Kosten|kostet|preis|preise|gebühr|gebühren|teuer|budget|finanzierung|lohnt
    wie lange|dauer|dauert|zeit|wann|wie oft|zeitplan|frist|termin|termine|datum|häufigkeit|braucht
    Vergleich|verglichen|vs|unterschied|unterschiede|alternative|alternativen|besser als|welche|welcher|welches|ähnlich*
    Vorteile|vorteil|nutzen|wirkung|wirksamkeit|ergebnisse|erfolge|auswirkungen|folgen|bedeutung für|warum wir
    Probleme|problem|risiken|risiko|nebenwirkungen|nachteile|grenzen|fehler|fehlersuche|sicherheit|warnung|bedenken|herausforderungen|vermeiden|zu oft|gefahr|gefahren|kritik
    Voraussetzungen|voraussetzung|anforderungen|bedingungen|was man braucht|was sie brauchen|benötigt|darf|material|werkzeug|wer kann|kompatibilität|kompatibel|regeln|platz
    Beispiele|beispiel|fallstudie|fallbeispiele|anwendungsfälle|muster|in der praxis
    Geschichte|ursprung|hintergrund|entwicklung|entstehung|anfänge|versionshinweise|version|versionen
    Verwendung|nutzung|anwendung|anwendungen|verwenden|für wen|geeignet|einsatz|welche
    technische Daten|größe|größen|maße|abmessungen|fassungsvermögen|gewicht|eigenschaften|merkmale|funktionen|details|material|ausstattung|mindestens|empfohlen
    Lieferung|versand|rückgabe|rücksendung|erstattung|garantie|gewährleistung|verfügbarkeit|abholung
    Pflege|pflegt|reinigung|reinigen|wartung|warten|lagerung|lagern|aufbewahren|vorbeugung|vorbeugen|waschen|reparatur
    Optionen|option|einstellungen|konfiguration|parameter|argumente|attribute|eigenschaften|methoden|funktionen|syntax|variablen|arten|sorten|werte
    Zutaten|zutat|nährwerte|nährwert|portionen|kalorien|allergene
    Kontakt|adresse|beantragen|antrag|wo|standort|öffnungszeiten|termin|hilfe|faq|fragen|amt
    Varianten|variante|tipps|tipp|hinweise|servieren|ersatz|rat|empfehlungen|mehr|siehe auch`),
  fr: row(`
    définition|qu'est-ce que|qu'est-ce qu*|c'est quoi|que signifie|signification|aperçu|présentation|introduction|à propos|expliqué
    causes|cause|pourquoi|raison|raisons|origine|facteurs|déclencheurs
    étapes|étape|comment|fonctionnement|comment fonctionne|processus|procédure|méthode|méthodes|utilisation|installation|mise en place|préparation|mode d'emploi|tutoriel|instructions|démarrer
    coût|coûts|coûte|prix|tarif|tarifs|frais|cher|budget|financement|vaut
    combien de temps|durée|temps|quand|à quelle fréquence|calendrier|délai|délais|date|dates|fréquence|horaires
    comparaison|comparé|vs|différence|différences|alternative|alternatives|mieux que|quel|quelle|quels|quelles|similaire*
    avantages|avantage|bénéfices|bienfaits|efficacité|résultats|effets|impact|importance|pourquoi choisir
    problèmes|problème|risques|risque|effets secondaires|inconvénients|limites|erreurs|erreur|dépannage|sécurité|avertissement|préoccupations|défis|éviter|trop souvent|danger|dangers|critiques
    conditions|prérequis|exigences|éligibilité|ce qu'il faut|besoin|matériel|outils|qui peut|compatibilité|compatible|dépendances|règles
    exemples|exemple|étude de cas|études de cas|cas d'utilisation|échantillon|en pratique
    histoire|historique|origines|contexte|développement|évolution|débuts|notes de version|version|versions
    usage|usages|utilisation|utiliser|applications|application|pour qui|adapté|idéal|quel|quels
    caractéristiques|caractéristique|taille|tailles|dimensions|capacité|poids|fonctionnalités|fiche technique|détails|matière|propriétés|minimum|recommandé
    livraison|expédition|retours|retour|remboursement|garantie|disponibilité|retrait
    entretien|entretenir|nettoyage|nettoyer|maintenance|conservation|conserver|stockage|prévention|prévenir|laver|réparation
    options|option|paramètres|paramètre|configuration|réglages|arguments|attributs|propriétés|méthodes|fonctions|syntaxe|variables|types|sortes|valeurs
    ingrédients|ingrédient|valeurs nutritionnelles|nutrition|portions|calories|allergènes
    contact|adresse|demande|faire une demande|où|lieu|horaires|rendez-vous|aide|faq|questions|bureau
    variantes|variante|conseils|conseil|astuces|notes|servir|substituts|recommandations|plus|voir aussi`),
  es: row(`
    definición|qué es|qué son|qué significa|significado|descripción general|introducción|acerca de|de qué está hecho|explicado
    causas|causa|por qué|razón|razones|motivo|motivos|origen|factores|desencadenantes
    pasos|paso|cómo|funcionamiento|cómo funciona|proceso|procedimiento|método|métodos|uso|instalación|instalar|preparación|elaboración|instrucciones|tutorial|empezar
    coste|costo|costos|cuesta|precio|precios|tarifa|tarifas|caro|presupuesto|financiación|vale la pena
    cuánto tiempo|cuánto dura|cuánto tarda|duración|dura|tiempo|cuándo|con qué frecuencia|calendario|plazo|fecha|fechas|frecuencia|horario
    comparación|comparado|vs|diferencia|diferencias|alternativa|alternativas|mejor que|cuál|cuáles|similar*
    ventajas|ventaja|beneficios|beneficio|eficacia|resultados|efectos|impacto|importancia|por qué elegir
    problemas|problema|riesgos|riesgo|efectos secundarios|desventajas|limitaciones|errores|error|solución de problemas|seguridad|advertencia|preocupaciones|desafíos|evitar|demasiado|peligro|peligros|críticas
    requisitos|requisito|condiciones|elegibilidad|qué se necesita|necesita|necesitas|materiales|herramientas|quién puede|compatibilidad|compatible|dependencias|reglas
    ejemplos|ejemplo|caso de estudio|casos de estudio|casos de uso|muestra|en la práctica
    historia|orígenes|antecedentes|desarrollo|evolución|inicios|notas de la versión|versión|versiones
    uso|usos|usar|utilizar|aplicaciones|aplicación|para quién|adecuado|ideal|cuál
    especificaciones|especificación|tamaño|tamaños|medidas|dimensiones|capacidad|peso|características|ficha técnica|detalles|material|propiedades|mínimo|recomendado
    envío|entrega|devoluciones|devolución|reembolso|garantía|disponibilidad|recogida
    cuidado|cuidados|cuidar|limpieza|limpiar|mantenimiento|conservación|conservar|almacenamiento|prevención|prevenir|lavar|reparación
    opciones|opción|ajustes|configuración|parámetros|parámetro|argumentos|atributos|propiedades|métodos|funciones|sintaxis|variables|tipos|clases|valores
    ingredientes|ingrediente|información nutricional|nutrición|porciones|raciones|calorías|alérgenos
    contacto|dirección|solicitar|solicitud|dónde|ubicación|horario|cita|ayuda|preguntas frecuentes|preguntas|oficina
    variaciones|variantes|variante|consejos|consejo|trucos|notas|servir|sustitutos|recomendaciones|más|véase también`),
  pt: row(`
    definição|o que é|o que são|o que significa|significado|visão geral|introdução|sobre|de que é feito|explicado
    causas|causa|por que|porquê|por quê|razão|razões|motivo|motivos|origem|fatores|gatilhos
    passos|passo|como|funcionamento|como funciona|processo|procedimento|método|métodos|uso|instalação|instalar|preparo|modo de preparo|preparação|instruções|tutorial|começar
    custo|custos|custa|preço|preços|taxa|taxas|caro|orçamento|financiamento|vale a pena
    quanto tempo|quanto dura|quanto demora|duração|dura|tempo|quando|com que frequência|calendário|prazo|data|datas|frequência|horário
    comparação|comparado|vs|diferença|diferenças|alternativa|alternativas|melhor que|qual|quais|semelhante*
    vantagens|vantagem|benefícios|benefício|eficácia|resultados|efeitos|impacto|importância|por que escolher
    problemas|problema|riscos|risco|efeitos colaterais|efeitos secundários|desvantagens|limitações|erros|erro|solução de problemas|segurança|aviso|preocupações|desafios|evitar|demasiado|perigo|perigos|críticas
    requisitos|requisito|condições|elegibilidade|o que é preciso|precisa|materiais|ferramentas|quem pode|compatibilidade|compatível|dependências|regras
    exemplos|exemplo|estudo de caso|estudos de caso|casos de uso|amostra|na prática
    história|origens|antecedentes|contexto|desenvolvimento|evolução|início|notas de versão|versão|versões
    uso|usos|usar|utilizar|aplicações|aplicação|para quem|adequado|ideal|qual
    especificações|especificação|tamanho|tamanhos|medidas|dimensões|capacidade|peso|características|ficha técnica|detalhes|material|propriedades|mínimo|recomendado
    entrega|envio|frete|devoluções|devolução|reembolso|garantia|disponibilidade|retirada
    cuidados|cuidado|cuidar|limpeza|limpar|manutenção|conservação|conservar|armazenamento|prevenção|prevenir|lavar|reparo|reparação
    opções|opção|definições|configuração|parâmetros|parâmetro|argumentos|atributos|propriedades|métodos|funções|sintaxe|variáveis|tipos|valores
    ingredientes|ingrediente|informação nutricional|nutrição|porções|calorias|alérgenos
    contato|contacto|endereço|solicitar|pedido|onde|localização|horário|marcação|ajuda|perguntas frequentes|perguntas|escritório
    variações|variantes|variante|dicas|dica|notas|servir|substitutos|recomendações|mais|ver também`),
  it: row(`
    definizione|cos'è|che cos'è|cosa sono|cosa significa|significato|panoramica|introduzione|informazioni su|di cosa è fatto|spiegato
    cause|causa|perché|motivo|motivi|ragione|ragioni|origine|fattori
    passaggi|passaggio|come|funzionamento|come funziona|processo|procedura|metodo|metodi|uso|installazione|installare|preparazione|procedimento|istruzioni|tutorial|iniziare
    costo|costi|costa|prezzo|prezzi|tariffa|tariffe|caro|budget|finanziamento|vale la pena
    quanto tempo|quanto dura|durata|dura|tempo|tempi|quando|quanto spesso|calendario|scadenza|data|date|frequenza|orari
    confronto|confrontato|vs|differenza|differenze|alternativa|alternative|meglio di|quale|quali|simil*
    vantaggi|vantaggio|benefici|beneficio|efficacia|risultati|effetti|impatto|importanza|perché scegliere
    problemi|problema|rischi|rischio|effetti collaterali|svantaggi|limiti|limitazioni|errori|errore|risoluzione dei problemi|sicurezza|avvertenza|avvertenze|preoccupazioni|sfide|evitare|troppo|pericolo|pericoli|critiche
    requisiti|requisito|condizioni|idoneità|cosa serve|serve|occorrente|materiali|strumenti|chi può|compatibilità|compatibile|dipendenze|regole
    esempi|esempio|caso di studio|casi di studio|casi d'uso|campione|in pratica
    storia|origini|contesto|sviluppo|evoluzione|inizi|note di rilascio|versione|versioni
    uso|usi|usare|utilizzo|utilizzare|applicazioni|applicazione|per chi|adatto|ideale|quale
    specifiche|specifica|dimensioni|misure|taglia|taglie|capacità|peso|caratteristiche|scheda tecnica|dettagli|materiale|proprietà|minimo|consigliato
    consegna|spedizione|resi|reso|rimborso|garanzia|disponibilità|ritiro
    cura|pulizia|pulire|manutenzione|conservazione|conservare|prevenzione|prevenire|lavare|riparazione
    opzioni|opzione|impostazioni|configurazione|parametri|parametro|argomenti|attributi|proprietà|metodi|funzioni|sintassi|variabili|tipi|valori
    ingredienti|ingrediente|valori nutrizionali|nutrizione|porzioni|calorie|allergeni
    contatti|contatto|indirizzo|richiedere|domanda|dove|posizione|orari|appuntamento|aiuto|domande frequenti|domande|ufficio
    varianti|variante|consigli|consiglio|note|servire|sostituti|raccomandazioni|altro|vedi anche`),
  nl: row(`
    definitie|wat is|wat zijn|wat betekent|betekenis|overzicht|inleiding|over|waaruit bestaat|uitgelegd
    oorzaken|oorzaak|waarom|reden|redenen|oorsprong|factoren
    stappen|stap|hoe|hoe werkt|werking|proces|procedure|methode|methoden|gebruik|installatie|installeren|bereiding|bereidingswijze|instructies|handleiding|beginnen
    kosten|kost|prijs|prijzen|tarief|tarieven|duur|budget|financiering|de moeite waard
    hoe lang|hoelang|looptijd|duurt|tijd|wanneer|hoe vaak|planning|termijn|datum|data|frequentie
    vergelijking|vergeleken|vs|verschil|verschillen|alternatief|alternatieven|beter dan|welke|welk|vergelijkbare
    voordelen|voordeel|baten|effectiviteit|resultaten|effecten|gevolgen|belang|waarom kiezen
    problemen|probleem|risico's|risico|bijwerkingen|nadelen|beperkingen|fouten|fout|probleemoplossing|veiligheid|waarschuwing|zorgen|uitdagingen|vermijden|te vaak|gevaar|gevaren|kritiek
    vereisten|vereiste|voorwaarden|eisen|wat heb je nodig|nodig|materialen|gereedschap|wie kan|compatibiliteit|geschikt voor|regels
    voorbeelden|voorbeeld|casestudy|casestudies|toepassingsvoorbeelden|in de praktijk
    geschiedenis|oorsprong|achtergrond|ontwikkeling|ontstaan|release-opmerkingen|versie|versies
    gebruik|gebruiken|toepassingen|toepassing|voor wie|geschikt|ideaal|welke
    specificaties|specificatie|maat|maten|afmetingen|inhoud|gewicht|kenmerken|eigenschappen|technische gegevens|details|materiaal|minimaal|aanbevolen
    levering|bezorging|verzending|retourneren|retour|terugbetaling|garantie|beschikbaarheid|afhalen
    onderhoud|verzorging|schoonmaken|reinigen|bewaren|opslag|preventie|voorkomen|wassen|reparatie
    opties|optie|instellingen|configuratie|parameters|parameter|argumenten|attributen|eigenschappen|methoden|functies|syntaxis|variabelen|soorten|waarden
    ingrediënten|ingrediënt|voedingswaarde|voedingswaarden|porties|calorieën|allergenen
    contact|adres|aanvragen|aanvraag|waar|locatie|openingstijden|afspraak|hulp|veelgestelde vragen|vragen|kantoor
    variaties|variatie|varianten|tips|tip|opmerkingen|serveren|vervangers|aanbevelingen|meer|zie ook`),
  pl: row(`
    definicja|co to jest|czym jest|czym są|co oznacza|znaczenie|przegląd|wprowadzenie|wstęp|o czym|z czego
    przyczyny|przyczyna|dlaczego|powód|powody|pochodzenie|czynniki
    kroki|krok|jak|działanie|jak działa|proces|procedura|metoda|metody|użycie|instalacja|przygotowanie|sposób przygotowania|instrukcja|instrukcje|poradnik|zacząć
    koszt|koszty|kosztuje|cena|ceny|opłata|opłaty|drogo|budżet|finansowanie|warto
    ile czasu|jak długo|czas|trwa|kiedy|jak często|harmonogram|termin|terminy|data|daty|częstotliwość
    porównanie|porównaniu|vs|różnica|różnice|alternatywa|alternatywy|lepszy niż|który|która|które|podobne
    zalety|zaleta|korzyści|skuteczność|wyniki|efekty|wpływ|znaczenie dla|dlaczego warto
    problemy|problem|ryzyko|zagrożenia|skutki uboczne|wady|ograniczenia|błędy|błąd|rozwiązywanie problemów|bezpieczeństwo|ostrzeżenie|obawy|wyzwania|unikać|za często|krytyka
    wymagania|wymaganie|warunki|co jest potrzebne|potrzebne|potrzebujesz|materiały|narzędzia|kto może|zgodność|kompatybilność|zasady
    przykłady|przykład|studium przypadku|przypadki użycia|próbka|w praktyce
    historia|geneza|tło|rozwój|powstanie|początki|informacje o wersji|wersja|wersje
    zastosowanie|zastosowania|użycie|używać|stosowanie|dla kogo|odpowiedni|idealny|który
    specyfikacja|specyfikacje|rozmiar|rozmiary|wymiary|pojemność|waga|cechy|właściwości|dane techniczne|szczegóły|materiał|minimalne|zalecane
    dostawa|wysyłka|zwroty|zwrot|gwarancja|dostępność|odbiór
    pielęgnacja|czyszczenie|czyścić|konserwacja|przechowywanie|przechowywać|zapobieganie|zapobiegać|pranie|naprawa
    opcje|opcja|ustawienia|konfiguracja|parametry|parametr|argumenty|atrybuty|właściwości|metody|funkcje|składnia|zmienne|rodzaje|wartości
    składniki|składnik|wartości odżywcze|porcje|kalorie|alergeny
    kontakt|adres|wniosek|złożyć wniosek|gdzie|lokalizacja|godziny otwarcia|wizyta|pomoc|najczęstsze pytania|pytania|biuro
    warianty|wariant|porady|porada|wskazówki|uwagi|podawanie|zamienniki|zalecenia|więcej|zobacz też`),
  ru: row(`
    определение|что такое|что это|что значит|что означает|значение|обзор|введение|о проекте|из чего
    причины|причина|почему|зачем|происхождение|факторы
    шаги|шаг|как|принцип работы|как работает|процесс|процедура|метод|методы|использование|установка|приготовление|способ приготовления|инструкция|инструкции|руководство|начало работы
    стоимость|стоит|цена|цены|расходы|тариф|тарифы|дорого|бюджет|финансирование
    сколько времени|как долго|длительность|срок|сроки|время|когда|как часто|расписание|дата|даты|частота
    сравнение|сравнению|vs|разница|отличие|отличия|различия|альтернатива|альтернативы|лучше|какой|какая|какие|похожие
    преимущества|преимущество|польза|плюсы|эффективность|результаты|эффект|влияние|важность|почему стоит
    проблемы|проблема|риски|риск|побочные эффекты|недостатки|минусы|ограничения|ошибки|ошибка|устранение неполадок|безопасность|предупреждение|опасения|вызовы|избежать|слишком|опасность|критика
    требования|требование|условия|что нужно|нужно|необходимо|материалы|инструменты|кто может|совместимость|правила
    примеры|пример|кейс|кейсы|сценарии использования|образец|на практике
    история|истоки|предыстория|развитие|возникновение|эволюция|примечания к выпуску|версия|версии
    применение|использование|использовать|назначение|для кого|подходит|какой
    характеристики|характеристика|размер|размеры|габариты|объём|объем|вес|особенности|свойства|технические данные|подробности|материал|минимальные|рекомендуемые
    доставка|возврат|возвраты|гарантия|наличие|самовывоз
    уход|чистка|чистить|обслуживание|хранение|хранить|профилактика|предотвратить|стирка|ремонт
    параметры|параметр|опции|опция|настройки|настройка|конфигурация|аргументы|атрибуты|свойства|методы|функции|синтаксис|переменные|виды|типы|значения
    ингредиенты|ингредиент|пищевая ценность|порции|калории|калорийность|аллергены
    контакты|контакт|адрес|заявка|подать заявление|где|местоположение|часы работы|запись|помощь|частые вопросы|вопросы|офис
    варианты|вариант|советы|совет|примечания|подача|замена|рекомендации|ещё|см. также`),
  ja: row(`
    とは|意味|定義|概要|はじめに|について|解説|何か
    原因|理由|なぜ|要因|由来|きっかけ
    手順|方法|仕組み|やり方|作り方|使い方|流れ|プロセス|インストール|始め方|ステップ|調理
    費用|価格|料金|値段|コスト|予算|いくら
    期間|時間|いつ|どのくらい|何年|頻度|日程|期限|日付|寿命
    比較|違い|代替|どちら|どれ|類似|差
    メリット|利点|効果|結果|影響|重要性|選ばれる理由|成果
    問題|リスク|副作用|デメリット|欠点|制限|エラー|トラブル|安全|注意|懸念|課題|失敗
    要件|条件|必要|前提|対象|準備|道具|互換|対応|規則
    例|事例|サンプル|活用例|実践
    歴史|起源|背景|経緯|発展|沿革|バージョン|更新履歴
    用途|利用|活用|応用|使う|向いている|おすすめ
    仕様|サイズ|寸法|容量|重さ|重量|特徴|機能|詳細|素材|材料|スペック
    配送|送料|返品|返金|保証|在庫|納期|受け取り
    手入れ|掃除|洗い方|メンテナンス|保存|保管|予防|修理
    オプション|設定|構成|パラメータ|引数|属性|プロパティ|メソッド|関数|構文|変数|種類|値
    材料|食材|栄養|カロリー|人分|アレルギー
    問い合わせ|連絡先|住所|申し込み|申請|場所|営業時間|予約|サポート|よくある質問|質問|窓口
    バリエーション|アレンジ|コツ|ポイント|ヒント|メモ|代用|おすすめ|関連項目`),
  zh: row(`
    是什么|什么是|甚麼是|什麼是|含义|含義|定义|定義|概述|简介|簡介|介绍|介紹|意思
    原因|为什么|為什麼|为何|為何|理由|因素|来源
    步骤|步驟|方法|怎么|怎麼|如何|怎样|原理|流程|过程|過程|做法|使用方法|安装|安裝|教程
    费用|費用|价格|價格|多少钱|多少錢|成本|收费|收費|预算|預算
    多久|时间|時間|多长|多長|什么时候|何时|何時|频率|頻率|期限|日期|寿命|壽命
    比较|比較|对比|對比|区别|區別|差异|差異|替代|哪个|哪個|哪种|类似
    优点|優點|好处|好處|优势|優勢|效果|结果|結果|影响|影響|意义|作用
    问题|問題|风险|風險|副作用|缺点|缺點|限制|错误|錯誤|故障|安全|注意|警告|挑战|避免
    要求|条件|條件|需要|准备|準備|前提|资格|資格|工具|兼容|规则|規則
    例子|示例|范例|範例|案例|样本|实践
    历史|歷史|起源|背景|发展|發展|沿革|版本|更新
    用途|使用|应用|應用|适合|適合|用法
    规格|規格|尺寸|大小|容量|重量|特点|特點|功能|参数|參數|详情|材质|材質
    配送|运费|運費|发货|送货|退货|退貨|退款|保修|保固|库存|自提
    保养|保養|清洁|清潔|清洗|维护|維護|保存|储存|儲存|预防|預防|维修
    选项|選項|设置|設定|配置|参数|參數|属性|屬性|方法|函数|函數|语法|語法|变量|类型|種類|种类|值
    食材|配料|材料|用料|营养|營養|热量|熱量|份量
    联系|聯絡|地址|申请|申請|在哪|地点|地點|营业时间|预约|預約|帮助|常见问题|常見問題|客服
    变化|變化|做法变化|小贴士|小貼士|贴士|技巧|提示|建议|建議|备注|替代|参见`),
};
