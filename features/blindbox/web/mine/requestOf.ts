import type { Purchase } from '#features/sales/public.web.ts'

/** The request of a box, drawn or refunded; null if there is none. */
export const requestOf = (
  boxes: readonly Pick<Purchase, 'id' | 'requestId'>[],
  boxId: number,
): number | null => boxes.find(({ id }) => id === boxId)?.requestId ?? null
