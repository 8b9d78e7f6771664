import { passedDates } from '#domain/site/passedDates'
import { siteWith, type OwnSite } from '#domain/site/siteConfig'
import { writeSitePages, type SitePages } from './writeSitePages'

const EVERY_MS = 30_000

/**
 * Writes the pages that depend on what this gateway runs with, and writes them again once one of the dates that they
 * announce has passed (R63): nobody's browser has to know that.
 * @param now milliseconds
 */
export async function keepSitePages(
  built: string,
  given: { publicUrl: string; site: OwnSite },
  now: () => number = Date.now,
): Promise<SitePages> {
  const state = () => JSON.stringify(passedDates(siteWith(given.site), new Date(now())))
  const write = () => writeSitePages(built, { ...given, now: new Date(now()) })
  let written = state()
  let pages = await write()
  /** Whoever was sent to them a moment ago still reads them. */
  let former: SitePages | undefined
  const renew = async (): Promise<void> => {
    if (state() === written) return
    written = state()
    const next = await write()
    await former?.remove()
    former = pages
    pages = next
  }
  const timer = setInterval(
    () => void renew().catch((error: unknown) => console.error('pages', error)),
    EVERY_MS,
  ).unref()
  return {
    get folder() {
      return pages.folder
    },
    has: (file) => pages.has(file),
    remove: async () => {
      clearInterval(timer)
      await Promise.all([former?.remove(), pages.remove()])
    },
  }
}
