import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '../../ops/base/checkout'
import { machine, type Machine } from './machine'

const SETTINGS = join(checkout.root, 'deploy/haproxy.cfg')
const UP_PATIENCE_MS = 60_000

/** Local ports in place of the addresses of deploy/haproxy.cfg. */
export interface Ports {
  site: number
  engines: number
  gateway: readonly number[]
  engine: readonly number[]
}

export interface Balancer {
  machine: Machine
  /** Requests that each server has got so far, by its name in the settings (`engine1`). */
  requests: () => Promise<Map<string, number>>
  /** Takes an engine out, or in again, as an operator does. */
  set: (server: string, state: 'ready' | 'maint') => Promise<void>
  waitUntilUp: (servers: readonly string[]) => Promise<void>
}

/**
 * The settings that an operator gets, with local addresses, for the account that runs this.
 * @throws Error when an address of the file has no local one: the file has changed
 */
export function localSettings(text: string, ports: Ports, socket: string): string {
  const local: Record<string, string> = {
    '10.0.0.10:8080': `127.0.0.1:${ports.site}`,
    '10.0.0.10:9000': `127.0.0.1:${ports.engines}`,
    '/run/haproxy/winex.sock': socket,
  }
  ports.gateway.forEach((port, at) => (local[`10.0.0.1${at + 1}:8000`] = `127.0.0.1:${port}`))
  ports.engine.forEach((port, at) => (local[`10.0.0.2${at + 1}:9000`] = `127.0.0.1:${port}`))
  const lines = text.split('\n').filter((line) => !/^ *(#|user |group )/.test(line))
  const settings = Object.entries(local).reduce((all, [there, here]) => {
    if (!all.includes(there)) throw new Error(`deploy/haproxy.cfg does not name ${there}`)
    return all.replaceAll(there, here)
  }, lines.join('\n'))
  const left = /\b10\.0\.0\.\d+/.exec(settings)?.[0]
  if (left) throw new Error(`deploy/haproxy.cfg names ${left}, which has no local address`)
  return settings
}

/** HAProxy with deploy/haproxy.cfg. */
export function balancer(haproxy: string, ports: Ports, folder: string): Balancer {
  const socket = join(folder, 'haproxy.sock')
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, localSettings(readFileSync(SETTINGS, 'utf8'), ports, socket))
  const servers = async (): Promise<Record<string, string>[]> => {
    const [head = '', ...rows] = (await say(socket, 'show stat')).trim().split('\n')
    const names = head.replace(/^# /, '').split(',')
    return rows.map((row) =>
      Object.fromEntries(row.split(',').map((value, at) => [names[at] ?? '', value])),
    )
  }
  return {
    machine: machine({
      name: 'HAProxy',
      command: haproxy,
      args: ['-db', '-f', file],
      options: { cwd: folder },
      log: join(folder, 'haproxy.log'),
      isReady: async () => (await servers()).length > 0,
    }),
    requests: async () =>
      new Map((await servers()).map(({ svname = '', stot }) => [svname, Number(stot)])),
    set: async (server, state) => {
      await say(socket, `set server engines/${server} state ${state}`)
      if (state === 'ready') await waitUntilUp([server])
    },
    waitUntilUp: (names) => waitUntilUp(names),
  }

  async function waitUntilUp(names: readonly string[]): Promise<void> {
    const latest = Date.now() + UP_PATIENCE_MS
    for (;;) {
      const up = (await servers()).filter(({ status }) => status?.startsWith('UP'))
      const isUp = (name: string) => up.some(({ svname }) => svname === name)
      if (names.every(isUp)) return
      if (Date.now() > latest)
        throw new Error(`HAProxy does not see ${names.filter((name) => !isUp(name)).join(', ')}`)
      await pause(200)
    }
  }
}

/** One command to HAProxy's own socket, and its answer. */
function say(socket: string, command: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const connection = connect(socket, () => connection.write(`${command}\n`))
    connection.setEncoding('utf8').on('data', (part: string) => (answer += part))
    connection.on('end', () => done(answer))
    connection.on('error', fail)
  })
}
