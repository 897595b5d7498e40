import { useState } from 'react';
import { lossReasons } from '@shuka/domain/lots';
import { type Arrived, receiveGoods, type Shipment, shortOf } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { gramsTyped, kilogramsText, readable } from './goods-words.ts';
import { failureWords } from '#kit/failure-words.ts';
import { momentTyped, whenAhead } from './moment-typed.ts';
import { WhenField } from './WhenField.tsx';

type Props = { readonly companyId: string; readonly shipment: Shipment };
type Fields = Readonly<Record<string, string>>;
type ShipmentLine = Shipment['lines'][number];

const came = ({ place, grams }: ShipmentLine, fields: Fields): number => {
  const typed = fields[`lines.${place}.grams`] ?? '';
  return grams === null ? Number(typed) : gramsTyped(typed);
};

const isShort = (line: ShipmentLine, fields: Fields): boolean => came(line, fields) < (line.grams ?? 1);

const arrivedOf = (line: ShipmentLine, fields: Fields): Arrived => ({
  place: line.place,
  grams: came(line, fields),
  lossReason: isShort(line, fields)
    ? ((fields[`lines.${line.place}.lossReason`] || null) as Arrived['lossReason'])
    : null,
});

/** What is wrong with a line before it is sent: more than was sent, or a loss without its reason. */
const refusals = (lines: readonly ShipmentLine[], fields: Fields): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line): [string, string][] => {
      const field = `lines.${line.place}`;
      if (line.grams !== null && came(line, fields) > line.grams) return [[`${field}.grams`, 'goods.moreThanSent']];
      const isTold = (fields[`${field}.lossReason`] ?? '') !== '';
      return isShort(line, fields) && !isTold ? [[`${field}.lossReason`, 'traceability.lossRequired']] : [];
    }),
  );

/** What arrived of each line, and why the rest did not. It works without a network. */
export const ReceiveForm = ({ companyId, shipment }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const { id: shipmentId, lines } = shipment;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('goods.receive')}</h2>
      <p>{t('goods.receiveLead')}</p>
      <Form
        contract={receiveGoods}
        draftOf={(fields) => ({
          id,
          companyId,
          shipmentId,
          happenedAt: momentTyped(id, fields['happenedAt']),
          lines: lines.map((line) => arrivedOf(line, fields)),
        })}
        check={(fields) => ({ ...whenAhead(fields), ...refusals(lines, fields) })}
        failureWords={(failure, words) => readable(failureWords(failure, words), '', '')}
        onDone={() => undefined}
      >
        {lines.map((line) => (
          <ArrivedFields key={line.place} line={line} />
        ))}
        <WhenField />
        <SubmitButton sending={t('form.sending')}>{t('goods.saveReceived')}</SubmitButton>
      </Form>
    </section>
  );
};

const ArrivedFields = ({ line }: { readonly line: ShipmentLine }) => {
  const { t, say } = useWords();
  const { place, thing, name, grams } = line;
  const called = name === '' ? shortOf(thing) : name;
  const [typed, setTyped] = useState(grams === null ? '1' : kilogramsText(grams));
  const isLess = (grams === null ? Number(typed) : gramsTyped(typed)) < (grams ?? 1);
  return (
    <div className="grid gap-2 border-b border-line pb-3">
      {grams === null ? (
        <SelectField
          name={`lines.${place}.grams`}
          label={t('goods.didItCome', { name: called })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        >
          <option value="1">{t('goods.cameWhole')}</option>
          <option value="0">{t('goods.didNotCome')}</option>
        </SelectField>
      ) : (
        <TextField
          name={`lines.${place}.grams`}
          label={t('goods.howMuchCame', { name: called })}
          hint={t('goods.sentKilograms', { kilograms: kilogramsText(grams) })}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isLess && (
        <SelectField name={`lines.${place}.lossReason`} label={t('goods.whyLess', { name: called })} defaultValue="">
          <option value="">{t('goods.choose')}</option>
          {lossReasons.map((reason) => (
            <option key={reason} value={reason}>
              {say(`lots.reason.${reason}`)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
};
