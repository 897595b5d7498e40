import { useState } from 'react';
import { useLocation } from 'wouter';
import { sellGoods } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { goodsPaths } from './goods-paths.ts';
import { PartsField, partsOf } from './PartsField.tsx';
import { useChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { momentTyped, WhenField } from './WhenField.tsx';

/** Says that goods were sold to somebody who does not tell of them here. It works without a network. */
export const SellPage = () => {
  const { t } = useWords();
  return (
    <GoodsFrame title={t('goods.sell')} hint={t('goods.sellLead')}>
      {({ companyId }) => <SellForm companyId={companyId} />}
    </GoodsFrame>
  );
};

const SellForm = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [id] = useState(newId);
  const { lines, change, trouble, wordsOf } = useParts();
  const choices = useChoices(companyId).filter(({ isUnit }) => !isUnit);
  return (
    <Form
      contract={sellGoods}
      draftOf={({ happenedAt }) => ({ id, companyId, happenedAt: momentTyped(happenedAt), parts: partsOf(lines) })}
      failureWords={wordsOf}
      onDone={() => goTo(goodsPaths.goods)}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{t('goods.saveSale')}</SubmitButton>
    </Form>
  );
};
