/** Calls back once the next frame is painted, so that the work delays no paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
