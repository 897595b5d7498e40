import { listLots } from '@shuka/domain/lots';
import { askStorage, listMills } from '@shuka/domain/processing';
import { SubmitButton } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';

type Props = { readonly id: string; readonly keeperId: string; readonly onDone: () => void };

/** Asks a mill to store one whole lot. */
export const AskStorageForm = ({ id, keeperId, onDone }: Props) => {
  const words = useWords();
  const { t } = words;
  const mills = useLoad(listMills, { limit: '100' });
  const lots = useLoad(listLots, { keeperId, limit: '100' });
  return (
    <LoadedPart loaded={lots}>
      {({ items }) => {
        const inStore = items.filter(({ leftGrams }) => leftGrams > 0);
        if (inStore.length === 0) return <Notice kind="hint">{t('storage.noLots')}</Notice>;
        return (
          <Form
            contract={askStorage}
            draftOf={({ millId = '', lotId = '', note = '' }) => ({ id, keeperId, millId, lotId, note })}
            onDone={onDone}
          >
            <SelectField name="lotId" label={t('storage.lot')} hint={t('storage.lotHint')}>
              {inStore.map(({ id: lotId, crop, leftGrams, standsAt }) => (
                <option key={lotId} value={lotId}>
                  {t('storage.lotAt', {
                    crop: cropName(crop, words),
                    kilograms: kilogramsText(leftGrams),
                    place: standsAt,
                  })}
                </option>
              ))}
            </SelectField>
            <SelectField name="millId" label={t('storage.mill')}>
              {(mills.state === 'ready' ? mills.value.items : []).map(({ companyId, name, lga }) => (
                <option key={companyId} value={companyId}>
                  {t('storage.millIn', { name, lga })}
                </option>
              ))}
            </SelectField>
            <TextArea name="note" label={t('storage.note')} maxLength={500} />
            <SubmitButton sending={t('form.sending')}>{t('storage.sendAsk')}</SubmitButton>
          </Form>
        );
      }}
    </LoadedPart>
  );
};
