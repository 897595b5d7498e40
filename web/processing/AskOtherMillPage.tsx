import { useState } from 'react';
import { askOtherMill, listAskedOthers } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Form } from '#kit/form.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { AskedList } from './AskedList.tsx';
import { AskFields, askedOf, WithMills } from './AskFields.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';

/** A company asks another mill to process produce, and reads what mills answered. */
export const AskOtherMillPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.requests}>{t('askMill.requests')}</BackLink>
      <h1 className="text-2xl font-bold">{t('askMill.others')}</h1>
      <OfCompany>{({ companyId }) => <Asking companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Asking = ({ companyId }: { readonly companyId: string }) => {
  const [id, setId] = useState(newId);
  const pages = usePages(companyId);
  const loaded = useLoad(listAskedOthers, { companyId, ...pages.query });
  const done = (): void => {
    setId(newId());
    loaded.reload();
  };
  return (
    <>
      <WithMills but={companyId}>
        {(mills) => (
          <Form
            key={id}
            contract={askOtherMill}
            draftOf={(fields) => ({ ...askedOf(fields), id, companyId })}
            onDone={done}
          >
            <AskFields mills={mills} />
          </Form>
        )}
      </WithMills>
      <AskedList loaded={loaded} pages={pages} />
    </>
  );
};
