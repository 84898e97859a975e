import { z } from 'zod';
import { idParameter } from '../../core/schema/values.ts';

const { id } = idParameter('analysis').shape;

/** The id as the routes describe it, without their check: they answer to a malformed id as to an unknown one. */
export const analysisIdInput = z.strictObject({
  analysis_id: z.string().meta({ ...id.meta(), description: 'The id that analyze_page returned: an_….' }),
});
