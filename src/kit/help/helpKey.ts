const STORED = 'winex.help-key'

/** Whether a question mark opens the help: a key without Ctrl can be switched off (WCAG 2.1.4). */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

/** Remembers it on this device; without storage until the page is left. */
export function setHelpKeyOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, 'off')
  } catch {
    // a browser that stores nothing keeps the key
  }
}
