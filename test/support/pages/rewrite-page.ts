/** Rewritings of a page under which its score must not change, or must change one way. */
import type { PageDescription, SectionDescription } from './build-page.ts';

/** The same page with other white space, other attribute order, other quotes and comments everywhere. */
export function reformat(html: string): string {
  // White space in code is text.
  return html
    .split(/(<pre[\s\S]*?<\/pre>|<script[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 === 1 ? part : reformatMarkup(part)))
    .join('');
}

function reformatMarkup(html: string): string {
  return html
    .replace(
      /<(\w+)((?:\s+[\w-]+="[^"]*"){2,})>/g,
      (_, tag: string, attributes: string) =>
        `<${tag}\n  ${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).reverse().join('\n  ')} >`,
    )
    .replace(/<(h[1-6]|p|li|td|th)>/g, '<$1>\n\t<!-- text: > < -->')
    .replace(/<\/(h[1-6]|p|li|td|th)>/g, ' <!----></$1>\r\n\r\n   <!-- <p>not a paragraph</p> -->')
    .replace(/(?<=[a-zäöüß,.]) (?=[a-zäöüß])/gi, ' \n   ');
}

type RewriteText = (text: string) => string;

/** The page with every paragraph and item of its main content rewritten. */
export function mapProse(page: PageDescription, rewrite: RewriteText): PageDescription {
  return {
    ...page,
    opening: (page.opening ?? []).map(rewrite),
    sections: (page.sections ?? []).map((section) => ({
      ...section,
      ...(section.paragraphs === undefined ? {} : { paragraphs: section.paragraphs.map(rewrite) }),
      ...(section.items === undefined ? {} : { items: section.items.map(rewrite) }),
    })),
  };
}

/** The words of each sentence in another order, the same one every time. */
export function shuffleWords(text: string): string {
  return text
    .split(/(?<=[.:])\s+/)
    .map((sentence) => {
      const end = /[.:]$/.exec(sentence)?.[0] ?? '';
      return shuffled(sentence.slice(0, sentence.length - end.length).split(' ')).join(' ') + end;
    })
    .join(' ');
}

function shuffled(words: readonly string[]): string[] {
  const result = [...words];
  let seed = words.length * 2_654_435_761;
  for (let i = result.length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const j = (seed >>> 8) % (i + 1);
    const [a, b] = [result[i] ?? '', result[j] ?? ''];
    [result[i], result[j]] = [b, a];
  }
  return result;
}

/** The body a second time below itself; the opening, now in the middle, under the page's title. */
export function repeatBody(page: PageDescription): PageDescription {
  const sections = page.sections ?? [];
  const again: SectionDescription = { heading: page.h1 ?? '', paragraphs: page.opening ?? [] };
  return { ...page, sections: [...sections, again, ...sections] };
}

export function append(page: PageDescription, sections: readonly SectionDescription[]): PageDescription {
  return { ...page, sections: [...(page.sections ?? []), ...sections] };
}

export function appendToOpening(page: PageDescription, paragraph: string): PageDescription {
  return { ...page, opening: [...(page.opening ?? []), paragraph] };
}

export function withoutFirstParagraph(page: PageDescription): PageDescription {
  return { ...page, opening: (page.opening ?? []).slice(1) };
}

const links = (names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;

/** Navigation above and a footer below, as sites put around every page. */
export function addChrome(page: PageDescription): PageDescription {
  return {
    ...page,
    before: `<header><a href="/">Example</a><nav>${links(['Start', 'Guides', 'Shop', 'Forum', 'Jobs', 'About', 'Contact'])}</nav></header>`,
    after: `<footer>${links(['Imprint', 'Privacy', 'Terms', 'Press', 'Partners'])}<p>© 2026 Example Ltd, registered in England. All prices include VAT; delivery is free for orders above fifty pounds.</p></footer>`,
  };
}

/** An FAQ schema that repeats what the page shows, and a link to llms.txt. */
export function addMachineHints(page: PageDescription): PageDescription {
  const questions = (page.sections ?? []).map(({ heading, paragraphs }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs?.[0] ?? '' },
  }));
  return {
    ...page,
    head: '<link rel="alternate" type="text/plain" href="/llms.txt" title="llms.txt">',
    structuredData: [
      ...(page.structuredData ?? []),
      { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions },
    ],
  };
}

/** Sentences of the running text, in order. */
function sentencesOf(page: PageDescription): string[] {
  const texts = [
    ...(page.opening ?? []),
    ...(page.sections ?? []).flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items]),
  ];
  return texts.flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u));
}

/** Ways to say again what the page says already, each as paragraphs to put below it. */
export const saidAgain: Readonly<Record<string, (page: PageDescription) => string[]>> = {
  'in another order': (page) => inParagraphs([...sentencesOf(page)].reverse()),
  'with their words in another order': (page) => inParagraphs(sentencesOf(page).map(shuffleWords)),
  shortened: (page) =>
    inParagraphs(sentencesOf(page).map((sentence) => `${sentence.split(' ').slice(0, -4).join(' ')}.`)),
  'gathered in one summary': (page) => [
    sentencesOf(page)
      .filter((sentence) => /\d/.test(sentence))
      .join(' '),
  ],
};

function inParagraphs(sentences: readonly string[]): string[] {
  const perParagraph = 4;
  return Array.from({ length: Math.ceil(sentences.length / perParagraph) }, (_, index) =>
    sentences.slice(index * perParagraph, (index + 1) * perParagraph).join(' '),
  );
}
