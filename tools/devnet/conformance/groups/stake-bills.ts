/** Who pays the energy of a call: the caller’s stake, the owner’s, what is burned. */
import { asm, leaving } from '../asm.ts'
import type { Account } from '../account.ts'
import type { Bench, Receipt } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import type { Row } from '../row.ts'
import { trx } from '../words.ts'
import { as, refused, resources, row } from './staking.ts'

const storing = leaving(asm('1 0 SSTORE'))
const call = async (bench: Bench, caller: Account, contract: unknown): Promise<Receipt> =>
  as(bench, caller, 'TriggerSmartContract', { contract_address: contract }, { feeLimit: 100 * trx })

/** A contract of the owner's that pays its share: `percent` is the caller's part, `limit` the most of one call. */
async function shared(
  bench: Bench,
  owner: Account,
  percent: number,
  limit: number,
): Promise<unknown> {
  const made = await as(
    bench,
    owner,
    'CreateSmartContract',
    {
      new_contract: {
        origin_address: owner.address,
        bytecode: storing,
        consume_user_resource_percent: percent,
        origin_energy_limit: limit,
      },
    },
    { feeLimit: 100 * trx },
  )
  return made.contract_address
}

export const bills: readonly Row[] = [
  row(
    'the account’s own energy',
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
      const contract = await shared(bench, owner, 30, 1_000_000)
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
      const contract = await shared(bench, owner, 0, 1000)
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
  row('ClearABI', 'takes the ABI away', { abi: exactly({}) }, async (bench) => {
    const abi = { entrys: [{ type: 2, name: 'f' }] }
    const { contract_address: contract } = await bench.deploy(storing, { abi })
    await as(bench, bench.payer, 'ClearABIContract', { contract_address: contract })
    return { abi: {}, ...(await bench.wallet('getcontract', { value: contract })) }
  }),
]
