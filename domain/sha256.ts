const BLOCK_BYTES = 64
const LENGTH_BYTES = 8

/** First 32 bits of the fractional parts of the square (start) and cube (round) roots of the primes, FIPS 180-4 §4.2.2, §5.3.3. */
const primes = firstPrimes(64)
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)))

/**
 * SHA-256 of bytes, as 64 hexadecimal characters (FIPS 180-4). Written out, because browsers offer theirs only on
 * secure origins and the check of a contract must work wherever its page is opened.
 */
export function sha256(bytes: Uint8Array): string {
  const state = [...START]
  const data = padded(bytes)
  for (let offset = 0; offset < data.byteLength; offset += BLOCK_BYTES) {
    addBlock(state, new DataView(data.buffer, offset, BLOCK_BYTES))
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function addBlock(state: number[], block: DataView): void {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(index * 4))
  const word = (index: number): number => words[index] as number
  for (let index = 16; index < 64; index += 1) {
    const early = word(index - 15)
    const late = word(index - 2)
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words.push((word(index - 16) + low + word(index - 7) + high) | 0)
  }
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const first = (h + sumE + choice + (ROUND[index] as number) + word(index)) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] as number) + value) | 0
  }
}

/** The message, a 1 bit, zeros, and its length in bits in the last 8 bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.byteLength + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const data = new Uint8Array(blocks * BLOCK_BYTES)
  data.set(bytes)
  data[bytes.byteLength] = 0x80
  new DataView(data.buffer).setBigUint64(
    data.byteLength - LENGTH_BYTES,
    BigInt(bytes.byteLength) * 8n,
  )
  return data
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
