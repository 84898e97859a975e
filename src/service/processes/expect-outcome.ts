/**
 * Returns what an analysis process answered if it has the parts of an outcome of the task; throws otherwise. A broken answer that
 * is saved would be a result without content, or a failure without a reason.
 */
export function expectOutcome(task: object, answer: unknown): object {
  if (isObject(answer)) {
    const { status } = answer;
    if (status === 'failed' && isError(answer['error'])) return answer;
    if (status === 'completed' && isResultOf(task, answer)) return answer;
  }
  throw new Error('An analysis process answered with no outcome of its task.');
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isError = (error: unknown): boolean =>
  isObject(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string';

function isResultOf(task: object, answer: Fields): boolean {
  if ('urls' in task) return Array.isArray(answer['allowed']);
  if ('ask' in task) return answer['question'] !== undefined;
  if ('reading' in task) return answer['asked'] !== undefined;
  if ('injection' in task)
    return isObject(answer['made']) && isBytes(answer['page']) && isBytes(answer['rendered']);
  if ('source' in task) return typeof answer['sourceJson'] === 'string';
  if ('plan' in task) return typeof answer['planJson'] === 'string' && Array.isArray(answer['prompts']);
  if ('judged' in task) return typeof answer['resultJson'] === 'string' && Array.isArray(answer['receipts']);
  if ('page' in task) return isObject(answer['summary']);
  const texts = [answer['resultJson'], answer['contentJson']];
  return texts.every((text) => typeof text === 'string') && Number.isFinite(answer['overallScore']);
}

const isBytes = (value: unknown): boolean => value instanceof Uint8Array;
