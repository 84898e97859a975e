import type { CueTable } from './cues.ts';

/**
 * Words of a query, a title or a heading that tell what is wanted. They are looked for in this order of the intents:
 * comparative before procedural ("how to choose between"), procedural before transactional ("how to buy").
 */
export const INTENT_CUES: CueTable<'comparative' | 'procedural' | 'transactional' | 'navigational'> = {
  en: {
    comparative:
      'vs|versus|compare|compared|comparison|comparisons|comparing|difference|differences|different from|better than|alternative|alternatives|pros and cons',
    procedural:
      'how to|how do i|how do you|how can i|how should i|steps to|step by step|guide to|tutorial|install|set up|setup|instructions|recipe for|recipe',
    transactional:
      'buy|price|prices|pricing|cheap|cheapest|discount|coupon|deals|order online|for sale|where to get|quote for|for rent|for hire|book online',
    navigational:
      'login|log in|sign in|official website|homepage|home page|official site|contact details|opening hours|phone number|customer service',
  },
  de: {
    comparative:
      'vs|versus|gegenüber|vergleich*|verglichen|unterschied|unterschiede|unterschieds|besser als|alternative|alternativen|vor- und nachteile|vorteile und nachteile',
    procedural:
      'wie macht man|wie kann ich|wie kann man|wie lege ich|wie * ich|wie * man|anleitung|schritt für schritt|schritte|installieren|einrichten|rezept|selber machen|selbst machen',
    transactional:
      'kaufen|preis|preise|günstig|billig|rabatt|gutschein|angebot|angebote|bestellen|zu verkaufen|shop|mieten|buchen|kostenvoranschlag',
    navigational:
      'login|anmelden|einloggen|webseite|website|startseite|offizielle seite|kontakt|öffnungszeiten|telefonnummer|kundenservice|kundendienst',
  },
  fr: {
    comparative:
      'vs|versus|ou bien|comparer|comparé|comparée|comparaison|comparatif|différence|différences|mieux que|meilleur que|alternative|alternatives|avantages et inconvénients',
    procedural:
      "comment faire|comment * un|comment * une|comment * le|comment * la|comment * les|comment * l'*|comment * des|étapes|étape par étape|tutoriel|installer|mode d'emploi|guide pour|recette",
    transactional:
      'acheter|achat|prix|tarif|tarifs|pas cher|promo|promotion|réduction|remise|commander|à vendre|boutique|louer|réserver|devis',
    navigational:
      "connexion|se connecter|site web|site officiel|page d'accueil|contact|horaires|numéro de téléphone|service client",
  },
  es: {
    comparative:
      'vs|versus|frente a|comparar|comparado|comparada|comparación|comparativa|diferencia|diferencias|mejor que|alternativa|alternativas|ventajas y desventajas|pros y contras',
    procedural:
      'cómo hacer|cómo se hace|cómo puedo|cómo *ar|cómo *er|cómo *ir|como hacer|paso a paso|pasos|tutorial|instalar|instrucciones|guía para|receta',
    transactional:
      'comprar|precio|precios|tarifa|tarifas|barato|barata|descuento|cupón|oferta|ofertas|pedir|en venta|tienda|alquilar|reservar|presupuesto',
    navigational:
      'iniciar sesión|acceder|sitio web|página oficial|página de inicio|contacto|horario|horarios|número de teléfono|atención al cliente',
  },
  pt: {
    comparative:
      'vs|versus|comparar|comparado|comparada|comparação|comparativo|diferença|diferenças|melhor que|melhor do que|alternativa|alternativas|vantagens e desvantagens|prós e contras',
    procedural:
      'como fazer|como se faz|como posso|como *ar|como *er|como *ir|passo a passo|passos|tutorial|instalar|instruções|guia para|receita',
    transactional:
      'comprar|preço|preços|tarifa|tarifas|barato|barata|desconto|cupom|cupão|oferta|ofertas|encomendar|à venda|loja|alugar|reservar|orçamento',
    navigational:
      'entrar|iniciar sessão|site oficial|página inicial|contato|contacto|horário|horários|número de telefone|atendimento ao cliente',
  },
  it: {
    comparative:
      'vs|versus|confronto|confrontare|confrontato|comparazione|differenza|differenze|meglio di|migliore di|alternativa|alternative|vantaggi e svantaggi|pro e contro',
    procedural:
      'come fare|come si fa|come posso|come si *|come *are|come *ere|come *ire|passo dopo passo|passaggi|tutorial|installare|istruzioni|guida per|ricetta',
    transactional:
      'comprare|acquistare|acquisto|prezzo|prezzi|tariffa|tariffe|economico|sconto|offerta|offerte|ordinare|in vendita|negozio|noleggiare|prenotare|preventivo',
    navigational:
      'accedi|accesso|sito web|sito ufficiale|pagina iniziale|contatti|contatto|orari|numero di telefono|servizio clienti',
  },
  nl: {
    comparative:
      'vs|versus|vergelijk*|vergeleken|verschil|verschillen|beter dan|alternatief|alternatieven|voor- en nadelen|voordelen en nadelen',
    procedural:
      'hoe maak je|hoe kan ik|hoe * ik|hoe * je|stap voor stap|stappen|handleiding|installeren|instellen|instructies|stappenplan|recept',
    transactional:
      'kopen|prijs|prijzen|tarief|tarieven|goedkoop|korting|aanbieding|aanbiedingen|bestellen|te koop|winkel|huren|boeken|offerte',
    navigational:
      'inloggen|aanmelden|website|officiële site|startpagina|contact|openingstijden|telefoonnummer|klantenservice',
  },
  pl: {
    comparative:
      'vs|versus|porówna*|porównanie|różnica|różnice|różni|lepszy niż|lepsze niż|alternatywa|alternatywy|zalety i wady|wady i zalety',
    procedural:
      'jak zrobić|jak * ć|jak *ać|jak *ić|jak *yć|jak *eć|krok po kroku|kroki|poradnik|instalacja|instrukcja|instrukcje|przepis',
    transactional:
      'kupić|kup|cena|ceny|cennik|tanio|tani|tanie|rabat|zniżka|oferta|oferty|zamówić|na sprzedaż|sklep|wynająć|zarezerwować|wycena',
    navigational:
      'logowanie|zaloguj|strona internetowa|oficjalna strona|strona główna|kontakt|godziny otwarcia|numer telefonu|obsługa klienta',
  },
  ru: {
    comparative:
      'vs|против|сравн*|отличие|отличия|отличается|разница|различия|лучше чем|лучше, чем|альтернатива|альтернативы|плюсы и минусы',
    procedural:
      'как сделать|как *ть|как *ться|пошагово|пошаговая|шаг за шагом|шаги|руководство|установить|установка|инструкция|инструкции|рецепт',
    transactional:
      'купить|цена|цены|стоимость|дешево|дёшево|скидка|скидки|акция|заказать|продажа|магазин|снять|арендовать|забронировать',
    navigational:
      'вход|войти|сайт|официальный сайт|главная страница|контакты|часы работы|номер телефона|служба поддержки',
  },
  ja: {
    comparative: '比較|違い|ちがい|とどちら|どっち|代替|メリットとデメリット|対決|vs',
    procedural: 'やり方|方法|手順|作り方|使い方|始め方|仕方|するには|インストール|設定|レシピ|ステップ',
    transactional: '購入|買う|値段|価格|料金|安い|割引|クーポン|セール|注文|販売|通販|レンタル|予約',
    navigational: 'ログイン|公式サイト|ホームページ|連絡先|問い合わせ|営業時間|電話番号|カスタマーサービス',
  },
  zh: {
    comparative: '对比|對比|比较|比較|区别|區別|差别|差異|差异|哪个好|哪個好|替代|优缺点|優缺點|vs',
    procedural: '怎么|怎麼|如何|怎样|怎樣|步骤|步驟|教程|教學|方法|安装|安裝|设置|設定|做法|食谱|食譜',
    transactional: '购买|購買|价格|價格|多少钱|多少錢|便宜|折扣|优惠|優惠|订购|訂購|出售|商店|租|预订|預訂',
    navigational:
      '登录|登入|官网|官網|官方网站|官方網站|主页|首頁|首页|联系|聯絡|营业时间|營業時間|电话|電話|客服',
  },
};
