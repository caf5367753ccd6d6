/**
 * 0x1000005 to 0x1000015: votes and rewards, and what an account has staked and lent.
 */
import { params } from '../../params.ts'
import { delegation } from '../../resources/delegations.ts'
import {
  type Resource,
  bandwidth,
  energy,
  stakeOf,
  stakedFor,
  tiedUp,
  totalLimit,
  totalWeight,
} from '../../resources/limits.ts'
import {
  availableUnfreezeCount,
  canWithdrawUnfreezeAmount,
  lendable,
  powerOf,
} from '../../resources/views.ts'
import { charged, unused } from '../../resources/window.ts'
import type { AccountRow } from '../../state.ts'
import { rewardBalance, voteSum, votesOf } from '../../votes/rewards.ts'
import type { Session } from '../session.ts'
import { addressOf, fromBoolean, fromBytes, longMax, toBytes } from '../word.ts'
import type { Precompile, Precompiles } from './precompile.ts'

type Words = readonly [bigint, bigint, bigint]
type View = (session: Session, words: Words) => bigint | readonly bigint[]

/** Takes this number of words; zeros for any other input. */
const view = (words: number, look: View, price = 50, results = 1): Precompile => ({
  energy: () => price,
  run: (input, { session }) => {
    if (input.length !== words * 32) return new Uint8Array(results * 32)
    const [a = 0n, b = 0n, c = 0n] = Array.from({ length: words }, (_, i) =>
      fromBytes(input.subarray(i * 32, i * 32 + 32)),
    )
    return Buffer.concat([look(session, [a, b, c])].flat().map(toBytes))
  },
})

const rowOf = ({ state }: Session, word: bigint): AccountRow | undefined =>
  state.account(addressOf(word))

const resourceOf = (word: bigint): Resource | null =>
  word === 0n ? bandwidth : word === 1n ? energy : null

const whole = (word: bigint): string => `41${addressOf(word)}`

/** Of one resource of one account; zero without either. */
const ofResource =
  (look: (row: AccountRow, resource: Resource, session: Session) => bigint): View =>
  (session, [address, kind]) => {
    const row = rowOf(session, address)
    const resource = resourceOf(kind)
    return row === undefined || resource === null ? 0n : look(row, resource, session)
  }

function chainParameter({ state }: Session, [key]: Words): bigint {
  if (key === 1n) return BigInt(totalLimit(energy))
  if (key === 2n) return totalWeight(state, energy)
  return key === 3n ? BigInt(params.unfreezeDelay / 86_400_000) : 0n
}

const frozen: View = (session, [address, kind]) =>
  kind > 2n ? 0n : (stakeOf(rowOf(session, address)).frozen[Number(kind)] ?? 0n)

function due({ state }: Session, [address, seconds]: Words): bigint {
  const most = longMax / 1000n
  const at = seconds >= most ? Number.MAX_SAFE_INTEGER : Number(seconds * 1000n)
  return canWithdrawUnfreezeAmount(state, whole(address), at)
}

const free = ofResource((row, resource, { state, moment }) => {
  const sun = lendable(state, row, resource, moment)
  return sun > 0n ? sun : 0n
})

/** `target` has from `from`; of itself, what it has frozen. */
function lentTo(session: Session, [target, from, kind]: Words): bigint {
  if (addressOf(target) === addressOf(from)) {
    const own = frozen(session, [from, kind, 0n])
    return typeof own === 'bigint' ? own : 0n
  }
  const resource = resourceOf(kind)
  if (resource === null) return 0n
  return [false, true].reduce((sum, locked) => {
    const row = delegation(session.state, addressOf(from), addressOf(target), locked)
    return sum + (row?.amounts[resource] ?? 0n)
  }, 0n)
}

/** sun that use ties up, and seconds until it is free again. */
function usage(row: AccountRow, resource: Resource, { state, moment }: Session): [bigint, bigint] {
  const use = (resource === bandwidth ? row.net : row.energy) ?? unused
  const window = use.window === 0 ? params.slotsPerDay : Math.trunc(use.window / 1000)
  const slots = use.slot + window - moment.slot
  if (slots <= 0) return [0n, 0n]
  const { used } = charged(use, 0, moment.slot)
  return [tiedUp(state, used, resource), BigInt((slots * params.slot) / 1000)]
}

const usageView: View = (session, [address, kind]) => {
  const row = rowOf(session, address)
  const resource = resourceOf(kind)
  return row === undefined || resource === null ? [0n, 0n] : usage(row, resource, session)
}

/** Of an amount that is to be taken back: what is unused, what is used, and when that will be free. */
const takingBack: View = (session, [address, wanted, kind]) => {
  const row = rowOf(session, address)
  const resource = resourceOf(kind)
  if (row === undefined || resource === null || wanted === 0n) return [0n, 0n, 0n]
  const staked = stakedFor(stakeOf(row), resource)
  const [tied, seconds] = usage(row, resource, session)
  const amount = wanted < staked ? wanted : staked
  if (staked <= tied) return [0n, amount, seconds]
  const clean = BigInt(Math.trunc(Number(amount) * (Number(staked - tied) / Number(staked))))
  return [clean, amount - clean, seconds]
}

const isCandidate: View = ({ state }, [address]) =>
  fromBoolean(state.get('witnesses', addressOf(address)) !== undefined)

const votesFor: View = (session, [address, witness]) =>
  voteSum(votesOf(rowOf(session, address)).filter((each) => each.witness === addressOf(witness)))

const votesGiven: View = (session, [address]) => voteSum(votesOf(rowOf(session, address)))

/** As last counted. */
const votesReceived: View = ({ state }, [address]) =>
  state.get('witnesses', addressOf(address))?.votes ?? 0n

const power: View = (session, [address]) => {
  const row = rowOf(session, address)
  return row === undefined ? 0n : powerOf(row) / params.trx
}

const unfreezings: View = ({ state, moment }, [address]) =>
  BigInt(Math.max(0, availableUnfreezeCount(state, whole(address), moment) ?? 0))

/** Of the caller, whatever the input. */
const reward: Precompile = {
  energy: () => 500,
  run: (_input, { session: { state, moment }, caller }) =>
    toBytes(rewardBalance(state, caller, moment.headNumber)),
}

export const resources: Precompiles = [
  [0x0100_0005n, reward],
  [0x0100_0006n, view(1, isCandidate, 20)],
  [0x0100_0007n, view(2, votesFor, 500)],
  [0x0100_0008n, view(1, votesGiven, 20)],
  [0x0100_0009n, view(1, votesReceived, 20)],
  [0x0100_000an, view(1, power, 20)],
  [0x0100_000bn, view(1, chainParameter)],
  [0x0100_000cn, view(1, unfreezings)],
  [0x0100_000dn, view(2, frozen)],
  [0x0100_000en, view(2, due)],
  [0x0100_000fn, view(2, free)],
  [0x0100_0010n, view(3, lentTo)],
  [0x0100_0011n, view(3, takingBack, 50, 3)],
  [0x0100_0012n, view(2, usageView, 50, 2)],
  [
    0x0100_0013n,
    view(
      2,
      ofResource((row, resource) => stakedFor(stakeOf(row), resource)),
    ),
  ],
  [
    0x0100_0014n,
    view(
      2,
      ofResource((row, resource) => stakeOf(row).delegated[resource]),
    ),
  ],
  [
    0x0100_0015n,
    view(
      2,
      ofResource((row, resource) => stakeOf(row).acquired[resource]),
    ),
  ],
]
