/** What keeps the page from being read at all, or marks it as gamed; the findings say why. */
import { flagged } from './en-words.ts';
import type { Said } from './said.ts';

export const accessTexts = {
  'render-on-server': ({ finding }: { finding: string }): Said => ({
    text: 'Render the text of the page on the server.',
    why: finding,
  }),
  'write-text': ({ finding }: { finding: string }): Said => ({
    text: 'Write more text on the subject of the page.',
    why: finding,
  }),
  'remove-noindex': ({ finding }: { finding: string }): Said => ({
    text: 'Remove noindex if the page should be found.',
    why: finding,
  }),
  'allow-snippets': ({ finding }: { finding: string }): Said => ({
    text: 'Remove the limit on snippets if the page should be quoted.',
    why: finding,
  }),
  'allow-crawlers': ({ finding }: { finding: string }): Said => ({
    text: 'Allow these crawlers in robots.txt if assistants should cite the page.',
    why: finding,
  }),

  'remove-flagged': ({
    code,
    finding,
    multiplier,
  }: {
    code: string;
    finding: string;
    multiplier: number;
  }): Said => ({
    text: flagged[code] ?? 'Remove what lowers the score of the whole page.',
    why: `${finding} The score of the page is multiplied by ${String(multiplier)}.`,
  }),
};
