import { makeCertificate } from './certificate.ts';
import { openFront } from './front.ts';
import { startHouse, type House } from './house.ts';
import { fastLine, openLink, type Link } from './link.ts';

/** A house as a phone far away meets it: behind TLS and HTTP/2, on a line that can be made slow. */
export type FarHouse = {
  readonly house: House;
  readonly link: Link;
  /** The hash of the certificate, which the browser is told to trust. */
  readonly hash: string;
  close(): Promise<void>;
};

export const openFarHouse = async (databaseUrl: string): Promise<FarHouse> => {
  const certificate = makeCertificate();
  let inward = 0;
  const front = await openFront(() => inward, certificate);
  const link = await openLink(front.port, fastLine);
  const house = await startHouse({ databaseUrl, publicUrl: `https://localhost:${link.port}` });
  inward = house.port;
  const close = async (): Promise<void> => {
    await house.stop();
    await link.close();
    await front.close();
  };
  return { house, link, hash: certificate.publicKeyHash, close };
};
