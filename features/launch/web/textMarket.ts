import { defineTexts } from '#platform/std/text.ts'

/** Texts of the internal market. */
export const marketTexts = defineTexts({
  price: { en: 'Price of a share', tc: '每份價格' },
  sold: { en: 'Sold', tc: '已售' },
  ofShares: { en: 'of {all, number} shares', tc: '共 {all, number} 份' },
  chart: {
    en: 'Price along the curve: from {first} to {last}; {sold, number} of {all, number} shares are sold.',
    tc: '曲線價格：由 {first} 至 {last}；已售 {sold, number} / {all, number} 份。',
  },
  soldOutAt: { en: 'sold out at {price}', tc: '售罄時 {price}' },
  reserve: { en: 'Reserve, covers all sell-backs', tc: '儲備，足以支付全部賣回' },
  topTen: { en: 'Held by the top 10', tc: '前 10 名持有占比' },
  side: { en: 'Buy or sell back', tc: '買入或賣回' },
  buy: { en: 'Buy', tc: '買入' },
  sell: { en: 'Sell back', tc: '賣回' },
  shares: { en: 'Shares', tc: '份數' },
  hold: { en: 'You hold {count, number}', tc: '您持有 {count, number}' },
  youPay: { en: 'You pay', tc: '您支付' },
  youGet: { en: 'You receive', tc: '您收到' },
  sharesOf: {
    en: '{count, plural, one {# share} other {# shares}} = {tokens}',
    tc: '{count, number} 份 = {tokens}',
  },
  backAtOnce: { en: 'Sold back at once', tc: '立即賣回' },
  noFee: { en: '{amount}, no fee', tc: '{amount}，無手續費' },
  atMost: { en: 'At most', tc: '最多支付' },
  atLeast: { en: 'Minimum received', tc: '最少收到' },
  impact: { en: 'Price impact', tc: '價格影響' },
  slippage: { en: 'Slippage tolerance', tc: '滑點容忍度' },
  buyShares: {
    en: 'Buy {count, plural, one {# share} other {# shares}}',
    tc: '買入 {count, number} 份',
  },
  sellShares: {
    en: 'Sell {count, plural, one {# share} other {# shares}} back',
    tc: '賣回 {count, number} 份',
  },
  aboveHeld: { en: 'You have {count, number} shares', tc: '您持有 {count, number} 份' },
  holdsMost: {
    en: 'You hold {count, plural, one {# share} other {# shares}}, the most that one address can hold. You can sell back at any time before the listing.',
    tc: '您持有 {count, number} 份，已達每個地址上限。上市前可隨時賣回。',
  },
  creatorNever: {
    en: 'You created this token. The contract refuses its creator here.',
    tc: '您是此代幣的建立者，合約不接受建立者買入。',
  },
  closedTitle: { en: 'The internal market is closed', tc: '內部市場未開放' },
  opensAfter: {
    en: 'It opens when the presale has reached its soft cap and ended.',
    tc: '預售達到軟頂並結束後開放。',
  },
  over: {
    en: 'Sold out or over: shares can still be sold back until the listing.',
    tc: '已售罄或結束，上市前仍可賣回份額。',
  },
  endedBody: {
    en: 'Shares turned into tokens at the listing, or were paid back.',
    tc: '份額已於上市時轉為代幣，或已退款。',
  },
  noMarket: { en: 'This presale has no internal market', tc: '此預售沒有內部市場' },
  lists: { en: 'Trades and holders', tc: '交易與持有人' },
  trades: { en: 'Trades', tc: '交易' },
  holders: { en: 'Holders', tc: '持有人' },
  bought: { en: 'bought {count, number}', tc: '買入 {count, number}' },
  soldBack: { en: 'sold {count, number}', tc: '賣回 {count, number}' },
  noTrades: { en: 'No trade yet', tc: '尚無交易' },
  noTradesBody: { en: 'The first share costs {price}.', tc: '第一份價格為 {price}。' },
  noHolders: { en: 'No holder yet', tc: '尚無持有人' },
  isCreator: { en: 'Creator', tc: '建立者' },
  presaleAndInside: {
    en: '{presale, number} presale, {inside, number} inside',
    tc: '預售 {presale, number}、內部 {inside, number}',
  },
  toPresale: { en: 'Presale', tc: '預售' },
})
