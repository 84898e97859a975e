/** Views and referrals of pages, usage, and the bill. */
import type {
  Billing,
  DeletedTrackerPage,
  Invoice,
  TrackerPage,
  TrackerVisits,
  Usage,
  operations,
} from './api-types.ts';
import { listOf, type List, type PageQuery } from './list.ts';
import type { CallOptions } from './operation.ts';
import type { Call } from './request.ts';

type QueryOf<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

export interface Tracker {
  /**
   * What is published for a page; with a secret key its blocks, too. A publishable key counts a view, a secret key only
   * with `referrer`; such a call is not repeated after a lost connection, because it might count twice.
   */
  read(query: QueryOf<'readTrackerPage'>, options?: CallOptions): Promise<TrackerPage>;
  /** Page views and referrals by assistants. */
  visits(query?: QueryOf<'readTrackerVisits'>, options?: CallOptions): Promise<TrackerVisits>;
  /** Deletes the figures of a page with its address. */
  delete(query: QueryOf<'deleteTrackerPage'>, options?: CallOptions): Promise<DeletedTrackerPage>;
}

export interface UsageFigures {
  /** What was metered, by metric, day or key. */
  read(query?: QueryOf<'readUsage'>, options?: CallOptions): Promise<Usage>;
}

export interface Bills {
  /** The bill of the current month. */
  read(options?: CallOptions): Promise<Billing>;
  /** The invoices of closed months, newest first. */
  invoices(query?: PageQuery, options?: CallOptions): List<Invoice>;
}

export function trackerOf(call: Call): Tracker {
  return {
    read: (query, options) => call('GET', '/v1/tracker', { ...options, query }),
    visits: (query = {}, options) => call('GET', '/v1/tracker/visits', { ...options, query }),
    delete: (query, options) => call('DELETE', '/v1/tracker', { ...options, query }),
  };
}

export function usageOf(call: Call): UsageFigures {
  return { read: (query = {}, options) => call('GET', '/v1/usage', { ...options, query }) };
}

export function billsOf(call: Call): Bills {
  return {
    read: (options = {}) => call('GET', '/v1/billing', options),
    invoices: (query: PageQuery = {}, options?: CallOptions) =>
      listOf((part, rest) => call('GET', '/v1/billing/invoices', { ...rest, query: part }), query, options),
  };
}
