import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImageUpload } from './imageUpload'

interface Options {
  /** Uploads one picture and ties it to what it belongs to. Rejects with a message for the user. */
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<unknown>
  /** The message of a picture that may not be chosen, or null. */
  problemOf: (file: File) => string | null
  /** Said when a failure has no message of its own. */
  failed: string
}

/** What became of the pictures of one sending; those that were taken away or left behind are in neither number. */
interface SendResult {
  sent: number
  failed: number
}

let count = 0

/**
 * Pictures that were chosen and what became of each: waiting, under way with its progress, done or failed. Sends one
 * after the other, in the order in which they were chosen, so that the first becomes the main one. Each picture has one
 * controller from its choice on: taking it away, or leaving the page, also stops a picture that has not begun.
 */
export function useImageUploads({ send, problemOf, failed }: Options) {
  const [uploads, setUploads] = useState<ImageUpload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const controllers = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const chosen = controllers.current
    const urls = previews.current
    return () => {
      for (const controller of chosen.values()) controller.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const patch = useCallback((id: string, change: Partial<ImageUpload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  /** Takes the pictures that may be chosen; the first problem among the others is told. */
  const add = useCallback(
    (files: readonly File[]) => {
      const problems = files.map(problemOf)
      setProblem(problems.find((one) => one !== null) ?? null)
      const accepted = files.filter((_, index) => problems[index] === null)
      const added = accepted.map((file): ImageUpload => {
        const previewUrl = URL.createObjectURL(file)
        previews.current.add(previewUrl)
        count += 1
        const id = `upload-${count}`
        controllers.current.set(id, new AbortController())
        return { id, file, previewUrl, state: 'waiting', progress: 0 }
      })
      setUploads((all) => [...all, ...added])
    },
    [problemOf],
  )

  /** Takes a picture away; one that waits for its turn or is under way is cancelled. */
  const remove = useCallback((id: string) => {
    controllers.current.get(id)?.abort()
    setUploads((all) => all.filter((one) => one.id !== id))
  }, [])

  const sendOne = useCallback(
    async ({ id, file }: ImageUpload): Promise<'sent' | 'failed' | 'cancelled'> => {
      const signal = controllers.current.get(id)?.signal
      if (!signal || signal.aborted) return 'cancelled'
      patch(id, { state: 'uploading', progress: 0, error: undefined })
      try {
        await send(file, (progress) => patch(id, { progress }), signal)
        patch(id, { state: 'done', progress: 1 })
        return 'sent'
      } catch (error) {
        // A cancelled picture has left the list already.
        if (signal.aborted) return 'cancelled'
        const message = error instanceof Error && error.message !== '' ? error.message : failed
        patch(id, { state: 'failed', error: message })
        return 'failed'
      }
    },
    [failed, patch, send],
  )

  /** Sends what waits or failed. */
  const sendAll = useCallback(async (): Promise<SendResult> => {
    setProblem(null)
    const result: SendResult = { sent: 0, failed: 0 }
    for (const upload of uploads) {
      if (upload.state === 'waiting' || upload.state === 'failed') {
        const outcome = await sendOne(upload)
        if (outcome !== 'cancelled') result[outcome] += 1
      }
    }
    return result
  }, [sendOne, uploads])

  const isSending = uploads.some(({ state }) => state === 'uploading')
  return { uploads, problem, setProblem, add, remove, sendAll, isSending }
}
