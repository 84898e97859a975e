import { lexer, type Token, type Tokens } from 'marked';

/** A parsed file of `docs/`. */
export interface MarkdownDocument {
  readonly title: string;
  /** The first sentence of the first paragraph; with the next ones while it is short. */
  readonly description: string;
  readonly blocks: readonly Token[];
  /** Every heading below the title, in order. */
  readonly headings: readonly SectionHeading[];
}

export interface SectionHeading {
  readonly token: Token;
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

/** Throws for a file without a title as its first visible block. */
export function parseMarkdown(source: string): MarkdownDocument {
  const blocks = lexer(source).filter(isVisible);
  const [first] = blocks;
  if (first === undefined || !isHeading(first) || first.depth !== 1)
    throw new Error('a page of the documentation begins with its title: # …');
  return {
    title: plainText(first),
    description: descriptionOf(blocks) ?? plainText(first),
    blocks,
    headings: headingsOf(blocks),
  };
}

export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Comments are notes for editors, such as "generated" or "prettier-ignore". */
const isVisible = (token: Token): boolean =>
  token.type !== 'space' && token.type !== 'def' && !isComment(token);

const isComment = ({ type, raw }: Token): boolean =>
  type === 'html' && /^\s*<!--(?:(?!-->)[^])*-->\s*$/.test(raw);

/** The anchors that forges give to headings, so that a link works at both places. The title takes part in the count. */
function headingsOf(blocks: readonly Token[]): readonly SectionHeading[] {
  const counts = new Map<string, number>();
  return blocks.filter(isHeading).flatMap((token) => {
    const text = plainText(token);
    const base = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    const anchor = count === 0 ? base : `${base}-${String(count)}`;
    return token.depth === 1 ? [] : [{ token, level: token.depth, text, anchor }];
  });
}

/** Shorter descriptions say too little in a list of results; the check `description` has the same bound. */
const descriptionLengthMin = 70;

function descriptionOf(blocks: readonly Token[]): string | undefined {
  const paragraph = blocks.find(({ type }) => type === 'paragraph');
  if (paragraph === undefined) return undefined;
  const sentences = plainText(paragraph).match(/.+?[.!?](?=\s|$)|.+$/g) ?? [];
  let description = '';
  for (const sentence of sentences) if (description.length < descriptionLengthMin) description += sentence;
  return description.replace(/:$/, '.');
}

/** The text that a reader sees, on one line. */
export function plainText(token: Token): string {
  return textsOf(token).join('').replaceAll(/\s+/g, ' ').trim();
}

function textsOf(token: Token): readonly string[] {
  if (isTable(token))
    return [token.header, ...token.rows].flatMap((cells) =>
      cells.flatMap(({ tokens }) => [...tokens.flatMap(textsOf), ' ']),
    );
  if (isList(token)) return token.items.flatMap(({ tokens }) => [...tokens.flatMap(textsOf), ' ']);
  if (token.type === 'br') return [' '];
  if (isComment(token)) return [];
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.flatMap(textsOf);
  return 'text' in token && typeof token.text === 'string' ? [token.text] : [];
}

export const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
export const isList = (token: Token): token is Tokens.List => token.type === 'list';
