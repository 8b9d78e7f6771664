import { checkout } from '../../ops/base/checkout'
import { readSettings } from '../../ops/base/readSettings'
import { createLifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { findBrowser } from '../../tests/run/findBrowser'
import { startStack } from '../../ops/run/startStack'
import { measurePage, type PageMeasure } from './measurePage'
import type { LighthouseRun } from './readLighthouse'

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

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** One line per page: medians, with the lowest and highest score of the runs where they differ. */
function printTable(measures: readonly PageMeasure[]): void {
  const rows = measures.map(({ url, runs }) => {
    const of = (read: (run: LighthouseRun) => number): number => median(runs.map(read))
    const score = (index: 0 | 1 | 2 | 3): string => {
      const all = runs.map((run) => run.scores[index])
      const [low, high] = [Math.min(...all), Math.max(...all)]
      return low === high ? String(low) : `${median(all)} (${low}-${high})`
    }
    return {
      página: new URL(url).pathname,
      rodadas: runs.length,
      desempenho: score(0),
      acessibilidade: score(1),
      práticas: score(2),
      SEO: score(3),
      LCP: `${(of((run) => run.lcp) / 1000).toFixed(2)} s`,
      TBT: `${Math.round(of((run) => run.tbt))} ms`,
      CLS: of((run) => run.cls).toFixed(3),
      HTML: kilobytes(of((run) => run.htmlBytes)),
      JS: kilobytes(of((run) => run.scriptBytes)),
      total: kilobytes(of((run) => run.totalBytes)),
      'de fora': Math.max(...runs.map((run) => run.foreign)),
    }
  })
  console.table(rows)
  for (const { url, runs } of measures) {
    const weak = [...new Set(runs.flatMap((run) => run.weak))]
    if (weak.length > 0) console.log(`${new URL(url).pathname}: ${weak.join('; ')}`)
  }
}
