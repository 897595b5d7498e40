import { useState } from 'react';
import { useLocation } from 'wouter';
import { coolGoods, coolingMethods } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { goodsPaths } from './goods-paths.ts';
import { PartsField, partsOf } from './PartsField.tsx';
import { useChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { momentTyped, WhenField } from './WhenField.tsx';

/** Says that fresh goods were cooled before they are packed. It works without a network. */
export const CoolPage = () => {
  const { t } = useWords();
  return (
    <GoodsFrame title={t('goods.cool')} hint={t('goods.coolLead')}>
      {({ companyId }) => <CoolForm companyId={companyId} />}
    </GoodsFrame>
  );
};

const CoolForm = ({ companyId }: { readonly companyId: string }) => {
  const { t, say } = useWords();
  const [, goTo] = useLocation();
  const [id] = useState(newId);
  const { lines, change, trouble, wordsOf } = useParts();
  const choices = useChoices(companyId).filter(({ isUnit }) => !isUnit);
  return (
    <Form
      contract={coolGoods}
      draftOf={({ happenedAt, method }) => ({
        id,
        companyId,
        happenedAt: momentTyped(happenedAt),
        method: method ?? '',
        parts: partsOf(lines),
      })}
      failureWords={wordsOf}
      onDone={() => goTo(goodsPaths.goods)}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      <SelectField name="method" label={t('goods.coolMethod')} defaultValue="">
        <option value="">{t('goods.choose')}</option>
        {coolingMethods.map((method) => (
          <option key={method} value={method}>
            {say(`goods.cooling.${method}`)}
          </option>
        ))}
      </SelectField>
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{t('goods.saveCooling')}</SubmitButton>
    </Form>
  );
};
