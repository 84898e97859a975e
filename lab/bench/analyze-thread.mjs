/** The bare analysis in a thread, for throughput.mjs. */
import { analyze } from '../../dist/core/improve/index.js';

export default function analyzePage(html) {
  analyze(html, { url: 'https://example.com/page', asOf: '2026-01-01' });
}
