import { positionOfKey } from '../../analysis/reading/entities/definitions.ts';
import type { FoundEntity } from '../../analysis/reading/entities/found-entity.ts';
import { siteNameOf } from '../../analysis/reading/entities/page-title.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { hostLabels } from '../../analysis/signals/identity.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { capitalised, TITLE_CHARS } from './title-words.ts';

/** What a page about a thing is; small, because it is no name. For languages without one a short headline stays as it is. */
const OVERVIEW: Readonly<Record<string, readonly string[]>> = {
  en: [' overview', ': an overview'],
  de: [': ein Überblick'],
  fr: [': présentation'],
  es: [': información general'],
  pt: [': visão geral'],
  it: [': panoramica'],
  nl: [': overzicht'],
  pl: [': przegląd'],
  ru: [': обзор'],
};

/** A headline too short for a title, with what its subject is, whose page it is, or that it is about the whole of it. */
export function explainedTitle(
  signals: Signals,
  heading: string,
  subject: FoundEntity | null,
): string | null {
  const kind = subject === null || /[?？]$/u.test(heading) ? null : definedKind(signals, subject);
  const site = siteNameOf(signals.page) ?? hostAsWritten(signals);
  const overviews = OVERVIEW[signals.page.language] ?? [];
  const explained = [
    kind === null ? null : `${heading}: ${kind}`,
    site === null || lettersOf(site) === '' || lettersOf(heading).includes(lettersOf(site))
      ? null
      : `${heading} – ${site}`,
    // "Overview" is no name to say it of.
    ...(overviews.some((overview) => overview.toLowerCase().includes(heading.toLowerCase()))
      ? []
      : overviews.map((overview) => heading + overview)),
  ]
    .filter((text) => text !== null)
    .find(({ length }) => length >= TITLE_CHARS.min && length <= TITLE_CHARS.max);
  return explained ?? null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Supabase" of supabase.com, when the page writes it; null when it does not. */
function hostAsWritten({ prose, options }: Signals): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1);
  for (const { words } of prose.units) {
    const found = words.find(({ lower, text }) => lower === label && /^\p{Lu}/u.test(text));
    if (found !== undefined) return found.text.replace(/['’]s$/u, '');
  }
  return null;
}

const KIND_CHARS_MAX = 44;
const KIND =
  /^\s*(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|is|zijn) (?:an?|the|eine?|une?|una?|um|uma|een|un) ([^.,;:()]{8,})/u;

/** "Package manager of the distribution" of "Portage is the package manager of the distribution". */
function definedKind({ page }: Signals, subject: FoundEntity): string | null {
  const sentence = subject.definition;
  const position = sentence === null ? null : positionOfKey(sentence, subject.key);
  if (sentence === null || position === null) return null;
  const after = page.text.slice(position.end, sentence.end).replace(/^\s*\([^)]{1,120}\)/u, '');
  const predicate = KIND.exec(after)?.[1] ?? '';
  const kind =
    predicate
      .split(/\s(?:that|which|who|used|designed|made|die|der|das|qui|que|che|die|dat)\s/u)[0]
      ?.trim() ?? '';
  const fitting = [
    kind,
    ...[...kind.matchAll(/ (?:in|of|for|on|with|from|to|von|für|in|de|di|du|da|van) /gu)]
      .map(({ index }) => kind.slice(0, index))
      .reverse(),
  ];
  const stops = stopWordsOf(page.language);
  const found = fitting.find(
    (kind) =>
      kind.length <= KIND_CHARS_MAX &&
      // "Returned object to (which …)", "fascinating subject and one (of …)": half of what it is.
      !stops.has(/\p{L}+$/u.exec(kind)?.[0].toLowerCase() ?? '') &&
      !/ (?:and|und|et|y|e|en|of|or) /u.test(kind.replace(/ of /gu, ' ')),
  );
  return found === undefined || found.length < 4 ? null : capitalised(found);
}
