type Values = Record<string, unknown>

interface Edit {
  before: Readonly<Values> | null
  after: Readonly<Values> | null
}

/**
 * What several edits changed altogether: of each field the value before the first edit and the one after the last.
 *
 * @param edits of one record, oldest first
 */
export function mergeChanges(edits: readonly Edit[]): { before: Values; after: Values } {
  const before: Values = {}
  const after: Values = {}
  for (const edit of edits) {
    for (const field of Object.keys({ ...edit.before, ...edit.after })) {
      if (!Object.hasOwn(before, field)) before[field] = edit.before?.[field] ?? null
      after[field] = edit.after?.[field] ?? null
    }
  }
  return { before, after }
}
