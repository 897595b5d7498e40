import type { Gs1Word } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** What a company said of its licence, and whether it holds. */
export const LicenceFacts = ({ word, isLicensed }: { readonly word: Gs1Word; readonly isLicensed: boolean }) => {
  const { t, language } = useWords();
  const day = formatDate(word.licensedUntil, language);
  return (
    <>
      <Facts
        facts={[
          [t('codes.prefix'), word.prefix],
          ...(word.gln === '' ? [] : [[t('codes.gln'), word.gln] as const]),
          [t('codes.holder'), word.holder],
          [t('codes.licence'), word.licence],
        ]}
      />
      <Notice kind={isLicensed ? 'hint' : 'error'}>
        {t(isLicensed ? 'codes.isLicensed' : 'codes.isOver', { day })}
      </Notice>
    </>
  );
};
