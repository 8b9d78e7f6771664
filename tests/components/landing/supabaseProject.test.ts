import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const FILLED = {
  values: {
    wineryName: 'Vinhedo',
    contactPerson: 'Ana Rossi',
    email: 'ana@vinhedo.com.br',
    city: 'Garibaldi',
    foundingYear: '2014',
    instagram: '@vinhedo',
    stockQuantity: '1800',
    howFoundWinex: 'Feira',
    acceptTerms: true,
  },
  trap: '',
}

/** The columns of specification §3. */
const COLUMNS = [
  'brand',
  'city',
  'founding_year',
  'how_found_winex',
  'instagram',
  'responsible_email',
  'responsible_name',
  'stock_quantity',
]

// spec 132, 190, 193
test.each([
  ['eight columns of the specification', undefined, COLUMNS],
  [
    'further columns when it is configured so',
    'sim',
    [...COLUMNS, 'client_id', 'seconds_to_fill', 'terms_version', 'website'].sort(),
  ],
])('a Supabase project gets the %s', async (_what, extra, columns) => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.supabase.co')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon')
  if (extra) vi.stubEnv('VITE_SUPABASE_EXTRA_COLUMNS', extra)
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(new Request(address, init))
    return new Response(null, { status: 201 })
  })
  vi.resetModules()
  const { submitApplication } = await import('../../../landing/application/submitApplication')
  expect(await submitApplication(FILLED)).toEqual({ kind: 'sent' })
  expect(sent[0]?.url).toContain('https://projeto.supabase.co/rest/v1/suppliers')
  const row = (await sent[0]?.json()) as object
  expect(Object.keys(row).sort()).toEqual(columns)
})
