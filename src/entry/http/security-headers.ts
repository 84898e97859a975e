import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../service/config/config.ts';

/** Allows only our own style sheet and images: no scripts, no inline styles. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isHttps = config.publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Ignored over plain HTTP, and would lock out callers of a host without HTTPS.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Tools on other origins may read the OpenAPI document and the docs; everything else needs a key.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  };
}
