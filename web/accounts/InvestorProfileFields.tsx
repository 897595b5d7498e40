import type { InvestorProfile } from '@shuka/domain/accounts';
import { TextArea, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly profile: InvestorProfile; readonly isEditing: boolean };

/** The fields of an investor's profile. E-mail and phone number are seen here and changed by a code, on their own page. */
export const InvestorProfileFields = ({ profile, isEditing }: Props) => {
  const { t } = useWords();
  const { firstName, lastName, email, phone, location, about } = profile;
  const state = { disabled: !isEditing, required: true };
  const fixed = isEditing ? { hint: t('investor.contactHint') } : {};
  return (
    <div className="grid gap-4 [&_:disabled]:border-line [&_:disabled]:bg-ground">
      <TextField name="firstName" label={t('accounts.firstName')} defaultValue={firstName} {...state} />
      <TextField name="lastName" label={t('accounts.lastName')} defaultValue={lastName} {...state} />
      <TextField name="email" label={t('accounts.email')} value={email} disabled readOnly {...fixed} />
      <TextField name="phone" label={t('accounts.phone')} value={phone} disabled readOnly {...fixed} />
      <TextField name="location" label={t('investor.location')} defaultValue={location} maxLength={120} {...state} />
      <TextArea name="about" label={t('accounts.about')} defaultValue={about} maxLength={600} {...state} />
    </div>
  );
};
