import type { CookieSerializeOptions } from '@fastify/cookie';
import { deviceDays } from '../../features/members/known-device.ts';

/** A cookie that a response sets, as `reply.setCookie` takes it. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}

/**
 * The names and attributes of the dashboard's cookies. Over HTTPS the `__Host-` prefix ties them to this host alone.
 */
export interface DashboardCookies {
  readonly read: (received: Readonly<Record<string, string | undefined>>) => CookieValues;
  readonly session: (token: string) => SetCookie;
  readonly endSession: () => SetCookie;
  readonly visit: (token: string) => SetCookie;
  readonly device: (token: string) => SetCookie;
  readonly flash: (text: string) => SetCookie;
  readonly endFlash: () => SetCookie;
}

export interface CookieValues {
  readonly session: string | undefined;
  /** The secret of the form tokens of a visitor who is not signed in. */
  readonly visit: string | undefined;
  readonly flash: string | undefined;
  /** Shows that a member signed in on this device before. */
  readonly device: string | undefined;
}

const flashSeconds = 60;
const sessionSeconds = 14 * 86_400;

export function dashboardCookies(publicUrl: string): DashboardCookies {
  const isSecure = publicUrl.startsWith('https://');
  // Browsers accept the `__Host-` prefix only with `Secure`, `Path=/` and no domain, so that no sibling host can set it.
  const nameOf = (name: string): string => `${isSecure ? '__Host-' : ''}citeworthy_${name}`;
  const cookie = (name: string, value: string, maxAge?: number): SetCookie => ({
    name: nameOf(name),
    value,
    options: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      ...(maxAge === undefined ? {} : { maxAge }),
    },
  });
  return {
    read: (received) => {
      // An empty value counts as none.
      const valueOf = (name: string): string | undefined => received[nameOf(name)] || undefined;
      return {
        session: valueOf('session'),
        visit: valueOf('visit'),
        flash: valueOf('flash'),
        device: valueOf('device'),
      };
    },
    session: (token) => cookie('session', token, sessionSeconds),
    endSession: () => cookie('session', '', 0),
    visit: (token) => cookie('visit', token),
    device: (token) => cookie('device', token, deviceDays * 86_400),
    flash: (text) => cookie('flash', text, flashSeconds),
    endFlash: () => cookie('flash', '', 0),
  };
}
