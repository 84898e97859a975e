import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { judgesPages, modelSettings, readsPages, type StoredModel } from './model-settings.ts';

const stored: StoredModel = {
  endpoint: { baseUrl: 'https://stored.example/v1', apiKey: 'sk-stored', model: 'stored-1' },
  uses: ['blocks'],
  samples: 3,
  tokensPerDay: 500,
};

function config(env: Readonly<Record<string, string>>): Config {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.config;
}

describe('the settings of the language model', () => {
  it('are the defaults where nothing is set: every use, one sample', () => {
    expect(modelSettings(config({}))).toEqual({
      endpoint: null,
      uses: ['reading', 'judging', 'blocks'],
      samples: 1,
      tokensPerDay: 1_000_000,
    });
  });

  it('are the stored ones where the environment names no model', () => {
    expect(modelSettings(config({}), stored)).toEqual({
      ...stored,
      endpoint: { ...stored.endpoint, origin: 'dashboard' },
    });
  });

  it('are those of the environment alone where it names a model', () => {
    const env = { LLM_BASE_URL: 'http://127.0.0.1:8000/v1', LLM_MODEL: 'own-1' };
    expect(modelSettings(config(env), stored)).toEqual({
      endpoint: { baseUrl: env.LLM_BASE_URL, model: 'own-1', apiKey: undefined, origin: 'environment' },
      uses: ['reading', 'judging', 'blocks'],
      samples: 1,
      tokensPerDay: 1_000_000,
    });
  });

  it('take each limit of the environment before the stored one', () => {
    const env = { LLM_USES: 'reading', LLM_SAMPLES: '5', LLM_TOKENS_PER_DAY: '90' };
    expect(modelSettings(config(env), stored)).toMatchObject({
      endpoint: { model: 'stored-1' },
      uses: ['reading'],
      samples: 5,
      tokensPerDay: 90,
    });
  });

  it.each([
    [['reading'], true, false],
    [['judging'], true, true],
    [['blocks'], false, false],
    [['reading', 'judging'], true, true],
  ] as const)('%j: a model that judges reads, too', (uses, reads, judges) => {
    expect([readsPages({ uses }), judgesPages({ uses })]).toEqual([reads, judges]);
  });
});
