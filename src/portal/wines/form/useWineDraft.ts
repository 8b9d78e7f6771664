import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { readDraft, removeDraft, writeDraft, type WineDraft, type DraftBase } from './wineDraft'
import type { WineFormValues } from './wineFormValues'

const PAUSE_MS = 400

interface Options {
  base: DraftBase | undefined
  /** A restored draft was begun on another state of the wine. */
  onBase: (base: DraftBase) => void
  isSaved: () => boolean
}

/**
 * Keeps what is typed on this device until it is saved, and offers back what an earlier visit left. Typing without
 * answering the offer does not lose the older draft: the offer stays until it is answered.
 */
export function useWineDraft(key: string, { base, onBase, isSaved }: Options) {
  const form = useFormContext<WineFormValues>()
  const { isDirty } = useFormState()
  const latest = useRef({ isDirty, base })
  const [offered, setOffered] = useState<WineDraft | null>(() => readDraft(key))
  const [kept, setKept] = useState(false)
  const pending = useRef<number>(undefined)

  useEffect(() => {
    latest.current = { isDirty, base }
  }, [isDirty, base])

  const keepNow = useCallback(() => {
    window.clearTimeout(pending.current)
    pending.current = undefined
    if (isSaved() || !latest.current.isDirty) return
    const at = new Date().toISOString()
    setKept(writeDraft(key, { at, base: latest.current.base, values: form.getValues() }))
  }, [form, key, isSaved])

  useEffect(() => {
    const subscription = form.watch(() => {
      window.clearTimeout(pending.current)
      pending.current = window.setTimeout(keepNow, PAUSE_MS)
    })
    const flush = () => {
      if (pending.current !== undefined) keepNow()
    }
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      subscription.unsubscribe()
      window.removeEventListener('pagehide', flush)
    }
  }, [form, keepNow])

  return {
    offered,
    /** Something is kept on this device now that is not saved. */
    kept: kept && isDirty,
    restore: () => {
      if (!offered) return
      if (offered.base && offered.base.values !== base?.values) onBase(offered.base)
      form.reset(offered.values, { keepDefaultValues: true })
      writeDraft(key, offered)
      setOffered(null)
      setKept(true)
    },
    discard: () => {
      setOffered(null)
      if (!kept) removeDraft(key)
    },
  }
}
