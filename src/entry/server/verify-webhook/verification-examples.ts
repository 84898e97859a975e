/** Code that users copy to verify deliveries: docs, dashboard and tests take the same bytes from here. */
import { readAsset } from '../../html/assets.ts';

export interface VerificationExample {
  readonly language: string;
  /** Name of the file, by which `docs-site/generate.ts` finds the places in the Markdown pages. */
  readonly file: string;
  readonly code: string;
}

const example = (language: string, file: string): VerificationExample => ({
  language,
  file,
  code: readAsset(file, import.meta.url),
});

export const verificationExamples: readonly VerificationExample[] = [
  example('Node.js', 'verify-webhook.mjs'),
  example('Python', 'verify-webhook.py'),
  example('Shell', 'verify-webhook.sh'),
];

/** Requests that correct code accepts, and requests that it refuses. */
export const verificationVectors = example('Test vectors', 'vectors.json');
