let last: { content: string; id: string } | undefined

/**
 * The same id for the same content, so that a retry after a lost answer is recognised as the same application;
 * a corrected form is a new one. UUID version 4, also where `crypto.randomUUID` is missing (plain http).
 */
export function attemptId(content: string): string {
  if (last?.content !== content) last = { content, id: randomUuid() }
  return last.id
}

function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
