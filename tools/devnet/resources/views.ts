/**
 * What the node returns about stakes, resources and loans. Addresses: 42 hex digits. Times:
 * milliseconds.
 */
import { bare } from '../addresses.ts'
import { kinds } from '../codec/messages.ts'
import type {
  accountFields,
  accountResourceMessageFields,
  delegatedIndexFields,
  delegatedResourceFields,
} from '../codec/messages.ts'
import { type Shape, blank, encode } from '../codec/schema.ts'
import { genesisTime } from '../genesis.ts'
import { params } from '../params.ts'
import { permissionsOf } from '../permissions.ts'
import type { AccountRow, State } from '../state.ts'
import { allowanceOf, voteSum, votesOf } from '../votes/rewards.ts'
import { freeNetUsed } from './bandwidth.ts'
import { delegation, partners } from './delegations.ts'
import {
  type Resource,
  bandwidth,
  energy,
  limitOf,
  stakeOf,
  tiedUp,
  totalWeight,
  tronPower,
} from './limits.ts'
import type { Moment } from './moment.ts'
import { charged, unused } from './window.ts'

const timeOf = (slot: number): bigint => BigInt(genesisTime + slot * params.slot)

/** The account with its use of resources as of now; undefined when it is not there. */
export function accountMessage(
  state: State,
  address: string,
  { slot, headNumber }: Moment,
): Shape<typeof accountFields> | undefined {
  const row = state.account(bare(address))
  if (row === undefined) return undefined
  const { frozen, unfreezing, delegated, acquired } = stakeOf(row)
  const permissions = permissionsOf(row, address)
  const net = charged(row.net ?? unused, 0, slot)
  const power = charged(row.energy ?? unused, 0, slot)
  return {
    account_name: row.name ?? '',
    type: row.contract ? 2 : 0,
    address,
    balance: row.balance,
    votes: votesOf(row).map(({ witness, count }) => ({
      vote_address: `41${witness}`,
      vote_count: count,
    })),
    net_usage: BigInt(net.used),
    create_time: BigInt(row.createdAt),
    latest_opration_time: BigInt(row.operatedAt),
    allowance: allowanceOf(state, bare(address), row, headNumber),
    latest_withdraw_time: BigInt(row.withdrawnAt ?? 0),
    is_witness: row.witness ?? false,
    free_net_usage: BigInt(freeNetUsed(row, slot)),
    latest_consume_time: timeOf(row.net?.slot ?? 0),
    latest_consume_free_time: timeOf(row.netSlot),
    account_id: row.accountId ?? '',
    net_window_size: BigInt(net.window),
    net_window_optimized: true,
    account_resource: {
      energy_usage: BigInt(power.used),
      latest_consume_time_for_energy: timeOf(row.energy?.slot ?? 0),
      energy_window_size: BigInt(power.window),
      delegated_frozenV2_balance_for_energy: delegated[energy],
      acquired_delegated_frozenV2_balance_for_energy: acquired[energy],
      energy_window_optimized: true,
    },
    codeHash: '',
    owner_permission: permissions?.owner,
    witness_permission: permissions?.witness,
    active_permission: [...(permissions?.actives ?? [])],
    frozenV2: frozen.map((amount, type) => ({ type, amount })),
    unfrozenV2: unfreezing.map(({ resource, amount, expires }) => ({
      type: resource,
      unfreeze_amount: amount,
      unfreeze_expire_time: BigInt(expires),
    })),
    delegated_frozenV2_balance_for_bandwidth: delegated[bandwidth],
    acquired_delegated_frozenV2_balance_for_bandwidth: acquired[bandwidth],
    // Set as an account is stored, since ALLOW_ASSET_OPTIMIZATION.
    asset_optimized: true,
  }
}

export type AccountResources = Shape<typeof accountResourceMessageFields>

/** The part about bandwidth of what `accountResources` returns; undefined without the account. */
export function accountNet(
  state: State,
  address: string,
  { slot }: Moment,
): Partial<AccountResources> | undefined {
  const row = state.account(bare(address))
  if (row === undefined) return undefined
  return {
    freeNetUsed: BigInt(freeNetUsed(row, slot)),
    freeNetLimit: BigInt(params.freeNetLimit),
    NetUsed: BigInt(charged(row.net ?? unused, 0, slot).used),
    NetLimit: BigInt(limitOf(state, row, bandwidth)),
    TotalNetLimit: BigInt(params.totalNetLimit),
    TotalNetWeight: totalWeight(state, bandwidth),
  }
}

export function accountResources(
  state: State,
  address: string,
  now: Moment,
): Partial<AccountResources> | undefined {
  const row = state.account(bare(address))
  const net = accountNet(state, address, now)
  if (row === undefined || net === undefined) return undefined
  return {
    ...net,
    TotalTronPowerWeight: totalWeight(state, tronPower),
    tronPowerUsed: voteSum(votesOf(row)),
    tronPowerLimit: powerOf(row) / params.trx,
    EnergyUsed: BigInt(charged(row.energy ?? unused, 0, now.slot).used),
    EnergyLimit: BigInt(limitOf(state, row, energy)),
    TotalEnergyLimit: BigInt(params.totalEnergyLimit),
    TotalEnergyWeight: totalWeight(state, energy),
  }
}

/** sun that give a vote: all that is staked, lent or not. */
export function powerOf(row: AccountRow): bigint {
  const { frozen, delegated } = stakeOf(row)
  return frozen[bandwidth] + frozen[energy] + delegated[bandwidth] + delegated[energy]
}

/** Up to two entries: what can be taken back, and what is locked. */
export function delegatedResources(
  state: State,
  from: string,
  to: string,
): Shape<typeof delegatedResourceFields>[] {
  return [false, true].flatMap((locked) => {
    const row = delegation(state, bare(from), bare(to), locked)
    if (row === undefined) return []
    return [
      {
        from,
        to,
        frozen_balance_for_bandwidth: row.amounts[bandwidth],
        frozen_balance_for_energy: row.amounts[energy],
        expire_time_for_bandwidth: BigInt(row.expires[bandwidth]),
        expire_time_for_energy: BigInt(row.expires[energy]),
      },
    ]
  })
}

export function delegatedIndex(state: State, address: string): Shape<typeof delegatedIndexFields> {
  const { lenders, borrowers } = partners(state, bare(address))
  const whole = (each: string): string => `41${each}`
  return {
    account: address,
    fromAccounts: lenders.map(whole),
    toAccounts: borrowers.map(whole),
  }
}

/** Bytes that a loan of bandwidth will itself cost, as estimated before it is signed. */
export function loanSize(balance: bigint): number {
  const shape = kinds.DelegateResourceContract
  const most = { ...blank(shape), lock: true, lock_period: params.maxDelegateLock, balance }
  const least = { ...blank(shape), balance: params.trx }
  return params.delegateSize + Math.max(0, encode(shape, most).length - encode(shape, least).length)
}

/** sun of an account's own stake that no use ties up. `extra`: bandwidth about to be used. */
export function lendable(
  state: State,
  row: AccountRow,
  resource: Resource,
  { slot }: Moment,
  extra = 0,
): bigint {
  const usage = (resource === bandwidth ? row.net : row.energy) ?? unused
  const { frozen, acquired } = stakeOf(row)
  const tied = tiedUp(state, charged(usage, 0, slot).used + extra, resource) - acquired[resource]
  return frozen[resource] - (tied > 0n ? tied : 0n)
}

/** sun that can be lent at most; 0 when it is less than one TRX. */
export function canDelegatedMaxSize(
  state: State,
  address: string,
  resource: number,
  now: Moment,
): bigint {
  const row = state.account(bare(address))
  if (row === undefined || (resource !== bandwidth && resource !== energy)) return 0n
  const extra = resource === bandwidth ? loanSize(stakeOf(row).frozen[bandwidth]) : 0
  const most = lendable(state, row, resource, now, extra)
  return most < params.trx ? 0n : most
}

/** How many more amounts may be unfrozen; undefined without the account. */
export function availableUnfreezeCount(
  state: State,
  address: string,
  { headTime }: Moment,
): number | undefined {
  const row = state.account(bare(address))
  if (row === undefined) return undefined
  return params.maxUnfreezing - waitingCount(row, headTime)
}

/** Amounts whose waiting time is not over. */
export const waitingCount = (row: AccountRow, now: number): number =>
  stakeOf(row).unfreezing.filter(({ expires }) => expires > now).length

/** sun that could be withdrawn at a time. */
export function canWithdrawUnfreezeAmount(state: State, address: string, at: number): bigint {
  return stakeOf(state.account(bare(address)))
    .unfreezing.filter(({ expires }) => expires <= at)
    .reduce((sum, { amount }) => sum + amount, 0n)
}
