import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { pack, type Pack } from 'tar-stream'
import { hashThrough } from './hashThrough'
import { MANIFEST, type Manifest } from './manifest'

/** A backup's one file: tar, gzip, and with a key the age format (age-encryption.org), which other programs read too. */
export class ArchiveWriter {
  private readonly tar: Pack = pack()
  private readonly checksums: Record<string, string> = {}
  private readonly written: Promise<void>
  private readonly draft: string

  private constructor(path: string, key: string | undefined) {
    this.draft = `${path}.part`
    this.written = this.drain(key)
    // Awaited at the end; until then a failure must not end the process.
    this.written.catch(() => undefined)
  }

  /**
   * Writes an archive and renames it into place when it is whole.
   * @param fill adds the entries, one after the other
   * @throws the file system's error; nothing is left behind then
   */
  static async write(
    path: string,
    key: string | undefined,
    about: Omit<Manifest, 'checksums'>,
    fill: (archive: ArchiveWriter) => Promise<void>,
  ): Promise<void> {
    const archive = new ArchiveWriter(path, key)
    try {
      await Promise.race([fill(archive), archive.failed()])
      await archive.addText(MANIFEST, JSON.stringify({ ...about, checksums: archive.checksums }))
      archive.tar.finalize()
      await archive.written
      renameSync(archive.draft, path)
    } catch (error) {
      archive.tar.destroy()
      await archive.written.catch(() => undefined)
      rmSync(archive.draft, { force: true })
      throw error
    }
  }

  addFolder(name: string): void {
    this.tar.entry({ name, type: 'directory' })
  }

  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    return this.add(name, bytes.length, Readable.from([bytes]))
  }

  /** Adds a file as long as it is now: what grows meanwhile is cut, what shrinks is filled, what is gone is left out. */
  async addFile(name: string, path: string): Promise<void> {
    let file: FileHandle
    try {
      file = await open(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    try {
      const { size } = await file.stat()
      await this.add(name, size, Readable.from(exactly(file, size)))
    } finally {
      await file.close()
    }
  }

  private async add(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256')
    // The type lacks what the package has: an entry is a stream, and ends with what it was given.
    const entry = this.tar.entry({ name, size }) as unknown as Writable
    await pipeline(content, hashThrough(hash), entry)
    this.checksums[name] = hash.digest('hex')
  }

  private async drain(key: string | undefined): Promise<void> {
    const out = createWriteStream(this.draft, { mode: 0o600 })
    const zipped = createGzip({ level: 6 })
    if (key === undefined) return pipeline(this.tar, zipped, out)
    const encrypter = new Encrypter()
    encrypter.setPassphrase(key)
    const sealed = await encrypter.encrypt(
      Readable.toWeb(zipped) as unknown as globalThis.ReadableStream<Uint8Array>,
    )
    await Promise.all([
      pipeline(this.tar, zipped),
      pipeline(Readable.fromWeb(sealed as unknown as ReadableStream), out),
    ])
  }

  private async failed(): Promise<never> {
    await this.written
    throw new Error('The archive ended before its content')
  }
}

async function* exactly(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  let left = size
  if (size > 0) {
    const read = createReadStream('', { fd: file.fd, autoClose: false, start: 0, end: size - 1 })
    for await (const chunk of read as AsyncIterable<Buffer>) {
      left -= chunk.length
      yield chunk
    }
  }
  if (left > 0) yield Buffer.alloc(left)
}
