/** The account and environment that a row belongs to. To every other caller the row does not exist. */
export interface Owner {
  readonly accountId: string;
  readonly environment: 'live' | 'test';
}
