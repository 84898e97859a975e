/** What the analysis reads from a page, and what it says of it, against what careful readers took from the same page. */
import { answerLines, verdictLines } from '../readings/answer-lines.mjs';
import { missingLines, weaknessLines } from '../readings/advice-lines.mjs';
import { entityLines } from '../readings/entity-lines.mjs';
import { foundAnswerLines } from '../readings/found-answer-lines.mjs';
import { readReadings } from '../readings/labelled-readings.mjs';
import { confidenceLines, probeLines } from '../readings/probe-lines.mjs';
import { readinessLines } from '../readings/readiness-lines.mjs';
import { sideBySide } from '../readings/side-by-side.mjs';
import { pageTypeLines, subjectLines } from '../readings/subject-lines.mjs';

export const about =
  '**Readings.** Subject, questions, page type, entities, answers and lacks that careful readers noted on whole pages, and how ' +
  'ready they judged each page as a source. Sites are divided by a hash of their host: weights are fitted on *tune*, and the ' +
  'figures are those of the other sites. Names and texts are compared by F1 of their words without function words and endings. ' +
  'The score is that for the readers’ queries; *within a page type* means that the mean of each type is taken off score and label.';

export async function measure({ peers }) {
  const pages = readReadings();
  const scores = await peers.scoresOf(pages.map(({ html, url }) => ({ html, url })));
  pages.forEach((page, index) => {
    page.peerScore = scores === null ? null : scores[index];
  });
  const tune = pages.filter(({ part }) => part === 'tune');
  const others = pages.filter(({ part }) => part !== 'tune');
  return {
    lines: [...linesOf(others, 'sites not fitted on', tune), ...linesOf(tune, 'sites fitted on', tune)],
    details: () =>
      pages
        .filter(({ part }) => part === 'read')
        .map(sideBySide)
        .join('\n'),
  };
}

function linesOf(pages, data, tune) {
  return [
    ...probeLines(pages, data),
    ...confidenceLines(pages, data),
    ...subjectLines(pages, data),
    ...pageTypeLines(pages, data),
    ...entityLines(pages, data),
    ...foundAnswerLines(pages, data),
    ...answerLines(pages, data),
    ...verdictLines(pages, data),
    ...missingLines(pages, data, tune),
    ...readinessLines(pages, data),
    ...weaknessLines(pages, data, tune),
  ];
}
