import { baseUrl as parseBaseUrl } from '../../service/config/config-values.ts';
import {
  modelUses,
  samplesMax,
  tokensPerDayMax,
  type ModelUse,
} from '../../service/config/settings/language-model.ts';

/** The fields of the form, as typed. */
export interface ModelInput {
  readonly baseUrl: string;
  readonly model: string;
  /** Absent: the stored key stays if the address keeps its origin; otherwise the endpoint gets none. */
  readonly apiKey: string | undefined;
  readonly uses: readonly string[];
  readonly samples: string;
  readonly tokensPerDay: string;
}

export interface ModelValues {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly uses: readonly ModelUse[];
  readonly samples: number;
  readonly tokensPerDay: number;
}

export type ModelInputProblems = Readonly<Partial<Record<keyof ModelInput, string>>>;

export type ParsedModelInput =
  | { readonly ok: true; readonly values: ModelValues }
  | { readonly ok: false; readonly problems: ModelInputProblems };

const urlCharsMax = 2_048;
const modelCharsMax = 200;
/** Of a header field; keys of providers have about 200. */
const keyCharsMax = 4_096;

/** Reads the fields; all problems at once. */
export function parseModelInput(input: ModelInput): ParsedModelInput {
  const baseUrl = addressOf(input.baseUrl);
  const model = input.model.trim();
  const apiKey = input.apiKey?.trim();
  const uses = modelUses.filter((use) => input.uses.includes(use));
  const samples = wholeOf(input.samples, samplesMax);
  const tokensPerDay = wholeOf(input.tokensPerDay, tokensPerDayMax);
  const found = {
    baseUrl: baseUrl === null ? addressProblem : undefined,
    model: modelProblem(model),
    apiKey: apiKey === undefined ? undefined : keyProblem(apiKey),
    uses: uses.length === 0 ? 'Choose at least one.' : undefined,
    samples: samples === null ? wholeProblem(samplesMax) : undefined,
    tokensPerDay: tokensPerDay === null ? wholeProblem(tokensPerDayMax) : undefined,
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
  if (baseUrl === null || samples === null || tokensPerDay === null || Object.keys(problems).length > 0) {
    return { ok: false, problems };
  }
  return { ok: true, values: { baseUrl, model, apiKey, uses, samples, tokensPerDay } };
}

const addressProblem =
  'Enter an absolute https URL without user name, query and fragment; most end with /v1.';

const wholeProblem = (max: number): string => `Enter a whole number from 1 to ${String(max)}.`;

function modelProblem(model: string): string | undefined {
  if (model === '') return 'Enter the name of the model.';
  return model.length > modelCharsMax
    ? `The name has more than ${String(modelCharsMax)} characters.`
    : undefined;
}

/** Anything but visible ASCII could not be sent in a header. */
function keyProblem(key: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(key)) return 'A key has no spaces and no characters outside ASCII.';
  return key.length > keyCharsMax ? 'The key is too long.' : undefined;
}

function addressOf(text: string): string | null {
  if (text.length > urlCharsMax) return null;
  const parsed = parseBaseUrl(text.trim());
  return parsed.ok ? parsed.value : null;
}

/** Readers may write 1,000,000. */
function wholeOf(text: string, max: number): number | null {
  const digits = text.trim().replaceAll(/[,_\s]/g, '');
  const value = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= max ? value : null;
}
