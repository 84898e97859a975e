/** The settings of a server that commands which read and analyse pages in their own process obey too. */
export const analysisSettings = [
  'fetchAllowNetworks',
  'fetchTimeoutMs',
  'fetchBytesMax',
  'publicUrl',
  'workerConcurrency',
  'analysisTimeoutMs',
  'analysisHeapMbMax',
] as const;
