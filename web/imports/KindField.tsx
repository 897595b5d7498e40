import type { ImportKind } from '@shuka/domain/imports';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { useDesk } from './use-desk.ts';

type Props = { readonly kind: ImportKind; readonly onChange: (kind: ImportKind) => void };

/** What a list is of. */
export const KindField = ({ kind, onChange }: Props) => {
  const { t, say } = useWords();
  const { kinds } = useDesk();
  return (
    <SelectField
      name="kind"
      label={t('imports.kind')}
      value={kind}
      onChange={({ target }) => onChange(kinds.find((one) => one === target.value) ?? 'farmers')}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {say(`imports.kind.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};
