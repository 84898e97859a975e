import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('never contains text of the header, whatever it is', () => {
    const words = /^(?:[A-Z][A-Za-z ]{2,20})(?: on [A-Za-z]{3,9})?$|^i(?:Phone|Pad)$|^macOS$/;
    const hostile = fc.oneof(
      fc.string({ maxLength: 2_000 }),
      fc.string().map((text) => `Firefox/1 (Linux; <img src=x onerror=${text}>)\u202e`),
    );
    fc.assert(fc.property(hostile, (text) => words.test(deviceName(text) ?? 'None')));
  });
});
