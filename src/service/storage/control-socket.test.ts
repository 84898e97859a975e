import { statSync, symlinkSync, mkdirSync, chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../../test/support/temp-database.ts';
import { callControl, controlSocketPath, serveControl, type ControlCommands } from './control-socket.ts';

const commands: ControlCommands = {
  echo: (input) => Promise.resolve({ input }),
  fail: () => Promise.reject(new Error('on purpose')),
};

let directory: TempDirectory;

beforeEach(() => {
  directory = makeTempDirectory();
  vi.stubEnv('TMPDIR', directory.path);
});

afterEach(() => {
  vi.unstubAllEnvs();
  directory.remove();
});

test('a command runs in the serving process and returns its result', async () => {
  const server = await serveControl(directory.path, commands, () => undefined);
  expect(statSync(join(directory.path, 'control.sock')).mode & 0o777).toBe(0o600);
  expect(await callControl(directory.path, 'echo', { a: [1, 'ü'] })).toEqual({
    ok: true,
    result: { input: { a: [1, 'ü'] } },
  });
  await server.close();
  expect(await callControl(directory.path, 'echo', null)).toEqual({ ok: false, reason: 'no_server' });
});

test('a command that fails or is unknown returns the reason', async () => {
  const seen: string[] = [];
  const server = await serveControl(directory.path, commands, (_error, command) => seen.push(command));
  await expect(callControl(directory.path, 'fail', null)).rejects.toThrow('on purpose');
  await expect(callControl(directory.path, 'toString', null)).rejects.toThrow('does not know the command');
  expect(seen).toEqual(['fail', 'toString']);
  await server.close();
});

test('a socket file left by a killed process is replaced', async () => {
  symlinkSync('/nowhere', join(directory.path, 'control.sock'));
  expect(await callControl(directory.path, 'echo', null)).toEqual({ ok: false, reason: 'no_server' });
  const server = await serveControl(directory.path, commands, () => undefined);
  expect(await callControl(directory.path, 'echo', 1)).toEqual({ ok: true, result: { input: 1 } });
  await server.close();
});

test('a directory whose path is too long for a socket still works', async () => {
  const deep = join(directory.path, 'd'.repeat(120));
  mkdirSync(deep);
  const path = controlSocketPath(deep);
  expect(Buffer.byteLength(path)).toBeLessThanOrEqual(103);
  const server = await serveControl(deep, commands, () => undefined);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(await callControl(deep, 'echo', 1)).toEqual({ ok: true, result: { input: 1 } });
  await server.close();
});

test('a shared folder that others can open is never trusted', async () => {
  const deep = join(directory.path, 'd'.repeat(120));
  mkdirSync(deep);
  const folder = dirname(controlSocketPath(deep));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  await expect(serveControl(deep, commands, () => undefined)).rejects.toThrow('only its owner');
  await expect(callControl(deep, 'echo', null)).rejects.toThrow('only its owner');
});

test('never opens the socket to others, whatever the umask, and leaves the umask as it was', async () => {
  const umask = process.umask(0);
  try {
    const server = await serveControl(directory.path, commands, () => undefined);
    expect(statSync(join(directory.path, 'control.sock')).mode & 0o777).toBe(0o600);
    expect(process.umask()).toBe(0);
    await server.close();
  } finally {
    process.umask(umask);
  }
});

test('never sends a command to a socket behind a link', async () => {
  const other = join(directory.path, 'other');
  mkdirSync(other);
  const server = await serveControl(other, commands, () => undefined);
  symlinkSync(join(other, 'control.sock'), join(directory.path, 'control.sock'));
  await expect(callControl(directory.path, 'echo', null)).rejects.toThrow('is not a socket of this user');
  await server.close();
});
