import { ScanCode } from '#kit/scan-code.tsx';
import { useWords } from '#kit/words.tsx';

/** The code at the end of a card's address. */
const codeIn = (text: string): string => /\/c\/([0-9a-fA-F]+)$/.exec(text)?.[1]?.toLowerCase() ?? text.slice(0, 40);

type Props = { readonly onScanned: (code: string) => void };

/** Reads the code of a card by the camera. Where there is none, or it is not allowed, the code is typed. */
export const ScanCard = ({ onScanned }: Props) => {
  const { t } = useWords();
  const says = { scan: t('visit.scan'), view: t('visit.scanView'), denied: t('visit.scanDenied') };
  return <ScanCode says={says} onScanned={(text) => onScanned(codeIn(text))} />;
};
