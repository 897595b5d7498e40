import { isCalibratedOn, type Scale } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { FormulaForm } from './FormulaForm.tsx';
import { gatePaths } from './gate-paths.ts';
import { ScaleForm } from './ScaleForm.tsx';
import { kilogramsText, shareText } from './typed-measures.ts';
import { rightNow, useGate, useOwnGate, type GateNow } from './use-gate.ts';

/** What the owner says of their gate: its scales, and by what deliveries are reckoned. */
export const SetUpGatePage = () => {
  const { t } = useWords();
  const gate = useOwnGate();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={gatePaths.gate}>{t('weigh.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('weigh.setUp')}</h1>
      {gate === null ? <Notice kind="hint">{t('weigh.noGate')}</Notice> : <SetUp gate={gate} />}
    </section>
  );
};

const SetUp = ({ gate }: { readonly gate: Parameters<typeof useGate>[0] }) => {
  const { t } = useWords();
  const now = useGate(gate);
  return (
    <>
      <h2 className="text-xl font-bold">{t('weigh.scales')}</h2>
      {now.scales.map((scale) => (
        <ScaleCard key={`${scale.id} ${scale.saidAt}`} scale={scale} />
      ))}
      <details className="rounded-2xl border border-line bg-paper p-4">
        <summary className="min-h-11 font-semibold text-leaf">{t('weigh.addScale')}</summary>
        <ScaleForm key={now.scales.length} companyId={gate.id} scale={null} />
      </details>
      <h2 className="text-xl font-bold">{t('weigh.formula')}</h2>
      <FormulaNow formula={now.formula} />
      <section className="grid gap-4 rounded-2xl border border-line bg-paper p-4">
        <h3 className="text-lg font-bold">{t('weigh.changePrices')}</h3>
        <p>{t('weigh.changePricesText')}</p>
        <FormulaForm key={now.formula?.version ?? 0} companyId={gate.id} formula={now.formula} />
      </section>
    </>
  );
};

const ScaleCard = ({ scale }: { readonly scale: Scale }) => {
  const { t, language } = useWords();
  const isGood = isCalibratedOn(scale, dayOf(rightNow()));
  const until = formatDate(scale.validUntil, language);
  return (
    <details className="rounded-2xl border border-line bg-paper p-4">
      <summary className="min-h-11">
        <strong>{[scale.name, kilogramsText(scale.capacityKilograms * 1000)].join(', ')}</strong>{' '}
        <span className={isGood ? '' : 'font-bold text-danger'}>
          {scale.isRetired ? t('weigh.retired') : t(isGood ? 'weigh.goodUntil' : 'weigh.noCalibration', { until })}
        </span>
      </summary>
      <ScaleForm companyId={scale.companyId} scale={scale} />
    </details>
  );
};

const FormulaNow = ({ formula }: Pick<GateNow, 'formula'>) => {
  const words = useWords();
  const { t, say } = words;
  if (formula === null) return <p>{t('weigh.noFormula')}</p>;
  return (
    <>
      <p>{t('weigh.versionBy', { version: formula.version, name: formula.byName })}</p>
      <ul className="grid gap-2">
        {formula.lines.map((line) => (
          <li key={line.crop} className="rounded-2xl border border-line bg-paper p-4">
            <strong>{cropName(line.crop, words)}</strong>
            <p>
              {line.prices
                .map(({ grade, koboPerKilogram }) => `${say(`lots.grade.${grade}`)} ${formatNaira(koboPerKilogram)}/kg`)
                .join(', ')}
            </p>
            <p className="text-sm">
              {t('weigh.termsOf', {
                base: shareText(line.moistureBase),
                taken: shareText(line.moistureTaken),
                most: shareText(line.moistureMost),
                foreignBase: shareText(line.foreignBase),
                foreignTaken: shareText(line.foreignTaken),
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
