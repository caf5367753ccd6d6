import type { Purchase } from '#features/sales/public.web.ts'

export interface BoxRowProps {
  readonly box: Purchase
  readonly onOpen: (boxIds: readonly number[]) => void
  readonly onWatch: (requestId: number) => void
  /** The request that is shown above the list already. */
  readonly watched: string | null
}
