import type { ExitKeys } from '#platform/server/exit.ts'

import { bonusesNow } from './bonusNow.ts'

/** The call that pays the bonuses of a coin, with its proofs: who has them needs no server. */
export const bonusKeys: ExitKeys = async ({ app, address }) =>
  (await bonusesNow(app, address))
    .filter(({ due }) => due > 0n)
    .map(({ coin, leaves }) => {
      const lists = [
        leaves.map(({ epoch }) => String(epoch)),
        leaves.map(({ index }) => String(index)),
        leaves.map(({ amount }) => String(amount)),
        leaves.map(({ proof }) => proof),
      ]
      return `bonus:${JSON.stringify([coin, ...lists])}`
    })
