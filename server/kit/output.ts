import * as z from 'zod/mini';
import type { Contract, Schema } from '@shuka/domain/kit/endpoint.ts';

type Pick = (value: unknown) => unknown;

const keep: Pick = (value) => value;

type Def = { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema };

const pickFields = (shape: Record<string, Schema>): Pick => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, pickerOf(schema)] as const);
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const held = (value as Record<string, unknown>)[name];
      if (held !== undefined) picked[name] = pick(held);
    }
    return picked;
  };
};

/** What a schema would let through, without checking it: named fields of objects, all the way down. */
const pickerOf = (schema: Schema): Pick => {
  const def = schema.def as unknown as Def;
  if (def.shape !== undefined) return pickFields(def.shape);
  if (def.element !== undefined) {
    const pick = pickerOf(def.element);
    return pick === keep ? keep : (value) => (Array.isArray(value) ? value.map(pick) : value);
  }
  if (def.innerType !== undefined) return pickerOf(def.innerType);
  return keep;
};

const pickers = new WeakMap<Contract, Pick>();

const parse = (contract: Contract, answer: unknown): unknown => {
  const parsed = z.safeParse(contract.output, answer);
  if (!parsed.success) throw new Error(`${contract.name} answered out of shape: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * The answer cut to the contract's output: what it does not name does not leave. Cutting alone costs a third of
 * checking; tests, which walk every endpoint, check as well.
 * @throws Error when checking finds the answer out of shape: our own fault, never a caller's.
 */
export const cutToOutput = (contract: Contract, answer: unknown, isChecked: boolean): unknown => {
  if (isChecked) return parse(contract, answer);
  const pick = pickers.get(contract) ?? pickerOf(contract.output);
  pickers.set(contract, pick);
  return pick(answer);
};
