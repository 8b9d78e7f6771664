import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export interface Asset {
  type: string
  etag: string
  /** By content encoding; identity is always there. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  cacheControl: string
  /** CSP sources of the <style> elements, of an HTML file. */
  styleHashes: string[]
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
}

/**
 * Reads a built folder into memory: a few megabytes that are then answered without touching the disk.
 * @returns by path, e.g. /assets/index-abc.js; nothing else is ever served, so no path can lead outside
 */
export async function loadPages(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets = new Map<string, Asset>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || entry.name.startsWith('.') || /\.(br|gz)$/.test(entry.name)) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    assets.set(path, await readAsset(file, path))
  }
  return assets
}

/** CSP sources ('sha256-…') of every <style> element of a page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

async function readAsset(file: string, path: string): Promise<Asset> {
  const optional = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [identity, br, gzip] = await Promise.all([readFile(file), optional('.br'), optional('.gz')])
  return {
    type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    cacheControl: cacheControl(path),
    styleHashes: path.endsWith('.html') ? inlineStyleHashes(identity.toString()) : [],
  }
}

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-cache'
  // Vite names these after their content: another content has another name.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return 'public, max-age=3600'
}
