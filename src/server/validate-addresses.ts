import type { FieldError } from '../schema/error.ts';
import type { HttpContext } from './http-context.ts';
import { addressProblem, notPublicProblem } from '../schema/page-address.ts';

/**
 * Reports blocked literal addresses in `url`, `urls`, `items` and `competitors` of a body. Not part of the schema, because they
 * depend on the configured networks; the schema reports all other errors.
 */
export function validateAddresses(body: unknown, { isBlockedHost }: HttpContext): readonly FieldError[] {
  return addressesOf(body).flatMap(([param, address]): readonly FieldError[] => {
    if (typeof address !== 'string' || addressProblem(address) !== undefined) return [];
    if (!isBlockedHost(new URL(address).hostname)) return [];
    return [{ param, code: 'invalid_url', message: notPublicProblem }];
  });
}

function addressesOf(body: unknown): readonly (readonly [string, unknown])[] {
  if (typeof body !== 'object' || body === null) return [];
  const each = (name: string): readonly (readonly [string, unknown])[] => {
    const list: unknown = Reflect.get(body, name);
    return Array.isArray(list) ? list.map((item, index) => [`${name}[${String(index)}]`, item] as const) : [];
  };
  const ofItems = each('items').map(
    ([name, item]) =>
      [
        `${name}.url`,
        typeof item === 'object' && item !== null ? Reflect.get(item, 'url') : undefined,
      ] as const,
  );
  return [['url', Reflect.get(body, 'url')], ...each('urls'), ...ofItems, ...each('competitors')];
}
