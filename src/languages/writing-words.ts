/** How content blocks are written: shortening, openers, the page's own voice, questions, headlines, contractions. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface WritingWords {}
