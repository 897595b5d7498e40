import { listStateCertificates } from '@shuka/domain/traceability';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';

/** Certificates of companies of a state, and whether each holds. */
export const StateCertificates = ({ stateCode }: { readonly stateCode: string }) => {
  const { t } = useWords();
  const pages = usePages(stateCode);
  const loaded = useLoad(listStateCertificates, { stateCode, ...pages.query, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('comply.noCertificates')}</p>}
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
  );
};
