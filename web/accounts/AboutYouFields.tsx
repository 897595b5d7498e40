import type { Gender } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { genderWords } from './person-words.ts';

const genders = Object.keys(genderWords) as Gender[]; // its own keys; the model would come with all its schemas

type Props = { readonly fields: Readonly<Record<string, string>> };

/** The first step of the sign-up, which is there before the others. */
export const AboutYouFields = ({ fields }: Props) => {
  const { t } = useWords();
  const text = (name: string) => ({ name, defaultValue: fields[name], maxLength: 100 });
  return (
    <>
      <TextField {...text('firstName')} label={t('accounts.firstName')} autoComplete="given-name" />
      <TextField {...text('lastName')} label={t('accounts.lastName')} autoComplete="family-name" />
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        label={t('accounts.email')}
        hint={t('joining.emailHint')}
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...text('phoneNumber')}
        type="tel"
        inputMode="tel"
        label={t('accounts.phone')}
        hint={t('accounts.phoneHint')}
        autoComplete="tel"
        maxLength={30}
      />
      <ChoiceField
        name="gender"
        label={t('profile.gender')}
        chosen={fields['gender']}
        choices={genders.map((gender) => ({ value: gender, label: t(genderWords[gender]) }))}
      />
      <TextField
        {...text('birthDate')}
        type="date"
        label={t('profile.birthDate')}
        hint={t('profile.birthDateHint')}
        autoComplete="bday"
      />
    </>
  );
};
