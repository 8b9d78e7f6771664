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
export const styleHashes = (html: string): string[] => hashesOf('style', html)

/** The same of every <script> within a page. */
export const scriptHashes = (html: string): string[] => hashesOf('script', html)

const hashesOf = (element: 'style' | 'script', html: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'gi'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
