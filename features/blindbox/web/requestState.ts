import type { RequestState } from '../shapes.ts'

/** Whether a request can still be drawn. */
export const isPending = (state: RequestState): boolean => state === 'waiting' || state === 'open'

/** Whether it was not drawn and cannot be: it will be refunded, or was. */
export const isLost = (state: RequestState): boolean =>
  state === 'late' || state === 'void' || state === 'refunded'

/** Whether nothing follows any more. */
export const isOver = (state: RequestState): boolean => state === 'settled' || state === 'refunded'
