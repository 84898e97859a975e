import type { Tool } from '../tool.ts';
import { analyzePageTool } from './analyze-page.ts';
import { listGapsTool } from './list-gaps.ts';
import { previewBlocksTool } from './preview-blocks.ts';
import { readAnalysisTool } from './read-analysis.ts';
import { readCitationTestTool } from './read-citation-test.ts';
import { testCitationsTool } from './test-citations.ts';

/** Every tool, in the order of their use. */
export const tools: readonly Tool[] = [
  analyzePageTool,
  readAnalysisTool,
  listGapsTool,
  previewBlocksTool,
  testCitationsTool,
  readCitationTestTool,
];
