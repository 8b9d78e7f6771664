import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folders of this checkout; nothing in ops/ depends on the folder a command is typed in. */
export const checkout = {
  root,
  dist: join(root, 'dist'),
  backend: join(root, 'backend'),
  backendBuild: join(root, 'backend', '.build'),
} as const
