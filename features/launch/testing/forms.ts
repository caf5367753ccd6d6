/** Configurations for tests, scenes and demo data, as requests have them. */
type Form = Readonly<Record<string, string>>

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
  vestingDis: String(15 * day),
  backingShare: '1000',
  ...more,
})

/** What an order and a direct call of the factory take: the same numbers, in the contract’s order. */
export const tokenArgs = (form: Form) => [
  form['name'],
  form['symbol'],
  [
    'totalSupply',
    'feeBuy',
    'feeSell',
    'lpBurnFrequency',
    'percentForLPBurn',
    'burnLimit',
    'protectTime',
    'protectFee',
    'swapThreshold',
  ].map((name) => BigInt(form[name]!)),
]
export const saleNumbers = (form: Form): readonly bigint[] =>
  [
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
  ].map((name) => BigInt(form[name]!))
