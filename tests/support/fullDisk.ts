import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real file system of a few megabytes, which can be filled to the last byte. */
export interface SmallDisk {
  path: string
  fill: () => void
  /** Takes away what `fill` put there. */
  free: () => void
  remove: () => void
}

/** Makes one in memory, or null where we have no right to: it takes Linux and root (CAP_SYS_ADMIN). */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'winex-disk-'))
  const options = `size=${megabytes}m,mode=711`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  if (mounted.status !== 0 || !readFileSync('/proc/mounts', 'utf8').includes(path)) {
    rmSync(path, { recursive: true, force: true })
    return null
  }
  chmodSync(path, 0o711)
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function fillWith(ballast: string): void {
  const file = openSync(ballast, 'a')
  const block = Buffer.alloc(1024 * 1024)
  try {
    for (let size = block.length; size >= 1;) {
      try {
        if (writeSync(file, block, 0, size) < size) size = Math.floor(size / 2)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}
