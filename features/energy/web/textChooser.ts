import { defineTexts } from '#platform/std/text.ts'

/** Texts of the comparison on a signing sheet. */
export const chooserTexts = defineTexts({
  title: { en: 'Energy', tc: '能量' },
  needed: { en: '{energy} needed', tc: '需要 {energy}' },
  own: { en: 'Own energy', tc: '自有能量' },
  ownNote: { en: '{own} of {energy}, used first', tc: '可用 {own}，需 {energy}，優先使用' },
  enough: { en: 'Own energy is enough: nothing is burnt', tc: '自有能量足夠，不需燃燒' },
  burn: { en: 'Burn {symbol}', tc: '燃燒 {symbol}' },
  burnNote: { en: '{energy} at {price} sun', tc: '{energy}，每單位 {price} sun' },
  least: { en: 'cheapest', tc: '最便宜' },
  rent: { en: 'Rent for today', tc: '租用一天' },
  rentNow: { en: '{energy} energy, cheaper now', tc: '{energy} 能量，現在較便宜' },
  rentFrom: {
    en: '{energy} energy, cheaper from {count} such actions on',
    tc: '{energy} 能量，{count} 次此類操作起較便宜',
  },
  dearer: { en: 'Burning is cheaper at every amount', tc: '任何數量都是燃燒較便宜' },
  nobody: { en: 'Nobody leases so much now', tc: '目前無人出租足夠能量' },
  dearerHere: { en: 'Burning is cheaper for this', tc: '此操作以燃燒較便宜' },
  doRent: { en: 'Rent', tc: '租用' },
})
