/** Configurations for tests, scenes and demo data, as requests have them. */
export type Form = Readonly<Record<string, string>>

const day = 86_400

/** A token of 10^9 with every switch on; the fees go to `feeRecipient`. */
export const tokenForm = (feeRecipient: string, more: Form = {}): Form => ({
  name: 'Mosaic',
  symbol: 'MOS',
  totalSupply: String(10n ** 27n),
  feeBuy: '300',
  feeSell: '200',
  feeRecipient,
  lpBurnEnabled: 'true',
  lpBurnFrequency: String(day),
  percentForLPBurn: '50',
  burnLimit: String(10n ** 26n),
  protectTime: '5400',
  protectFee: '2700',
  isInsideSell: 'true',
  swapThreshold: String(10n ** 24n),
  ...more,
})

/** 100 shares of 400 TRX from `startTime` on, a curve that opens at 500, all parts of the LP and a floor. */
export const saleForm = (startTime: number, devLPReceiver: string, more: Form = {}): Form => ({
  startTime: String(startTime),
  presaleEthAmount: '400000000',
  tradeEthAmount: '500000000',
  maxTotalNum: '100',
  presaleMaxNum: '20',
  insideMaxNum: '20',
  softCapRate: '3000',
  userLPShare: '5000',
  devLPShare: '2000',
  devLPReceiver,
  lpDistributionEnabled: 'true',
  vestingDelay: String(day),
  vestingRate: '4000',
  vestingDis: String(29 * day),
  backingShare: '1000',
  ...more,
})

/** Sold out by five accounts with two shares each: it ends a day later, and its curve can be sold out at once. */
export const quick: Form = {
  presaleEthAmount: '1000000000',
  tradeEthAmount: '1500000000',
  maxTotalNum: '10',
  presaleMaxNum: '2',
  insideMaxNum: '2',
  softCapRate: '10000',
  vestingDelay: '0',
  vestingRate: '2500',
  vestingDis: String(10 * day),
}

const tokenNumbers = [
  'totalSupply',
  'feeBuy',
  'feeSell',
  'lpBurnFrequency',
  'percentForLPBurn',
  'burnLimit',
  'protectTime',
  'protectFee',
  'swapThreshold',
]
const saleNumbers = [
  'startTime',
  'presaleEthAmount',
  'tradeEthAmount',
  'maxTotalNum',
  'presaleMaxNum',
  'insideMaxNum',
  'softCapRate',
  'userLPShare',
  'devLPShare',
  'vestingDelay',
  'vestingRate',
  'vestingDis',
  'backingShare',
]

/** What the call for a token alone takes, with addresses in hex as the form has them. */
export const tokenArgs = (form: Form): readonly unknown[] => [
  form['name'],
  form['symbol'],
  tokenNumbers.map((name) => BigInt(form[name]!)),
  form['feeRecipient'],
  [form['lpBurnEnabled'] === 'true', form['isInsideSell'] === 'true'],
]

/** The same of the call for both. */
export const bothArgs = (form: Form): readonly unknown[] => [
  ...tokenArgs(form),
  saleNumbers.map((name) => BigInt(form[name]!)),
  form['devLPReceiver'],
  form['lpDistributionEnabled'] === 'true',
]
