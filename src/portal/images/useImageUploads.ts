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

let count = 0

/**
 * Pictures that were chosen and what became of each: waiting, under way with its progress, done or failed. Sends one
 * after the other, in the order in which they were chosen, so that the first becomes the main one.
 */
export function useImageUploads({ send, problemOf, failed }: Options) {
  const [uploads, setUploads] = useState<ImageUpload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const controllers = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const running = controllers.current
    const urls = previews.current
    return () => {
      for (const controller of running.values()) controller.abort()
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
        return { id: `upload-${count}`, file, previewUrl, state: 'waiting', progress: 0 }
      })
      setUploads((all) => [...all, ...added])
    },
    [problemOf],
  )

  /** Takes a picture away; one that is under way is cancelled first. */
  const remove = useCallback((id: string) => {
    controllers.current.get(id)?.abort()
    setUploads((all) => all.filter((one) => one.id !== id))
  }, [])

  const sendOne = useCallback(
    async ({ id, file }: ImageUpload): Promise<boolean> => {
      const controller = new AbortController()
      controllers.current.set(id, controller)
      patch(id, { state: 'uploading', progress: 0, error: undefined })
      try {
        await send(file, (progress) => patch(id, { progress }), controller.signal)
        patch(id, { state: 'done', progress: 1 })
        return true
      } catch (error) {
        // A cancelled picture has left the list already.
        if (!controller.signal.aborted) {
          const message = error instanceof Error && error.message !== '' ? error.message : failed
          patch(id, { state: 'failed', error: message })
        }
        return controller.signal.aborted
      } finally {
        controllers.current.delete(id)
      }
    },
    [failed, patch, send],
  )

  /** Sends what waits or failed. True when nothing of it failed. */
  const sendAll = useCallback(async (): Promise<boolean> => {
    setProblem(null)
    let complete = true
    for (const upload of uploads) {
      if (upload.state === 'waiting' || upload.state === 'failed') {
        complete = (await sendOne(upload)) && complete
      }
    }
    return complete
  }, [sendOne, uploads])

  const isSending = uploads.some(({ state }) => state === 'uploading')
  return { uploads, problem, setProblem, add, remove, sendAll, isSending }
}
