import type { SignedPaper } from '@shuka/domain/marketplace';

const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, place) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16));

const bytesOfText = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const bytesOfBase64url = (text: string): Uint8Array =>
  bytesOfText(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

/**
 * Whether a voucher was signed with this key, 32 bytes in hexadecimal. By a library and not by WebCrypto, whose Ed25519
 * phones of before Chrome 137 lack.
 */
export const isOfServer = async ({ signed, signature }: SignedPaper, publicKey: string): Promise<boolean> => {
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(bytesOfBase64url(signature), bytesOfText(signed), bytesOfHex(publicKey)).catch(() => false);
};
