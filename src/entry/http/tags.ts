/** The groups of operations in the OpenAPI document, in its order. */
export const tags: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Analysis', description: 'Score pages, one by one and in batches, and read the results.' },
  { name: 'Injection', description: 'Make content blocks for pages, and publish or withdraw them.' },
  {
    name: 'Citation tests',
    description: 'Test whether an assistant cites a page among its rivals, and why not.',
  },
  { name: 'Tracker', description: 'Published blocks by the address of their page, and its views.' },
  { name: 'Usage and billing', description: 'What was used, and what it costs.' },
  { name: 'Health', description: 'The state of the process, for load balancers and supervisors.' },
  { name: 'Webhooks', description: 'What the service sends to the endpoints that subscribe to its events.' },
];
