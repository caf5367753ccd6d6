/** Freezing, unfreezing and withdrawing. */
import type { Account } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { absent } from '../match.ts'
import type { Row } from '../row.ts'
import { trx } from '../words.ts'
import { accountJson, as, refused, resources, row, share } from './staking.ts'

/** 100 TRX for energy and 50 for bandwidth of 1,000. */
const staker = (bench: Bench): Promise<Account> =>
  bench.once('staker', async () => {
    const account = await bench.fresh(1000 * trx)
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 100 * trx, resource: 1 })
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 50 * trx, resource: 0 })
    return account
  })

export const freezing: readonly Row[] = [
  row(
    'freeze',
    'shows in the account by resource',
    {
      balance: 850 * trx,
      frozenV2: [
        { amount: 50 * trx },
        { type: 'ENERGY', amount: 100 * trx },
        { type: 'TRON_POWER', amount: absent },
      ],
    },
    async (bench) => accountJson(bench, await staker(bench)),
  ),
  row('freeze: energy limit', 'is the share of the whole', true, async (bench) => {
    const json = await resources(bench, await staker(bench))
    return Number(json['EnergyLimit']) === share(json, 'Energy', 100)
  }),
  row('freeze: bandwidth limit', 'is the share of the whole', true, async (bench) => {
    const json = await resources(bench, await staker(bench))
    return Number(json['NetLimit']) === share(json, 'Net', 50)
  }),
  row('freeze: TRON power', 'is what is staked, in TRX', { tronPowerLimit: 150 }, async (bench) =>
    resources(bench, await staker(bench)),
  ),
  row(
    'freeze: bandwidth',
    'is used before the free 600',
    { receipt: { net_usage: Number.isInteger, net_fee: absent } },
    async (bench) => {
      const account = await staker(bench)
      const info = await as(bench, account, 'AccountUpdateContract', { account_name: 'staker' })
      const json = await resources(bench, account)
      return Number(json['NetUsed']) > 0 ? info : { receipt: 'the free ones were used' }
    },
  ),
]

export const unfreezing: readonly Row[] = [
  row('unfreeze', 'waits 14 days', true, async (bench) => {
    const account = await bench.once('unfreezer', async () => {
      const made = await bench.fresh(100 * trx)
      await as(bench, made, 'FreezeBalanceV2Contract', { frozen_balance: 20 * trx, resource: 1 })
      await as(bench, made, 'UnfreezeBalanceV2Contract', { unfreeze_balance: 5 * trx, resource: 1 })
      return made
    })
    const json = await accountJson(bench, account)
    const [waiting] = json['unfrozenV2'] as Json[]
    const { timestamp } = await bench.head()
    const left = Number(waiting?.['unfreeze_expire_time']) - timestamp
    return (
      waiting?.['unfreeze_amount'] === 5 * trx &&
      left > 13.9 * 86_400_000 &&
      left <= 14 * 86_400_000
    )
  }),
  row(
    'unfreeze: more than is staked',
    'is refused',
    `CONTRACT_VALIDATE_ERROR: Contract validate error : Invalid unfreeze_balance, [${1000 * trx}] is error`,
    async (bench) =>
      refused(bench, await staker(bench), 'UnfreezeBalanceV2Contract', {
        unfreeze_balance: 1000 * trx,
        resource: 1,
      }),
  ),
  row(
    'unfreeze: nothing',
    'is refused',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Invalid unfreeze_balance, [0] is error',
    async (bench) =>
      refused(bench, await staker(bench), 'UnfreezeBalanceV2Contract', { resource: 1 }),
  ),
  row(
    'unfreeze: 32 at once',
    'and no more',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Invalid unfreeze operation, unfreezing times is over limit',
    async (bench) => {
      const account = await bench.fresh(200 * trx)
      await as(bench, account, 'FreezeBalanceV2Contract', {
        frozen_balance: 100 * trx,
        resource: 1,
      })
      for (let i = 0; i < 32; i++)
        await as(bench, account, 'UnfreezeBalanceV2Contract', {
          unfreeze_balance: trx,
          resource: 1,
        })
      return refused(bench, account, 'UnfreezeBalanceV2Contract', {
        unfreeze_balance: trx,
        resource: 1,
      })
    },
  ),
  row('unfreeze: how many more', 'getavailableunfreezecount', { count: 31 }, async (bench) => {
    const account = await bench.fresh(100 * trx)
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 2 * trx, resource: 1 })
    await as(bench, account, 'UnfreezeBalanceV2Contract', { unfreeze_balance: trx, resource: 1 })
    return bench.wallet('getavailableunfreezecount', { owner_address: account.address })
  }),
  row(
    'withdraw: too soon',
    'is refused',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : no unFreeze balance to withdraw ',
    async (bench) => {
      const account = await bench.fresh(100 * trx)
      await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 2 * trx, resource: 1 })
      await as(bench, account, 'UnfreezeBalanceV2Contract', { unfreeze_balance: trx, resource: 1 })
      return refused(bench, account, 'WithdrawExpireUnfreezeContract')
    },
  ),
  row(
    'withdraw',
    'after 14 days it is balance again',
    {
      info: { withdraw_expire_amount: 5 * trx },
      json: { balance: 5 * trx + 60 * trx, unfrozenV2: absent },
    },
    async (bench) => {
      const account = await bench.fresh(80 * trx)
      await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 20 * trx, resource: 1 })
      await as(bench, account, 'UnfreezeBalanceV2Contract', {
        unfreeze_balance: 5 * trx,
        resource: 1,
      })
      await bench.control('travel', { seconds: 14 * 86_400 + 10 })
      const info = await as(bench, account, 'WithdrawExpireUnfreezeContract')
      return { info, json: await accountJson(bench, account) }
    },
    ['control'],
  ),
  row(
    'cancel',
    'puts back what waits',
    {
      frozenV2: [{ amount: absent }, { type: 'ENERGY', amount: 20 * trx }, {}],
      unfrozenV2: absent,
    },
    async (bench) => {
      const account = await bench.fresh(100 * trx)
      await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 20 * trx, resource: 1 })
      await as(bench, account, 'UnfreezeBalanceV2Contract', {
        unfreeze_balance: 5 * trx,
        resource: 1,
      })
      await as(bench, account, 'CancelAllUnfreezeV2Contract')
      return accountJson(bench, account)
    },
  ),
]
