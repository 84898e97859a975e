/** A request for the blocks that a page gets by default, without a model. */
export const defaultRequest = {
  mode: 'auto',
  asOf: '2026-01-01',
  queries: null,
  contentTypes: null,
  facts: [],
  brandVoice: null,
  robotsTags: [],
  proposed: null,
  edit: null,
  wantsDiff: false,
};
