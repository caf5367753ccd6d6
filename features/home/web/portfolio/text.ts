import { defineTexts } from '#platform/std/text.ts'

/** Texts of what a signed-in reader holds. */
export const portfolioTexts = defineTexts({
  held: { en: 'You hold', tc: '總持有' },
  wallet: { en: 'Wallet', tc: '錢包' },
  cards: { en: 'Cards', tc: '卡片' },
  staked: { en: 'Staked', tc: '質押' },
  claimable: { en: 'Claimable', tc: '可領取' },
  details: { en: 'Details', tc: '明細' },
  claim: { en: 'Claim ≈ {amount} USDT', tc: '領取 ≈ {amount} USDT' },
  claimUnpriced: { en: 'Claim everything', tc: '全部領取' },
  nothingToClaim: { en: 'Nothing to claim now', tc: '目前沒有可領取的獎勵' },
  unknown: {
    en: 'Without {symbols}: its price is unknown.',
    tc: '未計入 {symbols}：價格未知。',
  },
  title: { en: 'What you hold', tc: '持有明細' },
  lead: {
    en: 'In USDT at the pools’ prices now; a card at the lowest price of its level.',
    tc: '依資金池現價換算為 USDT；卡片依其等級的最低價計算。',
  },
  nothing: { en: 'Nothing yet', tc: '尚無資產' },
  unknownWorth: { en: 'unknown', tc: '未知' },
})
