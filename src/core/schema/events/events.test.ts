import { describe, expect, it } from 'vitest';
import { webhookEvents, webhookEventTypes } from './index.ts';

describe.each(webhookEvents.map((event) => [event.type, event] as const))('%s', (type, event) => {
  it('has an example that its schema names every field of', () => {
    expect(event.body.parse(event.example)).toEqual(event.example);
    expect(event.example.type).toBe(type);
  });

  it('says in one clause when it is sent', () => {
    expect(event.summary).toMatch(/^\p{Lu}.{10,}[^.]$/u);
  });
});

it('no type is defined twice', () => {
  expect(new Set(webhookEventTypes).size).toBe(webhookEvents.length);
});
