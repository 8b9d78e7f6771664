import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SELLERS } from './data/sellers'
import { WINES } from './data/wines'

/** Folder of the demonstration's pictures below the stored files, and below /files on the site. */
const FOLDER = 'demo'
/** Drawn for this project: 900 px wide, for wines also 240 px (`-small`), which is what lists show. */
const DRAWN = join(import.meta.dirname, 'pictures')

export interface WinePictures {
  image: string
  thumbnail: string
}

export interface DemoPictures {
  /** By the wine's key. */
  wines: Map<string, WinePictures>
  /** By the seller's key. */
  sellers: Map<string, string>
}

/**
 * Copies the picture of every wine and of every producer's place into the stored files. Names carry a hash of the
 * content (stored files are cached forever), and what is there already is not copied again.
 * @param filesDir the folder behind /files/*
 * @returns paths on the site, from its root
 */
export function writePictures(filesDir: string): DemoPictures {
  mkdirSync(join(filesDir, FOLDER), { recursive: true, mode: 0o700 })
  const store = (name: string): string => storePicture(filesDir, name)
  return {
    wines: new Map(
      WINES.map(({ key }) => [key, { image: store(key), thumbnail: store(`${key}-small`) }]),
    ),
    sellers: new Map(SELLERS.map(({ key }) => [key, store(key)])),
  }
}

function storePicture(filesDir: string, name: string): string {
  const drawn = readFileSync(join(DRAWN, `${name}.webp`))
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 10)
  const stored = `${FOLDER}/${name}-${hash}.webp`
  const path = join(filesDir, stored)
  if (!existsSync(path)) {
    // Under a name of its own first: a crash must not leave half a picture under the final one.
    writeFileSync(`${path}.part`, drawn, { mode: 0o600 })
    renameSync(`${path}.part`, path)
  }
  return `/files/${stored}`
}
