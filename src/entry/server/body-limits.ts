/** The size of request bodies, by route. A route that names none gets the smallest. */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest body that this route keeps. */
    bodyBytesMax?: number;
  }
}

const kib = 1024;

/** A route that anyone may call keeps little: a sign-in form has some hundred bytes. */
export const publicBodyBytesMax = 16 * kib;

/** A form of a member. Larger than any pasted text; files are not sent as forms. */
export const formBodyBytesMax = 1024 * kib;

/** A request with an API key: html of 5 MiB with room for JSON's escapes. */
export const apiBodyBytesMax = 10 * 1024 * kib;

/** `16 KiB`, `10 MiB`. */
export function shownBytes(bytes: number): string {
  return bytes < 1024 * kib ? `${String(bytes / kib)} KiB` : `${String(bytes / (1024 * kib))} MiB`;
}
