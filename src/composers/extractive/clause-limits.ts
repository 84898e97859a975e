/** Words that deny or take something back. A sentence with one is never cut: "free shipping, but only over $50" is not free shipping. */
const LIMITS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:only|except|exception|exclud\p{L}+|unless|until|if|provided|depending|minimum|limited|plus|not|no|never|without|nor|neither|none|nobody|nothing|hardly|rarely|seldom|few(?:er)?|little)\b|n['’]t\b/iu,
  de: /(?<!\p{L})(?:nur|außer|ausgenommen|ausschließlich|sofern|falls|wenn|solange|bis|mindestens|zuzüglich|nicht|kein\p{L}*|nie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:seulement|uniquement|sauf|hormis|si|tant que|jusqu|minimum|plus|pas|ne|n['’]|jamais|aucun\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:solo|sólo|solamente|salvo|excepto|si|siempre que|hasta|mínimo|más|no|nunca|ningun\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:só|somente|apenas|exceto|salvo|se|desde que|até|mínimo|mais|não|nunca|nenhum\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:solo|soltanto|tranne|salvo|escluso|esclus\p{L}|se|purché|fino|minimo|più|non|mai|nessun\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:alleen|slechts|behalve|uitgezonderd|tenzij|als|mits|tot|minimaal|plus|niet|geen|nooit)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:tylko|wyłącznie|oprócz|poza|chyba że|jeśli|jeżeli|do|minimum|plus|nie|nigdy|żad\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:только|кроме|исключая|если|пока|до|минимум|плюс|не|нет|никогда)(?!\p{L})/iu,
};

/** True when nothing of the words must be left out: they deny or take something back. In other languages than these nothing is. */
export function limits(text: string, language: string): boolean {
  return LIMITS[language]?.test(text) ?? true;
}
