/** Encoding of the bytes of a page: UTF-8, gzipped UTF-8, or the charset that the page declares. */
export type PageReading =
  { readonly as: 'text' | 'gzipped_text' } | { readonly as: 'declared'; readonly contentType: string | null };
