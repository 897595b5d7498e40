/* As words.d.ts: what the forms of traceability say on public pages. */

declare module '#words/*?genuine' {
  export { default } from 'part-of-words';
}

declare module '#words/*?log' {
  export { default } from 'part-of-words';
}
