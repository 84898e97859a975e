import type { CueTable } from './cues.ts';

/**
 * Words that attribute a statement. `attribution` joins a source to what it says; `study` names a kind of work that
 * figures come from; `vague` names nobody in particular; `magnitude` makes a bare number a figure.
 */
export const ATTRIBUTION_CUES: CueTable<'attribution' | 'study' | 'vague' | 'magnitude'> = {
  en: {
    attribution:
      'according to|as reported by|reported by|reports|reported|found|finds|as * defines|says|said|states|stated|shows|showed|shown by|estimates|estimated by|published by|published in|measured by|data from|figures from|survey by|study by|report by|analysis by|cited by|citing|concluded|concludes|source',
    study:
      'study|studies|survey|surveys|research|researchers|meta-analysis|systematic review|clinical trial|trials|census|field study|scientists|experts',
    vague:
      'experts|studies|researchers|scientists|research|surveys|many|some|sources|analysts|people|reports|critics|data|officials',
    magnitude: 'percent|per cent|percentage points|million|millions|billion|billions|trillion',
  },
  de: {
    attribution:
      'laut|zufolge|gemäß|nach angaben|nach der definition|nach einer untersuchung|nach einer studie|berichtet|berichtete|berichten|fand|fanden|sagt|sagte|erklärt|erklärte|zeigt|zeigte|zeigen|ergab|ergaben|ermittelte|schätzt|schätzte|beziffert|veröffentlicht|quelle|daten der|daten des|studie der|studie des|untersuchung der|untersuchung des|bericht der|bericht des|definiert',
    study:
      'studie|studien|untersuchung|untersuchungen|umfrage|umfragen|forschung|forscher|forscherinnen|metaanalyse|übersichtsarbeit|feldstudie|volkszählung|wissenschaftler|wissenschaftlerinnen|experten',
    vague:
      'experten|expertinnen|studien|forscher|forschern|wissenschaftler|wissenschaftlern|forschung|umfragen|viele|manche|quellen|fachleute|fachleuten|leute|angaben|daten|kritiker|untersuchungen|studie|untersuchung|bericht|umfrage|jahr|jahre|definition|prozent|millionen|milliarden',
    magnitude: 'prozent|prozentpunkte|million|millionen|milliarde|milliarden|billionen',
  },
  fr: {
    attribution:
      "selon|d'après|rapporte|rapportait|rapporté par|a constaté|constate|dit|a déclaré|déclare|affirme|indique|indiquait|montre|a montré|révèle|estime|estimé par|publié par|publiée par|publié dans|mesuré par|données de|données du|étude de|étude du|enquête de|rapport de|rapport du|définit|source",
    study:
      'étude|études|enquête|enquêtes|sondage|sondages|recherche|recherches|chercheurs|chercheuses|méta-analyse|revue systématique|recensement|scientifiques|experts',
    vague:
      'experts|spécialistes|études|chercheurs|scientifiques|recherches|sondages|beaucoup|certains|sources|gens|analystes|données',
    magnitude: 'pour cent|pourcents|points de pourcentage|million|millions|milliard|milliards',
  },
  es: {
    attribution:
      'según|de acuerdo con|conforme a|informa|informó|reporta|reportó|halló|encontró|dice|dijo|afirma|afirmó|señala|señaló|muestra|mostró|revela|reveló|estima|estimó|publicado por|publicada por|publicado en|medido por|datos de|datos del|estudio de|estudio del|encuesta de|informe de|informe del|define|fuente',
    study:
      'estudio|estudios|encuesta|encuestas|investigación|investigaciones|investigadores|metaanálisis|revisión sistemática|censo|científicos|expertos',
    vague:
      'expertos|especialistas|estudios|investigadores|científicos|investigaciones|encuestas|muchos|algunos|fuentes|gente|analistas|datos',
    magnitude: 'por ciento|puntos porcentuales|millón|millones|mil millones|billones',
  },
  pt: {
    attribution:
      'segundo|de acordo com|conforme|informa|informou|relata|relatou|constatou|encontrou|diz|disse|afirma|afirmou|aponta|apontou|mostra|mostrou|revela|revelou|estima|estimou|publicado por|publicada por|publicado em|medido por|dados de|dados do|dados da|estudo de|estudo do|estudo da|pesquisa de|pesquisa do|pesquisa da|relatório de|relatório do|relatório da|define|fonte',
    study:
      'estudo|estudos|pesquisa|pesquisas|inquérito|investigação|pesquisadores|investigadores|metanálise|meta-análise|revisão sistemática|censo|cientistas|especialistas',
    vague:
      'especialistas|peritos|estudos|pesquisadores|investigadores|cientistas|pesquisas|muitos|alguns|fontes|pessoas|analistas|dados',
    magnitude: 'por cento|pontos percentuais|milhão|milhões|bilhão|bilhões|biliões|mil milhões',
  },
  it: {
    attribution:
      "secondo|stando a|in base a|riporta|ha riportato|ha rilevato|rileva|ha trovato|dice|ha detto|afferma|ha affermato|indica|ha indicato|mostra|ha mostrato|rivela|stima|stimato da|pubblicato da|pubblicata da|pubblicato su|misurato da|dati di|dati dell'*|dati del|dati della|studio di|studio dell'*|studio del|studio della|indagine di|rapporto di|rapporto dell'*|rapporto del|definisce|fonte",
    study:
      'studio|studi|indagine|indagini|sondaggio|sondaggi|ricerca|ricerche|ricercatori|metanalisi|meta-analisi|revisione sistematica|censimento|scienziati|esperti',
    vague:
      'esperti|specialisti|studi|ricercatori|scienziati|ricerche|sondaggi|molti|alcuni|fonti|gente|analisti|dati',
    magnitude: 'per cento|percento|punti percentuali|milione|milioni|miliardo|miliardi',
  },
  nl: {
    attribution:
      'volgens|aldus|blijkens|meldt|meldde|rapporteert|rapporteerde|vond|vonden|zegt|zei|stelt|stelde|toont|toonde|blijkt uit|bleek uit|schat|schatte|gepubliceerd door|gepubliceerd in|gemeten door|gegevens van|cijfers van|onderzoek van|onderzoek door|studie van|rapport van|enquête van|definieert|bron',
    study:
      'studie|studies|onderzoek|onderzoeken|enquête|enquêtes|peiling|onderzoekers|meta-analyse|systematische review|volkstelling|wetenschappers|experts|deskundigen',
    vague:
      'experts|deskundigen|studies|onderzoekers|wetenschappers|onderzoek|onderzoeken|veel|sommige|bronnen|mensen|analisten|gegevens',
    magnitude: 'procent|procentpunt|miljoen|miljoenen|miljard|miljarden',
  },
  pl: {
    attribution:
      'według|zdaniem|jak podaje|podaje|podał|podała|podało|informuje|poinformował|poinformowała|stwierdził|stwierdziła|mówi|powiedział|powiedziała|twierdzi|pokazuje|wykazało|wykazały|wykazał|wynika z|szacuje|oszacował|opublikowane przez|opublikowany przez|dane z|danych z|badanie|badania|raport|raportu|definiuje|źródło',
    study:
      'badanie|badania|badań|ankieta|ankiety|sondaż|sondażu|badacze|badaczy|metaanaliza|przegląd systematyczny|spis powszechny|naukowcy|naukowców|eksperci|ekspertów',
    vague:
      'eksperci|ekspertów|specjaliści|specjalistów|badań|badania|naukowcy|naukowców|badacze|badaczy|wielu|niektórzy|źródła|źródeł|ludzie|ludzi|danych',
    magnitude: 'procent|procenta|punktów procentowych|milion|miliony|milionów|miliard|miliardy|miliardów',
  },
  ru: {
    attribution:
      'согласно|по данным|по мнению|по словам|по оценке|по оценкам|как сообщает|сообщает|сообщил|сообщила|сообщили|обнаружил|обнаружили|говорит|сказал|сказала|заявил|заявила|утверждает|показал|показала|показало|показали|показывает|выяснил|выяснили|оценивает|опубликован|опубликовано|опубликованный|данные|исследование|отчёт|отчет|доклад|определяет|источник',
    study:
      'исследование|исследования|исследований|исследованиям|опрос|опросы|опроса|исследователи|метаанализ|систематический обзор|перепись|переписи|учёные|ученые|учёных|ученых|эксперты|экспертов',
    vague:
      'эксперты|экспертов|специалисты|специалистов|исследования|исследований|исследователи|учёные|ученые|учёных|ученых|многие|некоторые|источники|источников|люди|данные|данных',
    magnitude:
      'процент|процента|процентов|процентных пунктов|миллион|миллиона|миллионов|миллиард|миллиарда|миллиардов|млн|млрд',
  },
  ja: {
    attribution:
      'によると|によれば|の調査では|の発表では|の報告では|が発表した|が報告した|と述べ|と報告|と発表|が定義|出典|の統計では|の推計では',
    study: '調査|研究|アンケート|統計|メタ分析|臨床試験|国勢調査|研究者|専門家',
    vague: '専門家|研究者|調査|研究|一部|多く|関係者|データ|情報|統計|資料',
    magnitude: 'パーセント|ポイント|万人|億|兆|百万|割',
  },
  zh: {
    attribution:
      '根据|根據|据|據|按照|报告称|報告稱|报告显示|報告顯示|调查显示|調查顯示|研究显示|研究顯示|数据显示|數據顯示|指出|表示|发布|發布|估计|估計|来源|來源|定义|定義',
    study: '研究|调查|調查|问卷|問卷|统计|統計|荟萃分析|临床试验|臨床試驗|普查|学者|學者|专家|專家',
    vague:
      '专家|專家|研究|研究人员|研究人員|学者|學者|调查|調查|一些|很多|许多|許多|数据|數據|资料|資料|统计|統計|报告|報告|相关|相關|有关|有關',
    magnitude: '百分之|百分点|百分點|万人|萬人|亿|億|百万|百萬|成',
  },
};
