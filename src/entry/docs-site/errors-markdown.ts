import { errorCodes, errorRegistry } from '../../core/schema/error-registry.ts';
import { generatedNote, table } from './markdown.ts';

/** `docs/errors.md`: the registry of error codes. */
export function errorsMarkdown(): string {
  const rows = errorCodes.map((code) => {
    const { status, type, message, remedy } = errorRegistry[code];
    return [`\`${code}\``, String(status), `\`${type}\``, message, remedy];
  });
  return [
    generatedNote,
    '',
    '# Errors',
    '',
    'Every error response has the body `{"error": {"type", "code", "message", "param"?, "errors"?, "doc_url", "request_id"}}`.',
    '`code` is stable and meant for programs; `message` is meant for people and may change. `errors` lists every invalid field.',
    '',
    table(['Code', 'Status', 'Type', 'Meaning', 'Remedy'], rows),
    '',
  ].join('\n');
}
