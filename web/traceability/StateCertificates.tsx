import { listStateCertificates } from '@shuka/domain/traceability';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateList } from './CertificateList.tsx';

/** Certificates of companies of a state, and whether each holds. */
export const StateCertificates = ({ stateCode }: { readonly stateCode: string }) => {
  const { t } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateCertificates, { stateCode, ...pages.query, limit: '20' });
  return <CertificateList loaded={loaded} pages={pages} none={t('comply.noCertificates')} />;
};
