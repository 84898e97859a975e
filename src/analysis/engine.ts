/** The version of the scoring engine; a test checks that it equals the package's. */
export const ENGINE_VERSION = '0.1.0';
