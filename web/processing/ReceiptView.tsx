import { checkedStateOf, type StoredLot } from '@shuka/domain/processing';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { produceName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { QrPicture } from '#kit/qr-picture.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';
import { claimText, isPledged } from './StoredCard.tsx';

type Props = { readonly stored: StoredLot };

/** All that a receipt says, and the code by which anyone checks it. */
export const ReceiptView = ({ stored }: Props) => {
  const { t } = useWords();
  const { paper, code, checkUrl } = stored;
  const { kind, number, isPractice, licence, terms } = paper;
  return (
    <>
      <h1 className="text-2xl font-bold break-words">
        {t(kind === 'record' ? 'storage.recordNumber' : 'storage.receiptNumber', { number })}
      </h1>
      {kind === 'record' && <Notice kind="hint">{t('storage.notReceipt')}</Notice>}
      {isPractice && <Notice kind="hint">{t('storage.practiceText')}</Notice>}
      {licence !== null && <p>{t('storage.licence', licence)}</p>}
      {stored.claim !== null && <p className="text-lg font-bold">{claimText(stored, t)}</p>}
      <PaperFacts stored={stored} />
      <p className="break-words">{terms}</p>
      {code !== null && checkUrl !== null && (
        <div className="grid justify-items-start gap-2">
          <QrPicture text={checkUrl} label={t('storage.code')} width={256} />
          <p className="text-xl font-bold tracking-widest">{code}</p>
          <p className="text-ink-soft">{t('storage.codeText')}</p>
        </div>
      )}
    </>
  );
};

const useTestText = () => {
  const { t, say } = useWords();
  return ({ kind, value }: StoredLot['paper']['tests'][number]): string => {
    const amount = t(kind === 'moisture' ? 'storage.percent' : 'storage.micrograms', { count: formatNumber(value) });
    return t('storage.testSays', { kind: say(`storage.test.${kind}`), amount });
  };
};

const PaperFacts = ({ stored }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const testText = useTestText();
  const { keeperName, holderName, state, paper } = stored;
  const { companyName, warehouse, crop, variety, grade, netGrams, tests, fee, insurance, issuedOn, expiresOn } = paper;
  const insured =
    insurance === null
      ? t('storage.notInsured')
      : t('storage.insuranceIs', {
          insurer: insurance.insurer,
          policy: insurance.policy,
          sum: formatNaira(insurance.sumKobo),
          until: formatDate(insurance.until, language),
        });
  return (
    <Facts
      facts={[
        [t('storage.standsSo'), say(`storage.state.${checkedStateOf(state, isPledged(stored))}`)],
        [t('storage.holder'), holderName],
        [t('storage.depositor'), keeperName],
        [t('storage.warehouse'), `${companyName}, ${warehouse}`],
        [t('storage.crop'), produceName({ crop, variety }, words)],
        [t('storage.net'), t('storage.kilogramsOf', { kilograms: kilogramsText(netGrams) })],
        [t('storage.grade'), say(`storage.grade.${grade}`)],
        [t('storage.tests'), tests.map(testText).join(', ')],
        [t('storage.issuedOn'), formatDate(issuedOn, language)],
        [t('storage.expiresOn'), formatDate(expiresOn, language)],
        [
          t('storage.fee'),
          t('storage.feeIs', { day: formatNaira(fee.koboPerTonneDay), handling: formatNaira(fee.handlingKobo) }),
        ],
        [t('storage.insurance'), insured],
      ]}
    />
  );
};
