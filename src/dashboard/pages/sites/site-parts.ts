import { z } from 'zod';
import { isId } from '../../../schema/ids.ts';

export const siteId = z.object({ id: z.string().refine((text) => isId('site', text)) });

export const siteHref = (id: string): string => `/sites/${id}`;
