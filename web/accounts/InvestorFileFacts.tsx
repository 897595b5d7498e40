import { riskQuestions, type InvestorFile } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { bandWords, investorTypeWords, questionWords } from './investor-words.ts';

/** One version of what an investor said of themselves. */
export const InvestorFileFacts = ({ file }: { file: InvestorFile }) => {
  const { t, language } = useWords();
  const { type, yearlyIncomeKobo, riskScore, riskBand, riskVersion, riskAnswers: said, saidAt } = file;
  return (
    <Facts
      facts={[
        [t('investor.type'), t(investorTypeWords[type])],
        [t('investor.income'), yearlyIncomeKobo === null ? t('investor.notSaid') : formatNaira(yearlyIncomeKobo)],
        [t('investor.band'), t('investor.bandScore', { band: t(bandWords[riskBand]), score: riskScore })],
        ...riskQuestions.map((one) => [t(questionWords[one].asks), t(questionWords[one][said[one]])] as const),
        [t('investor.saidOn'), formatDateTime(saidAt, language)],
        [t('investor.versions'), t('investor.versionsText', { version: file.version, test: riskVersion })],
      ]}
    />
  );
};
