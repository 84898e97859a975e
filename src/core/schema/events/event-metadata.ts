import { z } from 'zod';

export const eventMetadata = () =>
  z
    .record(z.string(), z.string())
    .describe('The metadata of the request; its last pairs are omitted when the body would reach 20 kB.');
