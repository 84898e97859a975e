/** What `analyze` and `site` write. */
export const reportFormats = [
  'terminal',
  'json',
  'jsonl',
  'markdown',
  'prompt',
  'sarif',
  'junit',
  'html',
] as const;
export type ReportFormat = (typeof reportFormats)[number];
