import type { ReactNode } from 'react';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';

/** What only the owner of a company sees; its id is whose keys and webhooks they are. */
export const OfOwner = ({ children }: { readonly children: (holderId: string) => ReactNode }) => {
  const { t } = useWords();
  return (
    <OfCompany>
      {({ companyId, duty }) =>
        duty === 'owner' ? children(companyId) : <Notice kind="hint">{t('programs.ownersOnly')}</Notice>
      }
    </OfCompany>
  );
};
