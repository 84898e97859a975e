import { EVERY_SCREEN, screensOf } from './media.ts';

/** What the rules around a style rule say about it. */
export interface Context {
  /** Screens for which the rule applies (media.ts). */
  readonly screens: number;
  /** Names of the cascade layers around it, outermost first. */
  readonly layers: readonly string[];
  /**
   * True inside a condition that cannot be decided from the page (@container, most of @supports): what hides text there
   * is applied and what shows it is not.
   */
  readonly isUncertain: boolean;
  /** Selector of the rule around a nested one; null at the top. */
  readonly parent: string | null;
}

export const TOP: Context = { screens: EVERY_SCREEN, layers: [], isUncertain: false, parent: null };

/** The context inside of an at-rule; null for one whose rules are not about elements or never apply. */
export function inside(
  name: string,
  prelude: string,
  around: Context,
  anonymous: () => string,
): Context | null {
  switch (name) {
    case 'media': {
      const screens = around.screens & screensOf(prelude);
      return screens === 0 ? null : { ...around, screens };
    }
    case 'supports':
      return isSupported(prelude) ? around : { ...around, isUncertain: true };
    case 'layer':
      return {
        ...around,
        layers: [...around.layers, ...(prelude === '' ? [anonymous()] : prelude.split('.'))],
      };
    case 'container':
      return { ...around, isUncertain: true };
    case 'scope':
      return { ...around, parent: scopeRoot(prelude) ?? around.parent };
    case '-moz-document':
    case 'document':
      return null;
    default:
      return null;
  }
}

/** Conditions that hold in all browsers of the last years; others are left undecided. */
const SUPPORTED =
  /^\(\s*(?:display\s*:\s*(?:none|block|flex|grid|contents|flow-root|inline-flex|inline-grid)|position\s*:\s*(?:-webkit-)?sticky|gap\s*:\s*[\w.]+|opacity\s*:\s*[\d.]+|color\s*:\s*\w+|aspect-ratio\s*:\s*[\d/ .]+|--[\w-]+\s*:[^)]*|object-fit\s*:\s*\w+|(?:-webkit-)?backdrop-filter\s*:\s*[\w()]+)\s*\)$/i;

function isSupported(condition: string): boolean {
  return condition.length < 200 && SUPPORTED.test(condition.trim());
}

function scopeRoot(prelude: string): string | null {
  return /^\(([^()]{1,200})\)/.exec(prelude.trim())?.[1] ?? null;
}
