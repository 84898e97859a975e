/**
 * The names and attributes of the dashboard's cookies. Over HTTPS the `__Host-` prefix ties them to this host alone.
 */
export interface DashboardCookies {
  readonly read: (header: string | undefined) => CookieValues;
  readonly session: (token: string) => string;
  readonly endSession: () => string;
  readonly visit: (token: string) => string;
  readonly flash: (text: string) => string;
  readonly endFlash: () => string;
}

export interface CookieValues {
  readonly session: string | undefined;
  /** The secret of the form tokens of a visitor who is not signed in. */
  readonly visit: string | undefined;
  readonly flash: string | undefined;
}

const flashSeconds = 60;
const sessionSeconds = 14 * 86_400;

export function dashboardCookies(publicUrl: string): DashboardCookies {
  const isSecure = publicUrl.startsWith('https://');
  const nameOf = (name: string): string => `${isSecure ? '__Host-' : ''}citeworthy_${name}`;
  const cookie = (name: string, value: string, maxAgeSeconds?: number): string =>
    [
      `${nameOf(name)}=${encodeURIComponent(value)}`,
      'Path=/',
      ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${String(maxAgeSeconds)}`]),
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return {
    read: (header) => {
      const pairs = pairsOf(header ?? '');
      const valueOf = (name: string): string | undefined => pairs.get(nameOf(name));
      return { session: valueOf('session'), visit: valueOf('visit'), flash: valueOf('flash') };
    },
    session: (token) => cookie('session', token, sessionSeconds),
    endSession: () => cookie('session', '', 0),
    visit: (token) => cookie('visit', token),
    flash: (text) => cookie('flash', text, flashSeconds),
    endFlash: () => cookie('flash', '', 0),
  };
}

/**
 * RFC 6265, section 5.4. The first of two cookies of one name counts: it has the longer path. Empty values are
 * absent.
 */
function pairsOf(header: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = decoded(pair.slice(at + 1).trim());
    if (at > 0 && value !== undefined && value !== '' && !pairs.has(name)) pairs.set(name, value);
  }
  return pairs;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
