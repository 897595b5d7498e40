import { listEndingCertificates } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateList } from './CertificateList.tsx';

/** Certificates of all companies that end soon, for admins. */
export const EndingCertificatesPage = () => {
  const { t } = useWords();
  const pages = usePages('ending');
  const loaded = useLoad(listEndingCertificates, { limit: '20', ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('people.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('comply.ending')}</h1>
      <CertificateList loaded={loaded} pages={pages} none={t('comply.noneEnding')} />
    </section>
  );
};
