import { Phone } from 'lucide-react';
import { useState } from 'react';
import { addFarmerPhone, type FarmerRow } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { AgreeBox } from './AgreeBox.tsx';

/** Adds the first number of a farmer in care, by the farmer's word; a code to it proves it once the farmer comes. */
export const AddPhoneForm = ({ farmer: { id: keeperId, firstName, lastName } }: { readonly farmer: FarmerRow }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [state, setState] = useState<'closed' | 'open' | 'added'>('closed');
  const name = `${firstName} ${lastName}`;
  if (state === 'added') return <Notice kind="done">{t('assist.phoneAdded')}</Notice>;
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setState('open')}>
        <Phone aria-hidden className="size-5 shrink-0" />
        {t('assist.addPhone')}
      </Button>
      <Dialog
        title={t('assist.addPhoneTitle', { name })}
        isOpen={state === 'open'}
        onClose={() => setState((before) => (before === 'open' ? 'closed' : before))}
      >
        <Form
          contract={addFarmerPhone}
          draftOf={({ phone = '', isFarmersWord }) => ({
            keeperId,
            phone,
            isFarmersWord: (isFarmersWord === 'yes') as true, // refused beside the box when it is not ticked
          })}
          onDone={() => setState('added')}
        >
          <p>{t('assist.addPhoneText', { name: firstName })}</p>
          {!isOnline && <Notice kind="hint">{t('assist.addPhoneOffline')}</Notice>}
          <TextField name="phone" label={t('assist.phone')} type="tel" autoComplete="off" maxLength={30} required />
          <AgreeBox name="isFarmersWord" says={t('assist.phoneWord', { name: firstName })} />
          <SubmitButton sending={t('form.saving')}>{t('assist.addPhoneSave')}</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
};
