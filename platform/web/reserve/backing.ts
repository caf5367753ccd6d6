/** What stands behind promised rewards; base units of TES, as replies carry them. */
export interface Backing {
  readonly reserve: {
    readonly balance: string
    readonly promised: string
    readonly free: string
  }
  readonly paidLast30Days: string
  /** null without a pace. */
  readonly runwayDays: number | null
}
