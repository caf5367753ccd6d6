import { defineTexts } from '#platform/std/text.ts'

/** Texts of the provider's side. */
export const lendTexts = defineTexts({
  apr: { en: 'APR, if all of it is leased', tc: '全部出租時的年化收益率（APR）' },
  aprNote: {
    en: 'One {symbol} gives about {energy} energy a day',
    tc: '每 {symbol} 每日約 {energy} 能量',
  },
  allLent: { en: 'Lent by all providers', tc: '全部提供者已出租' },
  allNote: { en: 'of {amount}; they earned {paid}', tc: '共 {amount}，已賺取 {paid}' },
  onlyYou: {
    en: 'Only you get the stake back: what is not lent, 14 days after you leave.',
    tc: '只有您能取回質押：未出租部分於退出 14 天後可領取。',
  },
  votes: {
    en: 'The stake of a contract does not vote: there are no vote rewards.',
    tc: '合約的質押不投票，沒有投票獎勵。',
  },
  balanceFee: {
    en: 'Balance {amount}. Max leaves {fee} for the network fee',
    tc: '餘額 {amount}，最大值預留 {fee} 網路費用',
  },
  amount: { en: 'First stake', tc: '首次質押' },
  price: { en: 'Price, sun for one energy a day', tc: '價格：每能量每日 sun' },
  priceHint: {
    en: '{amount} for a million a day. Burning costs {burn} sun.',
    tc: '每日百萬能量 {amount}。燃燒為 {burn} sun。',
  },
  priceFault: { en: 'A whole number of sun', tc: '請輸入整數 sun' },
  least: { en: 'Least energy of a lease', tc: '每筆租約最少能量' },
  leastHint: {
    en: 'Ending a lease takes about 18,500 energy',
    tc: '結束一筆租約約需 18,500 能量',
  },
  leastFault: { en: 'A whole number from 1', tc: '請輸入 1 以上的整數' },
  belowStake: { en: 'At least {amount}', tc: '最少 {amount}' },

  ready: { en: 'Ready for you', tc: '可領取' },
  readyNote: { en: 'Leases paid {amount} in all', tc: '租約累計支付 {amount}' },
  lentPart: { en: 'lent', tc: '已出租' },
  lent: { en: 'Lent', tc: '已出租' },
  free: { en: 'Not lent', tc: '未出租' },
  freeNote: { en: '{amount}, {energy} energy', tc: '{amount}，{energy} 能量' },
  leaving: { en: 'Leaving', tc: '退出中' },
  terms: { en: 'Price', tc: '價格' },
  perDay: { en: '{price} sun, from {least} energy', tc: '{price} sun，最少 {least} 能量' },
  stopped: { en: 'No new leases', tc: '不接受新租約' },
  silent: { en: 'The node does not answer. Try again.', tc: '節點未回應，請再試一次。' },
  collect: { en: 'Collect {amount}', tc: '領取 {amount}' },
  supply: { en: 'Add stake', tc: '增加質押' },
  change: { en: 'Price', tc: '價格' },
  leave: { en: 'Leave', tc: '退出' },
  stop: { en: 'Stop new leases', tc: '停止新租約' },
  stake: { en: 'Amount', tc: '數量' },
  fourteen: {
    en: 'TRON keeps it for 14 days; then you collect it.',
    tc: 'TRON 保留 14 天，之後由您領取。',
  },
  aboveFree: { en: 'Not lent: {amount}', tc: '未出租：{amount}' },
  maximumFree: { en: 'Not lent {amount}', tc: '未出租 {amount}' },
  dates: {
    en: '{count, plural, one {# amount on its way out} other {# amounts on their way out}}',
    tc: '{count} 筆正在退出',
  },
  isReady: { en: 'Ready', tc: '可領取' },
  leases: { en: 'Leases that run', tc: '進行中的租約' },
  noLeases: { en: 'Nobody leases of you now', tc: '目前無人向您租用' },
  books: { en: 'Books of my lender', tc: '我的出租合約帳目' },
})
