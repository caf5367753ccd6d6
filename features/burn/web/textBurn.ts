import { defineTexts } from '#platform/std/text.ts'

/** Texts of the form that burns. */
export const destroyTexts = defineTexts({
  today: { en: 'Pool today', tc: '今日獎勵池' },
  multiplierUntil: { en: 'power × {multiplier} until {date}', tc: '{date} 前算力 × {multiplier}' },
  how: { en: 'How to burn', tc: '銷毀方式' },
  burnTes: { en: 'Burn TES', tc: '銷毀 TES' },
  swap: { en: 'Swap {coin} and burn', tc: '以 {coin} 兌換並銷毀' },
  quantity: { en: 'Burn quantity', tc: '銷毀數量' },
  pay: { en: '{coin} to swap', tc: '兌換的 {coin}' },
  balanceSpare: {
    en: 'Balance {amount}. Max leaves 1%, as the price may fall',
    tc: '餘額 {amount}，最大值預留 1% 以防價格下跌',
  },
  balanceFee: {
    en: 'Balance {amount}. Max leaves {fee} for the network fee',
    tc: '餘額 {amount}，最大值預留 {fee} 網路費用',
  },
  worth: {
    en: 'worth {amount}, at the lower of average and pool',
    tc: '價值 {amount}，取均價與現價中較低者',
  },
  swapBurns: { en: 'burns about {amount}, worth {worth}', tc: '約銷毀 {amount}，價值 {worth}' },
  slippage: { en: 'Slippage', tc: '滑點' },
  minPower: { en: 'Minimum power', tc: '最少算力' },
  powerYouGet: { en: 'Power you get', tc: '您獲得算力' },
  product: { en: '{worth} × {multiplier}', tc: '{worth} × {multiplier}' },
  yourShare: { en: 'Your share', tc: '您的占比' },
  now: { en: 'Now', tc: '目前' },
  after: { en: 'After this burn', tc: '銷毀後' },
  doubled: { en: 'If power doubles', tc: '若全網算力加倍' },
  shareHow: {
    en: 'Share = my power ÷ network power, counted as {least} at least',
    tc: '占比＝我的算力 ÷ 全網算力（至少以 {least} 計）',
  },
  aDay: { en: 'Earns a day now', tc: '目前每日可得' },
  aDayDoubled: { en: 'Earns a day, if doubled', tc: '若加倍，每日可得' },
  nothingRuns: { en: 'nothing: no period is open', tc: '無：沒有開啟的週期' },
  forEver: {
    en: 'Burnt coins do not come back. Power lasts for ever and is diluted.',
    tc: '銷毀的代幣不會退回。算力永久有效，但會被稀釋。',
  },
  falls: {
    en: 'At {time} the multiplier falls: a burn after that brings less power.',
    tc: '{time} 倍數將下降，之後的銷毀獲得較少算力。',
  },
  review: { en: 'Review the burn', tc: '檢視銷毀內容' },
  stepBurn: { en: 'burn', tc: '銷毀' },

  pass: { en: 'Pass', tc: '通行證' },
  passNeeded: {
    en: 'Your first burn needs it. Refundable until then.',
    tc: '首次銷毀需要，在此之前可退款。',
  },
  passHeld: { en: 'Held, your first burn uses it', tc: '已持有，首次銷毀時使用' },
  passPrice: { en: '{usdt} in {coin}: {amount}', tc: '以 {coin} 支付 {usdt}：{amount}' },
  passRefund: { en: 'Refund {amount}', tc: '退款 {amount}' },
  buyPass: { en: 'Buy a pass for {amount}', tc: '以 {amount} 購買通行證' },
  buyPassPlain: { en: 'Buy a pass', tc: '購買通行證' },

  price: { en: 'Price of TES', tc: 'TES 價格' },
  average: { en: 'Average', tc: '均價' },
  averageAt: { en: 'Average read', tc: '均價時間' },
  spot: { en: 'Pool now', tc: '池內現價' },
  depth: { en: 'USDT in the pool', tc: '池內 USDT' },
  depthNeeds: { en: '{holds} of {needs} needed', tc: '{holds}，需 {needs}' },
  lower: { en: 'The lower of both counts.', tc: '以較低者計算。' },
  each: { en: '{amount} USDT', tc: '{amount} USDT' },

  activation: { en: 'Miner activation', tc: '礦機啟用' },
  nodes: { en: 'Nodes 1 to 3', tc: '節點 1 至 3' },
  nodesShare: { en: '20% of the pool goes to nodes', tc: '節點共享獎勵池的 20%' },
  records: { en: 'Burn record', tc: '銷毀紀錄' },
})
