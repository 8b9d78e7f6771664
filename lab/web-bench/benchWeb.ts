import { checkout } from '../../ops/base/checkout'
import { readSettings } from '../../ops/base/readSettings'
import { createLifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { findBrowser } from '../../tests/run/findBrowser'
import { startStack } from '../../ops/run/startStack'
import { measurePage, type PageMeasure } from './measurePage'
import { printTable } from './printTable'

const PAGES = ['/', '/termos-de-uso', '/login', '/cadastro'] as const
const RUNS = 5

/**
 * `npm run bench:web`: Lighthouse (mobile) over the built site behind the gateway, five runs per page, medians and
 * the bytes of each page. Measures a running copy when an address is given, else starts one on the
 * configured port.
 * @returns exit status
 */
export async function benchWeb([address]: string[]): Promise<number> {
  const lifetime = createLifetime(console.error)
  try {
    const url = address ?? (await startCopy(lifetime))
    const measures: PageMeasure[] = []
    for (const page of PAGES) {
      console.log(`Medindo ${page} …`)
      measures.push(await measurePage(`${url.replace(/\/$/, '')}${page}`, RUNS, findBrowser()))
    }
    printTable(measures)
    return 0
  } finally {
    await lifetime.end()
  }
}

async function startCopy(lifetime: ReturnType<typeof createLifetime>): Promise<string> {
  const settings = readSettings(process.env)
  const stack = await startStack({
    settings,
    lifetime,
    progress: createProgress(),
    frontEnd: 'built',
  })
  console.log(`Cópia de ${checkout.root} em ${stack.url}`)
  return stack.url
}
