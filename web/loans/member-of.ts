import { parseNaira } from '@shuka/domain/kit/naira.ts';

/** The same as the contracts of groups read it; an unticked box is refused beside it. */
export const memberOf = (fields: Readonly<Record<string, string>>) => ({
  principalKobo: parseNaira(fields['principalKobo'] ?? '') ?? Number.NaN,
  purpose: fields['purpose'] ?? '',
  agrees: (fields['agrees'] === 'yes') as true,
});
