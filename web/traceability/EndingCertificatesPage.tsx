import { listEndingCertificates } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';

/** Certificates of all companies that end soon, for admins. */
export const EndingCertificatesPage = () => {
  const { t } = useWords();
  const pages = usePages('ending');
  const loaded = useLoad(listEndingCertificates, { limit: '20', ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('people.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('comply.ending')}</h1>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('comply.noneEnding')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <p className="font-semibold break-words">{one.companyName}</p>
                  <CertificateFacts certificate={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
