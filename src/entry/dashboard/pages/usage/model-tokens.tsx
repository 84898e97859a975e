import type { VNode } from 'preact';
import type { App } from '../../../../service/platform/app.ts';
import { readModelTokens, type ModelTokens } from '../../../../features/usage/read-model-tokens.ts';
import type { TokenFigures } from '../../../../features/usage/index.ts';
import { BarChart } from '../../components/charts.tsx';
import { barsOf, barTitle, type Range } from './usage-bars.ts';
import { meter, units } from './usage-parts.tsx';

export interface ModelUse {
  readonly inRange: ModelTokens;
  readonly today: number;
  readonly tokensPerDay: number;
}

/** The tokens of an account; null without a language model and without tokens in the range. */
export async function readModelUse(
  { languageModel, database: { db }, now }: App,
  accountId: string,
  range: Range,
): Promise<ModelUse | null> {
  const at = now();
  const [inRange, today] = await Promise.all([
    readModelTokens(db, { accountId, ...range }),
    readModelTokens(db, { accountId, from: at, to: at }),
  ]);
  const { endpoint, tokensPerDay } = languageModel.current().settings;
  if (endpoint === null && inRange.days.length === 0) return null;
  return { inRange, today: tokensOf(today.total), tokensPerDay };
}

const tokensOf = ({
  input_tokens: input,
  output_tokens: output,
  estimated_tokens: estimated,
}: TokenFigures) => input + output + estimated;

const kinds = [
  ['Input', 'input_tokens'],
  ['Output', 'output_tokens'],
  ['Estimated', 'estimated_tokens'],
] as const;

/** Tokens by day and what is left of today's budget. */
export function modelPart({ inRange, today, tokensPerDay }: ModelUse, range: Range): VNode {
  const { total, days } = inRange;
  const series = kinds
    .filter(([, kind]) => kind !== 'estimated_tokens' || total[kind] > 0)
    .map(([label, kind]) => ({
      label,
      ...barsOf(
        range,
        days.map((day) => ({ day: day.day, quantity: day[kind] })),
      ),
    }));
  const { step, labels } = barsOf(range, []);
  const share = today / tokensPerDay;
  const tone = share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good';
  return (
    <section class="usage-metric" aria-labelledby="of-model">
      <h2 id="of-model">
        Language model tokens <span class="soft number">{units(tokensOf(total))}</span>
      </h2>
      <div class="usage-split">
        <BarChart title={barTitle('Tokens', step)} labels={labels} series={series} />
        <div>
          <h3>Budget of today (UTC)</h3>
          <ul class="bars">
            <li>
              <span class="bar-label">
                <span>Used</span>
                <span class="number">
                  {units(today)} of {units(tokensPerDay)}
                </span>
              </span>
              {meter(share, tone)}
            </li>
          </ul>
          <p class="soft small">
            {units(total.questions)} questions in the range. Not billed. Beyond the budget, rules replace the
            model. Estimated: questions that are running, or that the endpoint reported no tokens for.
          </p>
        </div>
      </div>
    </section>
  );
}
