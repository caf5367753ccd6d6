import type { Examples } from '#tests/examples.ts'
import { must } from '#tests/journeys/must.ts'

import { blindboxApi } from './api.ts'
import { prepareBoxes } from './testing/prepared.ts'
import { boxScenes } from './testing/scenes.ts'
import { blindboxPayments } from './testing/payments.ts'

export const blindboxExamples: Examples = {
  screens: {
    '/blindBox': { scene: 'blindBox', as: 'alice' },
    '/blindBoxDetail': { scene: 'blindBoxDetail', as: 'alice', query: '?seriesId=1' },
    '/myBlindBox': {
      scene: 'myBlindBox',
      as: 'grace',
      textless: {
        [blindboxApi.draw.path]: 'seeds, secrets and hashes, which only the check of a draw shows',
      },
    },
    '/drawCheck': { scene: 'drawCheck', as: 'alice' },
  },
  scenes: () => boxScenes,
  owned: { boxId: ['NOT_RELEASABLE'], boxIds: ['NOT_YOUR_BOX', 'NOT_RESERVED'] },
  // Boxes owe a contract alone: no wallet refuses TRX.
  unprepared: { '/tessera/blindbox/withdrawBefore': 'always' },
  async prepare(stack, alice) {
    return {
      values: {},
      async afterwards() {
        const { sealed, reserved, late } = await prepareBoxes(stack, alice)
        // Of the first two series, with any holder; they are numbers of draws too.
        const there = [1, 2].flatMap((series) => [1, 2, 3].map((n) => String(series * 2 ** 32 + n)))
        const ids = [...there, sealed, reserved]
        return {
          values: {
            boxId: reserved,
            boxIds: sealed,
            drawId: late,
            seed: `0x${'5e'.repeat(32)}`,
            seriesId: '1',
            num: '1',
            limit: '100000000000',
          },
          ofPath: { '/deposit/aon/buyProductSecondPayAfter': { boxIds: reserved } },
          known: {
            boxId: ids,
            boxIds: [...ids, ids.slice(0, 2).join(','), ids.join(','), '1'],
            drawId: [...ids, '1'],
            seed: [`0x${'5e'.repeat(32)}`],
            seriesId: ['1', '2', '3', '4', '5'],
            num: ['1', '2', '20', '21'],
          },
        }
      },
    }
  },
  signing: {
    chosenByServer: Object.fromEntries(
      ['holder', 'boxIds', 'amount', 'seed', 'blockNumber'].map((name) => [
        `blindbox.refund ${name}`,
        'as `Requested` has it on the chain; the contract refuses anything else',
      ]),
    ),
    orLess: ['blindbox.buy', 'blindbox.reserve', 'blindbox.complete'],
  },
  audit: {
    async prepare({ world }) {
      await must(world, 'bob', 'BlindBoxes', 'setDailyLimit', [5_000_000n])
    },
    faults: [
      ['blindbox_account_moves.amount', 'update blindbox_account_moves set amount = amount + 1'],
    ],
  },
  mutation: [
    {
      tests: 'Box*.t.sol',
      contracts: [
        'BlindBoxes',
        'BoxSales',
        'BoxBonds',
        'BoxSeries',
        'BoxMoney',
        'Box',
        'Stock',
        'Draws',
        'Limit',
        'Urn',
        'Draw',
      ],
    },
    { tests: 'WinklinkWords.t.sol', contracts: ['WinklinkWords'] },
  ],
  payments: blindboxPayments,
}
