import type { ReferenceVersionRow } from '@shuka/domain/admin';
import { useWords } from '#kit/words.tsx';
import { useFigureSays } from './figure-names.ts';
import { figureText } from './figure-text.ts';
import { inOrder } from './lines-of.ts';

type Props = { readonly name: string; readonly version: ReferenceVersionRow; readonly held: ReferenceVersionRow };

/** What holds now is shown whole; of any other version what is different from it. */
export const VersionFigures = ({ name, version, held }: Props) => {
  const { t, language } = useWords();
  const says = useFigureSays(name);
  const isHeld = version.state === 'in-force';
  // A table may have a line less than what holds, or one more.
  const all = [...new Set([...Object.keys(version.values), ...Object.keys(held.values)])];
  const keys = inOrder(name, all).filter((key) => isHeld || version.values[key] !== held.values[key]);
  const shown = (key: string, value: number | undefined): string =>
    value === undefined ? t('reference.noFigure') : figureText(key, value, language);
  if (keys.length === 0) return <p>{t('reference.noDifference')}</p>;
  return (
    <table className="w-full text-left">
      {!isHeld && <caption className="py-1 text-left font-semibold">{t('reference.difference')}</caption>}
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col">{t('reference.figure')}</th>
          {!isHeld && (
            <th scope="col" className="pl-3 text-right whitespace-nowrap">
              {t('reference.before')}
            </th>
          )}
          <th scope="col" className="pl-3 text-right whitespace-nowrap">
            {t(isHeld ? 'reference.state.in-force' : 'reference.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 font-normal">
              {says(key)}
            </th>
            {!isHeld && (
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{shown(key, held.values[key])}</td>
            )}
            <td className="py-2 pl-3 text-right font-bold whitespace-nowrap tabular-nums">
              {shown(key, version.values[key])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
