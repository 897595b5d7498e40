/** The id of a receipt in what somebody pasted, the address that its code opens or the id alone; '' where there is none. */
export const receiptIdIn = (typed: string): string =>
  /(?:^|[?&]id=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|[&#])/.exec(typed.trim().toLowerCase())?.[1] ?? '';
