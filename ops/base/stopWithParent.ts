import { spawn } from 'node:child_process'
import { platform } from 'node:os'
import { processStartMark } from './processIdentity.mjs'

/**
 * Waits for the end of a pipe that only we hold open, then signals $1. With TERM, what has not ended 30 s later (it
 * hangs) is killed, if the kernel still knows the pid by the same start ($2).
 */
const WATCH = `
same() { [ -n "$2" ] && [ "$(cut -d' ' -f22 "/proc/$1/stat" 2>/dev/null)" = "$2" ]; }
read _
kill "-$0" "$1" 2>/dev/null
[ "$0" = TERM ] || exit
i=0
while [ $i -lt 30 ] && same "$1" "$2"; do sleep 1; i=$((i + 1)); done
same "$1" "$2" && kill -KILL "$1"`

/**
 * Makes sure that a child process does not outlive us, even when we are killed with SIGKILL: a tiny shell ends it.
 * @returns a function that ends the watch; call it once the child is gone, before its pid can be given away again
 */
export function stopWithParent(pid: number, signal: 'INT' | 'TERM'): () => void {
  if (platform() === 'win32') return () => undefined
  const watch = spawn('/bin/sh', ['-c', WATCH, signal, String(pid), processStartMark(pid)], {
    // A group of its own: Ctrl-C in the terminal must not end the watch before the child.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  watch.unref()
  watch.on('error', () => undefined)
  return () => watch.kill('SIGKILL')
}
