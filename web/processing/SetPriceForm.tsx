import { setPrice } from '@shuka/domain/processing';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import type { PackProps } from './pack-props.ts';
import { PackSelect } from './PackSelect.tsx';

/** What a pack costs from now on. */
export const SetPriceForm = ({ companyId, product, onDone }: PackProps) => {
  const { t } = useWords();
  return (
    <Form
      contract={setPrice}
      draftOf={({ packId = '', priceKobo = '' }) => ({
        companyId,
        packId,
        after: product.packs.find(({ id }) => id === packId)?.version ?? 1,
        priceKobo: parseNaira(priceKobo) ?? Number.NaN,
      })}
      onDone={onDone}
    >
      <PackSelect product={product} />
      <NairaField name="priceKobo" label={t('mill.price')} />
      <SubmitButton sending={t('form.sending')}>{t('mill.setPrice')}</SubmitButton>
    </Form>
  );
};
