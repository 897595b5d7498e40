import { useState } from 'react';
import { endCertificate, setCertificatePhoto, type Certificate } from '@shuka/domain/traceability';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { pictureProblemWords, shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';
import { AuditVisits } from './AuditVisits.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';

type Props = { readonly certificate: Certificate; readonly mayEnter: boolean; readonly onDone: () => void };

/** One certificate with its photo, the visits of inspectors for it, and its end. */
export const CertificateCard = ({ certificate, mayEnter, onDone }: Props) => {
  const { t } = useWords();
  const { id: certificateId, companyId, number, state, hasPhoto } = certificate;
  const isOpen = state !== 'ended';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <CertificateFacts certificate={certificate} />
      {hasPhoto && (
        <a
          href={`/api/companies/${companyId}/certificates/${certificateId}/photo`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold break-words text-leaf underline"
        >
          {t('comply.photoOf', { number })}
        </a>
      )}
      {mayEnter && isOpen && <AddPhoto certificate={certificate} onDone={onDone} />}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('comply.visits')}
        </summary>
        <AuditVisits companyId={companyId} certificateId={certificateId} mayEnter={mayEnter} />
      </details>
      {mayEnter && isOpen && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
            {t('comply.end')}
          </summary>
          <Form
            contract={endCertificate}
            draftOf={({ reason = '' }) => ({ companyId, certificateId, reason })}
            onDone={onDone}
          >
            <TextField name="reason" label={t('comply.reason')} maxLength={500} required />
            <SubmitButton look="quiet" sending={t('form.sending')}>
              {t('comply.end')}
            </SubmitButton>
          </Form>
        </details>
      )}
    </article>
  );
};

const AddPhoto = ({ certificate, onDone }: Omit<Props, 'mayEnter'>) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    const small = await shrinkPicture(file);
    if (typeof small === 'string') setProblem(words.t(pictureProblemWords[small]));
    else {
      const { companyId, id: certificateId } = certificate;
      const sent = await call(setCertificatePhoto, { companyId, certificateId }, small);
      setProblem(sent.ok ? null : failureWords(sent.failure, words));
      if (sent.ok) onDone();
    }
    setBusy(false);
  };
  return (
    <>
      <PhotoButton says="comply.addPhoto" isBusy={isBusy} onChosen={(file) => void send(file)} />
      <div aria-live="polite">{problem !== null && <Notice kind="error">{problem}</Notice>}</div>
    </>
  );
};
