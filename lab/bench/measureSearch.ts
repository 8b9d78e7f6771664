import { quantile } from './measure'

/** One class of searches and its p95. */
export interface SearchClass {
  name: string
  limitMs: number
  terms: (index: number) => string
}

const letters = 'abcdefghijlmnopqrstuvxz'

export const SEARCH_CLASSES: readonly SearchClass[] = [
  { name: 'selective', limitMs: 30, terms: (i) => `lote ${1 + ((i * 7919) % 9000)}7` },
  {
    name: 'half of all rows',
    limitMs: 250,
    terms: (i) =>
      ['serra', 'alto da serra', 'no alto', 'SERRA', 'alto', 'vale', 'no vale'][i % 7] ?? '',
  },
  {
    name: 'one or two characters',
    limitMs: 100,
    terms: (i) => `${letters[i % 23]}${i % 3 === 0 ? '' : (letters[(i * 5) % 23] ?? '')}`,
  },
]

export interface SearchFigures {
  name: string
  p50: number
  p95: number
  /** Slowest answer. */
  worst: number
  limitMs: number
}

/** Sends `queries` searches of a class one after the other, as one person types. */
export async function measureSearch(
  url: string,
  headers: Record<string, string>,
  kind: SearchClass,
  queries: number,
): Promise<SearchFigures> {
  const times: number[] = []
  for (let index = 0; index < queries; index += 1) {
    const started = performance.now()
    const answer = await fetch(`${url}?limit=10&q=${encodeURIComponent(kind.terms(index))}`, {
      headers,
    })
    if (!answer.ok) throw new Error(`search answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  return {
    name: kind.name,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: Math.max(...times),
    limitMs: kind.limitMs,
  }
}
