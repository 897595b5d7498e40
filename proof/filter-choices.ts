/* What a list is asked for: nothing, every value of each filter, and filters by twos. */
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Asked, Item, ListRule, Look } from './filter-rules.ts';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
};

type Schema = { readonly def: Def };

const defOf = (schema: unknown): Def => (schema as Schema).def;

/** The fields of a schema of an object; none of others. */
export const fieldsOf = (schema: unknown): readonly string[] => Object.keys(defOf(schema).shape ?? {});

/** The values that a contract names for a parameter; none where any text may stand. */
const namedValues = (contract: Contract, name: string): readonly string[] => {
  const field = defOf(contract.input).shape?.[name];
  const inner = field?.def.innerType ?? field;
  return Object.values(inner?.def.entries ?? inner?.def.values ?? {}).map(String);
};

/** So many values of one filter stand beside each of another. */
const mostBeside = 3;

type Choice = { readonly name: string; readonly value: string };

const choicesOfOne = async (contract: Contract, rule: ListRule, look: Look, widest: readonly Item[], name: string) => {
  const values = (await rule.filters[name]?.values?.(widest, look)) ?? namedValues(contract, name);
  return [...new Set(values)].map((value): Choice => ({ name, value }));
};

/** The values that keep some items and not all first: beside another filter the others say little. */
const tellingFirst = async (rule: ListRule, look: Look, widest: readonly Item[], choices: readonly Choice[]) => {
  const weighed: { choice: Choice; isTelling: boolean }[] = [];
  for (const choice of choices) {
    const keeps = await rule.filters[choice.name]?.keeps(choice.value, look);
    const kept = keeps === undefined ? 0 : widest.filter(keeps).length;
    weighed.push({ choice, isTelling: kept > 0 && kept < widest.length });
  }
  return weighed.toSorted((one, other) => Number(other.isTelling) - Number(one.isTelling)).map(({ choice }) => choice);
};

/** Everything that is asked of one list. @throws Error for a parameter with no value to try. */
export const choicesOf = async (
  contract: Contract,
  rule: ListRule,
  look: Look,
  widest: readonly Item[],
): Promise<Asked[]> => {
  const sorted: Choice[][] = [];
  for (const name of Object.keys(rule.filters)) {
    const choices = await choicesOfOne(contract, rule, look, widest, name);
    if (choices.length === 0) throw new Error(`no value of ${name} to try`);
    sorted.push(await tellingFirst(rule, look, widest, choices));
  }
  const alone = sorted.flat().map(({ name, value }): Asked => ({ [name]: value }));
  const together = sorted.flatMap((ones, place) =>
    sorted
      .slice(place + 1)
      .flatMap((others) =>
        ones
          .slice(0, mostBeside)
          .flatMap((one) =>
            others.slice(0, mostBeside).map((other): Asked => ({ [one.name]: one.value, [other.name]: other.value })),
          ),
      ),
  );
  return [{}, ...alone, ...together];
};
