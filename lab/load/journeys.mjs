/** Runs the journeys of callers side by side until their time or their pages are used up. */
import {
  batch,
  createClient,
  injectAndPublish,
  preview,
  submitAndPoll,
  submitAndWait,
  track,
} from './client.mjs';

const pagesOfBatch = 10;
/** Ends a run in which nothing is accepted any more. */
const errorsMax = 20;

/** What callers do, in turn; submissions are the most frequent. Each returns its accepted ids. */
const turns = ['poll', 'track', 'wait', 'inject', 'poll', 'batch', 'poll', 'preview', 'wait', 'track'];

const journeys = {
  poll: (client, { next }) => submitAndPoll(client, { url: next() }),
  wait: (client, { next }) => submitAndWait(client, { url: next() }),
  batch: (client, { next }) =>
    batch(
      client,
      Array.from({ length: pagesOfBatch }, () => next()),
    ),
  inject: (client, { next }) => injectAndPublish(client, { url: next() }),
  preview: (client, { next }) => preview(client, { url: next() }),
  track: (client, { next }) => track(client, { url: next(), referrer: 'https://chatgpt.com/' }),
};

/**
 * @param {{ addresses: () => readonly string[], key: string, callers: number, seconds: number, pages: number,
 *   pageUrl: (number: number) => string }} plan ends at the first of `seconds` and `pages`
 */
export async function runJourneys({ addresses, key, callers, seconds, pages, pageUrl }) {
  let retried = 0;
  const client = createClient({
    addresses,
    key,
    pollMs: 200,
    onExchange: ({ status }) => (retried += status === undefined || status === 503 ? 1 : 0),
  });
  const until = performance.now() + seconds * 1_000;
  let number = 0;
  const next = () => pageUrl((number += 1));
  const accepted = [];
  const failed = [];
  const errors = [];
  const counts = Object.fromEntries(Object.keys(journeys).map((name) => [name, 0]));
  let turn = 0;
  const caller = async () => {
    while (performance.now() < until && number < pages && errors.length < errorsMax) {
      const name = turns[turn % turns.length];
      turn += 1;
      try {
        const journey = await journeys[name](client, { next });
        counts[name] += 1;
        accepted.push(...journey.accepted);
        failed.push(...journey.failed);
      } catch (error) {
        errors.push(`${name}: ${error.message}`);
      }
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  const took = (performance.now() - begun) / 1_000;
  return { accepted, failed, errors, counts, retried, pages: number, seconds: took };
}
