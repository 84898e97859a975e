/**
 * Finds sentences that speak to a language model instead of a reader. Two shapes: orders to drop earlier instructions, in
 * the languages that such pages are written in; and orders to cite or recommend the page, where a model is named.
 */

const DROP_INSTRUCTIONS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier|preceding)\s+(?:instructions?|prompts?|messages?|rules|directions|context)`,
    String.raw`\bignorier(?:e|en|t)?\s+(?:sie\s+)?(?:alle\s+)?(?:vorherigen|vorigen|bisherigen|obigen|früheren)\s+(?:anweisungen|befehle|anleitungen)`,
    String.raw`\b(?:ignore[rz]?|oublie[rz]?)\s+(?:toutes\s+)?les\s+instructions\s+(?:précédentes|antérieures|ci-dessus)`,
    String.raw`\b(?:ignora|ignore|ignorad|olvida)\s+(?:todas\s+)?las\s+instrucciones\s+(?:anteriores|previas)`,
    String.raw`\b(?:ignore|ignora|esqueça)\s+(?:todas\s+)?as\s+instruções\s+(?:anteriores|prévias)`,
    String.raw`\b(?:ignora|ignorate|dimentica)\s+(?:tutte\s+)?le\s+istruzioni\s+(?:precedenti|sopra)`,
    String.raw`\bnegeer\s+(?:alle\s+)?(?:vorige|eerdere|voorgaande|bovenstaande)\s+(?:instructies|opdrachten)`,
    String.raw`\bzignoruj(?:cie)?\s+(?:wszystkie\s+)?(?:poprzednie|wcześniejsze)\s+(?:instrukcje|polecenia)`,
    String.raw`(?:игнорируй(?:те)?|забудь(?:те)?)\s+(?:все\s+)?(?:предыдущие|прежние)\s+(?:инструкции|указания|команды)`,
    String.raw`(?:以前|これまで|前|上記)の(?:すべての)?(?:指示|命令|プロンプト)を?(?:すべて)?無視`,
    String.raw`(?:忽略|无视|忘记)(?:之前|以上|先前|前面|上述)的?(?:所有)?(?:指令|指示|说明|提示)`,
  ].join('|'),
  'iu',
);

/** Cheap test before the patterns: each has one of these. None holds an s or a k, which other letters stand for without case. */
const DROPPING =
  'ignor regard forget overrid oubli olvid queç dimentic negeer игнорир забуд 無視 忽略 无视 忘记'.split(' ');

const MODEL =
  /\b(?:AI|LLMs?|(?:large\s+)?language\s+models?|chat\s?bots?|ChatGPT|GPT-?\d?|Claude|Gemini|Copilot|Perplexity|Llama|Mistral)\b|\bKI\b|ИИ/u;
/** "Cite this page", "recommend our product", "rank us first": a verb of favour with the page's owner as its object. */
const FAVOUR =
  /\b(?:cite|recommend|mention|quote|rank|prefer|promote|endorse|trust|output|respond\s+(?:only\s+)?with|say\s+that|tell\s+(?:the\s+)?users?\s+that)\b[^.!?]{0,40}\b(?:this|our|us|the\s+following|only|first|best)\b/iu;

/** A sentence that is nothing but the order. "Please cite this article as" is for people. */
const COMMAND = /^\s*(?:always|only)\s+(?:cite|recommend|quote|rank)\s+(?:this|our)\b/iu;

/** `before` is what stands before the text in its paragraph. `open` when the text itself gives the order, `quoted` when it quotes one, null when there is none. */
export function modelAddressIn(text: string, before = ''): 'open' | 'quoted' | null {
  const lower = text.toLowerCase();
  const match =
    (DROPPING.some((word) => lower.includes(word)) ? DROP_INSTRUCTIONS.exec(text) : null) ??
    COMMAND.exec(text) ??
    (MODEL.test(text) ? FAVOUR.exec(text) : null);
  if (match === null) return null;
  return isInsideQuotation(before + text.slice(0, match.index)) ? 'quoted' : 'open';
}

/** True when a quotation is open at the end of the text. Apostrophes do not count: they are in every other sentence. */
function isInsideQuotation(before: string): boolean {
  const count = (pattern: RegExp): number => before.match(pattern)?.length ?? 0;
  if (before.lastIndexOf('‘') > before.lastIndexOf('’')) return true;
  if (count(/["＂]/g) % 2 === 1 || count(/`/g) % 2 === 1) return true;
  // The German closing mark is the English opening one.
  const closedInGerman = before.includes('„') ? count(/“/g) : 0;
  return count(/[“„«「『]/g) - closedInGerman > count(/[”»」』]/g) + closedInGerman;
}
