import { AppError } from '../../service/platform/errors.ts';

/** For requests to a server that stops: another process answers them, or this one after its restart. */
export function stoppingServer(): AppError {
  return new AppError('unavailable', { message: 'The server is shutting down.' });
}
