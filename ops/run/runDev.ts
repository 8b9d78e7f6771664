import { runStart } from './runStart'

/** `npm run dev`: the same copy, with pages from Vite's dev server and an engine that follows its sources. */
export function runDev(): Promise<number> {
  return runStart([], 'vite')
}
