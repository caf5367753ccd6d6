import type { Payment, PaymentStage, Payments } from '#apps/deploy/testing/payments.ts'

import { begun, enough, equip, must, naming, paymentOf, times, trx } from './proposals.ts'

const sun = 1_000_000n

export const daoPayments: Payments = {
  callersOwn: ['VoteStake.leave'],
  variants: ['DaoPool.pay of USDT'],
  prepare: prepareProposals,
}

/** Two payments to alice that erin, who has enough, was for; they can be executed. */
async function prepareProposals(stage: PaymentStage): Promise<void> {
  const { world, call, add } = stage
  const [alice, usdt] = [world.hex('alice'), world.hex('Usdt')]
  await call('deployer', 'Usdt', 'transfer', [world.hex('DaoPool'), 1_000n * sun])
  await call('deployer', 'DaoPool', 'donate', [], 1_000n * sun)
  await equip(world, ['erin'], enough)
  await must(world.send('erin', 'VoteStake', 'stake', [enough]))
  await world.net.travel(times.heldFor + 60)
  const plans = [trx, usdt].map((coin) =>
    paymentOf(world, coin, alice, 10n * sun, `A payment of ${coin}`),
  )
  for (const plan of plans) {
    const id = await begun(world, 'erin', plan)
    await call('erin', 'Dao', 'castVote', [id, 1])
  }
  await world.net.travel(times.period + times.extension + 3)
  const executing = plans.map((plan): Omit<Payment, 'balance'> => {
    return { contract: 'Dao', name: 'execute', args: naming(plan) }
  })
  for (const { args } of executing) await call('erin', 'Dao', 'queue', args)
  add('DaoPool.pay', { ...executing[0]!, balance: () => stage.sunOf(alice) })
  add('DaoPool.pay of USDT', { ...executing[1]!, balance: () => stage.coinOf('Usdt', alice) })
}
