import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import type { addPasskey, proveByPasskey } from '@shuka/domain/accounts';
import type { Services } from '#kit/context.ts';
import { hashToken, isSame } from '#kit/secrets.ts';

type Made = InputOf<typeof addPasskey>['made'];
type Proof = InputOf<typeof proveByPasskey>;

/** The host people reach the platform at: a passkey made for it signs for no other (WebAuthn, 5.1.2). */
export const rpIdOf = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => new URL(publicUrl).hostname;

/** What every answer is held to: this challenge, this site, and that the authenticator knew its holder by a PIN or a finger. */
const heldTo = (services: Services, challengeHash: Buffer) => ({
  expectedChallenge: (challenge: string) => isSame(hashToken(challenge), challengeHash),
  expectedOrigin: [...services.origins],
  expectedRPID: rpIdOf(services),
  requireUserVerification: true,
});

/** The key an authenticator made; null when its answer does not hold. */
export const checkMade = async (services: Services, challengeHash: Buffer, made: Made) => {
  const { credentialId: id, clientDataJson: clientDataJSON, attestationObject } = made;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...heldTo(services, challengeHash),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
};

type Kept = { readonly publicKey: Buffer; readonly counter: number };

/** How often the key says it was used, the new count; null when the proof does not hold, or the count went back: a copy. */
export const checkProof = async (
  services: Services,
  challengeHash: Buffer,
  { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature }: Proof,
  { publicKey, counter }: Kept,
): Promise<number | null> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...heldTo(services, challengeHash),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};
