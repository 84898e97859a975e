import type { Config } from '../../../service/config/config.ts';
import type {
  EndpointProbe,
  FormatOutcome,
  LongProbe,
  ProbeFailure,
} from '../../../service/llm/probe-endpoint.ts';
import { probeWords } from '../../../service/llm/probe-words.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';

const check = 'language model';

/** Asks the configured endpoint one tiny question and says what works; `isLong`: and one of full length. */
export async function checkModel(
  config: Config,
  now: () => Date,
  isLong: boolean,
): Promise<readonly Finding[]> {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === undefined || model === undefined) {
    return [
      skipped(
        check,
        'No model is configured: rules read and write.',
        'To use one, set LLM_BASE_URL and LLM_MODEL; docs/language-model-providers.md has the settings of each provider.',
      ),
    ];
  }
  // The libraries take 0.1 s to load.
  const { probeEndpoint, probeLongQuestion } = await import('../../../service/llm/probe-endpoint.ts');
  const options = { baseUrl, apiKey, model, outputTokensMax: config.llmOutputTokensMax, now };
  const probe = await probeEndpoint(options, config.llmTimeoutMs);
  if (probe.failure !== null) return [failureFinding(probe.failure, probe, config)];
  const answered = answeredFinding(probe, model);
  if (!isLong) return [answered];
  const limits = { charsMax: config.llmInputCharsMax, timeoutMs: config.llmTimeoutMs };
  return [answered, longFinding(await probeLongQuestion(options, probe.dialect, limits), config)];
}

function longFinding(probe: LongProbe, config: Config): Finding {
  const name = 'long question';
  const length = `A question of ${String(config.llmInputCharsMax)} characters`;
  const wider =
    'Give the model a longer context (OLLAMA_CONTEXT_LENGTH, --max-model-len, --ctx-size), or lower LLM_INPUT_CHARS_MAX.';
  if (probe.kind === 'failed') {
    const { reason, httpStatus, detail } = probe.failure;
    const status = httpStatus === null ? '' : `, HTTP ${String(httpStatus)}`;
    const said = detail === null || detail === '' ? '' : ` ${shortened(detail)}`;
    return failed(name, `${length} failed (${reason}${status}).${said}`, `${wider} Or raise LLM_TIMEOUT_MS.`);
  }
  const tokens = probe.inputTokens === 0 ? '' : `, ${String(probe.inputTokens)} tokens by its count`;
  if (probe.kind === 'cut') {
    return failed(
      name,
      `${length} lost its beginning${tokens}: the endpoint cuts it off without saying so.`,
      wider,
    );
  }
  return ok(
    name,
    `${length} was read to its beginning in ${String(Math.round(probe.latencyMs))} ms${tokens}.`,
  );
}

const formatWords: Readonly<Record<FormatOutcome, string>> = {
  followed: 'works',
  ignored: 'is accepted, but not followed',
  no_json: 'gives no JSON',
  refused: 'is refused',
};

const formatsOf = ({ formats }: EndpointProbe): string =>
  formats
    .map(({ format, outcome }) => `${format === 'text' ? 'plain text' : format} ${formatWords[outcome]}`)
    .join('; ');

function answeredFinding(probe: EndpointProbe, model: string): Finding {
  const { usage, latencyMs, dialect } = probe;
  const tokens =
    usage === null
      ? 'reports no tokens'
      : `reports tokens (${String(usage.inputTokens)} in, ${String(usage.outputTokens)} out)`;
  const message = `${model} answered in ${String(Math.round(latencyMs))} ms: ${formatsOf(probe)}; ${tokens}.`;
  const details = {
    formats: Object.fromEntries(probe.formats.map(({ format, outcome }) => [format, outcome])),
    tokens_field: dialect.tokensField,
    input_tokens: usage?.inputTokens ?? null,
    output_tokens: usage?.outputTokens ?? null,
    latency_ms: Math.round(latencyMs),
  };
  const hints = [
    ...(probe.formats.at(-1)?.outcome === 'followed' && probe.formats.length === 1
      ? []
      : [
          'Answers without an enforced schema are judged item by item as well, but fail more often: an endpoint that enforces json_schema is better.',
        ]),
    ...(usage === null
      ? ['LLM_TOKENS_PER_DAY counts estimates: set a budget at the endpoint, too, if it costs money.']
      : []),
  ];
  if (hints.length === 0) return ok(check, message, details);
  return { ...warning(check, message, hints.join(' ')), details };
}

function failureFinding(failure: ProbeFailure, probe: EndpointProbe, config: Config): Finding {
  const { reason, httpStatus, detail } = failure;
  const source = httpStatus === null ? 'Reason' : 'It said';
  const said = detail === null || detail === '' ? '' : ` ${source}: ${shortened(detail)}`;
  const tried = probe.formats.length === 0 ? '' : ` Tried: ${formatsOf(probe)}.`;
  const { fault, next } = probeWords(failure, {
    baseUrl: String(config.llmBaseUrl),
    model: String(config.llmModel),
    hasKey: config.llmApiKey !== undefined,
    timeoutMs: config.llmTimeoutMs,
    outputTokensMax: config.llmOutputTokensMax,
  });
  const finding = failed(check, `${fault}${tried}${said}`, next);
  return { ...finding, details: { reason, http_status: httpStatus } };
}

const detailCharsMax = 300;

function shortened(detail: string): string {
  const line = detail.replaceAll(/\s+/g, ' ').trim();
  return line.length > detailCharsMax ? `${line.slice(0, detailCharsMax)} …` : line;
}
