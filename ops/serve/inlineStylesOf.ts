import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

const known = new Map<string, { mtimeMs: number; hashes: string[] }>()

/** CSP sources of a built page's <style> elements; read again when a build has replaced the file. */
export async function inlineStylesOf(file: string): Promise<string[]> {
  const { mtimeMs } = await stat(file)
  const found = known.get(file)
  if (found?.mtimeMs === mtimeMs) return found.hashes
  const hashes = styleHashes(await readFile(file, 'utf8'))
  known.set(file, { mtimeMs, hashes })
  return hashes
}

/** CSP sources ('sha256-…') of every <style> element of a page. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
