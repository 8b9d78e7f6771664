import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const GROUP_AND_OTHERS = 0o077

/**
 * Takes the permissions of everybody but the owner from a folder and all that is in it: an earlier version, or a
 * restored copy, left mails and pictures readable for other users of the machine.
 * A folder that is closed already is not walked through again: it was closed last, after all that is in it.
 */
export function tightenFolder(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink() || !isOpen(found)) return
  if (found.isDirectory()) for (const name of readdirSync(path)) tightenFolder(join(path, name))
  try {
    chmodSync(path, found.mode & ~GROUP_AND_OTHERS)
  } catch (error) {
    // Somebody else's file in our folder is theirs to close.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

function isOpen({ mode }: Stats): boolean {
  return (mode & GROUP_AND_OTHERS) !== 0
}
