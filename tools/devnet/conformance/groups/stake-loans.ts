/** Lending resources and taking them back. */
import { leaving } from '../asm.ts'
import type { Account } from '../account.ts'
import type { Bench } from '../bench.ts'
import { absent } from '../match.ts'
import type { Row } from '../row.ts'
import { trx } from '../words.ts'
import { accountJson, as, refused, resources, row, share } from './staking.ts'

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

export const loans: readonly Row[] = [
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
