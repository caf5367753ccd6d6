/** Witnesses, votes and rewards. */
import { type Account, nobody } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { trx } from '../words.ts'
import { accountJson, as, refused, resources } from './staking.ts'

const voting = rowsOf(
  'vote',
  source('VoteWitnessActuator, UnfreezeBalanceV2Actuator, Wallet.getAccount'),
  ['key'],
)
const ethereum = rowsOf('vote', source('JsonRpcApiUtil.getTransactionAmount, getTo'), [
  'key',
  'rpc',
])
const rewards = rowsOf(
  'reward',
  source('MortgageService, MaintenanceManager, WithdrawBalanceActuator'),
  ['key', 'control'],
)
const applying = rowsOf(
  'witness',
  source('WitnessCreateActuator, WitnessUpdateActuator, UpdateBrokerageActuator'),
  ['key'],
)

const witnesses = async (bench: Bench): Promise<Json[]> =>
  (await bench.wallet('listwitnesses'))['witnesses'] as Json[]

/** The one with the most votes. */
async function leader(bench: Bench): Promise<string> {
  const page = await bench.wallet('getpaginatednowwitnesslist', { offset: 0, limit: 1 })
  return String((page['witnesses'] as Json[])[0]?.['address'])
}

const ofWitness = async (bench: Bench, address: string): Promise<Json | undefined> =>
  (await witnesses(bench)).find((each) => each['address'] === address)

const votes = async (bench: Bench, account: Account, count: number): Promise<Json> =>
  as(bench, account, 'VoteWitnessContract', {
    votes: [{ vote_address: await leader(bench), vote_count: count }],
  })

async function staker(bench: Bench, whole: number): Promise<Account> {
  const account = await bench.fresh((whole + 20) * trx)
  await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: whole * trx, resource: 1 })
  return account
}

/** 100 TRX staked, 80 votes. */
const voter = (bench: Bench): Promise<Account> =>
  bench.once('voter', async () => {
    const account = await staker(bench, 100)
    await votes(bench, account, 80)
    return account
  })

const rewardOf = async (bench: Bench, { address }: Account): Promise<number> =>
  Number((await bench.wallet('getReward', { address }))['reward'])

/** To the next count of votes, and some blocks on. */
async function cycle(bench: Bench): Promise<void> {
  await bench.control('travel', { seconds: 21_600 })
  await bench.control('mine', { blocks: 5 })
}

const refusal = (message: string): string =>
  `CONTRACT_VALIDATE_ERROR: Contract validate error : ${message}`

const of = (whole: number) => ({ unfreeze_balance: whole * trx, resource: 1 })
const counts = (json: Json): unknown =>
  (json['votes'] as Json[] | undefined)?.map((each) => each['vote_count'])

export const voteRows: readonly Row[] = [
  voting('in the account', 'by witness', { votes: [{ vote_count: 80 }] }, async (bench) =>
    accountJson(bench, await voter(bench)),
  ),
  voting(
    'in the resources',
    'used beside what there is',
    { tronPowerUsed: 80, tronPowerLimit: 100 },
    async (bench) => resources(bench, await voter(bench)),
  ),
  voting(
    'cost',
    'bandwidth alone',
    { fee: absent, receipt: { energy_usage_total: absent } },
    async (bench) => votes(bench, await staker(bench, 2), 1),
  ),
  voting('more than the power', 'is refused', true, async (bench) => {
    const vote = { votes: [{ vote_address: await leader(bench), vote_count: 101 }] }
    const text = await refused(bench, await voter(bench), 'VoteWitnessContract', vote)
    const why = `The total number of votes[${101 * trx}] is greater than the tronPower[${100 * trx}]`
    return text === refusal(why) || text
  }),
  voting('once more', 'replaces all', [3], async (bench) => {
    const account = await staker(bench, 9)
    await votes(bench, account, 9)
    await votes(bench, account, 3)
    return counts(await accountJson(bench, account))
  }),
  voting('stake that no vote needs', 'leaves them', [50], async (bench) => {
    const account = await staker(bench, 60)
    await votes(bench, account, 50)
    await as(bench, account, 'UnfreezeBalanceV2Contract', of(10))
    return counts(await accountJson(bench, account))
  }),
  voting('stake that votes need', 'takes them along', [25], async (bench) => {
    const account = await staker(bench, 60)
    await votes(bench, account, 50)
    await as(bench, account, 'UnfreezeBalanceV2Contract', of(35))
    return counts(await accountJson(bench, account))
  }),
  voting('all stake', 'takes all votes', undefined, async (bench) => {
    const account = await staker(bench, 60)
    await votes(bench, account, 50)
    await as(bench, account, 'UnfreezeBalanceV2Contract', of(60))
    return counts(await accountJson(bench, account))
  }),
  voting('stake that is lent', 'still votes', { votes: [{ vote_count: 40 }] }, async (bench) => {
    const account = await staker(bench, 40)
    await as(bench, account, 'DelegateResourceContract', {
      balance: 30 * trx,
      receiver_address: (await bench.other()).address,
      resource: 1,
    })
    await votes(bench, account, 40)
    return accountJson(bench, account)
  }),
  ethereum(
    'over JSON-RPC',
    'is worth its votes, and goes to the first witness',
    true,
    async (bench) => {
      const { id = '' } = await votes(bench, await staker(bench, 9), 7)
      const json = (await bench.rpc('eth_getTransactionByHash', [`0x${id}`])) as Json
      return (
        (json['value'] === '0x7' && json['to'] === `0x${(await leader(bench)).slice(2)}`) || json
      )
    },
  ),
  ethereum(
    'withdrawal over JSON-RPC',
    'is worth what it paid out',
    true,
    async (bench) => {
      const account = await staker(bench, 900)
      await votes(bench, account, 900)
      await cycle(bench)
      await cycle(bench)
      const info = await as(bench, account, 'WithdrawBalanceContract')
      const json = (await bench.rpc('eth_getTransactionByHash', [`0x${info.id ?? ''}`])) as Json
      const wanted = `0x${Number(info['withdraw_amount']).toString(16)}`
      return (json['value'] === wanted && json['to'] === null) || json
    },
    ['control'],
  ),
  rewards('votes', 'count when the cycle ends', { before: 0, after: 70 }, async (bench) => {
    const account = await staker(bench, 70)
    await cycle(bench)
    const count = async (): Promise<number> =>
      Number((await ofWitness(bench, await leader(bench)))?.['voteCount'])
    const begun = await count()
    await votes(bench, account, 70)
    const before = (await count()) - begun
    await cycle(bench)
    return { before, after: (await count()) - begun }
  }),
  rewards('the cycle of the vote', 'brings nothing, the next does', true, async (bench) => {
    const account = await staker(bench, 900)
    await votes(bench, account, 900)
    await cycle(bench)
    const first = await rewardOf(bench, account)
    await cycle(bench)
    const second = await rewardOf(bench, account)
    return (first === 0 && second > 0) || [first, second]
  }),
  rewards('withdrawn', 'is in the receipt, the balance and the account', true, async (bench) => {
    const account = await bench.once('rewarded', async () => {
      const made = await staker(bench, 900)
      await votes(bench, made, 900)
      await cycle(bench)
      await cycle(bench)
      return made
    })
    const sun = await rewardOf(bench, account)
    const { balance: before } = await accountJson(bench, account)
    const { timestamp } = await bench.head()
    const info = await as(bench, account, 'WithdrawBalanceContract')
    const json = await accountJson(bench, account)
    const gained = Number(json['balance']) - Number(before) + Number(info.fee ?? 0)
    return (
      (info['withdraw_amount'] === sun &&
        gained === sun &&
        json['allowance'] === undefined &&
        json['latest_withdraw_time'] === timestamp &&
        (await rewardOf(bench, account)) === 0) || { sun, gained, info, json }
    )
  }),
  rewards('withdrawn twice', 'not within a day', /, less than 24 hours$/, async (bench) => {
    const account = await staker(bench, 900)
    await votes(bench, account, 900)
    await cycle(bench)
    await cycle(bench)
    await as(bench, account, 'WithdrawBalanceContract')
    await cycle(bench)
    return refused(bench, account, 'WithdrawBalanceContract')
  }),
  rewards('the next count', 'is at a whole number of cycles', true, async (bench) => {
    const next = Number((await bench.wallet('getnextmaintenancetime'))['num'])
    await cycle(bench)
    const after = Number((await bench.wallet('getnextmaintenancetime'))['num'])
    return (after - next) % 21_600_000 === 0 && after > next
  }),
  applying(
    'application',
    'burns 9,999 TRX, is listed without votes and has its permission',
    {
      fee: 9_999 * trx,
      witness: exactly({ address: /^41/, url: 'https://x.test' }),
      json: {
        is_witness: true,
        witness_permission: { type: 'Witness', id: 1, permission_name: 'witness', threshold: 1 },
      },
      again: /: Witness\[41[0-9a-f]{40}\] has existed$/,
    },
    async (bench) => {
      const account = await bench.fresh(10_020 * trx)
      const url = 'https://x.test'
      const info = await as(bench, account, 'WitnessCreateContract', { url })
      const witness = await ofWitness(bench, account.address)
      const json = await accountJson(bench, account)
      const again = await refused(bench, account, 'WitnessCreateContract', { url })
      return { fee: info.fee, witness, json, again }
    },
  ),
  applying(
    'application without means',
    'is refused',
    refusal('balance < AccountUpgradeCost'),
    async (bench) =>
      refused(bench, await bench.fresh(9_000 * trx), 'WitnessCreateContract', { url: 'x' }),
  ),
  applying(
    'brokerage',
    'is 20 percent, and another from the next cycle on',
    { before: { brokerage: 20 }, same: { brokerage: 20 }, after: { brokerage: 35 } },
    async (bench) => {
      const account = await bench.fresh(10_020 * trx)
      await as(bench, account, 'WitnessCreateContract', { url: 'x' })
      const read = (): Promise<Json> => bench.wallet('getBrokerage', { address: account.address })
      const before = await read()
      await as(bench, account, 'UpdateBrokerageContract', { brokerage: 35 })
      const same = await read()
      await cycle(bench)
      return { before, same, after: await read() }
    },
    ['control'],
  ),
  applying('page', 'is replaced', { url: 'https://y.test' }, async (bench) => {
    const account = await bench.fresh(10_020 * trx)
    await as(bench, account, 'WitnessCreateContract', { url: 'x' })
    await as(bench, account, 'WitnessUpdateContract', { update_url: 'https://y.test' })
    return (await ofWitness(bench, account.address)) ?? {}
  }),
  applying('brokerage of no one', 'is 20', { brokerage: 20 }, (bench) =>
    bench.wallet('getBrokerage', { address: nobody }),
  ),
]
