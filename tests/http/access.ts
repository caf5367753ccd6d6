import type { Endpoint } from '#platform/std/endpoint.ts'

import { fieldsOf } from './forms.ts'

/** What the test of access knows of a call before it asks: its forms, and whether they are right for their owner. */

/** A call whose two halves share a path has two forms, and so has an offer; every other has one. */
export function variantsOf(endpoint: Endpoint): (readonly string[])[] {
  const names = Object.keys(fieldsOf(endpoint))
  const without = (...other: readonly string[]) => names.filter((name) => !other.includes(name))
  // A level or a series is sold.
  if (names.includes('seriesId') && names.includes('level'))
    return [without('level'), without('seriesId')]
  // An offer is for a card or for a level.
  if (names.includes('amount') && names.includes('level'))
    return [without('tokenId'), without('level')]
  // Leave is given for a pool's LP or for a coin.
  if (endpoint.failures.some(({ code }) => code === 'ONE_TARGET'))
    return [without('coin'), without('pool')]
  if (!names.includes('requestId') || !names.includes('orderId')) return [names]
  return [without('orderId', 'txHash'), ['orderId', 'txHash']]
}

/** Fields that alice has something right for. With others the endpoint's own rules may have a say. */
const preparedFields = new Set(
  (
    'address inviter to spender requestId orderId txHash tokenId tokenIds level time unit ' +
    'pageNum pageSize sort state nonce signature message ' +
    'action coin price amount maxPrice minAmount days number role ' +
    'boxId boxIds drawId seed seriesId num limit kind from ' +
    'addresses nickname introduction avatar q file ' +
    'pool id ids minLiquidity minReward slippageBps mostFee search interval'
  ).split(' '),
)
/** The calls that alice may be refused by their own rules, and why. */
export const unprepared = {
  /** Most who are active are owed a part of a fee, and nobody else. */
  owedOrNot: '/tessera/earnings/claimFeesBefore',
  /** Boxes owe a contract alone: no wallet refuses TRX. */
  noCredit: '/tessera/blindbox/withdrawBefore',
  /** No level, no bonus. */
  noBonus: '/tessera/earnings/claimBonusBefore',
  /** Her record of withdrawals is open. */
  opened: '/tessera/withdrawal/initializationBefore',
}
export const isPrepared = (endpoint: Endpoint): boolean =>
  !Object.values(unprepared).includes(endpoint.path) &&
  Object.keys(fieldsOf(endpoint)).every((name) => preparedFields.has(name))
/** The second half of a call, where its path does not say so itself. */
const afters: Readonly<Record<string, string>> = {
  '/deposit/exSwap/swapCoinIssuedAdd': '/deposit/exSwap/swapCoinIssuedUpdate',
  '/deposit/liquidity/receive': '/deposit/exSwap/swapCoinIssuedUpdateCoinssued',
  '/deposit/withdraw/apply': '/deposit/withdraw/updateWithdrawHash',
}
export const afterOf = (path: string): string => afters[path] ?? path.replace(/Before$/, 'After')
export const orderIsPrepared = ({ path }: Endpoint, endpoints: readonly Endpoint[]): boolean =>
  endpoints.filter((one) => afterOf(one.path) === path).every(isPrepared)

/** How an endpoint says that something is not the caller's. */
export const notTheirs = new Set(
  (
    'NOT_YOURS NOT_YOUR_CARD NOT_YOUR_OFFER NOT_YOUR_PURCHASE NOT_YOUR_STAKE NOT_IN_TEAM NOT_A_BIND ' +
    'NOT_YOUR_BOX NOT_RESERVED NOT_RELEASABLE'
  ).split(' '),
)
/** Where a field may name what is anybody's: the refusals without which it does. */
const ownedIf: Readonly<Record<string, readonly string[]>> = {
  tokenId: ['NOT_YOUR_CARD'],
  tokenIds: ['NOT_YOUR_CARD'],
  number: ['NOT_YOUR_OFFER', 'NOT_YOUR_PURCHASE'],
  boxId: ['NOT_RELEASABLE'],
  boxIds: ['NOT_YOUR_BOX', 'NOT_RESERVED'],
  id: ['NOT_YOUR_STAKE', 'NOT_YOUR_PURCHASE'],
  ids: ['NOT_YOUR_STAKE'],
}
/** Whether a field names something of one address, where the call is not for everybody. */
export const isOwned = ({ failures }: Endpoint, name: string): boolean =>
  ['orderId', 'address', 'txHash'].includes(name) ||
  failures.some(({ code }) => ownedIf[name]?.includes(code))

/** What nobody names is still one's own: what the market owes whoever asks, what is allotted to him. */
const nothingOfTheirs = new Set(['NOTHING_OWED', 'NOTHING_ALLOTTED', 'NOTHING_STAKED'])
/** So are coins and what they have earned: of whom it says that he has none. */
const lackingFor: Readonly<Record<string, readonly string[]>> = {
  '/swappledge/pledge/lp/pledgeBefore': ['ABOVE_BALANCE'],
  '/swappledge/pledge/lp/lpPledgeUnlockBefore': ['ABOVE_UNLOCKABLE'],
  '/tessera/lp/claimBefore': ['NOTHING_TO_CLAIM'],
  '/tessera/withdrawal/unlockLimitBefore': ['INITIALIZE_FIRST'],
  '/swappledge/pledge/singleToken/pledgeBefore': ['ABOVE_BALANCE', 'ALLOW_FIRST'],
}
export const isOfNothing = ({ path }: Endpoint, code: string): boolean =>
  nothingOfTheirs.has(code) || (lackingFor[path]?.includes(code) ?? false)

/** Where the coin that alice has is USDT. */
export const inUsdt = ({ path }: Endpoint): boolean =>
  /^.(swappledge.pledge.singleToken|tessera.staking).|(allow|withdraw|lp.approve)Before$/.test(path)
