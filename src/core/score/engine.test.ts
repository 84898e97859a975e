import { expect, it } from 'vitest';
import { version } from '../../service/platform/version.ts';
import { ENGINE_VERSION } from './engine.ts';

it('gives the engine the version of the package', () => {
  expect(ENGINE_VERSION).toBe(version);
  expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+/);
});
