import { zeroAddress } from '#platform/std/address.ts'

import type { SaleConfig, TokenConfig } from './config.ts'

/** Seconds until a sale that begins at once does: the contract takes no start in the past, and a signature takes a while. */
export const soonest = 900

/** What the creator adds beside the config; the picture by its hash. */
export interface Profile {
  readonly picture: string | null
  readonly website: string
  readonly telegram: string
  readonly x: string
  readonly introduction: string
}

/** Fields of an order, as text. An address that nobody is paid at is left out. */
export const tokenRequest = ({ feeRecipient, ...token }: TokenConfig) => ({
  name: token.name,
  symbol: token.symbol,
  totalSupply: String(token.totalSupply),
  feeBuy: String(token.feeBuy),
  feeSell: String(token.feeSell),
  ...(feeRecipient === zeroAddress ? {} : { feeRecipient }),
  lpBurnEnabled: flag(token.lpBurnEnabled),
  lpBurnFrequency: String(token.lpBurnFrequency),
  percentForLPBurn: String(token.percentForLPBurn),
  burnLimit: String(token.burnLimit),
  protectTime: String(token.protectTime),
  protectFee: String(token.protectFee),
  isInsideSell: flag(token.isInsideSell),
  swapThreshold: String(token.swapThreshold),
})

export const saleRequest = ({ devLPReceiver, ...sale }: SaleConfig, now: number) => ({
  startTime: String(sale.startTime === 0n ? now + soonest : sale.startTime),
  presaleEthAmount: String(sale.presaleEthAmount),
  tradeEthAmount: String(sale.tradeEthAmount),
  maxTotalNum: String(sale.maxTotalNum),
  presaleMaxNum: String(sale.presaleMaxNum),
  insideMaxNum: String(sale.insideMaxNum),
  softCapRate: String(sale.softCapRate),
  userLPShare: String(sale.userLPShare),
  devLPShare: String(sale.devLPShare),
  ...(devLPReceiver === zeroAddress ? {} : { devLPReceiver }),
  lpDistributionEnabled: flag(sale.lpDistributionEnabled),
  vestingDelay: String(sale.vestingDelay),
  vestingRate: String(sale.vestingRate),
  vestingDis: String(sale.vestingDis),
  backingShare: String(sale.backingShare),
})

/** What was left empty is not sent. */
export const profileRequest = ({ picture, ...texts }: Profile) => ({
  ...(picture === null ? {} : { picture }),
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
})

const flag = (on: boolean): 'true' | 'false' => (on ? 'true' : 'false')
