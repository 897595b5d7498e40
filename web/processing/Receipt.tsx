import './receipt.css';
import { counts, isVoid, type Delivery } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import { QrPicture } from '#kit/qr-picture.tsx';
import { useWords } from '#kit/words.tsx';
import { CalculationLines } from './CalculationLines.tsx';

/** The papers that receipts are printed on: rolls of 58 and 80 mm, and A4. */
export const papers = ['58', '80', 'a4'] as const;

export type Paper = (typeof papers)[number];

type Props = {
  readonly delivery: Delivery;
  /** What the phone calls the mill before the server's row came. */
  readonly millName: string;
  readonly clerkName: string;
  readonly paper: Paper;
};

/** A receipt, on screen and on paper: what was weighed, each line of the sum, and a code that anyone can check it by. */
export const Receipt = ({ delivery, millName, clerkName, paper }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const heads = [
    [t('weigh.receipt'), delivery.receipt],
    [t('weigh.weighedAt'), formatDateTime(delivery.weighedAt, language)],
    [t('weigh.name'), delivery.name],
    [t('weigh.crop'), `${cropName(delivery.crop, words)}, ${say(`lots.grade.${delivery.grade}`)}`],
    [t('weigh.clerk'), delivery.clerkName === '' ? clerkName : delivery.clerkName],
    [t('weigh.readHow'), t(delivery.readBy === 'scale' ? 'weigh.readByScale' : 'weigh.readTyped')],
  ] as const;
  return (
    <article className="receipt grid gap-3 rounded-2xl border border-line bg-paper p-4" data-paper={paper}>
      <h2 className="text-lg font-bold">{delivery.millName === '' ? millName : delivery.millName}</h2>
      {!counts(delivery) && (
        <p className="font-bold text-danger">{t(isVoid(delivery) ? 'weigh.isVoid' : 'weigh.isReplaced')}</p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {heads.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <CalculationLines measured={delivery} terms={delivery.terms} />
      {delivery.note !== '' && <p>{delivery.note}</p>}
      <QrPicture text={`${location.origin}/receipt?id=${delivery.id}`} label={t('weigh.qr')} />
      <p className="text-sm">{t('weigh.qrText')}</p>
    </article>
  );
};
