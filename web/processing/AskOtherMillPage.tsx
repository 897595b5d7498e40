import { useState } from 'react';
import { askOtherMill, listAskedOthers } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { AskFields, askedOf, WithMills } from './AskFields.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';
import { RequestCard } from './RequestCard.tsx';

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
  const { t } = useWords();
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
      <h2 className="text-xl font-bold">{t('askMill.asked')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('askMill.none')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <RequestCard key={one.id} request={one} title={one.millName} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
