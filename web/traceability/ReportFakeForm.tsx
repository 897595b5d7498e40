import { useState } from 'react';
import { reportFake } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { CodeField } from './CodeField.tsx';
import { codePathOf } from './code-path.ts';
import { CoarsePlace } from './CoarsePlace.tsx';

/** What looks false, told to its maker and to the staff; nobody is asked who they are. */
export const ReportFakeForm = ({ at }: { readonly at: string }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [isSent, setSent] = useState(false);
  return (
    <section id="report" className="grid scroll-mt-20 gap-3 border-t border-line pt-4">
      <h2 className="text-xl font-bold">{t('genuine.reportTitle')}</h2>
      {isSent ? (
        <>
          <Notice kind="done">{t('genuine.sent')}</Notice>
          <a
            href={`/genuine?report=${id}`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
          >
            {t('genuine.keepLink')}
          </a>
        </>
      ) : (
        <>
          <p>{t('genuine.reportLead')}</p>
          <Form
            contract={reportFake}
            draftOf={({ at: typed = '', says = '', stateCode = '', lga = '' }) => ({
              id,
              at: codePathOf(typed),
              says,
              stateCode,
              lga,
            })}
            onDone={() => setSent(true)}
          >
            <CodeField at={at} />
            <TextArea name="says" label={t('genuine.says')} maxLength={1000} required />
            <CoarsePlace />
            <SubmitButton sending={t('form.sending')}>{t('genuine.send')}</SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
};
