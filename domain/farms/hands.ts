export const ofFarm = { kind: 'farm', idField: 'farmId' } as const;

/** Those who work on a farm: its keeper, and the extension manager who looks after them. */
export const farmHands = { farmer: 'own', 'extension-manager': 'assigned' } as const;
