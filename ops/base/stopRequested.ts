import { isSameProcessAlive, processStartMark } from './processIdentity'
import { npmProcess } from './npmProcess'

const PARENT_CHECK_MS = 500

/**
 * Resolves when somebody wants us to end: Ctrl-C, SIGTERM, the terminal closing, or the npm that started us dying
 * without a word. A second Ctrl-C ends the process at once; the watches then stop the children.
 * @param onForce called before that hard end
 */
export function stopRequested(onForce: () => void): Promise<string> {
  return new Promise((resolve) => {
    let asked = false
    const ask = (reason: string) => {
      if (asked && reason === 'SIGINT') {
        onForce()
        process.exit(130)
      }
      asked = true
      resolve(reason)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => ask(signal))
    // Started by hand with `nohup … &` it may well outlive its shell; below npm it may not outlive npm.
    const npm = npmProcess(process.env)
    if (npm === undefined) return
    const mark = processStartMark(npm)
    setInterval(() => {
      if (!isSameProcessAlive(npm, mark)) ask('npm')
    }, PARENT_CHECK_MS).unref()
  })
}
