export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is no list is an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
