import type { ExitSource } from '#platform/web/exits.ts'

import { bondMethod, operatorExits, proceedsMethod } from './operator.ts'
import { boxesOf, boxExits, contract, creditExits, refundMethod, requestExits } from './own.ts'

export const blindboxExits: ExitSource = {
  order: 15,
  title: { en: 'Blind boxes', tc: '盲盒' },
  functions: [
    'release(uint256 boxId)',
    'giveBack(uint256[] boxIds)',
    refundMethod,
    'withdraw(address account)',
    bondMethod,
    proceedsMethod,
  ].map((method) => `${contract}.${method}`),
  async read(chain) {
    const boxes = boxesOf(chain)
    if (boxes === null) return []
    const all = [boxExits, requestExits, creditExits, operatorExits]
    return (await Promise.all(all.map((exits) => exits(chain, boxes)))).flat()
  },
}
