import { z } from 'zod';
import { isId } from '../../../../core/schema/ids.ts';

export const siteId = z.object({ id: z.string().refine((text) => isId('site', text)) });

export const siteHref = (id: string): string => `/sites/${id}`;

/** The address of a page without that of its site, which is shown above. */
export function pathIn(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
