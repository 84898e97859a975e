/**
 * A client of the API as its documentation asks for one, for load and fault tests: it sends by turns to every address,
 * and repeats a request that got 503 or no response at the next address with the same `Idempotency-Key`. Any other
 * response that a journey does not expect is an error.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {object} ClientOptions
 * @property {() => readonly string[]} addresses where the API is served now, each without `/v1`
 * @property {string} key a secret key
 * @property {string} [publishableKey] for `track`; without it the secret key is used
 * @property {number} [attemptsMax] of one request
 * @property {number} [requestMsMax] of one attempt; longer than any wait that a journey asks for
 * @property {number} [pollMs] between two readings of work that has not ended; without it, what `Retry-After` says
 * @property {number} [pollsMax] of one piece of work
 * @property {(exchange: Exchange) => void} [onExchange] is called after every attempt
 *
 * @typedef {object} Exchange One attempt at one request.
 * @property {string} method
 * @property {string} path with ids as `{id}`, so that exchanges can be counted by route
 * @property {string} address
 * @property {number | undefined} status undefined without a whole response
 * @property {'refused' | 'reset' | 'cut' | 'late' | undefined} failure no connection; no response; a part of a response;
 *   neither within `requestMsMax`
 * @property {string | undefined} cause of the failure: an error code or message
 * @property {number} durationMs
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {any} body
 * @property {string} address
 *
 * @typedef {object} Sending
 * @property {object} [body]
 * @property {Record<string, string>} [headers]
 * @property {string} [idempotencyKey] of a POST; without it, a new one
 * @property {string} [key] instead of the client's
 *
 * @typedef {object} Client
 * @property {ClientOptions} options
 * @property {(method: string, path: string, sending?: Sending) => Promise<Answer>} send
 *
 * @typedef {object} Page
 * @property {string} url
 * @property {string} [html] instead of what is at the address
 *
 * @typedef {object} Journey
 * @property {readonly string[]} accepted ids of analyses, injections and batches that the API answered 200 or 202 for
 * @property {readonly string[]} failed those of them that ended as `failed`
 */

const defaults = { attemptsMax: 40, requestMsMax: 60_000, pollsMax: 2_400 };

/** A response that no journey expects, or none at all after the last attempt. */
export class JourneyError extends Error {
  /**
   * @param {string} what
   * @param {Answer | undefined} answer
   */
  constructor(what, answer) {
    const error = answer?.body?.error;
    super(
      answer === undefined ? what : `${what}: ${answer.status} ${error?.code ?? ''} ${error?.message ?? ''}`,
    );
    this.name = 'JourneyError';
    this.answer = answer;
  }
}

/**
 * @param {ClientOptions} options
 * @returns {Client}
 */
export function createClient(options) {
  let turn = 0;
  const { attemptsMax, requestMsMax } = { ...defaults, ...options };
  return {
    options,
    async send(method, path, sending = {}) {
      const { body, headers = {}, idempotencyKey = randomUUID(), key = options.key } = sending;
      const request = {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const addresses = options.addresses();
        const address = addresses[turn % addresses.length] ?? '';
        turn += 1;
        const answer = await exchange(address, path, request, requestMsMax, options.onExchange);
        if (answer !== undefined && answer.status !== 503) return answer;
        // At once at every other address, then later and later: they may all be starting.
        const round = Math.floor((attempt + 1) / addresses.length);
        if ((attempt + 1) % addresses.length === 0) {
          await delay(Math.min(2_000, 50 * 2 ** round) * (0.5 + Math.random() / 2));
        }
      }
      throw new JourneyError(`${method} ${path} was not answered in ${attemptsMax} attempts`, undefined);
    },
  };
}

/**
 * One attempt; undefined without a whole response.
 *
 * @param {string} address
 * @param {string} path
 * @param {RequestInit} request
 * @param {number} msMax
 * @param {ClientOptions['onExchange']} onExchange
 * @returns {Promise<Answer | undefined>}
 */
async function exchange(address, path, request, msMax, onExchange) {
  const begun = performance.now();
  const signal = AbortSignal.timeout(msMax);
  let response;
  let answer;
  let error;
  try {
    response = await fetch(`${address}/v1${path}`, { ...request, signal });
    const text = await response.text();
    answer = { status: response.status, headers: response.headers, body: JSON.parse(text), address };
  } catch (caught) {
    error = caught;
  }
  const cause = error === undefined ? undefined : String(error.cause?.code ?? error.cause ?? error);
  onExchange?.({
    method: request.method ?? 'GET',
    path: path.replace(/[?].*$/, '').replace(/[a-z]+_[0-9a-z]{26}/g, '{id}'),
    address,
    status: answer?.status,
    failure: cause === undefined ? undefined : failureOf(cause, signal.aborted, response !== undefined),
    cause,
    durationMs: performance.now() - begun,
  });
  return answer;
}

/**
 * @param {string} cause
 * @param {boolean} isLate
 * @param {boolean} hasBegun the headers of a response have come
 * @returns {Exchange['failure']}
 */
function failureOf(cause, isLate, hasBegun) {
  if (isLate) return 'late';
  if (hasBegun) return 'cut';
  return cause === 'ECONNREFUSED' ? 'refused' : 'reset';
}

/**
 * @param {Answer} answer
 * @param {string} what
 * @param {readonly number[]} statuses
 */
function expectStatus(answer, what, statuses) {
  if (!statuses.includes(answer.status)) throw new JourneyError(what, answer);
  return answer;
}

/**
 * Reads a resource until it has ended, each time from the next address.
 *
 * @param {Client} client
 * @param {string} path
 */
async function untilEnded(client, path) {
  const { pollsMax = defaults.pollsMax, pollMs } = client.options;
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const { headers, body } = expectStatus(await client.send('GET', path), `GET ${path}`, [200]);
    if (body.status === 'completed' || body.status === 'failed') return body;
    await delay(pollMs ?? Number(headers.get('retry-after') ?? 1) * 1_000);
  }
  throw new JourneyError(`${path} has not ended after ${pollsMax} readings`, undefined);
}

/** @param {{ id: string, status: string }} ended @returns {Journey} */
function journeyOf({ id, status }) {
  return { accepted: [id], failed: status === 'failed' ? [id] : [] };
}

/**
 * Submits a page and reads the analysis until it has ended.
 *
 * @param {Client} client
 * @param {Page} page
 * @returns {Promise<Journey & { analysis: any }>}
 */
export async function submitAndPoll(client, page) {
  const headers = { prefer: 'respond-async' };
  const answer = await client.send('POST', '/analysis', { body: page, headers });
  const { id } = expectStatus(answer, 'POST /analysis', [200, 202]).body;
  const analysis = await untilEnded(client, `/analysis/${id}`);
  return { ...journeyOf(analysis), analysis };
}

/**
 * Submits a page, waits for its end as part of the request, and reads on where the wait was too short.
 *
 * @param {Client} client
 * @param {Page} page
 * @returns {Promise<Journey & { analysis: any }>}
 */
export async function submitAndWait(client, page) {
  const answer = await client.send('POST', '/analysis', { body: page, headers: { prefer: 'wait=30' } });
  const { id } = expectStatus(answer, 'POST /analysis', [200, 202]).body;
  const analysis = answer.status === 200 ? answer.body : await untilEnded(client, `/analysis/${id}`);
  return { ...journeyOf(analysis), analysis };
}

/**
 * Submits addresses as one batch and reads it until all have ended.
 *
 * @param {Client} client
 * @param {readonly string[]} urls
 * @returns {Promise<Journey & { batch: any }>}
 */
export async function batch(client, urls) {
  const answer = await client.send('POST', '/analysis/batch', { body: { urls } });
  const { id } = expectStatus(answer, 'POST /analysis/batch', [202]).body;
  const ended = await untilEnded(client, `/analysis/batch/${id}`);
  const analyses = [...new Map(ended.analyses.map((one) => [one.id, one])).values()];
  return {
    accepted: [id, ...analyses.map((one) => one.id)],
    failed: analyses.filter(({ status }) => status === 'failed').map((one) => one.id),
    batch: ended,
  };
}

/**
 * Has content blocks made for a page, reads them until they are ready, and publishes them.
 *
 * @param {Client} client
 * @param {Page & { content_types?: readonly string[] }} page
 * @returns {Promise<Journey & { injection: any }>}
 */
export async function injectAndPublish(client, page) {
  const headers = { prefer: 'respond-async' };
  const answer = await client.send('POST', '/injection', { body: page, headers });
  const { id } = expectStatus(answer, 'POST /injection', [200, 202]).body;
  const draft = await untilEnded(client, `/injection/${id}`);
  if (draft.status === 'failed') return { ...journeyOf(draft), injection: draft };
  const path = `/injection/${id}/publish`;
  const published = expectStatus(await client.send('POST', path), 'POST /injection/{id}/publish', [200]);
  return { ...journeyOf(draft), injection: published.body };
}

/**
 * Previews content blocks of a page. Nothing is saved, so nothing is accepted.
 *
 * @param {Client} client
 * @param {Page & { content_types?: readonly string[] }} page
 * @returns {Promise<Journey & { preview: any }>}
 */
export async function preview(client, page) {
  const answer = await client.send('POST', '/injection/preview', { body: page });
  const { body } = expectStatus(answer, 'POST /injection/preview', [200]);
  return { accepted: [], failed: body.status === 'failed' ? ['preview'] : [], preview: body };
}

/**
 * Asks what is published for a page, as its script does: the API counts a view, and a referral where an assistant sent
 * the visitor.
 *
 * @param {Client} client
 * @param {{ url: string, referrer?: string }} view
 * @returns {Promise<Journey & { page: any }>}
 */
export async function track(client, { url, referrer }) {
  const query = new URLSearchParams({ url, ...(referrer === undefined ? {} : { referrer }) });
  const sending = { key: client.options.publishableKey ?? client.options.key };
  const answer = await client.send('GET', `/tracker?${query}`, sending);
  const { body } = expectStatus(answer, 'GET /tracker', [200]);
  return { accepted: [], failed: [], page: body };
}
