/*
 * What the square code of a voucher says, so that a dealer's phone needs nobody else to read it:
 * SV1|voucher|dealer|farmer|second it was issued|last day|good:packs:kobo,…|signature
 * All of it is plain letters; ids stand without their hyphens. The signature is Ed25519 (RFC 8032) over what stands before
 * it, in base64url.
 */

type PaperLine = { readonly goodId: string; readonly packs: number; readonly priceKobo: number };

export type VoucherPaper = {
  readonly voucherId: string;
  readonly companyId: string;
  readonly keeperId: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** The last day it buys something. */
  readonly expiresOn: string;
  readonly lines: readonly PaperLine[];
};

/** A paper with what was signed, and by what. */
export type SignedPaper = { readonly paper: VoucherPaper; readonly signed: string; readonly signature: string };

const short = (id: string): string => id.replaceAll('-', '');

const long = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** The letters that are signed. */
export const paperText = ({ voucherId, companyId, keeperId, issuedAt, expiresOn, lines }: VoucherPaper): string =>
  [
    'SV1',
    short(voucherId),
    short(companyId),
    short(keeperId),
    issuedAt,
    expiresOn,
    lines.map(({ goodId, packs, priceKobo }) => `${short(goodId)}:${packs}:${priceKobo}`).join(','),
  ].join('|');

const hex = '([0-9a-f]{32})';
const line = '[0-9a-f]{32}:\\d{1,5}:\\d{1,10}';
const token = new RegExp(
  `^(SV1\\|${hex}\\|${hex}\\|${hex}\\|(\\d{1,11})\\|(\\d{4}-\\d\\d-\\d\\d)\\|(${line}(?:,${line}){0,19}))\\|([\\w-]{86})$`,
);

const lineOf = (text: string): PaperLine => {
  const [good = '', packs, priceKobo] = text.split(':');
  return { goodId: long(good), packs: Number(packs), priceKobo: Number(priceKobo) };
};

/** Reads a voucher that was scanned or typed; null for what is none. Nothing of it is true before its signature is. */
export const readPaper = (text: string): SignedPaper | null => {
  const found = token.exec(text.trim());
  if (found === null) return null;
  const [, signed = '', voucher = '', company = '', keeper = '', issuedAt, expiresOn = '', lines = '', signature = ''] =
    found;
  const ids = { voucherId: long(voucher), companyId: long(company), keeperId: long(keeper) };
  const paper = { ...ids, issuedAt: Number(issuedAt), expiresOn, lines: lines.split(',').map(lineOf) };
  return { paper, signed, signature };
};
