/** Builds the HTML of a page from a small description, and gives prose of an exact length to put into it. */

export interface SectionDescription {
  readonly heading: string;
  /** 2 when absent. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  /** Markup, taken as it is; stands after the paragraphs and items. */
  readonly html?: string;
}

export interface PageDescription {
  /** `en` when absent; null leaves the attribute out. */
  readonly lang?: string | null;
  readonly dir?: 'rtl';
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Markup at the end of the head, taken as it is. */
  readonly head?: string;
  /** One JSON-LD script each. */
  readonly structuredData?: readonly unknown[];
  readonly h1?: string;
  /** Paragraphs before the first section. */
  readonly opening?: readonly string[];
  readonly sections?: readonly SectionDescription[];
  /** Markup at the end of the main content, taken as it is. */
  readonly html?: string;
  /** Markup before and after the main content, taken as it is: navigation, footers, dialogs. */
  readonly before?: string;
  readonly after?: string;
  /** What the content stands in; `main` when absent. */
  readonly container?: 'main' | 'article' | 'div';
}

export function buildPage(page: PageDescription): string {
  const container = page.container ?? 'main';
  const lang = page.lang === null ? '' : ` lang="${page.lang ?? 'en'}"`;
  const direction = page.dir === undefined ? '' : ` dir="${page.dir}"`;
  const content = [
    element('h1', page.h1),
    ...(page.opening ?? []).map((text) => element('p', text)),
    ...(page.sections ?? []).map(sectionHtml),
    page.html ?? '',
  ];
  const body = `${page.before ?? ''}<${container}>\n${lines(content)}</${container}>\n${page.after ?? ''}`;
  return `<!DOCTYPE html>\n<html${lang}${direction}>\n<head>\n${lines(headOf(page))}</head>\n<body>\n${body}</body>\n</html>\n`;
}

function headOf(page: PageDescription): string[] {
  return [
    '<meta charset="utf-8">',
    element('title', page.title),
    page.description === undefined
      ? ''
      : `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    ...(page.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ),
    page.head ?? '',
  ];
}

function sectionHtml(section: SectionDescription): string {
  const items = (section.items ?? []).map((item) => element('li', item)).join('');
  return lines([
    element(`h${String(section.level ?? 2)}`, section.heading),
    ...(section.paragraphs ?? []).map((text) => element('p', text)),
    items === '' ? '' : `<ul>${items}</ul>`,
    section.html ?? '',
  ]);
}

function element(tag: string, text: string | undefined): string {
  return text === undefined ? '' : `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function lines(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Every sentence has ten words, so that texts of an exact length can be made of them. */
const ISLAND_SENTENCES: readonly string[] = [
  'The first ferry leaves the old harbour at six sharp.',
  'Fishermen load their crates while the town is still dark.',
  'A gull waits on every post along the stone quay.',
  'Tickets cost nine euros and are sold on board only.',
  'Children under seven travel free when an adult comes along.',
  'The crossing takes forty minutes if the wind stays low.',
  'In winter the captain decides each morning whether to sail.',
  'Bicycles stand near the stern and are tied with rope.',
  'The island has one road, two shops and a chapel.',
  'Most visitors walk to the lighthouse and back before lunch.',
  'The keeper shows the lamp room for a small fee.',
  'From the gallery you can see the mountains beyond town.',
  'Sheep graze between the dunes and sleep behind low walls.',
  'A bakery near the pier sells bread with dried seaweed.',
  'The recipe came from a cook who served on whalers.',
  'Every August the villagers row a race around the bay.',
  'The winning crew keeps a silver oar for one year.',
  'Rain falls on two hundred days and rarely lasts long.',
  'Storms carry sand across the road and close it briefly.',
  'The school has eleven pupils and a teacher from Bergen.',
  'Lessons stop when dolphins come close to the breakwater wall.',
  'A doctor visits on Tuesdays and sees patients until four.',
  'Electricity comes through a cable that crosses the narrow sound.',
  'Two wind turbines feed what the houses do not need.',
  'Drinking water is collected from roofs and filtered through sand.',
  "The museum keeps nets, lanterns and a captain's wooden chest.",
  'Old letters describe the winter when the sound froze over.',
  'People then walked to market and pulled sledges behind them.',
  'Today the supermarket delivers by boat twice in a week.',
  'Young families return because houses are cheap and roomy there.',
  'The last ferry back to the mainland leaves at nine.',
  'Whoever misses it sleeps at the inn above the harbour.',
];

/** English prose of exactly `wordCount` words about an island; starts again after 320 words. `from` skips sentences. */
export function islandProse(wordCount: number, from = 0): string {
  const sentences: string[] = [];
  for (let left = wordCount, next = from; left > 0; left -= 10, next++) {
    const sentence = ISLAND_SENTENCES[next % ISLAND_SENTENCES.length] ?? '';
    sentences.push(
      left >= 10 ? sentence : `${sentence.split(' ').slice(0, left).join(' ').replace(/[,.]$/, '')}.`,
    );
  }
  return sentences.join(' ');
}
