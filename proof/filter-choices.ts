/* What a list is asked for: nothing, every value of each filter, and filters by twos. */
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Asked, Compare, Item, ListRule, Look } from './filter-rules.ts';

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

/** Whether a value keeps some items and leaves others out, or, of a sort, brings them in another order than nothing asked. */
const isParting = async (rule: ListRule, look: Look, widest: readonly Item[], { name, value }: Choice) => {
  const filter = rule.filters[name];
  const first = { ...rule.widest?.[0] };
  if (filter?.isSort === true && rule.exact !== undefined)
    return (await rule.exact({ ...first, [name]: value }, look)).join() !== (await rule.exact(first, look)).join();
  if (filter?.isSort === true) {
    const [usual, asked] = [
      await rule.order(first, look, widest),
      await rule.order({ ...first, [name]: value }, look, widest),
    ];
    const idsBy = (compare: Compare | null) =>
      (compare === null ? widest : widest.toSorted(compare)).map(rule.idOf).join();
    return widest.length > 1 && (name === 'language' || idsBy(usual) !== idsBy(asked));
  }
  const both = [await filter?.keeps(value, look), await filter?.unasked?.(look)];
  return both.some((keeps) => {
    const kept = keeps === undefined ? 0 : widest.filter(keeps).length;
    return kept > 0 && kept < widest.length;
  });
};

/** The values that part a list first: beside another filter the others say little. */
const partingFirst = async (rule: ListRule, look: Look, widest: readonly Item[], choices: readonly Choice[]) => {
  const weighed: { choice: Choice; parts: boolean }[] = [];
  for (const choice of choices) weighed.push({ choice, parts: await isParting(rule, look, widest, choice) });
  return weighed.toSorted((one, other) => Number(other.parts) - Number(one.parts));
};

/** Everything that is asked of one list, and the parameters that part it. @throws Error for one with no value to try. */
export const choicesOf = async (contract: Contract, rule: ListRule, look: Look, widest: readonly Item[]) => {
  const sorted: Choice[][] = [];
  const parting: string[] = [];
  for (const name of Object.keys(rule.filters)) {
    const choices = await choicesOfOne(contract, rule, look, widest, name);
    if (choices.length === 0) throw new Error(`no value of ${name} to try`);
    const weighed = await partingFirst(rule, look, widest, choices);
    if (weighed[0]?.parts === true) parting.push(name);
    sorted.push(weighed.map(({ choice }) => choice));
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
  return { questions: [{}, ...alone, ...together], parting };
};
