import { payOrders } from '@shuka/domain/investments';
import { ChoiceField } from '#kit/choice-field.tsx';
import { useWords } from '#kit/words.tsx';
import { goalOf } from './offer-draft.ts';
import { parsePercent } from './parse-percent.ts';
import { orderNames, orderTexts } from './promoter-words.ts';
import { ShareExample } from './ShareExample.tsx';

type Props = { readonly fields: Readonly<Record<string, string>> };

/** Who is paid first when the harvest is short, in plain words and with their own figures. */
export const OfferOrderStep = ({ fields }: Props) => {
  const { t } = useWords();
  const goalKobo = goalOf(fields);
  const roi = parsePercent(fields['roi'] ?? '');
  return (
    <>
      <p>{t('offers.orderText')}</p>
      <ChoiceField
        name="payOrder"
        label={t('offers.order')}
        chosen={fields['payOrder']}
        choices={payOrders.map((value) => ({ value, label: t(orderNames[value]) }))}
      />
      {payOrders.map((order) => (
        <section key={order} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
          <h3 className="font-bold">{t(orderNames[order])}</h3>
          <p>{t(orderTexts[order])}</p>
          <ShareExample order={order} goalKobo={goalKobo || 100_000_000} roiBasisPoints={roi || 1500} />
        </section>
      ))}
    </>
  );
};
