/** The test environment is separate from the live one in everything that callers see, and is never charged. */
export type Environment = 'live' | 'test';
