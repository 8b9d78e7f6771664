import { z } from 'zod'

const score = z.object({ score: z.number().nullable() })
const figure = z.object({ numericValue: z.number().optional() })

const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z
    .object({
      'largest-contentful-paint': figure,
      'total-blocking-time': figure,
      'cumulative-layout-shift': figure,
      'network-requests': z.object({
        details: z.object({
          items: z.array(
            z.object({
              url: z.string(),
              resourceType: z.string().optional(),
              transferSize: z.number().optional(),
            }),
          ),
        }),
      }),
    })
    .catchall(z.object({ score: z.number().nullable().optional(), title: z.string().optional() })),
})

/** One run of Lighthouse: scores 0-100, times in milliseconds, sizes in transferred bytes. */
export interface LighthouseRun {
  scores: [performance: number, accessibility: number, bestPractices: number, seo: number]
  lcp: number
  tbt: number
  cls: number
  htmlBytes: number
  scriptBytes: number
  totalBytes: number
  /** Requests to any other origin. */
  foreign: number
  /** Titles of the audits that do not have the best score. */
  weak: string[]
}

export function readLighthouse(json: unknown): LighthouseRun {
  const { categories, audits } = report.parse(json)
  const requests = audits['network-requests'].details.items
  const first = requests[0]
  const origin = first ? new URL(first.url).origin : ''
  const bytes = (type?: string): number =>
    requests
      .filter((request) => type === undefined || request.resourceType === type)
      .reduce((sum, request) => sum + (request.transferSize ?? 0), 0)
  const points = (one: { score: number | null }): number => Math.round((one.score ?? 0) * 100)
  return {
    scores: [
      points(categories.performance),
      points(categories.accessibility),
      points(categories['best-practices']),
      points(categories.seo),
    ],
    lcp: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time'].numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
    htmlBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
    totalBytes: bytes(),
    foreign: requests.filter(
      (one) => /^https?:/.test(one.url) && new URL(one.url).origin !== origin,
    ).length,
    weak: Object.values(audits).flatMap((audit) =>
      'title' in audit && audit.title && typeof audit.score === 'number' && audit.score < 0.9
        ? [audit.title]
        : [],
    ),
  }
}
