import { useLayoutEffect, type RefObject } from 'react'
import { dismissToast, type Toast } from './toastStore'

/** What holds buttons at the lower edge: a form's bar, that of marked rows, a dialog's. */
const BARS = '.bottom-bar:not(:empty), .MuiDialogActions-root'
const DIALOG = '.MuiDialog-root'
const GAP_PX = 8

type Edges = Pick<DOMRect, 'top' | 'bottom'>

/** @returns by how many px the toast must be moved up, so that it covers none of the bars */
export function liftOver(toast: Edges, bars: readonly Edges[]): number {
  let lift = 0
  for (const bar of [...bars].sort((a, b) => b.bottom - a.bottom)) {
    const covers = bar.top < toast.bottom - lift && bar.bottom > toast.top - lift
    if (covers) lift = toast.bottom + GAP_PX - bar.top
  }
  return lift
}

/**
 * Keeps the toast above the bars of buttons as long as it is shown: scrolling, a wrapped line or marking a row moves them, so
 * they are looked at with every frame. A dialog that opens ends it: it was of an earlier action, and would lie over the dialog.
 */
export function useLiftOverBars(host: RefObject<HTMLElement | null>, toast: Toast | undefined) {
  useLayoutEffect(() => {
    const element = host.current
    if (!element || !toast) return
    let lift = 0
    let frame = 0
    const earlier = new Set(document.querySelectorAll(DIALOG))
    const place = () => {
      if ([...document.querySelectorAll(DIALOG)].some((dialog) => !earlier.has(dialog))) {
        dismissToast()
        return
      }
      const { top, bottom } = element.getBoundingClientRect()
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect())
      lift = liftOver({ top: top + lift, bottom: bottom + lift }, bars)
      element.style.transform = lift === 0 ? '' : `translateY(${String(-lift)}px)`
      frame = requestAnimationFrame(place)
    }
    place()
    return () => {
      cancelAnimationFrame(frame)
      element.style.transform = ''
    }
  }, [host, toast])
}
