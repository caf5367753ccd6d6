import { defineTexts } from '#platform/std/text.ts'

/** The market on a card's own page. */
export const cardDealTexts = defineTexts({
  listedUntil: { en: 'Listed until {time}', tc: '上架至 {time}' },
  frozenSale: {
    en: 'Staked: sold frozen. The buyer’s money waits until {time} and may be called off until then.',
    tc: '質押中：將凍結售出。買家款項等候至 {time}，在此之前可取消。',
  },
  soldUntil: {
    en: 'Sold for {price}. The money waits in the contract until {time}, then card and money swap.',
    tc: '已以 {price} 售出。款項存於合約至 {time}，屆時卡片與款項交換。',
  },
  soldReady: {
    en: 'Sold for {price}. The stake is over: card and money may be swapped.',
    tc: '已以 {price} 售出。質押已到期，卡片與款項可交換。',
  },
  soldTo: { en: 'Buyer', tc: '買家' },
  buy: { en: 'Buy for {price}', tc: '以 {price} 購買' },
  offer: { en: 'Make offer', tc: '出價' },
  sell: { en: 'Sell', tc: '出售' },
  change: { en: 'Change price', tc: '變更價格' },
  takeDown: { en: 'Take down', tc: '下架' },
  offers: { en: 'Offers', tc: '出價' },
  noOffers: { en: 'No open offer', tc: '尚無出價' },
  noOffersBody: {
    en: 'An offer’s money waits in the contract until it is accepted or called off.',
    tc: '出價款項存於合約，直到接受或撤回。',
  },
  funded: { en: 'Funded', tc: '已備款' },
  forLevel: { en: 'for any {level} card', tc: '任一{level}卡' },
  until: { en: 'until {time}', tc: '至 {time}' },
  accept: { en: 'Accept', tc: '接受' },
  callOff: { en: 'Call off', tc: '撤回' },
  acceptLater: {
    en: 'This card is staked: an offer can be accepted from its unlock time {time} on.',
    tc: '此卡質押中，自解鎖時間 {time} 起可接受出價。',
  },
  prices: { en: 'Prices', tc: '價格' },
  noPrices: { en: 'No sale yet', tc: '尚無成交' },
  noPricesBody: { en: 'Its first sale appears here.', tc: '首筆成交會顯示於此。' },
  chart: {
    en: '{count, plural, one {One sale} other {# sales}}, the last at {price}',
    tc: '{count, number} 筆成交，最近一筆 {price}',
  },
  peak: { en: 'Highest {price}', tc: '最高 {price}' },
  ofCard: { en: 'This card', tc: '此卡' },
  ofLevel: { en: 'All {level} cards', tc: '所有{level}卡' },
  mintKind: { en: 'Minted', tc: '鑄造' },
  saleKind: { en: 'Sale', tc: '售出' },
  offerKind: { en: 'Offer accepted', tc: '接受出價' },
})
