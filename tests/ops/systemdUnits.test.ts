import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkout } from '../../ops/base/checkout'

const folder = join(checkout.root, 'deploy')
const services = readdirSync(folder).filter((name) => name.endsWith('.service'))

it('every unit of systemd whose system is read-only has a /tmp of its own', () => {
  const strict = services.filter((name) => linesOf(name).includes('ProtectSystem=strict'))
  expect(strict.toSorted()).toEqual(['winex-backup.service', 'winex.service'])
  // Loading TypeScript makes a folder there: after a reboot emptied /tmp no command started.
  expect(strict.filter((name) => !linesOf(name).includes('PrivateTmp=true'))).toEqual([])
})

const linesOf = (name: string): string[] => readFileSync(join(folder, name), 'utf8').split('\n')
