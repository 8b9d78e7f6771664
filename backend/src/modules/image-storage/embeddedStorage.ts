import { access, constants, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../engine/files/writeWhole'
import type { FileStorage, SignedUpload } from './fileStorage'
import { signUpload } from './signature'

/** Public path of the folder, served by the gateway (design §1). */
const PREFIX = '/files/'

/**
 * A folder on this machine. Uploads go through our own route PUT /files/uploads/{id}, which looks at the picture as
 * it arrives: nothing unseen ever lies in the folder.
 */
export function embeddedStorage(folder: string, secret: string): FileStorage {
  const pathOf = (key: string): string => join(folder, key)
  return {
    signUpload: (upload: SignedUpload) => {
      const query = new URLSearchParams({ signature: signUpload(secret, upload) })
      // Without an origin: the browser asks whichever address it reached us by.
      return Promise.resolve(`/api/files/uploads/${upload.id}?${query.toString()}`)
    },
    readIncoming: () => Promise.resolve(null),
    dropIncoming: () => Promise.resolve(),
    store: async (key, bytes) => {
      await writeWhole(pathOf(key), bytes)
    },
    check: async () => {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
    urlOf: (key) => `${PREFIX}${key}`,
    keyOf: (url) => (url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null),
  }
}
