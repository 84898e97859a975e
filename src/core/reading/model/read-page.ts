import type { PageDocument } from '../../document/page-document.ts';
import type { Prose } from '../../signals/prose.ts';

/** The parts of a page that a reading is compared with. */
export interface ReadPage {
  readonly page: PageDocument;
  readonly prose: Prose;
  /** The queries of the caller. */
  readonly given: readonly string[];
  /** The address after redirects. */
  readonly url: string;
}
