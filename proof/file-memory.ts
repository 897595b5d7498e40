/** How much memory this process takes, and took at most. */
import { readFileSync, writeFileSync } from 'node:fs';

const megabytes = 1024 * 1024;

/** The most since `forgetMost`, in bytes; what is taken now where the system does not tell. */
export const mostMemory = (): number => {
  try {
    const told = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return Number(told) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
};

/** Counts the most from now on. @returns what is taken now, in bytes. */
export const forgetMost = (): number => {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Another system: what stands is told instead.
  }
  return process.memoryUsage.rss();
};

export const inMegabytes = (bytes: number): number => Math.round(bytes / megabytes);
