import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, shortLine } from './log.ts';

/** What a log writes to a terminal, in which a person reads it. */
function terminalLog(level: 'info' | 'warn' = 'info'): {
  log: ReturnType<typeof createLog>;
  text: () => string;
} {
  const stream = Object.assign(new PassThrough(), { isTTY: true });
  return { log: createLog(level, stream), text: () => String(stream.read() ?? '') };
}

describe('the log', () => {
  it('never carries a key, wherever a line has it', () => {
    const { log, text } = terminalLog();
    const secret = 'cw_sk_live_abcdefghijklmnop';
    log.info({ key: secret, authorization: secret, req: { headers: { authorization: secret } } }, 'request');
    log.info({ created: { key: secret }, headers: { cookie: secret, authorization: secret } }, 'made');
    const printed = text();
    expect(printed).toContain('request');
    expect(printed).not.toContain(secret);
  });

  it('keeps its level', () => {
    const { log, text } = terminalLog('warn');
    log.info('quiet');
    log.warn('loud');
    expect(text()).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN {2}loud\n$/);
  });

  it('shows fields after the message, and a stack on lines of its own', () => {
    const line = {
      level: 'error',
      time: '2026-11-21T07:45:08.123Z',
      msg: 'broke',
      request_id: 'req_1',
      n: 2,
    };
    const err = { type: 'Error', message: 'x', stack: 'Error: x\n    at y' };
    expect(shortLine(JSON.stringify(line))).toBe('07:45:08.123 ERROR broke request_id=req_1 n=2');
    expect(shortLine(JSON.stringify({ ...line, err })).split('\n')).toEqual([
      '07:45:08.123 ERROR broke request_id=req_1 n=2',
      '    Error: x',
      '    at y',
    ]);
  });

  it('disarms what a page or a caller put into a line', () => {
    const line = {
      level: 'info',
      time: '2026-11-21T07:45:08.123Z',
      msg: 'a\u001b[2J',
      url: 'x\u202ey\nINFO fake',
    };
    expect(shortLine(JSON.stringify(line))).toBe('07:45:08.123 INFO  a␛[2J url=xy INFO fake');
  });
});
