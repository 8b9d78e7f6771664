import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/**
 * Makes sure that a child process does not outlive us, even when we are killed with SIGKILL: a tiny shell waits for
 * the end of a pipe that only we hold open, and then signals the child.
 * @returns a function that ends the watch; call it once the child is gone, before its pid can be given away again
 */
export function stopWithParent(pid: number, signal: 'INT' | 'TERM'): () => void {
  if (platform() === 'win32') return () => undefined
  const watch = spawn(
    '/bin/sh',
    ['-c', 'read _; kill "-$0" "$1" 2>/dev/null', signal, String(pid)],
    {
      // A group of its own: Ctrl-C in the terminal must not end the watch before the child.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    },
  )
  watch.unref()
  watch.on('error', () => undefined)
  return () => watch.kill('SIGKILL')
}
