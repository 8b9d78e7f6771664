/** How many products contain an n-gram, by status, and which, as long as they are few. */
export interface NgramCount {
  counts: Record<string, number>
  /** Null when they are many; always null for three characters, which the trigram index finds. */
  ids: string[] | null
}

/** A page of more products than these is found along the index of its sort. */
export const NGRAM_IDS = 1000

const LINE_BREAK = 10
/** N-grams of ASCII have a table of their own: seven bits a character, and no n-gram contains the character 0. */
const ASCII = 128
const STATUSES = 16

/**
 * Counts in how many texts each n-gram occurs: each character, each two and each three neighbouring characters (code
 * points, as PostgreSQL counts them) of a line. Nearly all folded text is ASCII, so that a million texts take some
 * seconds.
 */
export class NgramCounter {
  private readonly ascii = new Int32Array(ASCII ** 3)
  private readonly others = new Map<string, number>()
  private readonly statuses: string[] = []
  /** By index of the n-gram, from 1: */
  private readonly spelling: string[] = ['']
  private readonly lastRow: number[] = [0]
  private readonly ids: (string[] | null)[] = [null]
  private readonly counts: number[] = Array.from({ length: STATUSES }, () => 0)
  private row = 0

  /** Counts one product's folded search text, with each field on a line of its own. */
  add(id: string, status: string, text: string): void {
    this.row += 1
    const statusAt = this.statusAt(status)
    let first = 0
    let second = 0
    for (let at = 0; at < text.length; at += 1) {
      const third = text.codePointAt(at) ?? 0
      if (third > 0xffff) at += 1
      if (third === LINE_BREAK) {
        first = second = 0
        continue
      }
      this.count(0, 0, third, id, statusAt)
      if (second !== 0) this.count(0, second, third, id, statusAt)
      if (first !== 0) this.count(first, second, third, id, statusAt)
      first = second
      second = third
    }
  }

  /** All n-grams that occur in a text. */
  *ngrams(): Iterable<[ngram: string, count: NgramCount]> {
    for (let place = 1; place < this.spelling.length; place += 1) {
      const counts: Record<string, number> = {}
      for (const [statusAt, status] of this.statuses.entries()) {
        const n = this.counts[place * STATUSES + statusAt] ?? 0
        if (n > 0) counts[status] = n
      }
      yield [this.spelling[place] ?? '', { counts, ids: this.ids[place] ?? null }]
    }
  }

  private count(first: number, second: number, third: number, id: string, statusAt: number): void {
    const place = this.place(first, second, third)
    if (this.lastRow[place] === this.row) return
    this.lastRow[place] = this.row
    const at = place * STATUSES + statusAt
    this.counts[at] = (this.counts[at] ?? 0) + 1
    const ids = this.ids[place]
    if (!ids) return
    if (ids.length < NGRAM_IDS) ids.push(id)
    else this.ids[place] = null
  }

  private place(first: number, second: number, third: number): number {
    if (first < ASCII && second < ASCII && third < ASCII) {
      const at = (first * ASCII + second) * ASCII + third
      return this.ascii[at] || (this.ascii[at] = this.newPlace(first, second, third))
    }
    const ngram = spell(first, second, third)
    const known = this.others.get(ngram)
    if (known !== undefined) return known
    const place = this.newPlace(first, second, third)
    this.others.set(ngram, place)
    return place
  }

  private newPlace(first: number, second: number, third: number): number {
    this.lastRow.push(0)
    this.ids.push(first === 0 ? [] : null)
    for (let status = 0; status < STATUSES; status += 1) this.counts.push(0)
    return this.spelling.push(spell(first, second, third)) - 1
  }

  private statusAt(status: string): number {
    const known = this.statuses.indexOf(status)
    if (known >= 0) return known
    if (this.statuses.length === STATUSES) throw new RangeError(`more than ${STATUSES} statuses`)
    return this.statuses.push(status) - 1
  }
}

function spell(...characters: number[]): string {
  return String.fromCodePoint(...characters.filter((character) => character !== 0))
}
