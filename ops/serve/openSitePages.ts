import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataBlock } from '#domain/site/dataBlock'
import { LANDING_RENDERER } from '#domain/site/pages'
import { SITE_BLOCK, siteWith, type OwnSite } from '#domain/site/siteConfig'
import type { RenderedFile, RenderOptions } from '../../landing/prerender'
import { BEST, compressFolder, QUICK } from '../build/compressFolder'

export interface SitePages {
  /** The folder that holds a file now, by its address: one of these, else the build's. */
  folderOf: (file: string) => string
  /** Writes the pages with this and sends them from then on, the landing's first; one call at a time. */
  show: (site: OwnSite) => Promise<void>
  remove: () => Promise<void>
}

type File = Pick<RenderedFile, 'path' | 'content'>
type Renderer = { render: (site: Omit<RenderOptions, 'script'>) => File[] }

/** Systems delete what nobody has touched in their folder for what is temporary, some after ten days. */
const TOUCH_MS = 12 * 3_600_000

/** A request that has begun reads its file out of the folder that was shown then. */
const KEPT_MS = 60_000

/**
 * The pages that depend on what this gateway runs with, the site's address and what its owner says of it: the build may
 * come from elsewhere. The landing's are rendered; the app's get the owner's data as a block for their scripts. They are
 * written to folders of their own in the system's folder for what is temporary, and taken in use whole.
 */
export function openSitePages(built: string, publicUrl: string): SitePages {
  const folders = new Set<string>()
  const shown = { landing: new Map<string, string>(), app: new Map<string, string>() }

  const take = async (part: keyof typeof shown, files: File[], quality: number) => {
    const before = new Set(shown[part].values())
    if (files.length === 0) {
      shown[part] = new Map()
      return dropLater(before)
    }
    const folder = await mkdtemp(join(tmpdir(), 'winex-pages-'))
    folders.add(folder)
    try {
      for (const { path, content } of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), content)
      }
      await compressFolder(folder, quality)
    } catch (error) {
      // it is tried again every other second: on a full disk too
      await drop(folder)
      throw error
    }
    shown[part] = new Map(files.map(({ path }) => [path, folder]))
    dropLater(before)
  }
  const dropLater = (unused: ReadonlySet<string>) => {
    for (const one of unused) setTimeout(() => void drop(one), KEPT_MS).unref()
  }
  const drop = async (folder: string) => {
    folders.delete(folder)
    await rm(folder, { recursive: true, force: true })
  }

  const touch = async () => {
    for (const folder of folders)
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // the ETag follows the time of the change, which stays
        await utimes(path, new Date(), (await stat(path)).mtime)
      }
  }
  // a folder that is dropped meanwhile needs it no more
  const touching = setInterval(() => void touch().catch(() => undefined), TOUCH_MS).unref()

  return {
    folderOf: (file) => shown.landing.get(file) ?? shown.app.get(file) ?? built,
    show: async (site) => {
      const isFirst = shown.landing.size === 0
      const { render }: Renderer = await import(pathToFileURL(join(built, LANDING_RENDERER)).href)
      // at its best: the first page of a visit fits into the first packets
      await take('landing', render({ publicUrl, site, now: new Date() }), BEST)
      // fifty files: the best level takes seconds, which a change has not
      await take('app', await appPages(built, site), isFirst ? BEST : QUICK)
    },
    remove: async () => {
      clearInterval(touching)
      await Promise.all([...folders].map(drop))
    },
  }
}

/** The app's pages with the owner's data. Of these the HTML itself shows the e-mail alone, in the fields for one and where JavaScript is missing. */
async function appPages(built: string, site: OwnSite): Promise<File[]> {
  if (Object.keys(site).length === 0) return []
  const block = `<script type="application/json" id="${SITE_BLOCK}">${dataBlock(site)}</script>`
  const names = await readdir(join(built, 'prerendered'), { recursive: true })
  const pages = ['index.html', ...names.map((name) => join('prerendered', name))]
  return Promise.all(
    pages
      .filter((page) => page.endsWith('.html'))
      .map(async (page) => ({
        path: `/${page}`,
        content: (await readFile(join(built, page), 'utf8'))
          .replaceAll(siteWith({}).email, () => siteWith(site).email)
          .replace('</head>', () => `${block}</head>`),
      })),
  )
}
