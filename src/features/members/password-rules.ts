import { passwordLengthMax, passwordLengthMin } from './password.ts';

/** Why a password is not accepted; undefined when it is. NIST SP 800-63B: check length and common passwords only. */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < passwordLengthMin) return `Must have at least ${String(passwordLengthMin)} characters.`;
  if (length > passwordLengthMax) return `Must have at most ${String(passwordLengthMax)} characters.`;
  if (new Set(password).size < 4) return 'Must have at least 4 different characters.';
  const name = email.split('@', 1)[0] ?? '';
  const plain = password.toLowerCase();
  if (plain === email || (name.length > 3 && plain.startsWith(name) && length - name.length < 4)) {
    return 'Must not be your email address.';
  }
  return common.has(plain) ? 'This password is too common. Choose another.' : undefined;
}

/** The most frequent long enough passwords in lists of leaked passwords. */
const common = new Set([
  '1234567890',
  '12345678910',
  '0123456789',
  '0987654321',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  'qwertyuiop',
  'qwerty12345',
  'qwerty123456',
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'iloveyou12',
  'iloveyou123',
  'administrator',
  'admin12345',
  'welcome123',
  'letmein123',
  'changeme123',
  'citeworthy',
  'citeworthy1',
  'citeworthy123',
]);
