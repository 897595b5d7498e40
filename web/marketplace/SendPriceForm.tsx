import { Send } from 'lucide-react';
import { useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { sendMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';

/** Sends the text to a farmer in one's care, as a message in their conversation. */
export const SendPriceForm = ({ text }: { readonly text: string }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { people, nameOf } = usePeople(farmerRows, person.accountId);
  const [id, setId] = useState(newId);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (people.length === 0) return null;
  const sent = (keeperId: string): void => {
    setSentTo(nameOf(keeperId));
    setId(newId());
  };
  return (
    <Form
      contract={sendMessage}
      draftOf={({ keeperId = '' }) => ({ id, keeperId, text, photo: null })}
      check={({ keeperId = '' }): Record<string, string> => (keeperId === '' ? { keeperId: 'prices.whom' } : {})}
      onDone={(_message, { keeperId }) => sent(keeperId)}
    >
      <SelectField name="keeperId" label={t('prices.sendTo')}>
        <option value="">{t('farms.choose')}</option>
        {people.map(({ id: farmerId, name }) => (
          <option key={farmerId} value={farmerId}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton look="quiet" sending={t('form.saving')}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('prices.send')}
        </SubmitButton>
      </div>
      {sentTo !== null && <Notice kind="done">{t('prices.sent', { name: sentTo })}</Notice>}
    </Form>
  );
};
