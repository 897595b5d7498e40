import type { ReactNode } from 'react';
import { readCompany, type Company, type Duty } from '@shuka/domain/relations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** The company somebody works for, with what they do there. */
export type Work = Company & { readonly duty: Duty };

/** What is about the company one works for; or why there is nothing of it. */
export const OfCompany = ({ children }: { readonly children: (work: Work) => ReactNode }) => {
  const { t } = useWords();
  const loaded = useLoad(readCompany, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ company, duty, isOpen }) => {
        if (company === null || duty === null) return <Notice kind="hint">{t('mill.noCompany')}</Notice>;
        return isOpen ? (
          children({ ...company, duty })
        ) : (
          <Notice kind="hint">{t('mill.companyClosed', { company: company.name })}</Notice>
        );
      }}
    </LoadedPart>
  );
};
