import { readFactorDemand, setFactorDemand } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** For an admin: from which day on investors and mills must have a second factor before money goes out. */
export const FactorDemandPart = () => {
  const { t, language } = useWords();
  const loaded = useLoad(readFactorDemand, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ startsOn, reason, without }) => (
        <ProfileCard title={t('security.demandTitle')}>
          <p>{t('security.demandText', { date: formatDate(startsOn, language), count: without })}</p>
          {reason !== '' && <p className="text-sm text-ink-soft">{reason}</p>}
          <Form
            contract={setFactorDemand}
            draftOf={(fields) => ({ startsOn: fields['startsOn'] ?? '', reason: fields['reason'] ?? '' })}
            onDone={loaded.reload}
          >
            <TextField type="date" name="startsOn" label={t('security.demandDay')} required />
            <TextArea name="reason" label={t('security.demandReason')} rows={2} maxLength={500} required />
            <SubmitButton sending={t('form.saving')}>{t('security.demandSave')}</SubmitButton>
          </Form>
        </ProfileCard>
      )}
    </LoadedPart>
  );
};
