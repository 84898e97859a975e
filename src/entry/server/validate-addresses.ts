import type { FieldError } from '../../core/schema/error.ts';
import type { HttpContext } from './http-context.ts';
import { addressProblem, notPublicProblem } from '../../core/schema/page-address.ts';

/**
 * Reports blocked literal addresses in `url`, `urls`, `items`, `competitors` and `rivals` of a body. Not part of the schema, because they
 * depend on the configured networks; the schema reports all other errors. A page that comes with its HTML is not fetched, so
 * its address may be any: sites under development are at `http://localhost`.
 */
export function validateAddresses(
  body: unknown,
  { isBlockedHost }: Pick<HttpContext, 'isBlockedHost'>,
): readonly FieldError[] {
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
  const ofItems = each('items').map(([name, item]) => [`${name}.url`, fetchedAddress(item)] as const);
  const ofRivals = each('rivals').map(([name, rival]) =>
    typeof rival === 'string' ? ([name, rival] as const) : ([`${name}.url`, fetchedAddress(rival)] as const),
  );
  return [['url', fetchedAddress(body)], ...each('urls'), ...ofItems, ...each('competitors'), ...ofRivals];
}

/** The address of a page that is given without its HTML. */
function fetchedAddress(page: unknown): unknown {
  if (typeof page !== 'object' || page === null || typeof Reflect.get(page, 'html') === 'string')
    return undefined;
  return Reflect.get(page, 'url');
}
