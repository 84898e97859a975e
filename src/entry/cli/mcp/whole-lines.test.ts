import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { droppedMessageAnswer } from './dropped-message.ts';
import { WholeLines, type DroppedLine } from './whole-lines.ts';

async function passed(
  chunks: readonly string[],
  bytesMax: number,
): Promise<{ readonly lines: readonly string[]; readonly dropped: readonly DroppedLine[] }> {
  const dropped: DroppedLine[] = [];
  const source = new PassThrough();
  const reader = source.pipe(new WholeLines(bytesMax, (line) => dropped.push(line)));
  for (const chunk of chunks) source.write(chunk);
  source.end();
  const lines: string[] = [];
  for await (const line of reader) lines.push(String(line));
  return { lines, dropped };
}

describe('lines of the input', () => {
  it('are passed whole, and a longer one is dropped alone', async () => {
    const { lines, dropped } = await passed(['on', 'e\ntw', 'o is long', 'er\nthree\n', 'unfinished'], 6);
    expect(lines).toEqual(['one\n', 'three\n']);
    expect(dropped).toEqual([{ head: 'two is long', tail: 'two is longer\n' }]);
  });

  it('are the same however they are cut', async () => {
    const texts = fc.array(fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', '')));
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), async (all, size) => {
        const text = all.map((line) => `${line}\n`).join('');
        const bytes = Buffer.from(text);
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, at * size + size),
        );
        const reader = new PassThrough();
        const lines: string[] = [];
        const whole = reader.pipe(new WholeLines(8, () => undefined));
        whole.on('data', (line: Buffer) => lines.push(line.toString()));
        for (const chunk of chunks) reader.write(chunk);
        reader.end();
        await new Promise((resolve) => whole.once('end', resolve));
        expect(lines.join('')).toBe(
          all
            .map((line) => `${line}\n`)
            .filter((line) => Buffer.byteLength(line) <= 8)
            .join(''),
        );
      }),
    );
  });
});

describe('the answer to a message that was not read', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{', '', 7],
    ['{"method":"tools/call","params":{"arguments":{"id":"an_1"', '"}},"jsonrpc":"2.0","id":8}\n', 8],
    ['{"method":"tools/call","params":{', '"}},"id":"a\\"b","jsonrpc":"2.0"}\n', 'a"b'],
    ['{"params":{"id":1', ',"id":2}}\n', null],
    ['xxxx', 'xxxx', null],
  ])('has the id of the message alone: %s … %s', (head, tail, id) => {
    expect(JSON.parse(droppedMessageAnswer({ head, tail }, 100))).toEqual({
      jsonrpc: '2.0',
      id,
      error: { code: -32_600, message: 'The message is larger than 100 bytes and was not read.' },
    });
  });
});
