import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataBlock } from '#domain/site/dataBlock'
import { LANDING_RENDERER } from '#domain/site/pages'
import { SITE_BLOCK, siteConfig, type OwnSite } from '#domain/site/siteConfig'
import type { RenderedFile, RenderOptions } from '../../landing/prerender'
import { compressFolder } from '../build/compressFolder'

export interface SitePages {
  folder: string
  /** Whether a file, by its address, is to be sent from this folder instead of the build's. */
  has: (file: string) => boolean
  remove: () => Promise<void>
}

type File = Pick<RenderedFile, 'path' | 'content'>
type Renderer = { render: (site: Omit<RenderOptions, 'script'>) => File[] }

/**
 * Writes the pages that depend on what this gateway runs with, the site's address and what its owner says of it: the
 * build may come from elsewhere. The landing's are rendered; the app's get the owner's data as a block for their scripts.
 */
export async function writeSitePages(
  built: string,
  { publicUrl, site, now }: Omit<RenderOptions, 'script'>,
): Promise<SitePages> {
  const folder = await mkdtemp(join(tmpdir(), 'winex-pages-'))
  const { render }: Renderer = await import(pathToFileURL(join(built, LANDING_RENDERER)).href)
  const files = [
    ...render({ publicUrl, site, now }),
    ...(Object.keys(site).length > 0 ? await appPages(built, site) : []),
  ]
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await compressFolder(folder)
  const own = new Set(files.map(({ path }) => path))
  return {
    folder,
    has: (file) => own.has(file),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The app's pages with the owner's data. Of these the HTML itself shows the e-mail alone, in the fields for one. */
async function appPages(built: string, site: OwnSite): Promise<File[]> {
  const block = `<script type="application/json" id="${SITE_BLOCK}">${dataBlock(site)}</script>`
  const names = await readdir(join(built, 'prerendered'), { recursive: true })
  const pages = ['index.html', ...names.map((name) => join('prerendered', name))]
  return Promise.all(
    pages
      .filter((page) => page.endsWith('.html'))
      .map(async (page) => ({
        path: `/${page}`,
        content: (await readFile(join(built, page), 'utf8'))
          .replace('</head>', () => `${block}</head>`)
          .replaceAll(
            `placeholder="${siteConfig.email}"`,
            () => `placeholder="${site.email ?? siteConfig.email}"`,
          ),
      })),
  )
}
