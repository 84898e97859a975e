/** Tells the caller of an unknown field which one was probably meant. */
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/** As many edits as turn a field's name into another word at most, for names of twice the length. */
const editsMax = 2;

/** Names that other APIs use, and what it is called here. The first that exists in a place counts there. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    query: ['queries', 'questions'],
    queries: ['questions'],
    question: ['queries', 'question', 'questions'],
    questions: ['queries'],
    keyword: ['queries', 'questions'],
    keywords: ['queries', 'questions'],
    prompts: ['queries', 'questions'],
    uri: ['url'],
    href: ['url'],
    link: ['url'],
    address: ['url'],
    website: ['url'],
    pages: ['items', 'urls'],
    documents: ['items'],
    body: ['html'],
    content: ['html'],
    markup: ['html'],
    source: ['html'],
    tags: ['metadata'],
    labels: ['metadata'],
    tone: ['brand_voice'],
    voice: ['brand_voice'],
    types: ['content_types'],
    rivals: ['competitors'],
    competitor: ['competitors', 'rivals'],
    competitors: ['rivals'],
    samples: ['runs'],
    ttl: ['max_age'],
    cache: ['max_age'],
    after: ['cursor'],
    startingafter: ['cursor'],
    nextcursor: ['cursor'],
    offset: ['cursor'],
    page: ['cursor', 'url'],
    perpage: ['limit'],
    pagesize: ['limit'],
    since: ['from'],
    start: ['from'],
    until: ['to'],
    end: ['to'],
  }),
);

/** Fields for the address of a receiver, which requests do not have. */
const receiverNames = /^(webhooks?|callbacks?|notify|notification|hook)(url|uri)?$/;

const bareName = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

/** The message for a field that is not among those `allowed` in its place; undefined: these are unknown. */
export function unknownFieldMessage(name: string, allowed: readonly string[] | undefined): string {
  const fact = 'This field does not exist here.';
  if (allowed === undefined) return fact;
  // A caller's name may be megabytes long.
  const written = bareName(name.slice(0, 100));
  if (receiverNames.test(written)) {
    return `${fact} Webhook endpoints are registered once, in the dashboard or with "citeworthy webhooks add".`;
  }
  const meant =
    otherNames.get(written)?.find((field) => allowed.includes(field)) ?? nearestField(written, allowed);
  if (meant !== undefined) return `${fact} Did you mean ${meant}?`;
  return allowed.length === 0 ? `${fact} None is allowed.` : `${fact} Allowed: ${allowed.join(', ')}.`;
}

function nearestField(written: string, allowed: readonly string[]): string | undefined {
  const edits = Math.min(editsMax, Math.floor(written.length / 2));
  const near = allowed
    .filter((field) => Math.abs(bareName(field).length - written.length) <= edits)
    .map((field) => ({ field, edits: distance(bareName(field), written) }))
    .filter((candidate) => candidate.edits <= edits);
  return near.sort((a, b) => a.edits - b.edits)[0]?.field;
}

/** The fields of the object at `path` of what a schema describes; undefined when it describes no such object. */
export function fieldsAt(
  schema: z.core.$ZodType,
  [step, ...rest]: readonly PropertyKey[],
): readonly string[] | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return fieldsAt(schema.unwrap(), step === undefined ? [] : [step, ...rest]);
  }
  if (schema instanceof z.ZodUnion) {
    const found = schema.options.map((option) => fieldsAt(option, step === undefined ? [] : [step, ...rest]));
    const all = found.filter((fields) => fields !== undefined).flat();
    return found.every((fields) => fields === undefined) ? undefined : [...new Set(all)];
  }
  if (schema instanceof z.ZodArray) return step === undefined ? undefined : fieldsAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return undefined;
  if (step === undefined) return Object.keys(schema.shape);
  const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, step)
    ? schema.shape[String(step)]
    : undefined;
  return field === undefined ? undefined : fieldsAt(field, rest);
}
