import { type Address, isAddress, typedAddress, zeroAddress } from '#platform/std/address.ts'
import { unitsOrWhy } from '#platform/std/amount.ts'

import { isOn, type NumberKey, rules, type Typed, units } from './fields.ts'

/** What `createToken` takes, in the contract's units. */
export interface TokenConfig {
  readonly name: string
  readonly symbol: string
  readonly totalSupply: bigint
  readonly feeBuy: bigint
  readonly feeSell: bigint
  readonly feeRecipient: Address
  readonly lpBurnEnabled: boolean
  readonly lpBurnFrequency: bigint
  readonly percentForLPBurn: bigint
  readonly burnLimit: bigint
  readonly protectTime: bigint
  readonly protectFee: bigint
  readonly isInsideSell: boolean
  readonly swapThreshold: bigint
}

/** What `createPresale` takes. */
export interface SaleConfig {
  readonly startTime: bigint
  readonly presaleEthAmount: bigint
  readonly tradeEthAmount: bigint
  readonly maxTotalNum: bigint
  readonly presaleMaxNum: bigint
  readonly insideMaxNum: bigint
  readonly softCapRate: bigint
  readonly userLPShare: bigint
  readonly devLPShare: bigint
  readonly devLPReceiver: Address
  readonly lpDistributionEnabled: boolean
  readonly vestingDelay: bigint
  readonly vestingRate: bigint
  readonly vestingDis: bigint
  readonly backingShare: bigint
}

/** A typed number in the contract's unit; null where it is none. */
export function numberOf(key: NumberKey, typed: string): bigint | null {
  const { decimals, times, over } = units[rules[key].unit]
  const read = unitsOrWhy(typed, decimals)
  return typeof read === 'string' ? null : (read * times) / over
}

/** 0 where it is switched off, or is no number: the form shows it before anything is signed. */
const numberIf = (on: boolean, key: NumberKey, typed: Typed): bigint =>
  on ? (numberOf(key, typed[key]) ?? 0n) : 0n

/** A part of the supply, typed in percent. */
const ofSupply = (supply: bigint, bps: bigint): bigint => (supply * bps) / 10_000n

/** The creator's own where none is typed; the zero address where what is typed is none. */
function addressOf(typed: string, own: Address | null): Address {
  const address = typedAddress(typed)
  if (address === '') return own ?? zeroAddress
  return isAddress(address) ? address : zeroAddress
}

/** Unix seconds of a field of date and time in the reader's zone; 0 where it is left empty: at once. */
export function startOf(typed: string): number {
  if (typed.trim() === '') return 0
  const at = Date.parse(typed)
  return Number.isNaN(at) ? -1 : Math.floor(at / 1_000)
}

/** Where both fees are 0 nobody receives any. */
export function tokenOf(typed: Typed, own: Address | null): TokenConfig {
  const burns = isOn(typed.lpBurnEnabled)
  const feeBuy = numberIf(true, 'feeBuy', typed)
  const feeSell = numberIf(true, 'feeSell', typed)
  const taxed = feeBuy > 0n || feeSell > 0n
  const converts = taxed && isOn(typed.isInsideSell)
  const totalSupply = numberIf(true, 'totalSupply', typed)
  const protectTime = numberIf(true, 'protectTime', typed)
  return {
    name: typed.name.trim(),
    symbol: typed.symbol.trim(),
    totalSupply,
    feeBuy,
    feeSell,
    feeRecipient: taxed ? addressOf(typed.feeRecipient, own) : zeroAddress,
    lpBurnEnabled: burns,
    lpBurnFrequency: numberIf(burns, 'lpBurnFrequency', typed),
    percentForLPBurn: numberIf(burns, 'percentForLPBurn', typed),
    burnLimit: ofSupply(totalSupply, numberIf(burns, 'burnLimit', typed)),
    protectTime,
    protectFee: numberIf(protectTime > 0n, 'protectFee', typed),
    isInsideSell: converts,
    swapThreshold: ofSupply(totalSupply, numberIf(converts, 'swapThreshold', typed)),
  }
}

export function saleOf(typed: Typed, own: Address | null): SaleConfig {
  const inside = isOn(typed.inside)
  const distributes = isOn(typed.lpDistributionEnabled)
  const devLPShare = numberIf(distributes, 'devLPShare', typed)
  const vestingRate = numberIf(true, 'vestingRate', typed)
  return {
    startTime: BigInt(Math.max(0, startOf(typed.startTime))),
    presaleEthAmount: numberIf(true, 'presaleEthAmount', typed),
    tradeEthAmount: numberIf(inside, 'tradeEthAmount', typed),
    maxTotalNum: numberIf(true, 'maxTotalNum', typed),
    presaleMaxNum: numberIf(true, 'presaleMaxNum', typed),
    insideMaxNum: numberIf(inside, 'insideMaxNum', typed),
    softCapRate: numberIf(true, 'softCapRate', typed),
    userLPShare: numberIf(distributes, 'userLPShare', typed),
    devLPShare,
    devLPReceiver: devLPShare > 0n ? addressOf(typed.devLPReceiver, own) : zeroAddress,
    lpDistributionEnabled: distributes,
    vestingDelay: numberIf(true, 'vestingDelay', typed),
    vestingRate,
    vestingDis: numberIf(vestingRate < 10_000n, 'vestingDis', typed),
    backingShare: numberIf(true, 'backingShare', typed),
  }
}

/** Tokens that a share buys: half of the supply beside the reserve can be sold, half waits for the pool. */
export function tokensPerShare(
  { totalSupply, burnLimit }: Pick<TokenConfig, 'totalSupply' | 'burnLimit'>,
  { maxTotalNum, tradeEthAmount }: Pick<SaleConfig, 'maxTotalNum' | 'tradeEthAmount'>,
): bigint {
  const shares = maxTotalNum + (tradeEthAmount > 0n ? maxTotalNum : 0n)
  return shares === 0n ? 0n : (totalSupply - burnLimit) / (2n * shares)
}
