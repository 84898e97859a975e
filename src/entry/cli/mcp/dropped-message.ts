import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { DroppedLine } from './whole-lines.ts';

const id = String.raw`"id"\s*:\s*(-?\d{1,15}|"(?:[^"\\]|\\.){1,200}")`;
/** Only members of the message itself are taken for its id: the first ones, or the last one. */
const idAtStart = new RegExp(String.raw`^\s*\{\s*(?:"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,\s*)*${id}`);
const idAtEnd = new RegExp(String.raw`,\s*${id}\s*(?:,\s*"jsonrpc"\s*:\s*"[^"\\]*"\s*)?\}\s*$`);

/** The JSON-RPC answer to a message that was too long to read. Without an id, the client cannot match it to a call. */
export function droppedMessageAnswer({ head, tail }: DroppedLine, bytesMax: number): string {
  const found = idAtStart.exec(head)?.[1] ?? idAtEnd.exec(tail)?.[1];
  const message = `The message is larger than ${bytesMax.toLocaleString('en')} bytes and was not read.`;
  return JSON.stringify({
    jsonrpc: '2.0',
    id: found === undefined ? null : idOf(found),
    error: { code: ErrorCode.InvalidRequest, message },
  });
}

function idOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A string with an escape that JSON does not have.
    return null;
  }
}
