import { useState } from 'react';
import { listCertificates } from '@shuka/domain/traceability';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { CertificateForm } from './CertificateForm.tsx';
import { ComplyFrame } from './ComplyFrame.tsx';

/** What others certified of a company; its owner enters it, whoever works there reads it. */
export const CertificatesPage = () => (
  <ComplyFrame says="comply.certificates" lead="comply.certificatesLead">
    {({ companyId, duty }) => <Certificates companyId={companyId} mayEnter={duty === 'owner'} />}
  </ComplyFrame>
);

const Certificates = ({ companyId, mayEnter }: { readonly companyId: string; readonly mayEnter: boolean }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listCertificates, { companyId, ...pages.query, limit: '20' });
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      {mayEnter && (
        <Button className="justify-self-start" onClick={() => setEntering(true)}>
          {t('comply.addCertificate')}
        </Button>
      )}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('comply.noCertificates')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id}>
                  <CertificateCard certificate={one} mayEnter={mayEnter} onDone={loaded.reload} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {isEntering && (
        <Dialog title={t('comply.addCertificate')} isOpen onClose={() => setEntering(false)}>
          <CertificateForm
            companyId={companyId}
            onDone={() => {
              setEntering(false);
              loaded.reload();
            }}
          />
        </Dialog>
      )}
    </>
  );
};
