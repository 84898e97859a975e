import type { VNode } from 'preact';
import type { Grounding } from '../../../../core/schema/content-block.ts';
import { HostileText, cut, inertText } from '../../components/hostile-text.tsx';
import { markedPart } from './marked-part.tsx';
import type { Range } from './word-diff.ts';

/** A tip shows no more; the list shows all. */
const tipCharsMax = 240;
const sourceCharsMax = 600;
/** As many as a person reads; a block of fifty long items has more. */
const sourcesMax = 100;

export interface Source extends Grounding {
  /** From 1, within its block. */
  readonly number: number;
}

/** The sources of a block, each once. */
export function sourcesOf(grounding: readonly Grounding[]): readonly Source[] {
  const distinct = new Map(grounding.map((each) => [JSON.stringify([each.text, each.source]), each]));
  return [...distinct.values()].slice(0, sourcesMax).map((each, index) => ({ ...each, number: index + 1 }));
}

const placeId = (blockId: string, { number }: Source): string => `${blockId}-source-${String(number)}`;

/** A text of the block, with a link to its source under each sourced passage, and marks on the parts that are new. */
export function sourcedWords(
  text: string,
  sources: readonly Source[],
  blockId: string,
  added: readonly Range[] = [],
): VNode {
  const pieces: VNode[] = [];
  let read = 0;
  for (const { source, start, end } of placesOf(text, sources)) {
    const id = placeId(blockId, source);
    pieces.push(markedPart(text, { start: read, end: start }, added, 'ins'));
    pieces.push(
      <>
        <a class="sourced" href={`#${id}`} aria-describedby={id}>
          {markedPart(text, { start, end }, added, 'ins')}
        </a>
        <span class="tip" aria-hidden="true">
          Source {source.number}: <HostileText text={source.source} max={tipCharsMax} />
        </span>
      </>,
    );
    read = end;
  }
  pieces.push(markedPart(text, { start: read, end: text.length }, added, 'ins'));
  // Direction isolated as in a `bdi`, but once for all pieces.
  return (
    <span class="words" dir="auto">
      {pieces}
    </span>
  );
}

interface Place {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** The range of each source's text. Of overlapping ranges the first to begin is kept, then the longer. */
function placesOf(text: string, sources: readonly Source[]): readonly Place[] {
  const found = sources.flatMap((source): Place[] => {
    const start = source.text === '' ? -1 : text.indexOf(source.text);
    return start < 0 ? [] : [{ source, start, end: start + source.text.length }];
  });
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let read = 0;
  return found.filter(({ start, end }) => {
    if (start < read) return false;
    read = end;
    return true;
  });
}

/** Every source of a block in full; needs neither a pointer nor a script. */
export function sourceList(
  sources: readonly Source[],
  blockId: string,
  facts: readonly string[],
): VNode | undefined {
  if (sources.length === 0) return undefined;
  const count = sources.length === 1 ? 'One source' : `${String(sources.length)} sources`;
  const entries = sources.map((source) => (
    <li id={placeId(blockId, source)}>
      <q dir="auto">{inertText(cut(source.source, sourceCharsMax))}</q>{' '}
      <span class="soft small">{originOf(source, facts)}</span>
    </li>
  ));
  return (
    <details class="sources">
      <summary>{count}</summary>
      <ol>{entries}</ol>
    </details>
  );
}

function originOf({ source, start, end }: Source, facts: readonly string[]): string {
  if (start !== null && end !== null) {
    return `the page’s text, characters ${start.toLocaleString('en')} to ${end.toLocaleString('en')}`;
  }
  return facts.some((fact) => fact.includes(source))
    ? 'a fact from the request'
    : 'the page’s head or headings';
}
