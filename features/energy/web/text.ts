import { defineTexts } from '#platform/std/text.ts'

/** Texts of the screen where energy is leased. */
export const energyTexts = defineTexts({
  side: { en: 'Lease or lend', tc: '租用或出租' },
  lease: { en: 'Lease', tc: '租用' },
  lend: { en: 'Lend', tc: '出租' },

  price: {
    en: '{energy} energy for {days, plural, one {# day} other {# days}}',
    tc: '{energy} 能量，{days} 天',
  },
  inAll: {
    en: '{total} with network fee; burning once: {amount}',
    tc: '含網路費 {total}；直接燃燒一次 {amount}',
  },
  burnOnce: { en: 'Burning once instead: {amount}', tc: '不租用，直接燃燒一次：{amount}' },
  priceOfLease: { en: 'Price of the lease', tc: '租用價格' },
  none: { en: 'Nobody leases so much now', tc: '目前無人出租這麼多能量' },
  mostFree: {
    en: 'The cheapest providers have less free. Enter less.',
    tc: '最便宜的提供者可出租數量不足，請減少數量。',
  },
  tooLittle: { en: 'Too little for a lease', tc: '低於最少租用量' },
  leastIs: {
    en: 'This provider leases {energy} energy or more.',
    tc: '此提供者最少出租 {energy} 能量。',
  },

  energy: { en: 'Energy a day', tc: '每日能量' },
  unit: { en: 'energy', tc: '能量' },
  energyHint: {
    en: 'A USDT transfer takes about 65,000, to a new holder 130,000.',
    tc: '一筆 USDT 轉帳約需 65,000，收款方無 USDT 時約 130,000。',
  },
  presets: { en: 'Common amounts', tc: '常用數量' },
  enterEnergy: { en: 'Enter an amount of energy', tc: '請輸入能量數量' },
  lessEnergy: { en: 'Enter less energy', tc: '請減少能量數量' },
  freeHere: { en: 'This provider has {energy} free', tc: '此提供者可出租 {energy}' },
  days: { en: 'Days', tc: '天數' },
  fewer: { en: 'A day less', tc: '減少一天' },
  more: { en: 'A day more', tc: '增加一天' },
  daysFault: { en: '1 to 30 days', tc: '1 至 30 天' },
  receiver: { en: 'Energy receiver', tc: '能量接收地址' },
  receiverHint: { en: 'An account, no contract', tc: '帳戶，不可為合約' },
  receiverRequired: { en: 'Enter the address that gets the energy', tc: '請輸入接收能量的地址' },
  notAddress: { en: 'Not a TRON address', tc: '不是 TRON 地址' },
  mostPaid: { en: 'You pay (at most)', tc: '您支付（最多）' },
  callFee: { en: 'Network fee (at most)', tc: '網路費用（最多）' },
  provider: { en: 'Provider', tc: '提供者' },
  burnCheaper: {
    en: 'Used once, burning is cheaper: {burn}; a lease with its network fee is {total}.',
    tc: '若只使用一次，直接燃燒較划算：{burn}；租用含網路費用共 {total}。',
  },
  leaseFrom: {
    en: 'Leasing is cheaper from {energy} energy on.',
    tc: '{energy} 能量以上租用較便宜。',
  },
  leaseCheaper: {
    en: '{amount} less than burning, for one such use a day.',
    tc: '以每日使用一次計，比燃燒省 {amount}。',
  },

  providers: { en: 'Providers', tc: '提供者' },
  noProviders: { en: 'No provider has so much', tc: '無提供者有足夠能量' },
  noProvidersBody: { en: 'Lend energy yourself', tc: '您可以自行出租能量' },
  free: { en: '{energy} energy free', tc: '可出租 {energy} 能量' },
  perDay: { en: '{price} sun per energy and day', tc: '每能量每日 {price} sun' },

  mine: { en: 'My leases', tc: '我的租約' },
  noLeases: { en: 'No lease yet', tc: '尚無租約' },
  energyFor: { en: '{energy} energy', tc: '{energy} 能量' },
  ends: { en: 'ends {time}', tc: '{time}結束' },
  over: { en: 'Expired', tc: '已到期' },
  ended: { en: 'Ended', tc: '已結束' },
  running: { en: 'Running', tc: '進行中' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  end: { en: 'End', tc: '結束' },
  network: { en: 'Energy of the network', tc: '全網能量' },
  best: { en: 'Free at the cheapest provider', tc: '最便宜提供者可出租' },
  how: { en: 'How it works', tc: '運作方式' },
  howBody: {
    en: 'A provider’s contract holds {symbol} that are staked. A lease pays and delivers in one call, or not at all, and only time ends it. What is used comes back within 24 hours. Energy for each {symbol} moves with what all accounts stake; the amount that you ask for is delivered.',
    tc: '提供者的合約持有質押的 {symbol}。租用在同一次呼叫內付款並交付，否則均不發生，且僅因到期而結束。用掉的能量 24 小時內恢復。每 {symbol} 的能量隨全網質押變動，交付數量以您要求者為準。',
  },
})
