import { describe, expect, it } from 'vitest';
import { AppError } from '../../service/platform/errors.ts';
import { namingMissing } from './name-missing.ts';
import { listRoutes } from './routes/index.ts';

const thrown = async (path: string, error: Error): Promise<unknown> =>
  await namingMissing(path, () => Promise.reject(error))().catch((reason: unknown) => reason);

const nouns: Readonly<Record<string, string>> = { 'citation-tests': 'citation test' };

describe('a 404 of the API', () => {
  it('names the kind of object, for every route with an id', async () => {
    const paths = listRoutes()
      .map(({ path }) => path)
      .filter((path) => path.includes('{id}'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const kind = path.startsWith('/v1/analysis/batch')
        ? 'batch'
        : (nouns[path.split('/')[2] ?? ''] ?? path.split('/')[2]);
      expect(await thrown(path, new AppError('not_found')), path).toMatchObject({
        ...{ code: 'not_found', message: `No ${kind ?? ''} has this id.` },
      });
    }
  });

  it('keeps a message that says more, and other errors', async () => {
    const said = new AppError('not_found', { message: 'It has been deleted.' });
    expect(await thrown('/v1/analysis/{id}', said)).toBe(said);
    const other = new AppError('invalid_state');
    expect(await thrown('/v1/analysis/{id}', other)).toBe(other);
  });
});
