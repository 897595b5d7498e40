import type { HandIn, TillCase } from '@shuka/domain/loans';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { caseWords, handInWords } from './till-words.ts';

/** What was handed in, and what officers found of it in the bank. */
export const HandIns = ({ handIns }: { readonly handIns: readonly HandIn[] }) => {
  const { t, language } = useWords();
  if (handIns.length === 0) return null;
  return (
    <>
      <h2 className="text-xl font-bold">{t('till.handIns')}</h2>
      <ul className="grid gap-2">
        {handIns.map((one) => (
          <li key={one.id} className="rounded-xl border border-line bg-paper p-3">
            <p className="font-semibold">{t(handInWords[one.state])}</p>
            <p>{[formatNaira(one.countedKobo), one.slip, formatDate(one.bankedOn, language)].join(', ')}</p>
            {one.bankedKobo !== null && one.bankedKobo !== one.countedKobo && (
              <p className="font-semibold text-danger">{t('till.found', { amount: formatNaira(one.bankedKobo) })}</p>
            )}
            {one.words !== '' && <p className="break-words">{one.words}</p>}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What of somebody's cash is looked into. */
export const TillCases = ({ cases }: { readonly cases: readonly TillCase[] }) => {
  const { t } = useWords();
  if (cases.length === 0) return null;
  return (
    <>
      <h2 className="text-xl font-bold">{t('till.cases')}</h2>
      <ul className="grid gap-2">
        {cases.map((one) => (
          <li key={one.id} className="rounded-xl border border-line bg-paper p-3">
            <CaseText one={one} />
            {one.closedAt !== null && <p className="break-words">{t('till.closed', { words: one.words })}</p>}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Why a case was opened, about which receipt or slip, and over how much. */
export const CaseText = ({ one }: { readonly one: TillCase }) => {
  const { t, language } = useWords();
  return (
    <>
      <p className="font-semibold">{t(caseWords[one.kind])}</p>
      <p>{[one.about, formatNaira(one.amountKobo), formatDateTime(one.openedAt, language)].join(', ')}</p>
    </>
  );
};
