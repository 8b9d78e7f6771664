const TRIED_KEY = 'winex.reloaded'

/**
 * The version of the site that this page is of: the address of its first script, which is named after the content of all
 * others. Undefined where none was built.
 */
export const siteVersion = (): string | undefined =>
  document
    .querySelector('script[src^="/assets/app-"]')
    ?.getAttribute('src')
    ?.slice('/assets/'.length)

/** Whether code of the site could not be fetched, in the words of each browser. */
export const isUnloaded = (error: unknown): error is Error =>
  error instanceof Error && /import|module|preload/i.test(error.message)

/**
 * Loads a page whose code could not be fetched again when the site has another version by now, whose files are named otherwise; once per version and tab.
 * Without an answer of the site nothing happens: a reload would only lose the page.
 */
export async function reloadOutdated(error: unknown): Promise<void> {
  const version = siteVersion()
  if (!version || !isUnloaded(error)) return
  try {
    if (sessionStorage.getItem(TRIED_KEY) === version) return
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    if (!answer.ok || (await answer.text()).includes(version)) return
    sessionStorage.setItem(TRIED_KEY, version)
    window.location.reload()
  } catch {
    // no connection, or no storage to remember the attempt in: the page's own button is there
  }
}
