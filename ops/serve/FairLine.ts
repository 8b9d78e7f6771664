/** Gives the places back; a second call does nothing. */
export type Leave = () => void

interface Places {
  /** In use, of all keys together. */
  total: number
  /** In use, of one key. What weighs more than that takes all of them. */
  perKey: number
  /** How many of one key may wait. */
  waiting: number
}

interface Waiting {
  weight: number
  start: (leave: Leave) => void
}

interface Turn {
  used: number
  waiting: Waiting[]
}

/** Who wants to work waits in line for places, served in turn between keys: one key never keeps another waiting. */
export class FairLine<Key> {
  readonly #places: Places
  /** Whose turn is next comes first. Who neither works nor waits is not in it. */
  readonly #turns = new Map<Key, Turn>()
  #used = 0

  constructor(places: Places) {
    this.#places = places
  }

  /**
   * @param weight places that the work takes
   * @returns once there are places; undefined when too many of the same key wait already
   */
  async enter(key: Key, weight = 1): Promise<Leave | undefined> {
    const turn = this.#turns.get(key) ?? { used: 0, waiting: [] }
    if (turn.waiting.length >= this.#places.waiting) return undefined
    this.#turns.set(key, turn)
    return new Promise((start) => {
      turn.waiting.push({ weight: Math.min(weight, this.#places.perKey), start })
      this.#advance()
    })
  }

  /** Whether the key works or waits. */
  has(key: Key): boolean {
    return this.#turns.has(key)
  }

  /** Places in use, of all keys. */
  get used(): number {
    return this.#used
  }

  #advance(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#start(...next)
  }

  /** The first whose key has places left. It also waits for places of all: what is lighter does not overtake it. */
  #next(): [Key, Turn, Waiting] | undefined {
    const { total, perKey } = this.#places
    for (const [key, turn] of this.#turns) {
      const [first] = turn.waiting
      if (!first || turn.used + first.weight > perKey) continue
      return this.#used + first.weight > total ? undefined : [key, turn, first]
    }
    return undefined
  }

  #start(key: Key, turn: Turn, { weight, start }: Waiting): void {
    turn.waiting.shift()
    turn.used += weight
    this.#used += weight
    // behind all others
    this.#turns.delete(key)
    this.#turns.set(key, turn)
    let isIn = true
    start(() => {
      if (!isIn) return
      isIn = false
      turn.used -= weight
      this.#used -= weight
      if (turn.used === 0 && turn.waiting.length === 0) this.#turns.delete(key)
      this.#advance()
    })
  }
}
