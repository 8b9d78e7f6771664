import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '#domain/sha256'

const bytes = (text: string) => new TextEncoder().encode(text)

test('published examples (FIPS 180-4)', () => {
  expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256(bytes('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('agrees with Node at every length around the block size, and on accents', () => {
  for (let length = 0; length <= 260; length += 1) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
    expect(sha256(data)).toBe(createHash('sha256').update(data).digest('hex'))
  }
  const text = 'CLÁUSULA 1ª — São João 🍇\n'.repeat(500)
  expect(sha256(bytes(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
})
