/**
 * Bounds the request bodies that a process keeps at once, until each request is answered: for one account, so that its
 * requests leave room for those of others, and in all.
 */
import { AppError } from '../../service/platform/errors.ts';
import { apiBodyBytesMax, shownBytes } from '../server/body-limits.ts';

export interface BodyRoomLimits {
  readonly ofAccountBytesMax: number;
  readonly bytesMax: number;
}

/** A dozen of the largest bodies for one account, four such accounts. */
export const bodyRoomLimits: BodyRoomLimits = {
  ofAccountBytesMax: 12 * apiBodyBytesMax,
  bytesMax: 48 * apiBodyBytesMax,
};

export interface KeptBody {
  /** Sets the bytes kept of this body. Throws AppError `rate_limited` when there is no room for them. */
  grow(bytes: number): void;
  release(): void;
}

export interface BodyRoom {
  enter(accountId: string): KeptBody;
}

export function createBodyRoom({ ofAccountBytesMax, bytesMax }: BodyRoomLimits = bodyRoomLimits): BodyRoom {
  const ofAccounts = new Map<string, number>();
  let all = 0;
  return {
    enter(accountId) {
      let kept = 0;
      const set = (bytes: number): void => {
        const ofAccount = (ofAccounts.get(accountId) ?? 0) + bytes - kept;
        if (ofAccount === 0) ofAccounts.delete(accountId);
        else ofAccounts.set(accountId, ofAccount);
        all += bytes - kept;
        kept = bytes;
      };
      return {
        grow(bytes) {
          set(bytes);
          if ((ofAccounts.get(accountId) ?? 0) > ofAccountBytesMax)
            throw full('this account', ofAccountBytesMax);
          if (all > bytesMax) throw full('all accounts', bytesMax);
        },
        release: () => set(0),
      };
    },
  };
}

function full(whose: string, bytesMax: number): AppError {
  return new AppError('rate_limited', {
    message: `The requests of ${whose} that are not answered yet have bodies of more than ${shownBytes(bytesMax)}.`,
    headers: { 'retry-after': '1' },
  });
}
