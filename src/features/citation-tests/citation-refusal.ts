import { AppError } from '../../service/platform/errors.ts';
import type { RefusedSource } from './tested-pages.ts';

/** The error that an entry point reports for a citation test that was not accepted. */
export function citationRefusal(refused: RefusedSource): AppError {
  switch (refused.kind) {
    case 'analysis_not_found':
      return new AppError('not_found', {
        message: 'There is no analysis with this id.',
        param: 'analysis_id',
      });
    case 'analysis_not_completed':
      return new AppError('invalid_state', {
        message: 'The analysis is not completed, so there is no page to test.',
        param: 'analysis_id',
      });
    case 'injection_not_found':
      return new AppError('not_found', {
        message: 'There is no injection with this id.',
        param: 'injection_id',
      });
    case 'injection_not_completed':
      return new AppError('invalid_state', {
        message: 'The injection is not completed, so there are no two versions to test.',
        param: 'injection_id',
      });
    case 'repeated_rival': {
      const param = `rivals[${String(refused.index)}]`;
      return new AppError('invalid_field', {
        message: `${param}: Must not be the own page or an earlier rival.`,
        param,
      });
    }
  }
}
