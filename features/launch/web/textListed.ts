import { defineTexts } from '#platform/std/text.ts'

/** Texts of what a listed sale has: floor, the creator’s part, liquidity, steps that anyone makes. */
export const listedTexts = defineTexts({
  tap: { en: 'Creator’s part', tc: '建立者份額' },
  tapOf: { en: '{part} of {all}, until {date}', tc: '{all} 中的 {part}，至 {date}' },
  floor: { en: 'Floor per token', tc: '每枚底價' },
  floorOf: {
    en: '{count, plural, one {Floor per token} other {Floor of # tokens}}',
    tc: '{count, plural, one {每枚底價} other {每 # 枚底價}}',
  },
  floorNote: {
    en: '{left} for {tokens}. Redeeming burns tokens and never lowers it.',
    tc: '{left} 支持 {tokens}。贖回會銷毀代幣，底價不會因此降低。',
  },
  redeemTitle: { en: 'Redeem at the floor', tc: '以底價贖回' },
  redeemLead: {
    en: 'Tokens are burnt for their part of the floor, for ever.',
    tc: '代幣將永久銷毀，換取其底價份額。',
  },
  tokens: { en: 'Tokens', tc: '代幣數量' },
  pays: { en: 'Pays', tc: '可得' },
  marketPays: { en: 'The market pays about {amount}.', tc: '市場約可得 {amount}。' },
  convertWhen: {
    en: 'Not due yet: from {threshold} on, once an hour.',
    tc: '尚未可賣出：累計達 {threshold} 後，每小時一次。',
  },
  pool: { en: 'In the pool', tc: '池中' },
  locked: { en: 'Locked for ever', tc: '永久鎖定' },
  forUsers: { en: 'Unlocks for buyers', tc: '隨買家解鎖' },
  forDev: { en: 'Creator’s, until {date}', tc: '建立者，至 {date}' },
  burnt: { en: 'Burnt at the listing', tc: '上市時銷毀' },
  chores: { en: 'For everyone', tc: '人人可執行' },
  convert: { en: 'Sell collected fees', tc: '賣出累計費用' },
  burnStep: { en: 'Burn a step of the reserve', tc: '銷毀一期儲備' },
  redeem: { en: 'Redeem', tc: '贖回' },
})
