/** The version of the scoring engine: the package's. A test holds the two together. */
export const ENGINE_VERSION = '0.1.0';
