import type { FailedAuthentications } from '../../features/limits/failed-authentications.ts';
import type { App } from '../../service/platform/app.ts';

/** Dependencies of handlers. One for each server. */
export interface HttpContext {
  readonly app: App;
  readonly failedAuthentications: FailedAuthentications;
  /** True for a literal address from which pages may not be fetched. Names are checked when they are resolved. */
  readonly isBlockedHost: (hostname: string) => boolean;
  /** True once the server has begun to stop: it still serves requests (STOP_DELAY_MS), but new ones should go elsewhere. */
  readonly isStopping: () => boolean;
  /** True once the server refuses requests. */
  readonly isClosing: () => boolean;
}
