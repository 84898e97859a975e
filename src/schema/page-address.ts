import { z } from 'zod';

/** What can be told about an address from its text alone; whether its host is public is the guard's to say. */
export const pageAddress = z
  .string()
  .superRefine((value, context) => {
    const problem = addressProblem(value);
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', message: problem, params: { code: 'invalid_url' } });
    }
  })
  .meta({ format: 'uri', minLength: 1, maxLength: 2048 });

export function addressProblem(address: string): string | undefined {
  if (address.length > 2048) return 'Must have at most 2,048 characters.';
  // The URL parser repairs backslashes, missing slashes, tabs and spaces at the ends; what it repairs is a mistake here.
  if (!/^https?:\/\/[^/\\?#\s]/i.test(address) || /[\p{Cc}]|\s$/u.test(address)) {
    return 'Must be an absolute http or https URL.';
  }
  if (!URL.canParse(address)) return 'Must be an absolute http or https URL.';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? undefined : 'Must not carry credentials.';
}
