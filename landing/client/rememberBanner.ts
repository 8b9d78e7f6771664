const KEY = 'winex.banner'

/** The browser itself hides the banner (`<details>`); here it only stays hidden for the visit. */
export function rememberBanner(): void {
  const banner = document.querySelector<HTMLDetailsElement>('.banner')
  if (!banner) return
  try {
    if (sessionStorage.getItem(KEY) === 'hidden') banner.open = false
    banner.addEventListener('toggle', () => {
      if (!banner.open) sessionStorage.setItem(KEY, 'hidden')
    })
  } catch {
    // Storage may be closed to us; then the banner is back on the next page.
  }
}
