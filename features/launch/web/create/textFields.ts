import type { Text } from '#platform/std/text.ts'

import type { FieldKey } from './fields.ts'

/** What a field is called, and what it does. */
export interface FieldText {
  readonly label: Text
  readonly means: Text
}

const both = (label: Text, means: Text): FieldText => ({ label, means })

/** Texts of every field of both configs. */
export const fieldTexts: Readonly<Record<FieldKey, FieldText>> = {
  name: both(
    { en: 'Name', tc: '名稱' },
    { en: 'Shown everywhere, never changed.', tc: '顯示於各處，建立後無法更改。' },
  ),
  symbol: both(
    { en: 'Symbol', tc: '代號' },
    {
      en: 'One like a known coin’s is marked as a look-alike.',
      tc: '與知名代幣相似者會標示「名稱近似」。',
    },
  ),
  totalSupply: both(
    { en: 'Total supply', tc: '總供應量' },
    { en: 'Made once, 18 decimals, no mint ever.', tc: '一次發行，18 位小數，永不增發。' },
  ),
  feeBuy: both(
    { en: 'Buy fee', tc: '買入費率' },
    { en: 'Taken from what the listed pool pays out.', tc: '從上市資金池支付的代幣中收取。' },
  ),
  feeSell: both(
    { en: 'Sell fee', tc: '賣出費率' },
    { en: 'Taken from what goes into the listed pool.', tc: '從進入上市資金池的代幣中收取。' },
  ),
  feeRecipient: both(
    { en: 'Fee goes to', tc: '收費地址' },
    { en: 'For ever. Empty: your own address.', tc: '永久有效。留空則為您的地址。' },
  ),
  lpBurnEnabled: both(
    { en: 'LP burn', tc: 'LP 銷毀' },
    {
      en: 'A reserve, set aside now, is burnt in steps.',
      tc: '現在預留的儲備分次銷毀。',
    },
  ),
  lpBurnFrequency: both(
    { en: 'Hours between two burns', tc: '銷毀間隔（小時）' },
    { en: 'A missed one is not made up.', tc: '錯過的不補做。' },
  ),
  percentForLPBurn: both(
    { en: 'Burnt each time', tc: '每次銷毀' },
    { en: 'Of the tokens in the pool then.', tc: '占當時資金池代幣的比例。' },
  ),
  burnLimit: both(
    { en: 'Reserve for burns', tc: '銷毀儲備' },
    { en: 'Of the supply. Once it is used up, burning ends.', tc: '占供應量的比例，用完即停止。' },
  ),
  protectTime: both(
    { en: 'Protection, minutes', tc: '保護時間（分鐘）' },
    {
      en: 'After the listing, an added buy fee falls to 0. 0: none.',
      tc: '上市後加收的買入費率逐漸降至 0。填 0 則無。',
    },
  ),
  protectFee: both(
    { en: 'Protect fee', tc: '保護費率' },
    {
      en: 'Added to the buy fee at the listing. It is burnt.',
      tc: '上市當刻加於買入費率，並全數銷毀。',
    },
  ),
  isInsideSell: both(
    { en: 'Convert fees', tc: '兌換費用' },
    {
      en: 'On: fees are sold in the token for {coin}. Off: they are paid in tokens.',
      tc: '開啟：費用在代幣內賣出換成 {coin}。關閉：以代幣支付。',
    },
  ),
  swapThreshold: both(
    { en: 'Least to sell', tc: '最低賣出量' },
    {
      en: 'Of the supply. Fees below it wait.',
      tc: '占供應量的比例，未達則等待。',
    },
  ),

  startTime: both(
    { en: 'Start', tc: '開始時間' },
    {
      en: 'Empty: 15 minutes from now. At most 90 days ahead. Minting lasts 30 days.',
      tc: '留空則 15 分鐘後開始，最多 90 天後。鑄造為期 30 天。',
    },
  ),
  presaleEthAmount: both(
    { en: 'Price of a share', tc: '每份價格' },
    { en: 'The same for every buyer of the presale.', tc: '每位預售買家相同。' },
  ),
  tradeEthAmount: both(
    { en: 'First price inside', tc: '內部市場起始價' },
    {
      en: 'Of the first share on the curve; the last costs twice as much.',
      tc: '曲線上第一份的價格，最後一份為其兩倍。',
    },
  ),
  maxTotalNum: both(
    { en: 'Shares', tc: '總份數' },
    { en: 'Of the presale, and as many on the curve.', tc: '預售的份數，內部市場亦同。' },
  ),
  presaleMaxNum: both(
    { en: 'Most of one address', tc: '每個地址上限' },
    { en: 'Shares of the presale, in one mint.', tc: '預售份數，僅能鑄造一次。' },
  ),
  insideMaxNum: both(
    { en: 'Most inside of one address', tc: '內部市場每個地址上限' },
    { en: 'Shares of the internal market.', tc: '內部市場份數。' },
  ),
  softCapRate: both(
    { en: 'Soft cap', tc: '軟頂' },
    {
      en: 'Of the shares. Below it everyone is refunded.',
      tc: '占總份數的比例，未達則全額退款。',
    },
  ),
  userLPShare: both(
    { en: 'LP for buyers', tc: '買家的 LP' },
    {
      en: 'Shared by presale buyers, unlocked as their tokens are.',
      tc: '由預售買家分享，隨代幣解鎖。',
    },
  ),
  devLPShare: both(
    { en: 'LP for the creator', tc: '建立者的 LP' },
    { en: 'Locked for 365 days.', tc: '鎖定 365 天。' },
  ),
  devLPReceiver: both(
    { en: 'Creator’s LP goes to', tc: '建立者 LP 收取地址' },
    { en: 'May withdraw it after 365 days. Empty: you.', tc: '365 天後可提領。留空則為您。' },
  ),
  lpDistributionEnabled: both(
    { en: 'Share the LP', tc: '分配 LP' },
    { en: 'Off: all of it is locked for ever.', tc: '關閉：全部永久鎖定。' },
  ),
  vestingDelay: both(
    { en: 'Days to the first unlock', tc: '首次解鎖天數' },
    { en: 'From the listing. 0: at once.', tc: '自上市起算。填 0 則立即。' },
  ),
  vestingRate: both(
    { en: 'Each part', tc: '每期比例' },
    { en: '100%: all in one.', tc: '100% 則一次全部解鎖。' },
  ),
  vestingDis: both(
    { en: 'Days between two parts', tc: '每期間隔（天）' },
    { en: 'From one part to the next, 1 hour at least.', tc: '兩期之間的時間，至少 1 小時。' },
  ),
  backingShare: both(
    { en: 'Floor', tc: '底價儲備' },
    {
      en: 'Of the raise. It stays for holders to redeem tokens.',
      tc: '占募集金額的比例，供持有人贖回。',
    },
  ),
}
