import { waitingKinds } from '@shuka/domain/admin';
import { zoneKeys } from '@shuka/domain/advisory';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { useWords } from '#kit/words.tsx';

const ofWaiting = ['admin', 'waiting-days'].join('.');

/** The catalogue entry that says what a figure of a name is. */
const figureSays = (name: string, key: string): string =>
  name === ofWaiting && waitingKinds.some((kind) => kind === key) ? `adminHome.kind.${key}` : `reference.field.${key}`;

/** Of a key of a table, 'maize/KN/mostKobo', what its line is about; '' where it is no key of a table. */
export const lineOf = (key: string): string => key.split('/').slice(0, -1).join('/');

/** Says where a line of a table holds: 'Kano'. */
export const usePlaceSays = (): ((place: string) => string) => {
  const { t, say } = useWords();
  return (place) => {
    if (zoneKeys.some((zone) => zone === place)) return say(`reference.zone.${place}`);
    return place === 'NG' ? t('reference.wholeCountry') : stateName(place);
  };
};

/** Says what a line of a table is about: 'Maize, Kano'. */
export const useLineSays = (): ((line: string) => string) => {
  const { t, say } = useWords();
  const placeSays = usePlaceSays();
  return (line) => {
    const [crop = '', place = ''] = line.split('/');
    const what = crop === 'any' ? t('reference.anyProduce') : say(`crop.${crop}`);
    return `${what}, ${placeSays(place)}`;
  };
};

/** Says what a figure is: of a table, with what its line is about. */
export const useFigureSays = (name: string): ((key: string) => string) => {
  const { say } = useWords();
  const lineSays = useLineSays();
  return (key) => {
    const line = lineOf(key);
    if (line === '') return say(figureSays(name, key));
    return `${lineSays(line)}: ${say(`reference.field.${key.slice(line.length + 1)}`)}`;
  };
};
