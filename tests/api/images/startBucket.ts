import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StoredObject {
  bytes: Buffer
  type: string | undefined
  cacheControl: string | undefined
}

export interface Bucket {
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What lies in the bucket, by key. */
  objects: Map<string, StoredObject>
  /** Milliseconds by which the bucket's clock is ahead of ours. */
  ahead: number
  /** Refused requests, with the reason. */
  refusals: string[]
  /** So many of the next PUTs under public keys fail, as a bucket's do now and then. */
  failing: number
  /** Keys with this in them are not deleted: our key may not, or another account owns the object. */
  undeletable: string | null
  stop: () => Promise<void>
}

/**
 * A bucket that speaks as much S3 as the storage of pictures uses: PUT, GET and DELETE of one object, addressed by
 * path, HEAD of the bucket, and what a browser asks before it sends a file to another origin. It works out the signature of every request itself, by Amazon's description of Signature Version 4 and without
 * Amazon's code, and refuses what is unsigned, changed or late. Objects under `incoming/` are not public, the others are.
 */
export async function startBucket(): Promise<Bucket> {
  const server = createServer((request, response) => {
    void answer(bucket, request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'imagens-de-teste',
    region: 'sa-east-1',
    accessKeyId: 'CHAVE',
    secretAccessKey: 'segredo-do-teste',
    objects: new Map(),
    ahead: 0,
    refusals: [],
    failing: 0,
    undeletable: null,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return bucket
}

async function answer(
  bucket: Bucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', bucket.endpoint)
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'OPTIONS') {
    const allowed = {
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
    }
    response.writeHead(204, allowed).end()
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const key = decodeURIComponent(url.pathname).slice(`/${bucket.name}/`.length)
  const isPublicRead = request.method === 'GET' && !key.startsWith('incoming/')
  const problem =
    isPublicRead && !isSigned(request, url) ? null : refusal(bucket, request, url, body)
  if (problem) {
    bucket.refusals.push(problem)
    sendError(response, 403, problem)
    return
  }
  const object = bucket.objects.get(key)
  if (request.method === 'PUT' && !key.startsWith('incoming/') && bucket.failing > 0) {
    bucket.failing -= 1
    sendError(response, 500, 'InternalError')
  } else if (request.method === 'PUT') {
    bucket.objects.set(key, {
      bytes: body,
      type: request.headers['content-type'],
      cacheControl: request.headers['cache-control'],
    })
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  } else if (request.method === 'HEAD' && key === '') {
    response.writeHead(200).end()
  } else if (
    request.method === 'DELETE' &&
    bucket.undeletable &&
    key.includes(bucket.undeletable)
  ) {
    sendError(response, 403, 'AccessDenied')
  } else if (request.method === 'DELETE') {
    bucket.objects.delete(key)
    response.writeHead(204).end()
  } else if (object) {
    response
      .writeHead(200, {
        'content-type': object.type ?? 'binary/octet-stream',
        'content-length': object.bytes.length,
      })
      .end(object.bytes)
  } else {
    sendError(response, 404, 'NoSuchKey')
  }
}

const isSigned = (request: IncomingMessage, url: URL): boolean =>
  request.headers.authorization !== undefined || url.searchParams.has('X-Amz-Signature')

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

interface Claim {
  credential: string
  signedHeaders: string
  signature: string
  /** YYYYMMDDTHHMMSSZ. */
  date: string
  /** Seconds. */
  lifetime: number
  payloadHash: string
}

/** Why a request is refused, in S3's words; null when the signature is right. */
function refusal(bucket: Bucket, request: IncomingMessage, url: URL, body: Buffer): string | null {
  const claim = claimOf(request, url)
  if (!claim) return 'AccessDenied'
  const signedAt = Date.parse(
    claim.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  if (Date.now() + bucket.ahead > signedAt + claim.lifetime * 1000)
    return 'AccessDenied: Request has expired'
  const isHashed = claim.payloadHash !== 'UNSIGNED-PAYLOAD'
  if (isHashed && claim.payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const day = claim.date.slice(0, 8)
  const scope = `${day}/${bucket.region}/s3/aws4_request`
  if (claim.credential !== `${bucket.accessKeyId}/${scope}`) return 'InvalidAccessKeyId'
  const canonical = canonicalRequest(request, url, claim)
  const toSign = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical)].join('\n')
  const signingKey = [day, bucket.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${bucket.secretAccessKey}`,
  )
  const right = Buffer.from(hmac(signingKey, toSign).toString('hex'))
  const given = Buffer.from(claim.signature)
  return right.length === given.length && timingSafeEqual(right, given)
    ? null
    : 'SignatureDoesNotMatch'
}

/** The signature in the address, or in the header Authorization. */
function claimOf(request: IncomingMessage, url: URL): Claim | null {
  const query = url.searchParams
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      lifetime: Number(query.get('X-Amz-Expires')),
      payloadHash: 'UNSIGNED-PAYLOAD',
    }
  }
  const stated = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(
    request.headers.authorization ?? '',
  )
  if (!stated) return null
  const [, credential = '', signedHeaders = '', signature = ''] = stated
  return {
    credential,
    signedHeaders,
    signature,
    date: String(request.headers['x-amz-date']),
    lifetime: 15 * 60,
    payloadHash: String(request.headers['x-amz-content-sha256']),
  }
}

function canonicalRequest(request: IncomingMessage, url: URL, claim: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  return [
    request.method,
    url.pathname,
    query,
    headers,
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n')
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest()
