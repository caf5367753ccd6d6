import type { KeyValueRow } from '#platform/ui/KeyValue.tsx'

import type { Address } from '#platform/std/address.ts'
import { exactAmount, groupedAddress } from '#platform/std/format.ts'

import type { BaseConfig } from '../services.ts'
import type { Argument } from '../tron/calldata.ts'
import type { Translate } from '../translate.ts'
import type { Contracts } from './flow.ts'

import { flowTexts as texts } from './text.ts'

/** What bytes say: the only source of what the signing sheet shows. */
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
  /** As good as all there is: no coin has so many units. */
  readonly unlimited: boolean
}

const approvals: ReadonlySet<string> = new Set(['approve', 'increaseAllowance', 'increaseApproval'])
const limit = 2n ** 128n

/** Who gets leave to take coins, or a card; null where the call gives none. */
export function spenderOf({ method, args }: Pick<Shown, 'method' | 'args'>): string | null {
  const [to, what] = args
  if (!approvals.has(method) || to?.type !== 'address' || what?.type !== 'uint256') return null
  return to.value
}

/** null where the call gives no leave to take coins. The same method of a card names its id. */
export function approvalOf(call: Pick<Shown, 'method' | 'args'>): Approval | null {
  const spender = spenderOf(call)
  const amount = call.args[1]
  if (spender === null || amount === undefined || amount.name === 'tokenId') return null
  const units = BigInt(amount.value)
  return { spender, amount: units, unlimited: units >= limit }
}

/** Name of a contract in the deployment, by its address. */
export const nameOf = (address: string, contracts: Contracts): string | null =>
  Object.entries(contracts).find(([, each]) => each === address)?.[0] ?? null

/** What an approval means, in rows; the coin by its symbol, the spender by its name. */
export function approvalRows(
  { spender, amount, unlimited }: Approval,
  coinAddress: string,
  config: Pick<BaseConfig, 'coins' | 'contracts'>,
  t: Translate,
): KeyValueRow[] {
  const coin = config.coins.find(({ address }) => address === coinAddress)
  const symbol = coin?.symbol ?? groupedAddress(coinAddress)
  const exact = `${exactAmount(amount, coin?.decimals ?? 0)} ${symbol}`
  const name = nameOf(spender, config.contracts)
  return [
    {
      label: t(texts.mayTake),
      value: unlimited ? t(texts.withoutLimit, { symbol }) : exact,
      tone: unlimited ? 'danger' : 'value',
    },
    {
      label: t(texts.spender),
      value: `${name ?? ''} ${groupedAddress(spender)}`.trim(),
      wide: true,
    },
  ]
}

/** What the reader should know before they approve. */
export function approvalWords({ amount, unlimited }: Approval, symbol: string, t: Translate) {
  if (amount === 0n) return t(texts.revokes)
  return unlimited
    ? `${t(texts.unlimitedWarning, { symbol })} ${t(texts.revokeHint)}`
    : t(texts.revokeHint)
}
