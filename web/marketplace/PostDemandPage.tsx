import { useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { postDemand } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { DemandFields } from './DemandFields.tsx';
import { demandPaths } from './demand-paths.ts';
import { checkFormula, typedTerms } from './typed-terms.ts';

/** Says on the market what a company wants to buy; what is typed is kept until it is sent. */
export const PostDemandPage = () => {
  const { t } = useWords();
  const [, go] = useLocation();
  const [id] = useState(newId);
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={demandPaths.mill}>{t('demand.own')}</BackLink>
      <h1 className="text-2xl font-bold">{t('demand.post')}</h1>
      <OfCompany>
        {({ companyId, stateCode, lga }) => (
          <FormDraft name={`demand ${companyId}`}>
            {(saved) => (
              <Form
                contract={postDemand}
                draftOf={(fields) => ({ id, companyId, ...typedTerms(fields) })}
                check={checkFormula}
                onDone={async (demand) => {
                  await saved();
                  go(`${demandPaths.mill}/${demand.id}`);
                }}
              >
                <DemandFields begins={{ stateCode, lga }} />
                <SubmitButton sending={t('form.sending')}>{t('demand.postNow')}</SubmitButton>
              </Form>
            )}
          </FormDraft>
        )}
      </OfCompany>
    </section>
  );
};
