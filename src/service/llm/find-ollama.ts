/** Looks for Ollama on this machine. Only when somebody asks for it. */
import { request } from 'undici';
import { z } from 'zod';
import { readBody } from '../web/read-body.ts';

/** Ollama's own default: https://github.com/ollama/ollama/blob/main/docs/faq.mdx, "OLLAMA_HOST". */
export const defaultOllamaOrigin = 'http://127.0.0.1:11434';

/** A machine answers itself at once. */
const timeoutMs = 2_000;
/** Of hundreds of models. */
const answerBytesMax = 1024 * 1024;
const modelsMax = 100;
const nameCharsMax = 200;

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string().min(1).max(nameCharsMax) })) });

export type FoundOllama =
  | { readonly kind: 'found'; readonly baseUrl: string; readonly models: readonly string[] }
  /** Nothing listens, or something else does. */
  | { readonly kind: 'none' };

/** `GET /api/tags` on loopback: the models that Ollama has. Follows no redirect. */
export async function findOllama(origin = defaultOllamaOrigin): Promise<FoundOllama> {
  try {
    const { statusCode, body } = await request(`${origin}/api/tags`, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'accept-encoding': 'identity' },
    });
    const read = await readBody(body, '', answerBytesMax);
    if (statusCode !== 200 || read.kind !== 'complete') return { kind: 'none' };
    const tags = tagsSchema.parse(JSON.parse(Buffer.from(read.bytes).toString('utf8')));
    const models = tags.models.slice(0, modelsMax).map(({ name }) => name);
    return { kind: 'found', baseUrl: `${origin}/v1`, models };
  } catch {
    return { kind: 'none' };
  }
}
