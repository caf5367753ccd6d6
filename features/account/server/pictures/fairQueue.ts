interface Waiting {
  readonly owner: string
  readonly begin: () => Promise<void>
}

/** Runs work one at a time and alternates between owners: an owner with much work delays only that owner. */
export class FairQueue {
  /** Holds `most` in all and `mostOfOne` of one owner, the running one included. */
  constructor(most: number, mostOfOne: number) {
    this.most = most
    this.mostOfOne = mostOfOne
  }
  private readonly most: number
  private readonly mostOfOne: number
  private waiting: readonly Waiting[] = []
  private running: string | null = null
  /** Owners in the order of their last turn. */
  private served: readonly string[] = []

  /** null where the queue is full. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T> | null {
    const own = this.waiting.filter((one) => one.owner === owner).length
    if (own + (this.running === owner ? 1 : 0) >= this.mostOfOne) return null
    if (this.waiting.length + (this.running === null ? 0 : 1) >= this.most) return null
    return new Promise((resolve, reject) => {
      const begin = async (): Promise<void> => work().then(resolve, reject)
      this.waiting = [...this.waiting, { owner, begin }]
      this.next()
    })
  }

  private next(): void {
    const [first] = this.waiting.toSorted((a, b) => this.lastOf(a) - this.lastOf(b))
    if (this.running !== null || first === undefined) return
    const { owner } = first
    this.waiting = this.waiting.filter((one) => one !== first)
    this.running = owner
    const present = new Set(this.waiting.map((one) => one.owner))
    this.served = [...this.served.filter((one) => one !== owner && present.has(one)), owner]
    void first.begin().finally(() => {
      this.running = null
      this.next()
    })
  }

  /** Position of the owner's last turn; -1 for none. The sort is stable: equal ones stay in order of arrival. */
  private lastOf({ owner }: Waiting): number {
    return this.served.indexOf(owner)
  }
}
