import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const COLUMN = 360
const ROW = 460
const COLUMNS = 6
const GAP = 8

/** Many screenshots on one picture, to be looked at together. */
export class ContactSheet {
  readonly #pictures: Buffer[] = []

  async add(screenshot: Buffer): Promise<void> {
    this.#pictures.push(
      await sharp(screenshot)
        .resize({ width: COLUMN, height: ROW, fit: 'contain', position: 'top', background: '#777' })
        .toBuffer(),
    )
  }

  /** Writes `<name>.png` into the folder. */
  async write(folder: string, name: string): Promise<void> {
    const rows = Math.ceil(this.#pictures.length / COLUMNS)
    const sheet = sharp({
      create: {
        width: COLUMNS * (COLUMN + GAP),
        height: rows * (ROW + GAP),
        channels: 3,
        background: '#777',
      },
    })
    await mkdir(folder, { recursive: true })
    await sheet
      .composite(
        this.#pictures.map((input, index) => ({
          input,
          left: (index % COLUMNS) * (COLUMN + GAP),
          top: Math.floor(index / COLUMNS) * (ROW + GAP),
        })),
      )
      .png()
      .toFile(join(folder, `${name}.png`))
  }
}
