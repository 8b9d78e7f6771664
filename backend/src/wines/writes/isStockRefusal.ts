/** True when the database refused a stock level that cannot be (guardStock). */
export function isStockRefusal(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23514' && String(constraint).startsWith('inventory_level_')
}
