/** A failed request to the service. */
export interface Fault {
  /** The page that was asked for. */
  readonly address: string;
  readonly reason: 'unreachable' | 'timeout' | 'http_status' | 'too_large' | 'invalid_answer';
  /** With `http_status`: what the service answered. */
  readonly status?: number;
}
