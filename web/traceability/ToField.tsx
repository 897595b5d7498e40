import { Building2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { listMills } from '@shuka/domain/processing';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Where goods go: a company of this house, which can receive them here, or anybody by name. */
export type To = { readonly companyId: string | null; readonly name: string };

type Props = { readonly but: string; readonly to: To; readonly onChange: (to: To) => void };

export const ToField = ({ but, to, onChange }: Props) => {
  const { t } = useWords();
  const search = useDeferredValue(to.name.trim());
  return (
    <div className="grid gap-2">
      <TextField
        name="toName"
        label={t('goods.to')}
        hint={to.companyId === null ? t('goods.toHint') : t('goods.toKnown')}
        value={to.name}
        maxLength={120}
        onChange={({ target }) => onChange({ companyId: null, name: target.value })}
      />
      {to.companyId === null && search.length > 1 && <Found but={but} search={search} onChange={onChange} />}
    </div>
  );
};

/** Companies whose names begin so; none where there is no network. */
const Found = ({ but, search, onChange }: Pick<Props, 'but' | 'onChange'> & { readonly search: string }) => {
  const loaded = useLoad(listMills, { search, buyers: 'too', limit: '5' });
  if (loaded.state !== 'ready') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {loaded.value.items
        .filter(({ companyId }) => companyId !== but)
        .map(({ companyId, name, lga }) => (
          <Button key={companyId} look="quiet" onClick={() => onChange({ companyId, name })}>
            <Building2 aria-hidden className="size-5 shrink-0" />
            {name}, {lga}
          </Button>
        ))}
    </div>
  );
};
