import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawBottle, PICTURE } from './art/drawBottle'
import { drawPortrait } from './art/drawPortrait'
import { SELLERS } from './data/sellers/index'
import { WINES } from './data/wines/index'

/** Folder of the demonstration's pictures below the stored files, and below /files on the site. */
const FOLDER = 'demo'
const QUALITY = 84
/** Width in px of what lists show: 64 px on screens of three times the density, with room. */
const THUMBNAIL_WIDTH = 240

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
 * Draws every wine and every producer's place as JPEG into the stored files. Names carry a hash of the drawing (stored
 * files are cached forever), and what is there already is not drawn again.
 * @param filesDir the folder behind /files/*
 * @returns paths on the site, from its root
 */
export async function writePictures(filesDir: string): Promise<DemoPictures> {
  mkdirSync(join(filesDir, FOLDER), { recursive: true, mode: 0o700 })
  const [wines, sellers] = await Promise.all([
    Promise.all(
      WINES.map(async ({ key, bottle }) => {
        const svg = drawBottle(bottle)
        const [image, thumbnail] = await Promise.all([
          store(filesDir, key, svg, PICTURE.width),
          store(filesDir, key, svg, THUMBNAIL_WIDTH),
        ])
        return [key, { image, thumbnail }] as const
      }),
    ),
    Promise.all(
      SELLERS.map(async ({ key, scene }) => {
        return [key, await store(filesDir, key, drawPortrait(scene), PICTURE.width)] as const
      }),
    ),
  ])
  return { wines: new Map(wines), sellers: new Map(sellers) }
}

async function store(filesDir: string, key: string, svg: string, width: number): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  const name = `${key}-${width}-${hash}.jpg`
  const path = join(filesDir, FOLDER, name)
  if (!existsSync(path)) {
    const jpeg = await sharp(Buffer.from(svg))
      .resize({ width })
      .flatten({ background: '#FBF7F0' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer()
    // Under a name of its own first: a crash must not leave half a picture under the final one.
    writeFileSync(`${path}.part`, jpeg, { mode: 0o600 })
    renameSync(`${path}.part`, path)
  }
  return `/files/${FOLDER}/${name}`
}
