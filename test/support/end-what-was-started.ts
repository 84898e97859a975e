import { afterAll } from 'vitest';
import { endWhatRuns, openResources } from './started.ts';

// Of a file's hooks this is the first that is registered, and so the last that runs.
afterAll(async () => {
  const left = await endWhatRuns();
  if (left.length > 0) throw new Error(`The suite left running: ${left.join('; ')}.`);
  const open = await openResources();
  if (open.length > 0) throw new Error(`The suite left open: ${open.join(', ')}.`);
});
