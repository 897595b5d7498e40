import { companyKinds } from '@shuka/domain/relations';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';

/** What a company says of itself when it joins. */
export const CompanyFields = () => {
  const { t, say } = useWords();
  return (
    <>
      <TextField name="companyName" label={t('company.name')} autoComplete="organization" maxLength={120} required />
      <ChoiceField
        name="companyKind"
        label={t('company.kind')}
        choices={companyKinds.map((kind) => ({ value: kind, label: say(`company.kind.${kind}`) }))}
      />
      <TextField
        name="cac"
        label={t('company.cac')}
        hint={t('company.cacHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        required
      />
      <PlaceField />
      <TextField name="address" label={t('company.address')} autoComplete="street-address" maxLength={200} required />
      <TextField
        name="monthlyTonnes"
        label={t('company.tonnes')}
        hint={t('company.tonnesHint')}
        inputMode="numeric"
        maxLength={9}
        required
      />
      <TextArea name="about" label={t('company.about')} hint={t('company.aboutHint')} maxLength={600} required />
    </>
  );
};
