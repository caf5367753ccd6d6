/** What the two steps of the form ask for, by the names of the specification's configs. */
export const tokenKeys = [
  'name',
  'symbol',
  'totalSupply',
  'feeBuy',
  'feeSell',
  'feeRecipient',
  'lpBurnEnabled',
  'lpBurnFrequency',
  'percentForLPBurn',
  'burnLimit',
  'protectTime',
  'protectFee',
  'isInsideSell',
  'swapThreshold',
] as const
export type TokenKey = (typeof tokenKeys)[number]

export const saleKeys = [
  'startTime',
  'presaleEthAmount',
  'tradeEthAmount',
  'maxTotalNum',
  'presaleMaxNum',
  'insideMaxNum',
  'softCapRate',
  'userLPShare',
  'devLPShare',
  'devLPReceiver',
  'lpDistributionEnabled',
  'vestingDelay',
  'vestingRate',
  'vestingDis',
  'backingShare',
] as const
export type SaleKey = (typeof saleKeys)[number]
export type FieldKey = TokenKey | SaleKey

/** As a reader types them, by unit: how many decimals, and how many of the contract's units one is, over the second number. */
export const units = {
  tokens: { decimals: 18, times: 1n, over: 1n },
  percent: { decimals: 2, times: 1n, over: 1n },
  trx: { decimals: 6, times: 1n, over: 1n },
  shares: { decimals: 0, times: 1n, over: 1n },
  minutes: { decimals: 0, times: 60n, over: 1n },
  hours: { decimals: 0, times: 3_600n, over: 1n },
  // Four decimals of a day are 8.64 seconds.
  days: { decimals: 4, times: 864n, over: 100n },
} as const
export type NumberUnit = keyof typeof units

const hour = 3_600n
const day = 24n * hour
const trx = 1_000_000n
const token = 10n ** 18n

export interface NumberRule {
  readonly unit: NumberUnit
  /** In the contract's unit; of what depends on another field, the widest. */
  readonly least: bigint
  readonly most: bigint
}

/** The contract's own limits. Rates are hundredths of a percent; burn limit and threshold are typed as a part of the supply. */
export const rules = {
  totalSupply: { unit: 'tokens', least: token, most: 10n ** 33n },
  feeBuy: { unit: 'percent', least: 0n, most: 500n },
  feeSell: { unit: 'percent', least: 0n, most: 500n },
  lpBurnFrequency: { unit: 'hours', least: hour, most: 30n * day },
  percentForLPBurn: { unit: 'percent', least: 1n, most: 100n },
  burnLimit: { unit: 'percent', least: 100n, most: 2_000n },
  protectTime: { unit: 'minutes', least: 0n, most: 5_880n },
  protectFee: { unit: 'percent', least: 0n, most: 3_000n },
  swapThreshold: { unit: 'percent', least: 1n, most: 100n },
  presaleEthAmount: { unit: 'trx', least: trx, most: 100_000n * trx },
  tradeEthAmount: { unit: 'trx', least: trx, most: 200_000n * trx },
  maxTotalNum: { unit: 'shares', least: 10n, most: 1_000_000n },
  presaleMaxNum: { unit: 'shares', least: 1n, most: 200_000n },
  insideMaxNum: { unit: 'shares', least: 1n, most: 200_000n },
  softCapRate: { unit: 'percent', least: 3_000n, most: 10_000n },
  userLPShare: { unit: 'percent', least: 0n, most: 10_000n },
  devLPShare: { unit: 'percent', least: 0n, most: 5_000n },
  vestingDelay: { unit: 'days', least: 0n, most: 90n * day },
  vestingRate: { unit: 'percent', least: 500n, most: 10_000n },
  vestingDis: { unit: 'days', least: hour, most: 90n * day },
  backingShare: { unit: 'percent', least: 0n, most: 5_000n },
} as const satisfies Partial<Record<FieldKey, NumberRule>>
export type NumberKey = keyof typeof rules

/** UTF-8 bytes that a name and a symbol have at most. */
export const mostBytes = { name: 32, symbol: 12 } as const

/** How far ahead a sale may begin, seconds. */
export const mostAhead = Number(90n * day)
/** With an internal market the last whole part of what the presale sold unlocks this long after the listing, seconds, or later. */
export const leastWithInside = Number(30n * day)
/** sun that the soft cap is worth at least, where the server did not report what listing costs now. */
export const leastSoftCap = 10_000n * trx

/** What is typed and switched, all of it text. `inside` has no field of its own: without it the curve's two are 0. */
export type Typed = Readonly<Record<FieldKey | 'inside', string>>
export const isOn = (value: string): boolean => value === 'on'
