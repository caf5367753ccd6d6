/** Staked resources: freezing, limits, lending, taking back, who pays the energy. */
import { asm, leaving } from '../asm.ts'
import { type Account, type Bench, type Draft, type Json, type Receipt } from '../bench.ts'
import { absent } from '../match.ts'
import type { Kind, Value } from '../proto.ts'
import { type Row, rowsOf, source } from '../row.ts'

const trx = 1_000_000
const row = rowsOf(
  'stake',
  source('the actuators of stake 2.0, BandwidthProcessor, EnergyProcessor'),
  ['key'],
)

const as = (
  bench: Bench,
  account: Account,
  kind: Kind,
  value: Value = {},
  draft: Draft = {},
): Promise<Receipt> =>
  bench.send(kind, { owner_address: account.address, ...value }, { keys: [account.key], ...draft })

const refused = (bench: Bench, account: Account, kind: Kind, value: Value = {}): Promise<string> =>
  bench.refusal(kind, { owner_address: account.address, ...value }, { keys: [account.key] })

const accountJson = (bench: Bench, { address }: Account): Promise<Json> =>
  bench.wallet('getaccount', { address })
const resources = (bench: Bench, { address }: Account): Promise<Json> =>
  bench.wallet('getaccountresource', { address })

/** 100 TRX for energy and 50 for bandwidth of 1,000. */
const staker = (bench: Bench): Promise<Account> =>
  bench.once('staker', async () => {
    const account = await bench.fresh(1000 * trx)
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 100 * trx, resource: 1 })
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: 50 * trx, resource: 0 })
    return account
  })

/** Of the whole network: what a staked TRX is worth. */
const share = (json: Json, of: 'Energy' | 'Net', staked: number): number =>
  Math.floor((staked * Number(json[`Total${of}Limit`])) / Number(json[`Total${of}Weight`]))

const freezing: readonly Row[] = [
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

const unfreezing: readonly Row[] = [
  row('unfreeze', 'waits 14 days', true, async (bench) => {
    const account = await bench.once('unfreezer', async () => {
      const made = await bench.fresh(100 * trx)
      await as(bench, made, 'FreezeBalanceV2Contract', { frozen_balance: 20 * trx, resource: 1 })
      await as(bench, made, 'UnfreezeBalanceV2Contract', { unfreeze_balance: 5 * trx, resource: 1 })
      return made
    })
    const json = await accountJson(bench, account)
    const [waiting] = json['unfrozenV2'] as Json[]
    const head = await bench.wallet('getnowblock')
    const { timestamp } = (head['block_header'] as { raw_data: { timestamp: number } }).raw_data
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

interface Loan {
  readonly lender: Account
  readonly borrower: Account
}

const lending = (bench: Bench): Promise<Loan> =>
  bench.once('loan', async () => {
    const [lender, borrower] = [await bench.fresh(300 * trx), await bench.fresh(10 * trx)]
    await as(bench, lender, 'FreezeBalanceV2Contract', { frozen_balance: 200 * trx, resource: 1 })
    await as(bench, lender, 'DelegateResourceContract', {
      balance: 150 * trx,
      resource: 1,
      receiver_address: borrower.address,
    })
    return { lender, borrower }
  })

const loans: readonly Row[] = [
  row(
    'delegate: the lender',
    'has lent',
    { account_resource: { delegated_frozenV2_balance_for_energy: 150 * trx } },
    async (bench) => accountJson(bench, (await lending(bench)).lender),
  ),
  row(
    'delegate: the borrower',
    'has borrowed',
    { account_resource: { acquired_delegated_frozenV2_balance_for_energy: 150 * trx } },
    async (bench) => accountJson(bench, (await lending(bench)).borrower),
  ),
  row('delegate: the borrower’s limit', 'is the share of what was lent', true, async (bench) => {
    const json = await resources(bench, (await lending(bench)).borrower)
    return Number(json['EnergyLimit']) === share(json, 'Energy', 150)
  }),
  row(
    'delegate: listed',
    'getdelegatedresourcev2',
    { delegatedResource: [{ frozen_balance_for_energy: 150 * trx }] },
    async (bench) => {
      const { lender, borrower } = await lending(bench)
      return bench.wallet('getdelegatedresourcev2', {
        fromAddress: lender.address,
        toAddress: borrower.address,
      })
    },
  ),
  row('delegate: indexed', 'getdelegatedresourceaccountindexv2', true, async (bench) => {
    const { lender, borrower } = await lending(bench)
    const json = await bench.wallet('getdelegatedresourceaccountindexv2', { value: lender.address })
    return (
      json['account'] === lender.address &&
      (json['toAccounts'] as string[]).includes(borrower.address)
    )
  }),
  row(
    'delegate: more than is left',
    'is refused',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : delegateBalance must be less than or equal to available FreezeEnergyV2 balance',
    async (bench) => {
      const { lender, borrower } = await lending(bench)
      return refused(bench, lender, 'DelegateResourceContract', {
        balance: 51 * trx,
        resource: 1,
        receiver_address: borrower.address,
      })
    },
  ),
  row(
    'delegate: to oneself',
    'is refused',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : receiverAddress must not be the same as ownerAddress',
    async (bench) => {
      const { lender } = await lending(bench)
      return refused(bench, lender, 'DelegateResourceContract', {
        balance: trx,
        resource: 1,
        receiver_address: lender.address,
      })
    },
  ),
  row(
    'delegate: to a contract',
    'is refused',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : Do not allow delegate resources to contract addresses',
    async (bench) => {
      const { lender } = await lending(bench)
      const contract = await bench.contract('borrowing', leaving('00'))
      return refused(bench, lender, 'DelegateResourceContract', {
        balance: trx,
        resource: 1,
        receiver_address: contract,
      })
    },
  ),
  row('delegate: most', 'getcandelegatedmaxsize', { max_size: 50 * trx }, async (bench) => {
    const { lender } = await lending(bench)
    return bench.wallet('getcandelegatedmaxsize', { owner_address: lender.address, type: 1 })
  }),
  row(
    'undelegate: more than was lent',
    'is refused',
    `CONTRACT_VALIDATE_ERROR: Contract validate error : insufficient delegateFrozenBalance(Energy), request=${151 * trx}, unlock_balance=${150 * trx}`,
    async (bench) => {
      const { lender, borrower } = await lending(bench)
      return refused(bench, lender, 'UnDelegateResourceContract', {
        balance: 151 * trx,
        resource: 1,
        receiver_address: borrower.address,
      })
    },
  ),
  row(
    'undelegate: locked',
    'is refused for the time',
    /insufficient delegateFrozenBalance\(Energy\), request=1000000, unlock_balance=0$/,
    async (bench) => {
      const [lender, borrower] = [await bench.fresh(100 * trx), await bench.fresh(trx)]
      await as(bench, lender, 'FreezeBalanceV2Contract', { frozen_balance: 50 * trx, resource: 1 })
      await as(bench, lender, 'DelegateResourceContract', {
        balance: 10 * trx,
        resource: 1,
        receiver_address: borrower.address,
        lock: 1,
        lock_period: 100,
      })
      return refused(bench, lender, 'UnDelegateResourceContract', {
        balance: trx,
        resource: 1,
        receiver_address: borrower.address,
      })
    },
  ),
  row(
    'undelegate',
    'brings it back',
    {
      account_resource: { delegated_frozenV2_balance_for_energy: absent },
      frozenV2: [{}, { type: 'ENERGY', amount: 50 * trx }, {}],
    },
    async (bench) => {
      const [lender, borrower] = [await bench.fresh(100 * trx), await bench.fresh(trx)]
      const loan = { balance: 10 * trx, resource: 1, receiver_address: borrower.address }
      await as(bench, lender, 'FreezeBalanceV2Contract', { frozen_balance: 50 * trx, resource: 1 })
      await as(bench, lender, 'DelegateResourceContract', loan)
      await as(bench, lender, 'UnDelegateResourceContract', loan)
      return accountJson(bench, lender)
    },
  ),
]

const storing = leaving(asm('1 0 SSTORE'))
const call = async (bench: Bench, caller: Account, contract: unknown): Promise<Receipt> =>
  as(bench, caller, 'TriggerSmartContract', { contract_address: contract }, { feeLimit: 100 * trx })

const bills: readonly Row[] = [
  row(
    'energy of one’s own',
    'is used, nothing burned',
    {
      fee: absent,
      receipt: {
        energy_usage: 20_006,
        energy_usage_total: 20_006,
        energy_fee: absent,
        result: 'SUCCESS',
      },
    },
    async (bench) => {
      const account = await bench.fresh(2000 * trx)
      await as(bench, account, 'FreezeBalanceV2Contract', {
        frozen_balance: 1900 * trx,
        resource: 1,
      })
      return call(bench, account, (await bench.deploy(storing)).contract_address)
    },
  ),
  row('energy that does not suffice', 'is used first, the rest burned', true, async (bench) => {
    const account = await bench.fresh(100 * trx)
    await as(bench, account, 'FreezeBalanceV2Contract', { frozen_balance: trx, resource: 1 })
    const limit = Number((await resources(bench, account))['EnergyLimit'] ?? 0)
    const { receipt } = await call(bench, account, (await bench.deploy(storing)).contract_address)
    const used = Math.min(limit, 20_006)
    return (
      Number(receipt?.['energy_usage'] ?? 0) === used &&
      Number(receipt?.['energy_fee'] ?? 0) === (20_006 - used) * 100
    )
  }),
  row(
    'the owner’s share',
    'of 70 percent from the owner’s stake',
    {
      receipt: { energy_usage_total: 20_006, origin_energy_usage: 14_004, energy_fee: 6002 * 100 },
    },
    async (bench) => {
      const owner = await bench.once('sponsor', async () => {
        const made = await bench.fresh(20_000 * trx)
        await as(bench, made, 'FreezeBalanceV2Contract', {
          frozen_balance: 19_000 * trx,
          resource: 1,
        })
        return made
      })
      const { contract_address: contract } = await as(
        bench,
        owner,
        'CreateSmartContract',
        {
          new_contract: {
            origin_address: owner.address,
            bytecode: storing,
            consume_user_resource_percent: 30,
            origin_energy_limit: 1_000_000,
          },
        },
        { feeLimit: 100 * trx },
      )
      return call(bench, await bench.fresh(100 * trx), contract)
    },
  ),
  row(
    'the owner’s limit',
    'origin_energy_limit caps the share',
    {
      receipt: { energy_usage_total: 20_006, origin_energy_usage: 1000, energy_fee: 19_006 * 100 },
    },
    async (bench) => {
      const owner = await bench.fresh(5000 * trx)
      await as(bench, owner, 'FreezeBalanceV2Contract', { frozen_balance: 4000 * trx, resource: 1 })
      const { contract_address: contract } = await as(
        bench,
        owner,
        'CreateSmartContract',
        {
          new_contract: {
            origin_address: owner.address,
            bytecode: storing,
            consume_user_resource_percent: 0,
            origin_energy_limit: 1000,
          },
        },
        { feeLimit: 100 * trx },
      )
      return call(bench, await bench.fresh(100 * trx), contract)
    },
  ),
  row(
    'UpdateSetting',
    'changes the percent',
    { consume_user_resource_percent: 40 },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(storing)
      await as(bench, bench.payer, 'UpdateSettingContract', {
        contract_address: contract,
        consume_user_resource_percent: 40,
      })
      return bench.wallet('getcontract', { value: contract })
    },
  ),
  row('UpdateEnergyLimit', 'changes the limit', { origin_energy_limit: 4321 }, async (bench) => {
    const { contract_address: contract } = await bench.deploy(storing)
    await as(bench, bench.payer, 'UpdateEnergyLimitContract', {
      contract_address: contract,
      origin_energy_limit: 4321,
    })
    return bench.wallet('getcontract', { value: contract })
  }),
  row('UpdateSetting of another’s contract', 'is refused', true, async (bench) => {
    const { contract_address: contract } = await bench.deploy(storing)
    const stranger = await bench.fresh(10 * trx)
    const answer = await refused(bench, stranger, 'UpdateSettingContract', {
      contract_address: contract,
    })
    return (
      answer ===
        `CONTRACT_VALIDATE_ERROR: Contract validate error : Account[${stranger.address}] is not the owner of the contract` ||
      answer
    )
  }),
  row('ClearABI', 'takes the ABI away', { abi: {} }, async (bench) => {
    const abi = { entrys: [{ type: 2, name: 'f' }] }
    const { contract_address: contract } = await bench.deploy(storing, { abi })
    await as(bench, bench.payer, 'ClearABIContract', { contract_address: contract })
    const kept = await bench.wallet('getcontract', { value: contract })
    return { abi: {}, ...kept, entrys: (kept['abi'] as Json | undefined)?.['entrys'] }
  }),
]

export const stakeRows: readonly Row[] = [...freezing, ...unfreezing, ...loans, ...bills]
