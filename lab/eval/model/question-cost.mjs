/** What it costs to have a model read a page, by kind of page. */
import { median } from '../bootstrap.mjs';
import { table } from '../table.mjs';

/** Characters of a token where the endpoint reported none: the usual figure for English. */
const charsPerToken = 4;

/** A question with its schema and the answer, in tokens. */
function tokensOf({ question, recording }) {
  if (recording?.tokens) return recording.tokens;
  const { messages, schema } = question;
  const chars = messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema).length);
  const answer = recording === null ? 0 : recording.text.length;
  return { input: Math.round(chars / charsPerToken), output: Math.round(answer / charsPerToken) };
}

export function costTable(pages) {
  const asked = pages.flatMap(({ page_type: type, recorded }) =>
    [recorded.inferred, recorded.given]
      .filter(({ question }) => question !== null)
      .map((one) => ({
        type,
        ...tokensOf(one),
        isAnswered: one.recording !== null,
        isReported: one.recording?.tokens != null,
      })),
  );
  const types = [...new Set(asked.map(({ type }) => type))].sort();
  const lineOf = (name, some) => {
    const answered = some.filter(({ isAnswered }) => isAnswered);
    return [
      name,
      String(some.length),
      Math.round(median(some, ({ input }) => input)).toLocaleString('en'),
      Math.max(...some.map(({ input }) => input)).toLocaleString('en'),
      answered.length === 0 ? '–' : Math.round(median(answered, ({ output }) => output)).toLocaleString('en'),
      answered.length === 0 ? '–' : Math.max(...answered.map(({ output }) => output)).toLocaleString('en'),
    ];
  };
  const reported = asked.filter(({ isReported }) => isReported).length;
  return [
    `Tokens of one question, of which a page has one. ${reported} of ${asked.length} were reported by an endpoint; the others are characters / ${charsPerToken}.`,
    table(
      ['page type', 'questions', 'asked, median', 'most', 'answered, median', 'most'],
      [
        ...types.map((type) =>
          lineOf(
            type,
            asked.filter((one) => one.type === type),
          ),
        ),
        ...(asked.length === 0 ? [] : [lineOf('all', asked)]),
      ],
    ),
  ].join('\n\n');
}
