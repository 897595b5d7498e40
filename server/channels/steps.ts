import { bookSteps } from './book-steps.ts';
import { fieldSteps } from './field-steps.ts';
import { goodsSteps } from './goods-steps.ts';
import { loanSteps } from './loan-steps.ts';
import { marketSteps } from './market-steps.ts';
import { menuSteps } from './menu-steps.ts';
import { pinSteps } from './pin-steps.ts';
import { registerSteps } from './register-steps.ts';
import type { Step } from './talk.ts';
import { weatherSteps } from './weather-steps.ts';

const all: Readonly<Record<string, Step>> = {
  ...menuSteps,
  ...registerSteps,
  ...pinSteps,
  ...bookSteps,
  ...fieldSteps,
  ...marketSteps,
  ...weatherSteps,
  ...loanSteps,
  ...goodsSteps,
};

/** The step of this name. @throws Error for one that is not there: only steps of ours are ever kept. */
export const stepNamed = (name: string): Step => {
  const step = Object.hasOwn(all, name) ? all[name] : undefined;
  if (step === undefined) throw new Error(`there is no step ${name}`);
  return step;
};
