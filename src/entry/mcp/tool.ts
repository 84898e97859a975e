import type { z } from 'zod';
import type { Route } from '../http/route.ts';
import { onePerField, parsePart } from '../http/route.ts';
import { judgeParsed } from '../http/request-body.ts';
import { invalidRequest } from '../server/field-errors.ts';
import { boundAnswer } from './bound-answer.ts';
import { thirdPartyNotice } from './third-party-text.ts';

/** One call of a route. */
export interface ApiRequest {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Seconds to wait for the end of the work, 0 to 30. */
  readonly waitSeconds?: number;
  readonly idempotencyKey?: string | undefined;
  readonly signal: AbortSignal;
}

/** Runs calls of routes: in this process, at a service, or without a service. */
export interface ToolApi {
  /** Resolves with the JSON of the answer. Rejects with an error that `errorFacts` describes. */
  call(request: ApiRequest): Promise<string>;
  errorFacts(thrown: unknown): ErrorFacts;
}

/** An error of the API, as its error body describes it. */
export interface ErrorFacts {
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly param?: string | undefined;
  readonly errors?:
    readonly { readonly param: string; readonly code: string; readonly message: string }[] | undefined;
  readonly doc_url?: string;
  readonly request_id?: string;
}

export interface ToolAnswer {
  /** Small, in Markdown. */
  readonly text: string;
  /** All of the answer, bounded in size. */
  readonly structured: Record<string, unknown>;
}

/** A tool of the MCP server: one call of a route. */
export interface Tool {
  /** snake_case. */
  readonly name: string;
  readonly title: string;
  /** For a language model. */
  readonly description: string;
  readonly route: Route;
  readonly isReadOnly: boolean;
  /** True when calling it again with the same arguments changes nothing more. */
  readonly isIdempotent: boolean;
  readonly input: z.ZodObject;
  /** The answer of the route within `output`. */
  readonly answer: z.ZodType;
  readonly output: z.ZodObject;
  /** Rejects with AppError for invalid arguments, and with the errors of `api`. */
  readonly run: (given: unknown, api: ToolApi, signal: AbortSignal) => Promise<ToolAnswer>;
}

export interface ToolDefinition<Input extends z.ZodObject, Answer extends z.ZodType> extends Omit<
  Tool,
  'input' | 'answer' | 'run'
> {
  readonly input: Input;
  readonly answer: Answer;
  readonly request: (input: z.output<Input>) => Omit<ApiRequest, 'route' | 'signal'>;
  readonly present: (answer: z.output<Answer>) => ToolAnswer;
}

export function defineTool<Input extends z.ZodObject, Answer extends z.ZodType>(
  definition: ToolDefinition<Input, Answer>,
): Tool {
  const { route, input, answer, request, present } = definition;
  return {
    ...definition,
    run: async (given, api, signal) => {
      const parsed = parseArguments(input, given ?? {});
      const json = await api.call({ ...request(parsed), route, signal });
      const { text, structured } = present(answer.parse(JSON.parse(json)));
      return { text, structured: boundAnswer({ notice: thirdPartyNotice, ...structured }) };
    },
  };
}

/** Throws AppError with every invalid argument. */
function parseArguments<Input extends z.ZodObject>(input: Input, given: unknown): z.output<Input> {
  const judged = judgeParsed(given);
  const parsed = parsePart(input, given);
  const errors = onePerField([...judged.errors, ...parsed.errors]);
  if (errors.length > 0 || !parsed.ok) throw invalidRequest(errors);
  return parsed.value;
}
