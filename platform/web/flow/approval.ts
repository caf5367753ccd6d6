import type { Address } from '#platform/std/address.ts'
import { exactAmount, groupedAddress } from '#platform/std/format.ts'

import type { BaseConfig } from '../services.ts'
import type { Argument } from '../tron/calldata.ts'
import type { Translate } from '../translate.ts'
import type { Contracts } from './flow.ts'

import { flowTexts as texts } from './text.ts'

/** The content of the bytes: the only source of what the signing sheet shows. */
export interface Shown {
  readonly txID: string
  readonly owner: Address
  readonly contract: Address
  /** Its name in the deployment. */
  readonly contractName: string
  /** `pledge` */
  readonly method: string
  readonly args: readonly Argument[]
  /** sun */
  readonly callValue: bigint
  /** sun */
  readonly feeLimit: bigint
  /** ms of chain time after which it can no longer land. */
  readonly expiration: number
}

/** Leave to take coins, as the bytes give it. */
export interface Approval {
  readonly spender: string
  readonly amount: bigint
  /** Practically unlimited: no coin has that many units. */
  readonly unlimited: boolean
}

const approvals: ReadonlySet<string> = new Set(['approve', 'increaseAllowance', 'increaseApproval'])
const limit = 2n ** 128n

/** Whether an allowance is practically unlimited: no coin has that many units. */
export const isUnlimited = (units: bigint): boolean => units >= limit

/** Who gets leave to take coins, a card or all cards; null where the call gives none. */
export function spenderOf({ method, args }: Pick<Shown, 'method' | 'args'>): string | null {
  const [to, what] = args
  if (to?.type !== 'address') return null
  if (method === 'setApprovalForAll' && what?.type === 'bool') return to.value
  return approvals.has(method) && what?.type === 'uint256' ? to.value : null
}

/** Whether the call sets an allowance to 0, or takes the right to move cards back. */
export function revokes({ method, args }: Pick<Shown, 'method' | 'args'>): boolean {
  const [, what] = args
  if (method === 'setApprovalForAll') return what?.value === 'false'
  return method === 'approve' && what?.name !== 'tokenId' && what?.value === '0'
}

/** null where the call gives no leave to take coins. The same method of a card names its id. */
export function approvalOf(call: Pick<Shown, 'method' | 'args'>): Approval | null {
  const spender = spenderOf(call)
  const amount = call.args[1]
  if (spender === null || amount?.type !== 'uint256' || amount.name === 'tokenId') return null
  const units = BigInt(amount.value)
  return { spender, amount: units, unlimited: isUnlimited(units) }
}

/** Name of a contract in the deployment, by its address. */
export const nameOf = (address: string, contracts: Contracts): string | null =>
  Object.entries(contracts).find(([, each]) => each === address)?.[0] ?? null

/** The coin of an address; one that is not known here by its address, in its smallest units. */
export function coinOf(address: string, { coins }: Pick<BaseConfig, 'coins'>) {
  const coin = coins.find((each) => each.address === address)
  return { symbol: coin?.symbol ?? groupedAddress(address), decimals: coin?.decimals ?? 0 }
}

/** How much may be taken of the coin at this address. */
export function approvedText(
  { amount, unlimited }: Approval,
  coinAddress: string,
  config: Pick<BaseConfig, 'coins'>,
  t: Translate,
): string {
  const { symbol, decimals } = coinOf(coinAddress, config)
  return unlimited
    ? t(texts.withoutLimit, { symbol })
    : `${exactAmount(amount, decimals)} ${symbol}`
}

/** What the reader should know before they approve. */
export function approvalText({ amount, unlimited }: Approval, symbol: string, t: Translate) {
  if (amount === 0n) return t(texts.revokes)
  return unlimited
    ? `${t(texts.unlimitedWarning, { symbol })} ${t(texts.revokeHint)}`
    : t(texts.revokeHint)
}
