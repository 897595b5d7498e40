import { listRooms } from '@shuka/domain/messaging';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly roomId: string; readonly onChange: (roomId: string) => void };

/** One of the groups a manager made. */
export const GroupField = ({ roomId, onChange }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listRooms, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const own = items.filter(({ kind, isMaker }) => kind === 'group' && isMaker);
        if (own.length === 0) return <Notice kind="hint">{t('library.noGroups')}</Notice>;
        return (
          <SelectField
            name="roomId"
            label={t('library.group')}
            value={roomId}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{t('farms.choose')}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        );
      }}
    </LoadedPart>
  );
};
