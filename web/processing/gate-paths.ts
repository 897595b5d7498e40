/** The addresses of the gate, in the spelling of the agro-processor's area. */
export const gatePaths = {
  gate: '/AgroProcessor/Agate',
  setUp: '/AgroProcessor/Agate/setup',
  delivery: '/AgroProcessor/Adeliveries',
} as const;

/** Where a delivery is; the gate for none. */
export const deliveryPathOf = (deliveryId: string | null): string =>
  deliveryId === null ? gatePaths.gate : `${gatePaths.delivery}/${deliveryId}`;
