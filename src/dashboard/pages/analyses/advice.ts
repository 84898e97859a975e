/** The recommendations with what each brings and where it applies. */
import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { Anchors, NumberedCheck } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.ts';
import { html, type Html } from '../../../html/html.ts';
import { badge } from '../../components/parts.ts';
import { blockAnchor } from './content-blocks.ts';

export function adviceList(result: AnalysisResult, anchors: Anchors): Html | undefined {
  const { recommendations } = result;
  if (recommendations.length === 0) return undefined;
  return html`<ol class="advice-list">
    ${recommendations.map(
      (text) =>
        html`<li>
          <p dir="auto">${shown(text)}</p>
          ${aboutAdvice(text, result, anchors)}
        </li>`,
    )}
  </ol>`;
}

/**
 * What a recommendation rests on. It is a sentence that begins with a check's advice, or with the message of what caps
 * or lowers the score; nothing else ties the two.
 */
function aboutAdvice(text: string, result: AnalysisResult, anchors: Anchors): Html | undefined {
  const { access, integrity } = result;
  const reason = access.reasons.find(({ message }) => text.startsWith(message));
  if (reason !== undefined) {
    return html`<p class="about">${badge(`lifts the cap of ${String(reason.cap)}`, 'good')}</p>`;
  }
  const place = integrity.flags.findIndex(({ message }) => text.startsWith(message));
  const flag = integrity.flags[place];
  if (flag !== undefined) {
    return html`<p class="about">
      ${badge(`lifts the factor of ${String(flag.multiplier)}`, 'good')}
      <a href="#${anchors.page}-f${place + 1}">Why</a>
    </p>`;
  }
  const numbered = anchors.checks
    .filter(({ check }) => check.recommendation !== null && text.startsWith(check.recommendation))
    .sort((a, b) => (b.check.recommendation?.length ?? 0) - (a.check.recommendation?.length ?? 0))[0];
  return numbered === undefined ? undefined : aboutCheck(numbered, result, anchors);
}

function aboutCheck(
  { number, anchor, check }: NumberedCheck,
  result: AnalysisResult,
  anchors: Anchors,
): Html {
  const block = result.content_blocks.findIndex(({ fixes }) => fixes.includes(check.id));
  const pointer = check.evidence.map((one) => anchors.pointerOf(one)).find((found) => found !== undefined);
  return html`<p class="about">
    ${check.expected_gain === null ? undefined : badge(`+${check.expected_gain.toFixed(1)} expected`, 'good')}
    <a href="#${anchor}">Check ${number}: ${shown(check.title)}</a>
    ${pointer === undefined ? undefined : html`<a href="${pointer.href}">Place in the text</a>`}
    ${block < 0 ? undefined : html`<a href="#${blockAnchor(block)}">Words to paste</a>`}
  </p>`;
}
