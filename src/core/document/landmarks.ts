import { attribute, type Element } from './tree.ts';

export type Landmark = 'main' | 'article' | 'nav' | 'header' | 'footer' | 'aside' | 'form' | 'none';

const ROLE_LANDMARKS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>(
  Object.entries({
    main: 'main',
    article: 'article',
    navigation: 'nav',
    banner: 'header',
    contentinfo: 'footer',
    complementary: 'aside',
    search: 'form',
    menu: 'nav',
    menubar: 'nav',
    dialog: 'aside',
    alertdialog: 'aside',
    toolbar: 'nav',
  } as const),
);

const TAG_LANDMARKS: ReadonlyMap<string, Landmark> = new Map<string, Landmark>(
  Object.entries({
    main: 'main',
    article: 'article',
    nav: 'nav',
    header: 'header',
    footer: 'footer',
    aside: 'aside',
    form: 'form',
    menu: 'nav',
    dialog: 'aside',
    search: 'form',
  } as const),
);

/** The landmark of an element: by role first, then by tag. An aside around a quotation quotes it, as posts of a thread do. */
export function landmarkOf(element: Element): Landmark {
  if (element.tagName === 'aside' && element.childNodes.some(({ nodeName }) => nodeName === 'blockquote'))
    return 'none';
  const role = attribute(element, 'role')?.trim().toLowerCase();
  return (
    (role === undefined ? undefined : ROLE_LANDMARKS.get(role)) ??
    TAG_LANDMARKS.get(element.tagName) ??
    'none'
  );
}

/** A longer id was made from a heading: it names the topic of the part, not its role. */
const ID_WORDS_MAX = 3;

/** Values in the class names of utility style sheets: `top-[var(--nav-height)]` is a place, not a navigation. */
const CLASS_VALUES = /\[[^\]\s]{0,200}\]/g;

/** Lower-case words of class and id, camelCase split by hyphens; empty when there are none. */
export function namesOf(element: Element): string {
  if (element.attrs.length === 0) return '';
  const id = attribute(element, 'id') ?? '';
  const raw = `${attribute(element, 'class') ?? ''} ${id !== '' && id.split(/[-_\s]/).length > ID_WORDS_MAX ? '' : id}`;
  if (raw.length < 2) return '';
  const cut = raw.slice(0, 400);
  const read = cut.includes('[') ? cut.replace(CLASS_VALUES, '') : cut;
  return (/[a-z][A-Z]/.test(read) ? read.replace(/([a-z])([A-Z])/g, '$1-$2') : read).toLowerCase();
}
