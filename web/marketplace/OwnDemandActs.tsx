import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { closeDemand, reviseDemand, type Demand } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DemandFields } from './DemandFields.tsx';
import { checkFormula, typedTerms } from './typed-terms.ts';

type Props = { readonly demand: Demand; readonly onDone: () => void };

/** Says a demand anew, or closes it; each opens when it is asked for. */
export const OwnDemandActs = ({ demand, onDone }: Props) => {
  const { t } = useWords();
  const [ids] = useState(() => ({ revise: newId(), close: newId() }));
  const { id: demandId, companyId, version } = demand;
  return (
    <>
      <details className="rounded-2xl border border-line p-4">
        <summary className="min-h-8 cursor-pointer font-semibold">{t('demand.change')}</summary>
        <div className="mt-3 grid gap-3">
          <p>{t('demand.changeSays')}</p>
          <Form
            contract={reviseDemand}
            draftOf={(fields) => ({
              id: ids.revise,
              companyId,
              demandId,
              seenVersion: version,
              ...typedTerms(fields),
            })}
            check={checkFormula}
            onDone={onDone}
          >
            <DemandFields begins={demand} />
            <SubmitButton sending={t('form.sending')}>{t('demand.changeNow')}</SubmitButton>
          </Form>
        </div>
      </details>
      <details className="rounded-2xl border border-line p-4">
        <summary className="min-h-8 cursor-pointer font-semibold">{t('demand.close')}</summary>
        <div className="mt-3 grid gap-3">
          <p>{t('demand.closeSays')}</p>
          <Form
            contract={closeDemand}
            draftOf={({ reason = '' }) => ({ id: ids.close, companyId, demandId, reason })}
            onDone={onDone}
          >
            <TextField name="reason" label={t('demand.reason')} maxLength={300} required />
            <SubmitButton sending={t('form.sending')} look="danger">
              {t('demand.close')}
            </SubmitButton>
          </Form>
        </div>
      </details>
    </>
  );
};
