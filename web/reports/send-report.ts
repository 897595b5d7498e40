import type { submitReport, ReportDraft } from '@shuka/domain/reports';
import { failureWords } from '#kit/failure-words.ts';
import { submit } from '#kit/submit.ts';
import type { Words } from '#kit/words.tsx';
import { fieldAt } from './report-fields.ts';
import type { SendFailure } from './use-stepping.ts';

/** Saves a report on the phone, to be sent; answers what is said when that could not be. */
export const sendReport = async (
  contract: typeof submitReport,
  draft: ReportDraft,
  words: Words,
): Promise<SendFailure | null> => {
  const result = await submit(contract, draft);
  if (result.ok) return null;
  const { fields } = result.failure;
  const refused = Object.fromEntries(fields.toReversed().map(({ field, says }) => [fieldAt(field), says]));
  return { message: fields.length > 0 ? '' : failureWords(result.failure, words), refused };
};
