import type { TripDraft } from '@shuka/domain/traceability';
import { languageNames, languages, type Language } from '@shuka/domain/kit/languages.ts';
import { SelectField, TextField } from '#kit/field.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { useWords } from '#kit/words.tsx';

type Fields = Readonly<Record<string, string>>;

/** What is typed as local time is of Nigeria, at UTC+1 all year, whatever this device says. */
const momentOf = (typed: string): string => (typed === '' ? '' : `${typed}:00+01:00`);

type Planned = Omit<TripDraft, 'id' | 'companyId' | 'toCompanyId' | 'units' | 'parts' | 'shipmentIds'>;

/** What the fields of a trip say, whatever it carries. */
export const plannedOf = (fields: Fields): Planned => ({
  fromName: fields['fromName'] ?? '',
  toName: fields['toName'] ?? '',
  toStateCode: fields['stateCode'] ?? '',
  toLga: fields['lga'] ?? '',
  receiverPhone: fields['receiverPhone'] ?? '',
  vehicle: fields['vehicle'] ?? '',
  driverName: fields['driverName'] ?? '',
  driverPhone: fields['driverPhone'] ?? '',
  driverLanguage: (fields['driverLanguage'] ?? 'en') as Language, // of the list it is chosen from
  expectedAt: momentOf(fields['expectedAt'] ?? ''),
});

/** Where from and to, with which vehicle, driver and phone, and until when. */
export const TripFields = ({ from }: { readonly from: string }) => {
  const { t, language } = useWords();
  return (
    <>
      <TextField name="fromName" label={t('trips.from')} defaultValue={from} maxLength={120} required />
      <TextField name="toName" label={t('trips.to')} maxLength={120} required />
      <PlaceField />
      <TextField
        name="receiverPhone"
        label={t('trips.receiverPhone')}
        hint={t('trips.receiverPhoneHint')}
        inputMode="tel"
        maxLength={40}
      />
      <TextField name="expectedAt" type="datetime-local" label={t('trips.expectedAt')} required />
      <TextField name="vehicle" label={t('trips.vehicle')} maxLength={40} required />
      <TextField name="driverName" label={t('trips.driver')} maxLength={120} required />
      <TextField
        name="driverPhone"
        label={t('trips.driverPhone')}
        hint={t('trips.driverPhoneHint')}
        inputMode="tel"
        maxLength={40}
        required
      />
      <SelectField name="driverLanguage" label={t('trips.language')} defaultValue={language}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
};
