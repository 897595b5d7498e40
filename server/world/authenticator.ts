import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a small CBOR writer knows: whole numbers, texts, bytes and maps (RFC 8949). */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, size: number): Buffer => {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
};

const sha256 = (what: string | Buffer): Buffer => createHash('sha256').update(what).digest();

const isPresent = 0x01;
const isVerified = 0x04;
const hasKey = 0x40;

/** How an authenticator may go wrong, or be somebody else’s. */
export type Odd = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

type Flags = { readonly used: number; readonly more: number };

const authData = (rpId: string, { used, more }: Flags, odd: Odd): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(odd.counter ?? used);
  const flags = isPresent | (odd.isUnverified === true ? 0 : isVerified) | more;
  return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), count]);
};

/** A key pair of P-256, its public half as COSE has it (RFC 9053). */
const makeKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const point = (text: string): Buffer => Buffer.from(text, 'base64url');
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
  return { privateKey, credentialId, cose };
};

/** A passkey of P-256 in software, for tests: real keys and signatures, and an attestation of nobody (`none`). */
export const makeAuthenticator = (origin: string) => {
  const { privateKey, credentialId, cose } = makeKey();
  const named = credentialId.toString('base64url');
  let used = 0;

  return {
    /** Answers the call for a new key. */
    make: (ask: { readonly challenge: string; readonly rpId: string }, odd: Odd = {}) => {
      const size = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([
        authData(ask.rpId, { used, more: hasKey }, odd),
        Buffer.alloc(16),
        size,
        credentialId,
        cose,
      ]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        credentialId: named,
        clientDataJson: clientData('webauthn.create', ask.challenge, odd.origin ?? origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Signs that it is here. */
    prove: (ask: { readonly challenge: string; readonly rpId: string }, odd: Odd = {}) => {
      used += 1;
      const said = clientData('webauthn.get', ask.challenge, odd.origin ?? origin);
      const data = authData(ask.rpId, { used, more: 0 }, odd);
      return {
        credentialId: named,
        clientDataJson: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
      };
    },
  };
};
