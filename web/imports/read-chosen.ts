import { importLimits } from '@shuka/domain/imports';

/** The bytes of a chosen file in base64; one that is too large is not read, and told as such by the rules of the draft. */
export const readChosen = async (file: File): Promise<string> => {
  if (file.size > importLimits.mostFileBytes.value)
    return 'A'.repeat(Math.ceil(importLimits.mostFileBytes.value / 3) * 4 + 4);
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
};
