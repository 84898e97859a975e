import { describe, expect, it } from 'vitest';
import { hostLabels, hostOf } from './host-name.ts';

describe('the host of an address', () => {
  it.each([
    ['https://www.irobot.com/roomba', 'irobot.com', ['irobot', 'irobotcom']],
    ['http://docs.python.org:8080/', 'docs.python.org', ['docs', 'python', 'docspythonorg']],
    ['http://localhost/', 'localhost', ['localhost']],
    ['file:///page.html', '', []],
    ['no address', '', []],
    ['', '', []],
  ])('of “%s” is “%s”', (address, host, labels) => {
    expect(hostOf(address)).toBe(host);
    expect(hostLabels(address)).toEqual(labels);
  });
});
