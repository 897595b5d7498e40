import { useState, type ReactNode } from 'react';
import { shortOf } from '@shuka/domain/traceability';
import type { Shipment, TracedThing, TripDraft } from '@shuka/domain/traceability';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { Trouble } from './PartsField.tsx';
import { gramsOfTyped, kilogramsOfGrams } from './kilograms-typed.ts';

type Stock = { readonly things: readonly TracedThing[]; readonly shipments: readonly Shipment[] };

/** What people call a thing here: what nobody named goes by the end of its code. */
export const calledOf = ({ name, thing }: Pick<TracedThing, 'name' | 'thing'>): string =>
  name === '' ? shortOf(thing) : name;

type Goods = Pick<TripDraft, 'units' | 'parts' | 'shipmentIds'>;

/** What was ticked: units go whole, the rest as so much; by their places in the lists that are shown. */
export const goodsOf = (
  fields: Readonly<Record<string, string>>,
  things: Stock['things'],
  shipments: Stock['shipments'],
): Goods => {
  const ticked = things.map((thing, place) => ({ ...thing, place })).filter(({ place }) => `thing${place}` in fields);
  return {
    units: ticked.filter(({ kind }) => kind === 'one').map(({ thing }) => thing),
    parts: ticked
      .filter(({ kind }) => kind !== 'one')
      .map(({ thing, place }) => ({ thing, grams: gramsOfTyped(fields[`grams${place}`]) })),
    shipmentIds: shipments.filter((_one, place) => `shipment${place}` in fields).map(({ id }) => id),
  };
};

/** The goods of a company, and what it sent off before, to be ticked. */
export const ChooseGoods = ({ things, shipments, trouble }: Stock & { readonly trouble: Trouble | null }) => {
  const { t } = useWords();
  const { errors } = useFormState();
  const wrong = Object.entries(errors).find(([field]) => /^(parts|units|shipmentIds)/.test(field))?.[1];
  return (
    <fieldset className="grid gap-3" data-invalid={wrong !== undefined} tabIndex={-1}>
      <legend className="mb-1 text-lg font-bold">{t('trips.chooseGoods')}</legend>
      {things.length > 0 && <h2 className="font-semibold">{t('trips.yourStock')}</h2>}
      {things.map((thing, place) => (
        <Ticked key={thing.thing} name={`thing${place}`} says={calledOf(thing)} more={<Left thing={thing} />}>
          {thing.kind !== 'one' && (
            <TextField
              name={`grams${place}`}
              label={t('trips.howMuch', { name: calledOf(thing) })}
              inputMode="decimal"
              defaultValue={kilogramsOfGrams(thing.leftGrams ?? 0)}
            />
          )}
          {trouble?.thing === thing.thing && (
            <p role="alert" className="font-medium text-danger">
              {trouble.says}
            </p>
          )}
        </Ticked>
      ))}
      {shipments.length > 0 && <h2 className="font-semibold">{t('trips.sentBefore')}</h2>}
      {shipments.map(({ id, waybill, toName }, place) => (
        <Ticked key={id} name={`shipment${place}`} says={t('trips.waybill', { number: waybill })} more={toName} />
      ))}
      {wrong !== undefined && <p className="font-medium text-danger">{wrong}</p>}
    </fieldset>
  );
};

const Left = ({ thing: { thing, kind, name, leftGrams, place } }: { readonly thing: TracedThing }) => {
  const { t } = useWords();
  const left = kind === 'one' ? t('trips.wholeUnit') : t('trips.left', { kilograms: kilogramsOfGrams(leftGrams ?? 0) });
  return (
    <span className="text-sm text-ink-soft">
      {[left, place, name === '' ? '' : shortOf(thing)].filter((text) => text !== '').join(', ')}
    </span>
  );
};

type TickedProps = {
  readonly name: string;
  readonly says: string;
  readonly more: ReactNode;
  readonly children?: ReactNode;
};

const Ticked = ({ name, says, more, children }: TickedProps) => {
  const [isOn, setOn] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-xl border-2 border-line-strong bg-paper p-3 has-checked:border-leaf">
      <label htmlFor={name} className="flex min-h-12 items-center gap-3">
        <input
          id={name}
          type="checkbox"
          name={name}
          className="size-6 shrink-0"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        <span className="grid min-w-0">
          <span className="font-semibold break-words">{says}</span>
          {more}
        </span>
      </label>
      {isOn && children}
    </div>
  );
};
