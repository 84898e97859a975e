/** Why a page with published blocks goes out without some of them. */
export interface Warning {
  /** The first such page. */
  readonly address: string;
  /** `page_too_large`: over `htmlBytesMax`. `hydrated`: a framework would remove pieces that stand inside its text. */
  readonly reason: 'page_too_large' | 'hydrated';
}

const TEXTS: Readonly<Record<Warning['reason'], string>> = {
  page_too_large: 'is larger than `htmlBytesMax` and goes out without its content blocks',
  hydrated:
    'is rendered again in the browser: headings and paragraphs go only into an element with `data-citeworthy-slot`',
};

export function printWarning({ address, reason }: Warning): void {
  console.warn(`citeworthy: ${address} ${TEXTS[reason]}. Further pages are not reported.`);
}

/** Each reason once: a busy site would fill its log. A listener's own error must not cost a visitor the page. */
export function warnOnce(listener: (warning: Warning) => void): (warning: Warning) => void {
  const given = new Set<Warning['reason']>();
  return (warning) => {
    if (given.has(warning.reason)) return;
    given.add(warning.reason);
    try {
      listener(warning);
    } catch {
      // See above.
    }
  };
}
