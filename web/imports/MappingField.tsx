import { listMappings, type ImportKind } from '@shuka/domain/imports';
import { SelectField } from '#kit/field.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** How the fields of a form are named in the file; nothing where none was saved for this kind of list. */
export const MappingField = ({ kind }: { readonly kind: ImportKind }) => {
  const { t } = useWords();
  const mappings = useLoad(listMappings, { limit: '100' });
  const fitting = mappings.state === 'ready' ? mappings.value.items.filter((one) => one.kind === kind) : [];
  if (fitting.length === 0) return null;
  return (
    <SelectField name="mappingId" label={t('imports.mapping')}>
      <option value="">{t('imports.noMapping')}</option>
      {fitting.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
};
