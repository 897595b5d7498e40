import { useState } from 'react';
import { useLocation } from 'wouter';
import { shipGoods } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodsFrame } from './GoodsFrame.tsx';
import { goodsPaths } from './goods-paths.ts';
import { momentTyped, whenAhead } from './moment-typed.ts';
import { PartsField, partsOf } from './PartsField.tsx';
import { ToField, type To } from './ToField.tsx';
import { useChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { WhenField } from './WhenField.tsx';

/** Sends units and goods off under a waybill. It works without a network. */
export const ShipPage = () => {
  const { t } = useWords();
  return (
    <GoodsFrame title={t('goods.ship')} hint={t('goods.shipLead')}>
      {({ companyId }) => <ShipForm companyId={companyId} />}
    </GoodsFrame>
  );
};

const ShipForm = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [id] = useState(newId);
  const [to, setTo] = useState<To>({ companyId: null, name: '' });
  const { lines, change, trouble, wordsOf } = useParts();
  const choices = useChoices(companyId);
  return (
    <Form
      contract={shipGoods}
      draftOf={({ waybill = '', vehicle = '', happenedAt }) => ({
        id,
        companyId,
        happenedAt: momentTyped(id, happenedAt),
        toCompanyId: to.companyId,
        toName: to.name,
        waybill,
        vehicle,
        units: lines.filter(({ isUnit }) => isUnit).map(({ thing }) => thing),
        parts: partsOf(lines),
      })}
      check={(fields) => ({
        ...whenAhead(fields),
        ...(lines.length === 0 ? { parts: 'traceability.partRequired' } : {}),
      })}
      failureWords={wordsOf}
      onDone={() => goTo(`${goodsPaths.shipments}/${id}`)}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      <ToField but={companyId} to={to} onChange={setTo} />
      <TextField name="waybill" label={t('goods.waybill')} maxLength={60} />
      <TextField name="vehicle" label={t('goods.vehicle')} maxLength={40} />
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{t('goods.saveShip')}</SubmitButton>
    </Form>
  );
};
