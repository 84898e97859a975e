import { nodeVersionMin, version } from '../../../service/platform/version.ts';
import { failed, ok, type Finding } from './finding.ts';

export function checkNode(running: string = process.versions.node): Finding {
  const message = `Citeworthy ${version} on Node.js ${running}.`;
  return isAtLeast(running, nodeVersionMin)
    ? ok('node', message)
    : failed('node', message, `Install Node.js ${nodeVersionMin} or later.`);
}

function isAtLeast(running: string, wanted: string): boolean {
  const [have, need] = [running, wanted].map((text) => text.split('.').map(Number));
  for (const [index, part] of (need ?? []).entries()) {
    const own = have?.[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
