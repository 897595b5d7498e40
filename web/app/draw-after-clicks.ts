import { options } from 'preact';

/*
 * Preact draws as soon as a listener has ended. A checkbox tells of one click twice, by `input` and by `change`: drawn anew in
 * between, it would fall back to what it was, and `change` would tell that. So after its first word drawing waits for a task of
 * its own.
 */

let isBetween = false;
let due: (() => void) | undefined;

const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => {
  isBetween = false;
  const draw = due;
  due = undefined;
  draw?.();
});
port1.start();

const tellsTwice = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type));

const waitForChange = ({ target }: Event): void => {
  if (!tellsTwice(target)) return;
  isBetween = true;
  port2.postMessage(null);
};

addEventListener('input', waitForChange, true);

options.debounceRendering = (draw) => {
  if (isBetween) due = draw;
  else queueMicrotask(draw);
};
