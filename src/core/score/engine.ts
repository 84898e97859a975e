/** The version of the scoring engine; a test checks that it equals the package's. */
export const ENGINE_VERSION = '0.1.0';

/**
 * Changed with every change of the reading, a check, a weight or a threshold: results of different versions are not
 * comparable, and none is served for the other.
 */
export const RUBRIC_VERSION = '2026-11-27.2';
