import type { ClamdAddress } from '#kit/clamd-line.ts';
import { wrongSetting } from './wrong-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const addressOf = (text: string): ClamdAddress | null => {
  const [, path] = /^unix:(\/[^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const url = /^tcp:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '' || url.port === '') return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
};

/** Who looks through files for malware: clamd, where its address is named; else nobody does. */
export const scannerOf = (environment: Environment): ClamdAddress | null => {
  const text = environment['FILE_SCANNER'] ?? '';
  if (text === '') return null;
  const address = addressOf(text);
  if (address === null)
    throw wrongSetting(
      'FILE_SCANNER',
      'must be where clamd listens: tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
    );
  return address;
};
