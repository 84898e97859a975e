import type { VNode } from 'preact';
import type { ContentBlock, Placement } from '../../../core/schema/content-block.ts';
import { cut, inertText } from '../components/hostile-text.tsx';

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'Replaces',
  insert_before: 'Goes before',
  insert_after: 'Goes after',
  append: 'Goes at the end of',
};

/** Where a block's HTML belongs on the page. The items of some types each have a place of their own. */
export function placeOf({ type, placement: { operation, selector } }: ContentBlock): VNode {
  const element = <code dir="ltr">{inertText(cut(selector, 300))}</code>;
  switch (type) {
    case 'headings':
      return <>Each heading goes above the words shown with it, in {element}</>;
    case 'supporting_paragraphs':
      return <>Each paragraph goes under its heading, in {element}</>;
    default:
      return (
        <>
          {operations[operation]} {element}
        </>
      );
  }
}
