import { defineTexts } from '#platform/std/text.ts'

/** Texts of buying liquidity. */
export const lpBuyTexts = defineTexts({
  lead: {
    en: 'One coin becomes a share of both coins of the pool, and earns a part of each swap’s fee.',
    tc: '以單一幣種換取資金池兩種幣的份額，並分得每筆兌換的手續費。',
  },
  risk: { en: 'The risk', tc: '風險' },
  riskLong: {
    en: 'If the two prices move apart, your share is worth less than the two coins would be in your wallet (impermanent loss); fees and reward may not make up for it.',
    tc: '若兩種幣價走勢分歧，您的份額價值將低於直接持有兩種幣（無常損失），手續費與獎勵未必足以彌補。',
  },
  riskShort: {
    en: 'worth less than holding both coins, if their prices move apart',
    tc: '若兩種幣價走勢分歧，價值將低於直接持幣',
  },
  payWith: { en: 'Pay with', tc: '支付幣種' },
  amount: { en: 'Amount', tc: '數量' },
  balanceFee: {
    en: 'Balance {amount}. Max leaves {fee} for the network fee',
    tc: '餘額 {amount}，「最大」會保留 {fee} 作為網路手續費',
  },
  slippage: { en: 'Slippage: how much less you accept', tc: '滑點：可接受的減少幅度' },
  slippageOwn: { en: 'Other', tc: '自訂' },
  slippagePercent: { en: 'Slippage in percent', tc: '滑點百分比' },
  slippageBounds: { en: 'From {least} to {most}', tc: '請輸入 {least} 至 {most}' },

  outcome: { en: 'What it comes to now', tc: '目前可得' },
  get: { en: 'You get about', tc: '您約可獲得' },
  getAtLeast: { en: 'You get at least', tc: '您最少獲得' },
  share: { en: 'Share of the pool', tc: '資金池份額' },
  shareBelow: { en: 'below {percent}', tc: '低於 {percent}' },
  impact: { en: 'Price impact', tc: '價格影響' },
  impactHigh: {
    en: 'This amount moves the price much. Smaller purchases cost less.',
    tc: '此數量會大幅影響價格，分次購買成本較低。',
  },
  goesIn: { en: 'Goes into the pool', tc: '投入資金池' },
  comesBack: { en: 'Comes back to you', tc: '退還給您' },
  way: { en: 'Way', tc: '兌換路徑' },
  reward: { en: 'Reward set aside for you', tc: '為您預留的獎勵' },
  rewardWhen: { en: '{amount} TES, from {time} on', tc: '{amount} TES，{time} 起發放' },
  rewardNone: { en: 'none', tc: '無' },
  rewardOnly: { en: 'Buy only with its reward', tc: '僅在有獎勵時購買' },
  rewardOnlyHint: {
    en: 'Else it is bought with what reward is left, or none.',
    tc: '否則將以剩餘獎勵購買，或無獎勵。',
  },
  stoppedPrice: {
    en: 'There is no fresh average price of TES now, so a purchase sets no reward aside. Claiming, cancelling and leaving work as ever.',
    tc: '目前沒有 TES 的最新平均價格，購買暫不預留獎勵。領取、取消質押與退出照常。',
  },
  stoppedReserve: {
    en: 'Nothing is left of today’s rewards, so a purchase sets none aside. Claiming, cancelling and leaving work as ever.',
    tc: '今日獎勵已用完，購買不預留獎勵。領取、取消質押與退出照常。',
  },
  noRewardFault: {
    en: 'There is no reward now. Wait, or choose to buy without it',
    tc: '目前沒有獎勵。請稍候，或選擇無獎勵購買',
  },
  poolEmpty: { en: 'This pool is empty', tc: '此資金池為空' },
  poolEmptyBody: {
    en: 'Without both coins in it there is no price to buy at. Choose another pool.',
    tc: '池內沒有兩種幣即無價格可購買，請選擇其他資金池。',
  },
  stepBuy: { en: 'buy', tc: '購買' },

  today: { en: 'Reward for buying', tc: '購買獎勵' },
  todayLead: {
    en: '{percent} of what goes into the pool, in TES, for up to {most} USDT a purchase.',
    tc: '投入資金池價值的 {percent}，以 TES 計，每筆最多計 {most} USDT。',
  },
  todayShare: { en: 'Left of today’s rewards', tc: '今日剩餘獎勵' },
  todayOf: { en: '{left} of {daily} TES', tc: '{left} / {daily} TES' },
  reserveFree: { en: 'Free in the reserve', tc: '儲備可用' },
  reservePromised: { en: 'Set aside for buyers', tc: '已為購買者預留' },
  setAside: {
    en: 'A reward lies in the vault, yours alone, from the moment you buy.',
    tc: '獎勵自購買起即預留於金庫，僅歸您所有。',
  },
  waits: { en: 'Issued after', tc: '發放等待時間' },
  hours: { en: '{count, plural, one {# hour} other {# hours}}', tc: '{count, number} 小時' },
  terms: { en: 'Terms of the reward', tc: '獎勵條款' },

  inPool: { en: 'In the pool', tc: '池內數量' },
  price: { en: 'Price', tc: '價格' },
  priceOf: { en: '1 {symbol} = {price} USDT', tc: '1 {symbol} = {price} USDT' },
  fee: { en: 'Fee of each swap', tc: '每筆兌換手續費' },
  worthOf: { en: 'Worth', tc: '價值' },
  mine: { en: 'My share', tc: '我的份額' },
  mineFree: { en: 'In the wallet', tc: '錢包內' },
  mineStaked: { en: 'Staked', tc: '已質押' },
  stakeIt: { en: 'Stake {amount} LP', tc: '質押 {amount} LP' },
  toRecords: { en: 'My purchases', tc: '我的購買' },
  toRewards: { en: 'My purchase rewards', tc: '我的購買獎勵' },

  rewardAtLeast: { en: 'Reward at least', tc: '獎勵最少' },
  rewardNoMatter: { en: 'whatever is left, or none', tc: '以剩餘為限，可能沒有' },
  buyTitle: { en: 'Buy liquidity', tc: '購買流動性' },
  buyDone: { en: 'Bought. The liquidity is yours', tc: '購買完成，流動性已歸您所有' },
  fieldPool: { en: 'Pool', tc: '資金池' },
  fieldCoin: {
    en: 'Paid with (T9yD…xuWwb: the network’s own coin)',
    tc: '支付幣種（T9yD…xuWwb 為網路原生幣）',
  },
  fieldAmount: { en: 'Paid, base units', tc: '支付數量（最小單位）' },
  fieldLeast: { en: 'LP at least, 10^-18', tc: '最少取得 LP（10^-18）' },
  fieldReward: { en: 'Reward at least, 10^-18 TES', tc: '最少獎勵（10^-18 TES）' },
  fieldDeadline: { en: 'Not after, unix seconds', tc: '截止時間（unix 秒）' },
})
