import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { CliError } from '../../base/CliError'
import { hashThrough } from './hashThrough'
import { BACKUP_FORMAT, MANIFEST, manifestSchema, type Manifest } from './manifest'

const AGE = 'age-encryption.org/'

/**
 * Unpacks a backup into a folder and compares every file with the manifest.
 * @param key opens one that is encrypted
 * @throws CliError when the file is no backup, is damaged or incomplete, or the key does not open it
 */
export async function unpackArchive(
  path: string,
  key: string | undefined,
  folder: string,
): Promise<Manifest> {
  const checksums = new Map<string, string>()
  const chunks: Buffer[] = []
  try {
    const tar = extract()
    const packed = pipeline(await openArchive(path, key), createGunzip(), tar)
    packed.catch(() => undefined)
    for await (const entry of tar) {
      const { name, type } = entry.header
      const target = join(folder, inside(name))
      if (type === 'directory') mkdirSync(target, { recursive: true, mode: 0o700 })
      else if (name === MANIFEST) for await (const chunk of entry) chunks.push(chunk as Buffer)
      else {
        mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
        const hash = createHash('sha256')
        await pipeline(entry, hashThrough(hash), createWriteStream(target, { mode: 0o600 }))
        checksums.set(name, hash.digest('hex'))
      }
      entry.resume()
    }
    await packed
  } catch (error) {
    if (error instanceof CliError) throw error
    throw damaged(path, (error as Error).message)
  }
  const manifest = readManifest(path, Buffer.concat(chunks).toString())
  const expected = Object.entries(manifest.checksums)
  const wrong = expected.find(([name, sum]) => checksums.get(name) !== sum)
  if (wrong || expected.length !== checksums.size)
    throw damaged(path, `a soma de verificação de ${wrong?.[0] ?? 'um arquivo'} não confere`)
  return manifest
}

async function openArchive(path: string, key: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path)
  const decrypter = new Decrypter()
  // An earlier version encrypted with an empty key, which no other program opens.
  decrypter.addPassphrase(key ?? '')
  try {
    const opened = await decrypter.decrypt(
      Readable.toWeb(createReadStream(path)) as unknown as globalThis.ReadableStream<Uint8Array>,
    )
    return Readable.fromWeb(opened as unknown as ReadableStream)
  } catch {
    throw new CliError(
      key === undefined
        ? 'Esta cópia de segurança está cifrada: defina WINEX_BACKUP_KEY.'
        : 'WINEX_BACKUP_KEY não abre esta cópia de segurança.',
    )
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString() === AGE
  } finally {
    await file.close()
  }
}

function inside(name: string): string {
  const path = normalize(name)
  if (path.startsWith('..') || path.startsWith('/')) throw new Error(`nome inesperado: ${name}`)
  return path
}

function readManifest(path: string, text: string): Manifest {
  let manifest: Manifest
  try {
    manifest = manifestSchema.parse(JSON.parse(text))
  } catch {
    throw damaged(path, 'ela termina antes do fim')
  }
  if (manifest.format > BACKUP_FORMAT)
    throw new CliError(`${path} é de uma versão mais nova da winex. Nada foi alterado.`)
  return manifest
}

const damaged = (path: string, why: string): CliError =>
  new CliError(`${path} não é uma cópia de segurança inteira da winex (${why}). Nada foi alterado.`)
