import { AppError } from '../../service/platform/errors.ts';
import type { AcceptedInjection } from './accept-injection.ts';

/** The error that an entry point reports for an injection that was not accepted. */
export function acceptanceRefusal({
  kind,
}: Exclude<AcceptedInjection, { readonly kind: 'accepted' }>): AppError {
  switch (kind) {
    case 'analysis_not_found':
      return new AppError('not_found', {
        message: 'There is no analysis with this id.',
        param: 'analysis_id',
      });
    case 'analysis_not_completed':
      return new AppError('invalid_state', {
        message: 'The analysis is not completed, so there is no page to use.',
        param: 'analysis_id',
      });
    case 'other_page':
      return new AppError('invalid_field', {
        message: 'url: Must match the url of the analysis, or be omitted.',
        param: 'url',
      });
  }
}
