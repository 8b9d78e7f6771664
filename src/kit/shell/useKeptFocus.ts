import { type RefObject, useEffect } from 'react'

/** What can take the focus of something inside it that is gone: it has a name or a limit that people know. */
const PLACES = 'section, article, form, li, [role="region"], [role="group"]'

/**
 * Keyboard focus never falls to the document's body. When the element that has it leaves the page, the nearest place around
 * it takes over, at last `main` itself: after a decision its button is gone, after a row's menu its row. One that is only
 * disabled, while its action runs, gets the focus back when it is enabled again.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** The element of `main` that last had the focus, and its ancestors, innermost first. */
    let path: HTMLElement[] = []

    const remember = ({ target }: FocusEvent) => {
      if (!isWithin(main.current, target) || target === main.current) return
      path = []
      let one: HTMLElement | null = target
      for (; one && one !== main.current; one = one.parentElement) path.push(one)
    }
    // a click beside everything takes the focus away on purpose; one on a control gives it back with `focusin`, and one on
    // what has the focus already leaves it there
    const forget = ({ target }: PointerEvent) => {
      if (!isWithin(main.current, target)) return
      const [last] = path
      if (!(last && last === document.activeElement && last.contains(target))) path = []
    }
    /** A dialog is open, and keeps the focus itself. */
    let isCovered = false
    const keep = () => {
      const wasCovered = isCovered
      isCovered = main.current?.closest('[aria-hidden="true"]') != null
      if (isCovered || document.activeElement !== document.body) return
      const [last, ...around] = path
      // what the dialog gives the focus back to was another dialog, or nothing
      if (!last) {
        if (wasCovered) main.current?.focus({ preventScroll: true })
        return
      }
      if (last.isConnected && last.matches(':disabled')) return
      const place = last.isConnected
        ? last
        : (around.find((one) => one.isConnected && one.matches(PLACES)) ?? main.current)
      path = []
      if (place && place !== last && place.tabIndex < 0) place.tabIndex = -1
      place?.focus({ preventScroll: true })
    }

    const watch = new MutationObserver(keep)
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-hidden'],
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [main])
}

function isWithin(main: HTMLElement | null, target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && main?.contains(target) === true
}
