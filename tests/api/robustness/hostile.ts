import fc from 'fast-check'

/** Placeholder of a number that JSON can spell and a double cannot hold; `toJson` writes it without quotes. */
const TOO_LARGE = '@@1e309@@'
/** Placeholder of a key that JSON.stringify would not write; `toJson` does. */
export const PROTO_KEY = '@@proto@@'

/** JSON text of a body, with the two things that JSON.stringify cannot say. */
export const toJson = (body: unknown): string =>
  (JSON.stringify(body) ?? '')
    .replaceAll(`"${TOO_LARGE}"`, '1e309')
    .replaceAll(PROTO_KEY, '__proto__')

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202e\ufeff',
  '🍷👩‍🌾🇧🇷',
  'a'.repeat(10_000),
  '%_\\\'"',
  "'; select pg_sleep(9); --",
  '<script>alert(1)</script>',
  '${{7*7}}',
  '../../etc/passwd',
  '%00',
  '%',
  'NaN',
  'Infinity',
  '1e309',
  '-1',
  '0x10',
  '1,5',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-14',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'é'.normalize('NFD'),
]

const NUMBERS = [0, -0, -1, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1.7e308]

/** A nested value that no parser should follow without end. */
const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** A value that has no business where a well-behaved client would put one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS, TOO_LARGE) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.constant(nested(200, (inner) => ({ a: inner }))) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2_000 }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.constant({ [PROTO_KEY]: { admin: true }, constructor: { a: 1 } }) },
  { weight: 1, arbitrary: fc.constant({ $gt: '', toString: 1, length: 1e9 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A body that is no JSON object of ours at all, with the content type it claims. */
export const brokenBody = fc.constantFrom<{ type: string | undefined; body: string | Uint8Array }>(
  ...[
    '{',
    '{"a":',
    '[1,',
    'nulL',
    '"texto"',
    'null',
    '[]',
    '12',
    '',
    '\ufeff{}',
    '{"a":1}{"b":2}',
  ].map((body) => ({ type: 'application/json', body })),
  { type: 'application/json', body: '['.repeat(50_000) },
  { type: 'application/json', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
  {
    type: 'application/json',
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  },
  { type: 'application/json; charset=utf-16', body: '{}' },
  { type: 'application/json; charset=nenhum', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: `a[b][c]=1&${'x[]=1&'.repeat(1_500)}` },
  { type: 'application/x-www-form-urlencoded', body: '__proto__[a]=1&a=%zz' },
  { type: 'multipart/form-data', body: '--x\r\n' },
  { type: 'text/plain', body: '{"a":1}' },
  {
    type: 'text/xml',
    body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { type: 'text/csv', body: 'a;b\r\n"sem fim' },
  { type: 'image/png', body: '\u0089PNG\r\n' },
  { type: 'inventado', body: 'x' },
  { type: undefined, body: 'x' },
)

/** Segments that a router or a decoder may trip over; written into the path as they are. */
export const brokenSegment = fc.constantFrom(
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff',
  '%00',
  '%2e%2e',
  '%2F',
  '%5c',
  '%C0%AF',
  '%25%30%30',
  "'",
  '%22',
  '*',
  ':id',
  ';a=b',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  '0',
  '-1',
  '🍷',
  '%F0%9F%8D%B7',
  'a'.repeat(490),
  'a'.repeat(3_000),
  'prod_01ZZZZZZZZZZZZZZZZZZZZZZZZ',
)

/** Keys that some list of ours reads, and some that none should. */
const QUERY_KEYS = [
  'limit',
  'offset',
  'q',
  'order',
  'status',
  'payment_status',
  'store_status',
  'seller_id',
  'contract_signed',
  'created_at',
  'created_from',
  'created_to',
  'from',
  'to',
  'period',
  'action',
  'filename',
  'fields',
  'range',
  'sort',
  'filter',
  'select',
  'columns',
  'on_conflict',
  'id',
  'cart_id',
  'region_id',
  'currency_code',
  'version',
  '__proto__',
  'constructor',
]

const queryValue = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '1',
      '10',
      '100',
      '-created_at',
      'title',
      'published',
      'PENDING',
      '2026-11-01',
      '[0,9]',
      '["id","ASC"]',
      '{"q":"a"}',
      '{"id":["a"]}',
      '[',
      '{',
      '%',
      '%zz',
      '%E0%A4%A',
      '%00',
      'a,b',
      '*',
      '+*',
    ),
  },
  // A lone surrogate has no percent-encoding.
  {
    weight: 2,
    arbitrary: hostileText.map((value) =>
      encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?')).slice(0, 6_000),
    ),
  },
)

const queryPart = fc
  .tuple(
    fc.constantFrom(...QUERY_KEYS),
    fc.constantFrom('', '', '', '', '[]', '[0]', '[a]', '[$gt]'),
    queryValue,
  )
  .map(([key, suffix, value]) => `${key}${suffix}=${value}`)

/** A query string: empty, sensible, or with repeated, nested and broken parts. */
export const hostileQuery = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc.array(queryPart, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('&')),
  },
  { weight: 1, arbitrary: queryPart.map((part) => `${part}&${part}&${part}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('&&&', '=', '?', 'a[b][c][d][e][f][g]=1', `${'a[]=1&'.repeat(600)}`),
  },
)
