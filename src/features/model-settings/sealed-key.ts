/** The API key of the stored model, encrypted like the secrets of webhook endpoints. */
import type { SecretBox } from '../../service/platform/secret-box.ts';

/** A key is bound to the origin that it was entered for: in another row, or for another host, it cannot be opened. */
const ownerOf = (baseUrl: string): string => `language model ${new URL(baseUrl).origin}`;

export const sealKey = (box: SecretBox, key: string, baseUrl: string): Buffer =>
  box.seal(key, ownerOf(baseUrl));

/** Throws when SECRET_KEY is another one, or the row was changed. */
export const openKey = (box: SecretBox, sealed: Buffer, baseUrl: string): string =>
  box.open(Buffer.from(sealed), ownerOf(baseUrl));
