import { createHmac, timingSafeEqual } from 'node:crypto';

/** `rawBody`: the body as received, `header`: x-service-signature. True only if the signature is valid. */
export function isFromCiteworthy(rawBody, header, secret, nowSeconds = Date.now() / 1000) {
  const [, t, signatures] = /^t=(\d{1,12})((?:,v\d=[0-9a-f]{1,128}){1,8})$/.exec(header) ?? [];
  if (!/^whsec_\S{32}/.test(secret) || !(Math.abs(nowSeconds - Number(t)) <= 300)) return false;
  const wanted = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest();
  const given = (signatures.match(/(?<=,v1=)[0-9a-f]{64}\b/g) ?? []).map((hex) => Buffer.from(hex, 'hex'));
  return given.some((one) => timingSafeEqual(one, wanted));
}
