import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';

/** How long whoever sends a file waits before they send it again. */
const retryAfterSeconds = 30;

/** Who sent a file, and to what: all that is told of it besides the name of what was found. */
type Sender = {
  readonly endpoint: string;
  readonly accountId: string | null;
  /** The key of the program that sent it. */
  readonly keyId?: string | undefined;
  readonly requestId?: string;
};

/**
 * Has files looked through, where the house has a scanner. No verdict is no good verdict: what nobody looked at is not taken.
 * @throws Problem 'unsafe-file' where something was found; 'unavailable' while the scanner is away, with everything kept
 *   where it came from for the next try.
 */
export const demandHarmless = async (
  { scanner, log }: Pick<Services, 'scanner' | 'log'>,
  files: readonly Buffer[],
  sender: Sender,
): Promise<void> => {
  if (scanner === null) return;
  for (const bytes of files) {
    const finding = await scanner.scan(bytes).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error({ error: reason, ...sender }, 'a file could not be scanned');
      throw new Problem('unavailable', { retryAfterSeconds });
    });
    if (finding === null) continue;
    log.info({ finding, ...sender }, 'malware was found in a file');
    throw new Problem('unsafe-file');
  }
};
