import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { idOfOwnLink, type PackDraft, packUnit, shortOf } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { momentTyped, whenAhead } from './moment-typed.ts';
import { PackedUnit } from './PackedUnit.tsx';
import { PartsField, partsOf } from './PartsField.tsx';
import { ScanField } from './ScanField.tsx';
import { useLooseChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { WhenField } from './WhenField.tsx';

/** Makes a pallet or crate of goods, or packs more into one. It works without a network. */
export const PackPage = () => {
  const { t } = useWords();
  const [done, setDone] = useState<PackDraft | null>(null);
  return (
    <GoodsFrame title={t('goods.pack')} hint={t('goods.packLead')}>
      {({ companyId }) =>
        done === null ? (
          <PackForm companyId={companyId} onDone={setDone} />
        ) : (
          <PackedUnit draft={done} onMore={() => setDone(null)} />
        )
      }
    </GoodsFrame>
  );
};

/** A unit that exists: made here, or known by its number alone. */
type Into = Pick<PackDraft, 'unitId' | 'sscc'> & { readonly name: string };

const intoOf = (thing: string, name = shortOf(thing)): Into | null => {
  const sscc = /\/00\/(\d{18})$/.exec(thing)?.[1];
  if (sscc !== undefined) return { unitId: null, sscc, name };
  const unitId = idOfOwnLink(thing) ?? /\/unit\/([0-9a-f-]{36})$/.exec(thing)?.[1] ?? null;
  return unitId === null ? null : { unitId, sscc: '', name };
};

/** A unit that is there has its name already. */
const nameless: string = '';

type Props = { readonly companyId: string; readonly onDone: (draft: PackDraft) => void };

const PackForm = ({ companyId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [query] = useSearchParams();
  const [into, setInto] = useState(() => intoOf(query.get('into') ?? '', query.get('intoName') ?? undefined));
  const { lines, change, trouble, wordsOf } = useParts();
  const choices = useLooseChoices(companyId);
  return (
    <Form
      contract={packUnit}
      draftOf={({ says = '', happenedAt }) => ({
        id,
        companyId,
        happenedAt: momentTyped(id, happenedAt),
        unitId: into?.unitId ?? null,
        sscc: into?.sscc ?? '',
        says: into === null ? says : nameless,
        parts: partsOf(lines),
      })}
      check={({ says = '', ...fields }) => ({
        ...whenAhead(fields),
        ...(into === null && says.trim() === '' ? { says: 'codes.unitRequired' } : {}),
      })}
      failureWords={wordsOf}
      onDone={(_, draft) => onDone({ ...draft, says: into?.name ?? draft.says })}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      <IntoField into={into} onChange={setInto} />
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{t('goods.savePack')}</SubmitButton>
    </Form>
  );
};

type IntoProps = { readonly into: Into | null; readonly onChange: (into: Into | null) => void };

const IntoField = ({ into, onChange }: IntoProps) => {
  const { t } = useWords();
  const [isNew, setNew] = useState(into === null);
  const [problem, setProblem] = useState(false);
  const choose = (kind: 'new' | 'old'): void => {
    setNew(kind === 'new');
    onChange(null);
  };
  const take = (thing: string): void => {
    const found = intoOf(thing);
    setProblem(found === null);
    onChange(found);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line p-3">
      <legend className="px-1 font-bold">{t('goods.into')}</legend>
      <ChoiceChips
        label={t('goods.into')}
        choices={[
          { value: 'new', says: t('goods.newUnit') },
          { value: 'old', says: t('goods.oldUnit') },
        ]}
        chosen={isNew ? 'new' : 'old'}
        onChange={choose}
      />
      {isNew && <TextField name="says" label={t('codes.unitSays')} hint={t('codes.unitHint')} maxLength={80} />}
      {!isNew && into === null && <ScanField label={t('goods.scanUnit')} says={t('goods.takeUnit')} onThing={take} />}
      {!isNew && into === null && problem && <p className="font-medium text-danger">{t('goods.noUnitCode')}</p>}
      {!isNew && into !== null && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-bold break-words">{into.name}</span>
          <Button look="bare" onClick={() => onChange(null)}>
            {t('goods.another')}
          </Button>
        </p>
      )}
    </fieldset>
  );
};
