import { packOf } from '../../languages/index.ts';

/** Names in Chinese and Japanese, which have no capitals: by the words beside them, by common surnames, by katakana. */

const SURNAMES_ZH =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘于蒋蔡余杜叶葉程苏蘇魏吕丁任沈姚卢姜崔钟谭陆汪范廖石金韦贾夏付方邹熊白孟秦邱江尹薛阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const SURNAMES_JA =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|森田|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|中野|三浦|原田|中川|松田|竹内|小野|田村|中山|和田|石田|森本|上田|原|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|工藤|今井|増田|丸山|杉山|村田|大塚|新井|小山|平野|藤本|河野|上野|野口|武田|松井|千葉|菅原|岩崎|久保|木下|佐野|野村';
const PLACES =
  /[\p{sc=Han}]{2}(?:市|省|県|縣|区|區|府|村|町|大学|大學|公司|银行|銀行|集团|集團|株式会社|新聞|医院|醫院|病院|研究所|教授|博士|先生|氏|さん|大統領|首相|总统|總統|主席|总理)/gu;
const CITIES =
  /东京|東京|大阪|京都|名古屋|札幌|福岡|神戸|横浜|仙台|広島|北京|上海|广州|廣州|深圳|香港|澳门|台北|臺北|重庆|天津|南京|杭州|武汉|成都|西安|伦敦|倫敦|ロンドン|巴黎|纽约|紐約|柏林|莫斯科|首尔|曼谷|悉尼|罗马|马德里|华盛顿|洛杉矶/gu;

const segmenter = new Map<string, Intl.Segmenter>();

/** The names of a Chinese or Japanese text that `has` does not know; empty for other languages. */
export function unspacedNames(text: string, language: string, has: (word: string) => boolean): string[] {
  if (!packOf(language).grammar.isUnspaced) return [];
  const found = [
    ...(text.match(/[\p{sc=Katakana}ー]{3,}/gu) ?? []),
    ...(text.match(PLACES) ?? []),
    ...(text.match(CITIES) ?? []),
    ...(language === 'ja' ? (text.match(new RegExp(SURNAMES_JA, 'gu')) ?? []) : []),
    ...(language === 'zh' ? chinesePersons(text) : []),
  ];
  return found.filter((name) => !has(name));
}

/** A surname that the segmenter leaves alone, with the one or two characters after it. */
function chinesePersons(text: string): string[] {
  let words = segmenter.get('zh');
  if (words === undefined) segmenter.set('zh', (words = new Intl.Segmenter('zh', { granularity: 'word' })));
  const segments = [...words.segment(text)].map(({ segment }) => segment);
  return segments.flatMap((segment, index) => {
    if (segment.length !== 1 || !SURNAMES_ZH.includes(segment)) return [];
    const next = segments[index + 1] ?? '';
    if (!/^\p{sc=Han}{1,2}$/u.test(next)) return [];
    const third =
      next.length === 1 && /^\p{sc=Han}$/u.test(segments[index + 2] ?? '') ? (segments[index + 2] ?? '') : '';
    return [segment + next + third];
  });
}
