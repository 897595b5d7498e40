import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A self-signed certificate for localhost, made on the fly: X.509 v3 (RFC 5280) in DER, on P-256 (RFC 5480). Written
 * here because Node reads certificates but makes none, and a fresh machine need not have openssl.
 */
const lengthOf = (size: number): number[] =>
  size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];

const der = (tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as number[]))); // both are lists of bytes
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
};

const sequence = (...parts: readonly (Buffer | readonly number[])[]): Buffer => der(0x30, ...parts);

const oid = {
  ecdsaWithSha256: der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]),
  commonName: der(0x06, [0x55, 0x04, 0x03]),
  subjectAltName: der(0x06, [0x55, 0x1d, 0x11]),
};

const time = (moment: Date): Buffer =>
  der(0x17, Buffer.from(`${moment.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const dayMillis = 86_400_000;

export type Certificate = {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
  /** SHA-256 of the public key in base64, by which Chromium can be told to trust it, cache and all. */
  readonly publicKeyHash: string;
};

export const makeCertificate = (host = 'localhost'): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(oid.commonName, der(0x0c, Buffer.from(host)))));
  const now = Date.now();
  const validity = sequence(time(new Date(now - dayMillis)), time(new Date(now + 30 * dayMillis)));
  const altNames = sequence(oid.subjectAltName, der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const toSign = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1], randomBytes(8)),
    sequence(oid.ecdsaWithSha256),
    name,
    validity,
    name,
    spki,
    der(0xa3, sequence(altNames)),
  );
  const signature = der(0x03, [0], sign('sha256', toSign, privateKey));
  const bytes = sequence(toSign, sequence(oid.ecdsaWithSha256), signature);
  const lines = bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, // the PEM format is text
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  };
};
