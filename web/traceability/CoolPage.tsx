import { coolGoods, coolingMethods } from '@shuka/domain/traceability';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { LooseGoodsForm } from './LooseGoodsForm.tsx';

/** Says that fresh goods were cooled before they are packed. It works without a network. */
export const CoolPage = () => {
  const { t } = useWords();
  return (
    <GoodsFrame title={t('goods.cool')} hint={t('goods.coolLead')}>
      {({ companyId }) => (
        <LooseGoodsForm
          companyId={companyId}
          contract={coolGoods}
          draftOf={(told, { method = '' }) => ({ ...told, method })}
          save={t('goods.saveCooling')}
        >
          <MethodField />
        </LooseGoodsForm>
      )}
    </GoodsFrame>
  );
};

const MethodField = () => {
  const { t, say } = useWords();
  return (
    <SelectField name="method" label={t('goods.coolMethod')} defaultValue="">
      <option value="">{t('goods.choose')}</option>
      {coolingMethods.map((method) => (
        <option key={method} value={method}>
          {say(`goods.cooling.${method}`)}
        </option>
      ))}
    </SelectField>
  );
};
