/** The addresses of what stands in warehouses, by who looks. */
export const storagePaths = {
  farmer: '/Farmer/storage',
  mill: '/AgroProcessor/Astorage',
  pledges: '/admin/pledges',
  check: '/warehouse-receipt',
} as const;
