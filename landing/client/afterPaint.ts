/** Calls back once the next frame stands on the screen, so that the work in it holds up no paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
