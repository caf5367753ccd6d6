import type { Examples } from '#tests/examples.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { must } from '#tests/journeys/must.ts'

import { stakingScenes } from './testing/scenes.ts'

const calls = '/swappledge/pledge/singleToken'
const coin = 'USDT'

export const stakingExamples: Examples = {
  screens: { '/pledgeCoin': { scene: 'pledgeCoin', as: 'alice' } },
  scenes: () => stakingScenes,
  owned: { id: ['NOT_YOUR_STAKE'], ids: ['NOT_YOUR_STAKE'] },
  nothing: ['NOTHING_STAKED'],
  lacking: { [`${calls}/pledgeBefore`]: ['ABOVE_BALANCE', 'ALLOW_FIRST'] },
  async prepare(stack, alice) {
    const { world } = stack
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('alice'), 1_000_000_000n])
    await doneBy(stack, alice, '/tessera/staking/approveBefore', { coin, amount: '900000000' })
    for (const days of ['7', '30']) {
      await doneBy(stack, alice, `${calls}/pledgeBefore`, { coin, amount: '100000000', days })
    }
    const { list } = (await alice.post(`${calls}/record`)).data
    const ofDays = (days: number): string =>
      String(list.find((one: { days: number }) => one.days === days).id)
    const runs = ofDays(30)
    const over = ofDays(7)
    const ids = [runs, over]
    return {
      values: { coin, days: '7', id: runs, ids: runs },
      ofPath: {
        [`${calls}/unlockBefore`]: { id: over },
        '/tessera/staking/renewBefore': { id: over },
        // The present value is removed before another one is set.
        '/tessera/staking/approveBefore': { amount: '0' },
      },
      known: { id: ids, ids: [...ids, ids.join(',')] },
    }
  },
  audit: {
    /** Of two stakes of TES bob leaves one; of another, that counts for alice's level, he claims. */
    async prepare({ world }) {
      await must(world, 'bob', 'TermStaking', 'claim', [[1n]])
      const amount = 300n * 10n ** 18n
      await must(world, 'deployer', 'Tes', 'transfer', [world.hex('bob'), 2n * amount])
      await must(world, 'bob', 'Tes', 'approve', [world.hex('TermStaking'), 2n * amount])
      for (let i = 0; i < 2; i++) {
        await must(world, 'bob', 'TermStaking', 'pledge', [world.hex('Tes'), 7n, amount])
      }
      await must(world, 'bob', 'TermStaking', 'exit', [await world.read('TermStaking', 'count')])
    },
    holds: [`select count(*) > 0 from earnings_transfers where kind = 'staking'`],
    faults: [
      ['staking_positions.amount', 'update staking_positions set amount = amount * 2'],
      ['staking_owners.claimed', 'update staking_owners set claimed = claimed + 1'],
    ],
  },
  mutation: [{ tests: 'Term*.t.sol', contracts: ['TermStaking', 'TermOffer', 'TermStake'] }],
  payments: {
    callersOwn: ['TermStaking.claim', 'TermStaking.exit', 'TermStaking.unlock'],
  },
}
