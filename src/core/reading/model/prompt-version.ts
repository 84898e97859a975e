/**
 * Changed with every change of the question or of how its answer is judged: an answer is kept for one version, and results
 * of different versions are not served for each other.
 */
export const PROMPT_VERSION = '2026-11-23.1';
