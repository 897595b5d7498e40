import { addPasskey, askPasskey, askPasskeyProof, proveByPasskey, type Person } from '@shuka/domain/accounts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call, type Result } from '#kit/api.ts';

/** Five minutes, as long as the server takes the answer. */
const patienceMillis = 300_000;

/** EdDSA, ECDSA and RSA, each with SHA-256: what authenticators make (IANA COSE algorithms). */
const algorithms = [-8, -7, -257];

/** Whether this browser can ask for a passkey at all. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const notMade: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'passkey-not-made', title: '', fields: [], requestId: null },
};

const named = (id: string) => ({ id, type: 'public-key' as const });

/** Has this phone or computer, or a stick at it, make a passkey, and the server keep it under a name. */
export const makePasskey = async (name: string): Promise<Result<Person>> => {
  const asked = await call(askPasskey, {});
  if (!asked.ok) return asked;
  const { challenge, rpId, rpName, userId, userName, known } = asked.value;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: patienceMillis,
      attestation: 'none',
      excludeCredentials: known.map(named),
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    },
  }).catch(() => null);
  if (made === null) return notMade;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return call(addPasskey, {
    name,
    made: { credentialId: made.id, clientDataJson: clientDataJSON, attestationObject, transports },
  });
};

/** By what somebody may prove their second factor now. */
export type Ways = OutputOf<typeof askPasskeyProof>;

/** Has a passkey sign what the server asked for. */
export const signByPasskey = async ({ challenge, rpId, known }: Ways): Promise<Result<Person>> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const proof = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      timeout: patienceMillis,
      userVerification: 'required',
      allowCredentials: known.map(named),
    },
  }).catch(() => null);
  if (proof === null) return notMade;
  const { clientDataJSON, authenticatorData, signature } = proof.response;
  return call(proveByPasskey, { credentialId: proof.id, clientDataJson: clientDataJSON, authenticatorData, signature });
};
