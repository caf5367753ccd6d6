import type { Endpoint } from '#platform/std/endpoint.ts'

import { examples, merged } from '#tests/examples.ts'

import { fieldsOf } from './forms.ts'

/**
 * What the test of access knows of a call before it sends it: its forms, and whether they are right
 * for their owner.
 */

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
  // An allowance is for a pool's LP or for a coin.
  if (endpoint.failures.some(({ code }) => code === 'ONE_TARGET'))
    return [without('coin'), without('pool')]
  if (!names.includes('requestId') || !names.includes('orderId')) return [names]
  return [without('orderId', 'txHash'), ['orderId', 'txHash']]
}

/** Fields for which alice has a right value. With others the endpoint's own rules may refuse. */
const preparedFields = new Set(
  (
    'address inviter to spender requestId orderId txHash tokenId tokenIds level time unit ' +
    'pageNum pageSize sort state nonce signature message ' +
    'action coin contract price amount maxPrice minAmount days number role ' +
    'boxId boxIds drawId seed seriesId num limit kind from ' +
    'addresses nickname introduction avatar q file ' +
    'createTime day lockTime owner ' +
    'pool id ids minLiquidity minReward leastCoin leastUsdt use slippageBps mostFee search interval ' +
    'give giveAmount want wantAmount minLot taker order mostPaid other ' +
    'asset cost account reserve document only wanted ' +
    'sale token shares most least tokens creator phase side picture website telegram x ' +
    'name symbol totalSupply feeBuy feeSell feeRecipient lpBurnEnabled lpBurnFrequency ' +
    'percentForLPBurn burnLimit protectTime protectFee isInsideSell swapThreshold startTime ' +
    'presaleEthAmount tradeEthAmount maxTotalNum presaleMaxNum insideMaxNum softCapRate ' +
    'userLPShare devLPShare devLPReceiver lpDistributionEnabled vestingDelay vestingRate ' +
    'vestingDis backingShare ' +
    'uAmount minPower nodeId user of ownPower ' +
    'proposalId support calls description delegatee ' +
    'lender receiver energy lease sun show page announcement ' +
    'reason previous hash'
  ).split(' '),
)
/** The calls that alice may be refused by their own rules. */
export const unprepared = merged(({ unprepared }) => unprepared)
export const isPrepared = (endpoint: Endpoint): boolean =>
  !(endpoint.path in unprepared) &&
  Object.keys(fieldsOf(endpoint)).every((name) => preparedFields.has(name))
const afters = merged(({ afters }) => afters)
export const afterOf = (path: string): string => afters[path] ?? path.replace(/Before$/, 'After')
export const orderIsPrepared = ({ path }: Endpoint, endpoints: readonly Endpoint[]): boolean =>
  endpoints.filter((one) => afterOf(one.path) === path).every(isPrepared)

/** Where a field may name what is public: the refusals without which it does. */
const ownedIf = new Map<string, string[]>()
for (const { owned = {} } of examples) {
  for (const [field, codes] of Object.entries(owned)) {
    ownedIf.set(field, [...(ownedIf.get(field) ?? []), ...codes])
  }
}
/** How an endpoint refuses what is not the caller's. */
export const notTheirs = new Set(['NOT_YOURS', ...[...ownedIf.values()].flat()])
/** Whether a field names something of one address, where the call is not public. */
export const isOwned = ({ failures }: Endpoint, name: string): boolean =>
  ['orderId', 'address', 'txHash'].includes(name) ||
  failures.some(({ code }) => ownedIf.get(name)?.includes(code))

/** What no field names is still the caller's own: refusals of an account that has nothing of it. */
const nothingOfTheirs = new Set(examples.flatMap(({ nothing }) => nothing ?? []))
const lacking = merged(({ lacking }) => lacking)
export const isOfNothing = ({ path }: Endpoint, code: string): boolean =>
  nothingOfTheirs.has(code) || (lacking[path]?.includes(code) ?? false)
