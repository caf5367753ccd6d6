import { defineTexts } from '#platform/std/text.ts'

/** What the review of each action asks, and whose contract it is. */
export const askTexts = defineTexts({
  cards: { en: 'Cards', tc: '卡片合約' },
  market: { en: 'Card market', tc: '卡片市場' },

  buyLevel: { en: 'Buy a {level} card?', tc: '購買一張{level}卡？' },
  buy: { en: 'Buy {card}?', tc: '購買 {card}？' },
  sell: { en: 'List {card} for sale?', tc: '上架 {card}？' },
  approve: { en: 'Let the market move {card}?', tc: '授權市場轉移 {card}？' },
  takeDown: { en: 'Take {card} down?', tc: '下架 {card}？' },
  takeDownAll: { en: 'Take all your cards down?', tc: '下架您的所有卡片？' },
  offer: { en: 'Offer for {card}?', tc: '對 {card} 出價？' },
  accept: { en: 'Sell {card} to this offer?', tc: '以此出價售出 {card}？' },
  cancelOffer: { en: 'Cancel offer #{number}?', tc: '撤回出價 #{number}？' },
  settle: { en: 'Settle the sale of {card}?', tc: '完成 {card} 的交易？' },
  cancelSale: { en: 'Cancel the sale of {card}?', tc: '取消 {card} 的交易？' },
  withdraw: { en: 'Withdraw {coin} from the market?', tc: '自市場提領 {coin}？' },
  pledge: { en: 'Stake {card}?', tc: '質押 {card}？' },
  pledgeMany: {
    en: 'Stake {count, plural, one {# card} other {# cards}}?',
    tc: '質押 {count, number} 張卡片？',
  },
  unlock: { en: 'Unstake {card}?', tc: '解除 {card} 的質押？' },
  exit: { en: 'Leave the stake of {card} now?', tc: '立即退出 {card} 的質押？' },
  claim: { en: 'Claim your rewards?', tc: '領取您的獎勵？' },
  transfer: { en: 'Transfer {card}?', tc: '轉移 {card}？' },

  stakeAgain: { en: 'Stake it again', tc: '再次質押' },
  claimReward: { en: 'Claim reward', tc: '領取獎勵' },
  sellAnother: { en: 'List another', tc: '上架另一張' },
  power: { en: '{card}, power {power}', tc: '{card}，算力 {power}' },
})
