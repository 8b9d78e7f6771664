const KEY = 'winex.banner'

/** The browser itself hides the banner (`<details>`); here it only stays hidden for the visit. */
export function rememberBanner(): void {
  const banner = document.querySelector<HTMLDetailsElement>('.banner')
  if (!banner) return
  try {
    const remember = () => {
      if (!banner.open) sessionStorage.setItem(KEY, 'hidden')
    }
    // it may have been put away before this script was here
    remember()
    if (sessionStorage.getItem(KEY) === 'hidden') banner.open = false
    banner.addEventListener('toggle', remember)
  } catch {
    // Storage may be closed to us; then the banner is back on the next page.
  }
}
