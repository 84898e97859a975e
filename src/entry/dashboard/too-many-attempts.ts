import { AppError } from '../../service/platform/errors.ts';

export function tooManyAttempts(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError('rate_limited', {
    message: `Too many attempts. Try again in ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
