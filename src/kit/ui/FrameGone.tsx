import { useLayoutEffect } from 'react'

/** Takes away the frame that was in the page's HTML (decision 03), in the moment in which React has drawn its own. */
export function FrameGone() {
  useLayoutEffect(removeFrame, [])
  return null
}

export function removeFrame() {
  document.getElementById('frame')?.remove()
}
