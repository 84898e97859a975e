import type { IntegrityFlag } from '../../../src/core/schema/integrity.ts';
import { ofWholeText } from '../../../src/core/integrity/integrity.ts';
import type { Sign } from '../../../src/core/integrity/flag.ts';
import { createSignals } from '../../../src/core/page-signals/page-signals.ts';
import { AS_OF, expectExactQuotes, PAGE_URL } from './judge-page.ts';

/** The flag of one sign for a page; its quotations are held against the text. */
export function signFor(sign: Sign, html: string): IntegrityFlag | null {
  const signals = ofWholeText(createSignals(html, { url: PAGE_URL, asOf: AS_OF }));
  const flag = sign(signals);
  if (flag !== null) expectExactQuotes(flag.evidence, signals.page.text);
  return flag;
}
