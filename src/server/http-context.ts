import type { FailedAuthentications } from '../limits/failed-authentications.ts';
import type { App } from '../platform/app.ts';

/** What handlers reach besides the use cases' own needs. Made once for each server. */
export interface HttpContext {
  readonly app: App;
  readonly failedAuthentications: FailedAuthentications;
  /** True for a host that is a literal address which pages may not be fetched from. Names are judged when resolved. */
  readonly isBlockedHost: (hostname: string) => boolean;
  /** True from the moment the server begins to stop. */
  readonly isClosing: () => boolean;
}
