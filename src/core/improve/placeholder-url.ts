/** Address of a page without one: scoring needs it to tell own links from others. */
export const PLACEHOLDER_URL = 'https://example.com/0';
