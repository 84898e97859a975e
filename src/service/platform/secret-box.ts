/** Encrypts the secrets of endpoints, and the key of the language model: a copy of the database reveals none without SECRET_KEY. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  /** Encrypts a secret for one owner, such as an endpoint's id; it cannot be opened in the row of another. */
  seal(secret: string, owner: string): Buffer;
  /** Decrypts a secret. Throws when it was sealed with another key, for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string;
}

/** First byte of a sealed secret, so that another format can be added later. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under a key derived from SECRET_KEY (HKDF-SHA256, RFC 5869), so that it is not the one that hashes API
 * keys. A sealed secret is version, nonce, tag, ciphertext; its owner is authenticated with it. Nonces are
 * random: 96 bits are safe for 2^32 secrets under one key (NIST SP 800-38D § 8.3).
 */
export function secretBox(secretKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'citeworthy webhook secrets', 32));
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, owner) {
      if (sealed[0] !== version) throw new Error('The secret has an unknown format.');
      const nonceEnd = 1 + nonceBytes;
      const tagEnd = nonceEnd + tagBytes;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, nonceEnd), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}

const secretPrefix = 'whsec_';

/** Creates a secret: `whsec_` and the base64 of 32 random bytes, as in Standard Webhooks. */
export function newWebhookSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64');
}

/** The key bytes of the Standard Webhooks signature. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice(secretPrefix.length), 'base64');
}
