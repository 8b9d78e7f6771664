import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FloorOrder } from './floorProcess'
import type { RecordedStatement } from './floorServer'

/** Starts the floor in a process of its own. @returns its address, and how to end it */
export async function spawnFloor(
  databaseUrl: string,
  recorded: ReadonlyMap<string, RecordedStatement[]>,
): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('./floorProcess.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
  })
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done(message as string))
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the floor ended with status ${String(code)}`)))
    child.send({ databaseUrl, recorded: [...recorded] } satisfies FloorOrder)
  })
  return { url, stop: () => child.disconnect() }
}
