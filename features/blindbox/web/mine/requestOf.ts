import type { Purchase } from '#features/sales/public.web.ts'

/** The request that a box was opened with, drawn or refunded; null while there is none. */
export const requestOf = (
  boxes: readonly Pick<Purchase, 'id' | 'requestId'>[],
  boxId: number,
): number | null => boxes.find(({ id }) => id === boxId)?.requestId ?? null
