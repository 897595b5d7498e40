import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { useFigureSays } from './figure-names.ts';
import { figureText, figureTyped, isTypedAsText } from './figure-text.ts';
import { boundsOfFigure } from './lines-of.ts';

type Field = { readonly name: string; readonly figure: string; readonly value: number | undefined };

/** One figure, with what it may be below it. */
export const FigureField = ({ name, figure, value }: Field) => {
  const { t, language } = useWords();
  const says = useFigureSays(name);
  const [least, most] = boundsOfFigure(name, figure).map((bound) => figureText(figure, bound, language));
  const between = t('reference.between', { least: least ?? '', most: most ?? '' });
  return (
    <TextField
      name={`values.${figure}`}
      inputMode={isTypedAsText(figure) ? 'text' : 'decimal'}
      label={says(figure)}
      hint={isTypedAsText(figure) ? `${between}. ${t('reference.monthDayHint')}` : between}
      defaultValue={value === undefined ? '' : figureTyped(figure, value)}
    />
  );
};
