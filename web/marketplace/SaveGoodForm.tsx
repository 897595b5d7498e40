import { useState } from 'react';
import {
  authorityOf,
  inputKinds,
  packUnits,
  saveGood,
  whoClasses,
  type GoodDetails,
  type InputKind,
  type Safety,
  type ShelfGood,
} from '@shuka/domain/marketplace';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { numberOf } from './input-words.ts';

type Typed = Readonly<Record<string, string>>;

const safetyOf = (typed: Typed): Safety => ({
  activeIngredient: typed['good.safety.activeIngredient'] ?? '',
  whoClass: typed['good.safety.whoClass'] as Safety['whoClass'], // the schema looks at it
  protectiveGear: typed['good.safety.protectiveGear'] ?? '',
  preHarvestDays: numberOf(typed['good.safety.preHarvestDays']),
  registeredUntil: typed['good.safety.registeredUntil'] ?? '',
});

const goodOf = (typed: Typed): GoodDetails => {
  const kind = typed['good.kind'] as InputKind; // the schema looks at it, and at the unit
  return {
    kind,
    name: typed['good.name'] ?? '',
    maker: typed['good.maker'] ?? '',
    registration: typed['good.registration'] ?? '',
    packSize: numberOf(typed['good.packSize']),
    packUnit: typed['good.packUnit'] as GoodDetails['packUnit'],
    priceKobo: parseNaira(typed['good.priceKobo'] ?? '') ?? Number.NaN,
    safety: kind === 'pesticide' ? safetyOf(typed) : null,
  };
};

type Props = {
  readonly companyId: string;
  /** Null for a new one. */
  readonly good: ShelfGood | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** What a dealer says of a good; of a pesticide, what its label says of safety too. */
export const SaveGoodForm = ({ companyId, good, onDone, onCancel }: Props) => {
  const { t } = useWords();
  const [goodId] = useState(() => good?.id ?? newId());
  const [kind, setKind] = useState<string>(good?.kind ?? '');
  return (
    <section className="grid max-w-xl gap-3">
      <h2 className="text-lg font-bold">{good === null ? t('inputs.add') : t('inputs.change')}</h2>
      <Form contract={saveGood} draftOf={(typed) => ({ companyId, goodId, good: goodOf(typed) })} onDone={onDone}>
        <KindField kind={kind} onKind={setKind} />
        <TextField name="good.name" label={t('inputs.name')} maxLength={80} defaultValue={good?.name} />
        <TextField name="good.maker" label={t('inputs.maker')} maxLength={80} defaultValue={good?.maker} />
        {authorityOf[kind as InputKind] != null && (
          <TextField
            name="good.registration"
            label={t('inputs.registration')}
            hint={t('inputs.registrationHint')}
            maxLength={30}
            defaultValue={good?.registration}
          />
        )}
        <PackFields good={good} />
        {kind === 'pesticide' && <SafetyFields safety={good?.safety ?? null} />}
        <SubmitButton sending={t('form.sending')}>{t('inputs.save')}</SubmitButton>
        <Button look="bare" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </Form>
    </section>
  );
};

const KindField = ({ kind, onKind }: { readonly kind: string; readonly onKind: (kind: string) => void }) => {
  const { t, say } = useWords();
  return (
    <SelectField name="good.kind" label={t('inputs.kind')} value={kind} onChange={({ target }) => onKind(target.value)}>
      <option value="">{t('farms.choose')}</option>
      {inputKinds.map((one) => (
        <option key={one} value={one}>
          {say(`inputs.kind.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};

const PackFields = ({ good }: { readonly good: ShelfGood | null }) => {
  const { t, say } = useWords();
  return (
    <>
      <TextField
        name="good.packSize"
        label={t('inputs.packSize')}
        hint={t('inputs.packSizeHint')}
        inputMode="numeric"
        maxLength={7}
        defaultValue={good?.packSize}
      />
      <SelectField name="good.packUnit" label={t('inputs.packUnit')} defaultValue={good?.packUnit ?? 'gram'}>
        {packUnits.map((one) => (
          <option key={one} value={one}>
            {say(`inputs.unit.${one}`)}
          </option>
        ))}
      </SelectField>
      <NairaField name="good.priceKobo" label={t('inputs.price')} kobo={good?.priceKobo ?? null} />
    </>
  );
};

const SafetyFields = ({ safety }: { readonly safety: Safety | null }) => {
  const { t, say } = useWords();
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 font-semibold">{t('inputs.safety')}</legend>
      <TextField
        name="good.safety.activeIngredient"
        label={t('inputs.ingredient')}
        maxLength={120}
        defaultValue={safety?.activeIngredient}
      />
      <SelectField name="good.safety.whoClass" label={t('inputs.whoClass')} defaultValue={safety?.whoClass ?? ''}>
        <option value="">{t('farms.choose')}</option>
        {whoClasses.map((one) => (
          <option key={one} value={one}>
            {say(`inputs.who.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="good.safety.protectiveGear"
        label={t('inputs.gear')}
        maxLength={300}
        rows={2}
        defaultValue={safety?.protectiveGear}
      />
      <TextField
        name="good.safety.preHarvestDays"
        label={t('inputs.preHarvest')}
        inputMode="numeric"
        maxLength={3}
        defaultValue={safety?.preHarvestDays}
      />
      <TextField
        type="date"
        name="good.safety.registeredUntil"
        label={t('inputs.until')}
        defaultValue={safety?.registeredUntil}
      />
    </fieldset>
  );
};
