import { useState } from 'react';
import { lgasOf } from '@shuka/domain/kit/nigeria.ts';
import { roles } from '@shuka/domain/kit/viewer.ts';
import type { BroadcastAudience } from '@shuka/domain/messaging';
import { SelectField } from '#kit/field.tsx';
import { StateOptions } from '#kit/state-options.tsx';
import { useWords } from '#kit/words.tsx';

/** Whom the fields of a form name; a manager's form has none, and is for farmers. */
export const audienceIn = ({
  role,
  stateCode = '',
  lga = '',
}: Readonly<Record<string, string>>): BroadcastAudience => ({
  role: roles.find((one) => one === role) ?? 'farmer',
  stateCode,
  lga,
});

/** People of a role, of the country, a state or one of its LGAs. */
export const AudienceFields = () => {
  const { t } = useWords();
  const [stateCode, setStateCode] = useState('');
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField name="role" label={t('broadcast.role')} defaultValue="farmer">
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="stateCode"
        label={t('farms.state')}
        value={stateCode}
        onChange={({ target }) => setStateCode(target.value)}
      >
        <option value="">{t('broadcast.everyState')}</option>
        <StateOptions />
      </SelectField>
      <SelectField key={stateCode} name="lga" label={t('farms.lga')} defaultValue="">
        <option value="">{t('broadcast.everyLga')}</option>
        {lgasOf(stateCode).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
};
