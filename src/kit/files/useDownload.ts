import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { saveFile } from './saveFile'

/** Fetches a file with the session's token and hands it to the browser; a failure is told, in the server's words or with `failed`. */
export function useDownload(failed: string) {
  const notify = useNotify()
  const busy = useRef(false)
  const [isDownloading, setDownloading] = useState(false)
  const download = async (fetchFile: () => Promise<Blob>, name: string) => {
    if (busy.current) return
    busy.current = true
    setDownloading(true)
    try {
      saveFile(await fetchFile(), name)
    } catch (error) {
      const told = error instanceof ApiError && error.status < 500 && error.message !== ''
      notify(told ? error.message : failed, { type: 'error' })
    } finally {
      busy.current = false
      setDownloading(false)
    }
  }
  return { download, isDownloading }
}
