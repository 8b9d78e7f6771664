import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { newIdempotencyKey } from '../../../kit/http/newIdempotencyKey'
import { readDrafts, removeDraft, writeDraft, type OwnDraft } from './wineDraft'
import type { WineFormValues } from './wineFormValues'

const PAUSE_MS = 400

interface Options {
  own: RefObject<OwnDraft>
  /** The form goes on with the draft that was restored. */
  onOwn: (own: OwnDraft) => void
  isSaved: () => boolean
}

/**
 * Keeps what is typed on this device until it is saved, and offers back what earlier visits left, the newest first. Typing
 * or saving without answering the offer does not lose the older draft: it is offered until it is answered.
 */
export function useWineDraft(key: string, { own, onOwn, isSaved }: Options) {
  const form = useFormContext<WineFormValues>()
  const { isDirty } = useFormState()
  const isDirtyNow = useRef(isDirty)
  const [offers, setOffers] = useState(() => readDrafts(key))
  const [offered] = offers
  const [kept, setKept] = useState(false)
  const pending = useRef<number>(undefined)

  useEffect(() => {
    isDirtyNow.current = isDirty
  }, [isDirty])

  const keepNow = useCallback(() => {
    window.clearTimeout(pending.current)
    pending.current = undefined
    if (isSaved() || !isDirtyNow.current) return
    const at = new Date().toISOString()
    setKept(writeDraft(key, { ...own.current, at, values: form.getValues() }))
  }, [form, key, own, isSaved])

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
      // what was typed meanwhile stays a draft of its own
      if (pending.current !== undefined) keepNow()
      const { id = newIdempotencyKey(), base = own.current.base, sent } = offered
      // a wine whose picture or price alone has changed is still the one that the draft was begun on
      const isSameBase = base?.values === own.current.base?.values
      onOwn({ id, base: isSameBase ? own.current.base : base, sent })
      form.reset(offered.values, { keepDefaultValues: true })
      const isStored = writeDraft(key, { ...offered, id })
      if (isStored && offered.id === undefined) removeDraft(key, undefined)
      setOffers([])
      setKept(true)
    },
    discard: () => {
      if (!offered) return
      removeDraft(key, offered.id)
      setOffers(offers.slice(1))
    },
  }
}
