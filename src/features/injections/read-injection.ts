import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { InjectionDiff, InjectionRecord } from '../../core/schema/injection.ts';
import type { Caller } from '../keys/authenticate.ts';
import {
  findInjection,
  findRendered,
  listInjectionRows,
  type InjectionFilter,
} from './statements/injections.ts';
import { noReview, type DraftReview } from './review/draft-review.ts';
import { findReview } from './statements/draft-reviews.ts';
import type { App } from '../../service/platform/app.ts';
import { hasEnded } from '../analyses/analysis-record.ts';
import {
  injectionDocument,
  injectionMetadataJson,
  injectionRecord,
  type InjectionDocument,
} from './injection-record.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import { waitForEnd, type Wait } from '../../service/platform/wait-for-end.ts';

const decompress = promisify(gunzip);

/** The injection; null when the caller's account and environment have none with this id. */
export async function readInjection(app: App, caller: Caller, id: string): Promise<InjectionDocument | null> {
  const row = await findInjection(app.database.db, caller, id);
  return row === undefined ? null : injectionDocument(row);
}

export interface InjectionDetail {
  readonly record: InjectionRecord;
  /** The changes to the page, from `changesOnly`; null until completed. */
  readonly changes: InjectionDiff | null;
  /** Facts that the caller supplied. */
  readonly facts: readonly string[];
  /** What editors decided about the items of a draft. */
  readonly review: DraftReview;
}

/** The injection with its changes and facts; null as in `readInjection`. */
export async function readInjectionDetail(
  app: App,
  caller: Caller,
  id: string,
): Promise<InjectionDetail | null> {
  const row = await findInjection(app.database.db, caller, id);
  if (row === undefined) return null;
  const changes = row.diff === null ? null : (JSON.parse(row.diff) as InjectionDiff);
  const review = (await findReview(app.database.db, id)) ?? noReview;
  return { record: injectionRecord(row), changes, facts: row.input.facts, review };
}

/** The part for publishable keys: `json` is an `InjectionMetadata`; null as in `readInjection`. */
export async function readInjectionMetadata(
  app: App,
  caller: Caller,
  id: string,
): Promise<InjectionDocument | null> {
  const row = await findInjection(app.database.db, caller, id);
  return row === undefined ? null : { id, status: row.status, json: injectionMetadataJson(row) };
}

/** Waits until the injection ends or `wait` is over, and returns it; null as in `readInjection`. */
export async function waitForInjection(
  app: App,
  caller: Caller,
  id: string,
  wait: Wait,
): Promise<InjectionDocument | null> {
  return await waitForEnd(app.analysisEndings, id, wait, {
    read: () => readInjection(app, caller, id),
    isOver: ({ status }) => hasEnded(status),
  });
}

/** The caller's injections, newest first. `url` matches every spelling of the address. */
export async function listInjections(
  app: App,
  caller: Caller,
  { url, ...filter }: Omit<InjectionFilter, 'pageUrl'> & { readonly url?: string },
): Promise<InjectionDocument[]> {
  if (url !== undefined && !URL.canParse(url)) return [];
  const page = url === undefined ? {} : { pageUrl: samePageUrl(url) };
  const rows = await listInjectionRows(app.database.db, caller, { ...filter, ...page });
  return rows.map((row) => injectionDocument(row));
}

export type Rendering =
  | { readonly kind: 'rendered'; readonly html: string }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'not_completed' };

/** The page with the blocks applied: the text that `score_after` was measured on. */
export async function renderInjection(app: App, caller: Caller, id: string): Promise<Rendering> {
  const rendered = await findRendered(app.database.db, caller, id);
  if (rendered === undefined) return { kind: 'not_found' };
  if (rendered === null) return { kind: 'not_completed' };
  return { kind: 'rendered', html: (await decompress(rendered)).toString('utf8') };
}
