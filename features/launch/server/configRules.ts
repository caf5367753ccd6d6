import { type Address, zeroAddress } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import type { TextValues } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'

import { launchFailures as f } from '../failures.ts'
import { limits, whole } from '../fields.ts'
import { constants, lastWholePart } from './rules.ts'

/** Both configurations as the factory checks them, each fault at its field. The first that is found is returned. */

export interface Fault {
  readonly kind: FailureKind
  readonly field: string
  readonly values?: TextValues
}

export interface TokenInput {
  readonly name: string
  readonly symbol: string
  readonly totalSupply: bigint
  readonly feeBuy: number
  readonly feeSell: number
  readonly feeRecipient?: Address | undefined
  readonly lpBurnEnabled: boolean
  readonly lpBurnFrequency: number
  readonly percentForLPBurn: number
  readonly burnLimit: bigint
  readonly protectTime: number
  readonly protectFee: number
  readonly isInsideSell: boolean
  readonly swapThreshold: bigint
}

export interface PresaleInput {
  readonly startTime: number
  readonly presaleEthAmount: bigint
  readonly tradeEthAmount: bigint
  readonly maxTotalNum: number
  readonly presaleMaxNum: number
  readonly insideMaxNum: number
  readonly softCapRate: number
  readonly userLPShare: number
  readonly devLPShare: number
  readonly devLPReceiver?: Address | undefined
  readonly lpDistributionEnabled: boolean
  readonly vestingDelay: number
  readonly vestingRate: number
  readonly vestingDis: number
  readonly backingShare: number
}

const first = (...faults: readonly (Fault | null)[]): Fault | null =>
  faults.find((one) => one !== null) ?? null

const when = (isWrong: boolean, kind: FailureKind, field: string, values?: TextValues) =>
  isWrong ? { kind, field, ...(values === undefined ? {} : { values }) } : null

const between = (
  field: string,
  value: bigint | number,
  least: bigint | number,
  most: bigint | number,
) =>
  when(value < least || value > most, f.OUT_OF_RANGE, field, {
    least: String(least),
    most: String(most),
  })

const mustBe0 = (field: string, value: bigint | number, of: string) =>
  when(BigInt(value) !== 0n, f.MUST_BE_ZERO, field, { field: of })

/** Base units of a token in whole ones. */
const inTokens = (units: bigint): string => formatUnits(units, constants.decimals)
const tokensBetween = (field: string, value: bigint, least: bigint, most: bigint) =>
  when(value < least || value > most, f.OUT_OF_RANGE, field, {
    least: inTokens(least),
    most: inTokens(most),
  })

const recipient = (field: string, address: Address | undefined, isPaid: boolean) => {
  const isThere = address !== undefined && address !== zeroAddress
  if (isThere === isPaid) return null
  return { kind: isPaid ? f.RECIPIENT_MISSING : f.RECIPIENT_EXCESS, field }
}

function text(field: 'name' | 'symbol', value: string, most: number): Fault | null {
  const count = new TextEncoder().encode(value).length
  return when(count < 1 || count > most, f.BYTES, field, {
    most: String(most),
    count: String(count),
  })
}

export function validateToken(input: TokenInput): Fault | null {
  const { totalSupply, lpBurnEnabled, isInsideSell, protectTime, protectFee } = input
  const of = (rate: number): bigint => (totalSupply * BigInt(rate)) / BigInt(whole)
  const { lpBurnFrequency: often, percentForLPBurn: step, burnLimit, swapThreshold } = limits
  return first(
    text('name', input.name, limits.nameBytes),
    text('symbol', input.symbol, limits.symbolBytes),
    tokensBetween('totalSupply', totalSupply, limits.totalSupply.least, limits.totalSupply.most),
    recipient('feeRecipient', input.feeRecipient, input.feeBuy > 0 || input.feeSell > 0),
    ...(lpBurnEnabled
      ? [
          between('lpBurnFrequency', input.lpBurnFrequency, often.least, often.most),
          between('percentForLPBurn', input.percentForLPBurn, step.least, step.most),
          tokensBetween('burnLimit', input.burnLimit, of(burnLimit.least), of(burnLimit.most)),
        ]
      : [
          mustBe0('lpBurnFrequency', input.lpBurnFrequency, 'lpBurnEnabled'),
          mustBe0('percentForLPBurn', input.percentForLPBurn, 'lpBurnEnabled'),
          mustBe0('burnLimit', input.burnLimit, 'lpBurnEnabled'),
        ]),
    protectTime === 0 ? mustBe0('protectFee', protectFee, 'protectTime') : null,
    protectFee === 0 ? mustBe0('protectTime', protectTime, 'protectFee') : null,
    isInsideSell
      ? tokensBetween('swapThreshold', input.swapThreshold, 1n, of(swapThreshold.most))
      : mustBe0('swapThreshold', input.swapThreshold, 'isInsideSell'),
  )
}

interface Around {
  readonly now: number
  /** Base units that the sale gets of the token. */
  readonly supply: bigint
  /** sun. */
  readonly leastSoftCap: bigint
  readonly symbol: string
}

export function validatePresale(input: PresaleInput, around: Around): Fault | null {
  const { presaleEthAmount: price, tradeEthAmount, maxTotalNum, insideMaxNum } = input
  const mostEach = Math.floor(maxTotalNum / limits.eachOf)
  const hasMarket = insideMaxNum > 0
  const cap = BigInt(Math.ceil((maxTotalNum * input.softCapRate) / whole)) * price
  const shares = BigInt(maxTotalNum * (hasMarket ? 2 : 1))
  const sun = (value: bigint): string => formatUnits(value, 6)
  const latest = around.now + limits.startTime.most
  return first(
    when(input.startTime < around.now || input.startTime > latest, f.START_PAST, 'startTime', {
      time: utcText(latest),
    }),
    when(
      price < limits.presaleEthAmount.least || price > limits.presaleEthAmount.most,
      f.OUT_OF_RANGE,
      'presaleEthAmount',
      {
        least: sun(limits.presaleEthAmount.least),
        most: sun(limits.presaleEthAmount.most),
      },
    ),
    between('presaleMaxNum', input.presaleMaxNum, 1, mostEach),
    between('insideMaxNum', insideMaxNum, 0, mostEach),
    hasMarket
      ? when(
          tradeEthAmount < price || tradeEthAmount > 2n * price,
          f.OUT_OF_RANGE,
          'tradeEthAmount',
          {
            least: sun(price),
            most: sun(2n * price),
          },
        )
      : mustBe0('tradeEthAmount', tradeEthAmount, 'insideMaxNum'),
    when(cap < around.leastSoftCap, f.SOFT_CAP_SMALL, 'softCapRate', {
      least: sun(around.leastSoftCap),
      amount: sun(cap),
      symbol: around.symbol,
    }),
    input.lpDistributionEnabled
      ? when(input.userLPShare + input.devLPShare > whole, f.SHARES_ABOVE_ALL, 'devLPShare')
      : (when(input.userLPShare > 0, f.NOT_DISTRIBUTED, 'userLPShare') ??
          when(input.devLPShare > 0, f.NOT_DISTRIBUTED, 'devLPShare')),
    recipient('devLPReceiver', input.devLPReceiver, input.devLPShare > 0),
    input.vestingDis === 0 && input.vestingRate === whole
      ? null
      : between('vestingDis', input.vestingDis, limits.vestingDis.least, limits.vestingDis.most),
    when(
      hasMarket && lastWholePart(input) < constants.leastVesting,
      f.VESTING_SHORT,
      'vestingDelay',
      {
        days: String(constants.leastVesting / 86_400),
      },
    ),
    when(around.supply / (2n * shares) === 0n, f.TOKENS_NONE, 'maxTotalNum'),
  )
}
