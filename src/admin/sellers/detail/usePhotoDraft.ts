import { useCallback, useEffect, useState } from 'react'

/** What is chosen and not yet saved. */
export type PhotoDraft = { kind: 'file'; file: File; preview: string } | { kind: 'removal' }

/**
 * The steps of the photo flow before anything is sent (spec §4 Seller photo flow).
 *
 * @param problemOf why a file cannot be taken, or null
 */
export function usePhotoDraft(problemOf: (file: File | undefined) => string | null) {
  const [draft, setDraft] = useState<PhotoDraft | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = draft?.kind === 'file' ? draft.preview : undefined
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  const choose = (file: File | undefined) => {
    const found = problemOf(file)
    setProblem(found)
    setDraft(file && !found ? { kind: 'file', file, preview: URL.createObjectURL(file) } : null)
  }
  const markRemoval = () => {
    setProblem(null)
    setDraft({ kind: 'removal' })
  }
  const reset = useCallback(() => {
    setProblem(null)
    setDraft(null)
  }, [])
  return { draft, problem, choose, markRemoval, reset }
}
