/** What a failed probe means and what to do, for `doctor` and the dashboard. Nothing that the endpoint sent is repeated. */
import type { ProbeFailure } from './probe-endpoint.ts';

export interface ProbedModel {
  readonly baseUrl: string;
  readonly model: string;
  readonly hasKey: boolean;
  readonly timeoutMs: number;
  readonly outputTokensMax: number;
}

/** What the reader can change, by name. */
export interface ProbeNames {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

const settingNames: ProbeNames = { baseUrl: 'LLM_BASE_URL', apiKey: 'LLM_API_KEY', model: 'LLM_MODEL' };

export function probeWords(
  failure: Omit<ProbeFailure, 'detail'>,
  probed: ProbedModel,
  names: ProbeNames = settingNames,
): { readonly fault: string; readonly next: string } {
  const { httpStatus, errorCode } = failure;
  const facts = httpStatus === null ? errorCode : `HTTP ${String(httpStatus)}`;
  const status = facts === null ? '' : ` (${facts})`;
  return { fault: `${reasonWords(failure, probed)}${status}.`, next: nextStep(failure, probed, names) };
}

type Failure = Omit<ProbeFailure, 'detail'>;

/** Of the network guard. */
const blockedCode = 'ERR_BLOCKED_ADDRESS';

function reasonWords({ reason, errorCode }: Failure, { baseUrl, model, timeoutMs }: ProbedModel): string {
  const name = `${model} at ${baseUrl}`;
  switch (reason) {
    case 'timeout':
      return `${name} did not answer within ${String(timeoutMs)} ms`;
    case 'unreachable':
      return errorCode === blockedCode
        ? `${baseUrl} is not at a public address`
        : `${baseUrl} cannot be reached`;
    case 'refused':
      return `${name} refused the question`;
    case 'truncated':
      return `${name} stopped at the token limit before its answer`;
    default:
      return `${name} gave no answer that can be read`;
  }
}

function nextStep(failure: Failure, probed: ProbedModel, names: ProbeNames): string {
  const { reason, httpStatus } = failure;
  if (reason === 'timeout') {
    return 'Raise LLM_TIMEOUT_MS, use a faster model, or check what the endpoint waits for.';
  }
  if (reason === 'unreachable') return reachStep(failure, names);
  if (reason === 'truncated') {
    return `Raise LLM_OUTPUT_TOKENS_MAX (${String(probed.outputTokensMax)}): reasoning models use part of it before they answer.`;
  }
  if (reason === 'refused') return refusalStep(httpStatus ?? 0, probed, names);
  return `Check that ${names.baseUrl} is an OpenAI-compatible API, and that the model follows instructions (an “instruct” or chat model).`;
}

function reachStep({ errorCode }: Failure, names: ProbeNames): string {
  return errorCode === blockedCode
    ? 'Add its network to FETCH_ALLOW_NETWORKS, or name the endpoint in LLM_BASE_URL.'
    : `Start the endpoint, and check the host and the port of ${names.baseUrl} from this machine.`;
}

function refusalStep(httpStatus: number, { hasKey }: ProbedModel, names: ProbeNames): string {
  if (httpStatus === 401 || httpStatus === 403) {
    return hasKey ? `Check ${names.apiKey}, and that it may use this model.` : `Set ${names.apiKey}.`;
  }
  if (httpStatus >= 300 && httpStatus < 400) {
    return `Set ${names.baseUrl} to the address that it redirects to: redirects are not followed.`;
  }
  if (httpStatus === 404 || httpStatus === 405) {
    return `Check ${names.baseUrl}, to which /chat/completions is appended (most end with /v1), and ${names.model}.`;
  }
  if (httpStatus === 429) return 'Wait, or check the quota and the credit of the account at the provider.';
  if (httpStatus >= 500) return 'Check the endpoint’s log; it may still be loading the model.';
  return `Check ${names.model} and what the endpoint says.`;
}
