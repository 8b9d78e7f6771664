import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'

/** Replaces the upload's connection: the test decides when it moves on. */
export class FakeUpload {
  static current: FakeUpload | undefined
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  url = ''
  open(_method: string, url: string) {
    this.url = url
    FakeUpload.current = this
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.onabort?.()
  }
  finish(status: number, responseText = '') {
    this.status = status
    this.responseText = responseText
    this.onload?.()
  }
}

/** Each test of the file sends its pictures by such a connection. */
export function fakeUploads(): void {
  beforeEach(() => {
    dismissToast()
    FakeUpload.current = undefined
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    URL.createObjectURL = () => 'blob:preview'
    URL.revokeObjectURL = () => undefined
  })
  afterEach(() => vi.unstubAllGlobals())
}

export const picture = (name = 'rótulo.png', type = 'image/png', size = 10) =>
  new File([new Uint8Array(size)], name, { type })

export const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files },
  })
export const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Enviar Imagem' }))
export const uploading = () => waitFor(() => expect(FakeUpload.current).toBeDefined())
