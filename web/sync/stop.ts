import type { Phase } from '#kit/engine.ts';

/** Why a cycle ended early. What waits keeps waiting; `phase` is what the person sees meanwhile. */
export class Stop extends Error {
  readonly phase: Phase;
  readonly code: string;
  readonly status: number;
  /** What the server says of it, in the person's language. */
  readonly title: string;
  /** How long the server asks to be left alone. */
  readonly waitMillis: number;

  constructor(phase: Phase, code: string, status = 0, title = '', waitMillis = 0) {
    super(code);
    this.name = 'Stop';
    this.phase = phase;
    this.code = code;
    this.status = status;
    this.title = title;
    this.waitMillis = waitMillis;
  }
}
