import { defineTexts } from '#platform/std/text.ts'

/** Texts of the sheets for listing, purchase, offer and approval. */
export const dealTexts = defineTexts({
  card: { en: 'Card', tc: '卡片' },
  price: { en: 'Price', tc: '價格' },
  fees: { en: 'Fees', tc: '手續費' },
  sellerFees: { en: 'Fees, paid by the seller', tc: '手續費（賣家支付）' },
  feesOf: { en: '− {amount} ({percent})', tc: '− {amount}（{percent}）' },
  sellerGets: { en: 'Seller gets', tc: '賣家收到' },
  ends: { en: 'Ends', tc: '結束時間' },
  about: { en: 'about {amount}', tc: '約 {amount}' },
  coin: { en: 'Coin', tc: '幣種' },
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  standsFor: { en: 'Expires in', tc: '到期' },
  enterPrice: { en: 'Enter a price', tc: '請輸入價格' },
  tooSmall: { en: 'The price must be at least {min}', tc: '價格不得低於 {min}' },

  approveFlow: { en: 'Let the market move this card', tc: '授權市場轉移此卡' },
  approveDone: { en: 'The market may move this card', tc: '市場可轉移此卡' },
  approveWhat: { en: 'What it allows', tc: '授權內容' },
  approveMeans: {
    en: 'The market moves this one card when it is sold at your price. It ends by itself when the card moves.',
    tc: '僅此一張卡，於按您的價格售出時由市場轉移。卡片轉移後授權自動失效。',
  },
  allowMeans: {
    en: 'Nothing is taken now. The market takes a price only in a purchase or an offer that you sign.',
    tc: '目前不會扣款。僅於您簽署購買或出價時，市場才會取款。',
  },
  stepApprove: { en: 'let the market move the card', tc: '授權市場轉移卡片' },
  stepList: { en: 'list it', tc: '上架' },
  stepBuy: { en: 'buy it', tc: '購買' },
  stepOffer: { en: 'offer', tc: '出價' },
  stepAccept: { en: 'accept', tc: '接受' },
  unreadAllowance: {
    en: 'What the market may take could not be read',
    tc: '無法讀取目前授權數量',
  },
  tryAgain: { en: 'Try again', tc: '再試一次' },

  sellFlow: { en: 'List a card for sale', tc: '上架卡片' },
  sellTitle: { en: 'Sell {card}', tc: '出售 {card}' },
  changeTitle: { en: 'Change the price of {card}', tc: '變更 {card} 的價格' },
  sellDone: { en: 'The card is for sale', tc: '卡片已上架' },
  sellLead: {
    en: 'The card stays with you until it is sold. You may take it down at any time.',
    tc: '售出前卡片仍屬於您，可隨時下架。',
  },
  changeLead: {
    en: 'The new listing replaces the old one in one transaction.',
    tc: '新掛單以一筆交易取代原掛單。',
  },
  sellStaked: {
    en: 'This card is staked: it is sold frozen. The buyer’s money waits in the contract until {time}, and the buyer may call it off until then. The reward stays yours.',
    tc: '此卡質押中，將凍結售出：買家款項存於合約至 {time}，在此之前買家可取消。獎勵仍屬於您。',
  },
  getForIt: { en: 'You receive when it sells', tc: '售出時您收到' },

  takeDownFlow: { en: 'Take a card down', tc: '下架卡片' },
  takeDownDone: { en: 'The card is no longer for sale', tc: '卡片已下架' },

  buyFlow: { en: 'Buy a listed card', tc: '購買上架卡片' },
  buyTitle: { en: 'Buy {card}', tc: '購買 {card}' },
  buyDone: { en: 'Bought', tc: '已購買' },
  buyLead: {
    en: 'Card and money change hands in one transaction.',
    tc: '卡片與款項於同一筆交易交換。',
  },
  buyFrozen: {
    en: 'A staked card is sold frozen: your money waits in the contract until {time}. You may call it off until then and get all of it back.',
    tc: '質押中的卡片將凍結售出：您的款項存於合約至 {time}，在此之前可取消並全額取回。',
  },
  cardNow: { en: 'the card, at once', tc: '立即取得卡片' },
  cardLater: {
    en: 'the card at {time}; call it off until then',
    tc: '{time} 取得卡片，在此之前可取消',
  },

  offerFlow: { en: 'Offer for a card', tc: '對卡片出價' },
  offerTitle: { en: 'Offer for {card}', tc: '對 {card} 出價' },
  offerDone: { en: 'Your offer stands', tc: '出價已成立' },
  offerLead: {
    en: 'The money waits in the contract. You may call the offer off at any time.',
    tc: '款項存於合約，可隨時撤回。',
  },
  offerFor: { en: 'For', tc: '對象' },
  thisCard: { en: 'this card', tc: '此卡' },
  anyOf: { en: 'any {level} card', tc: '任一{level}卡' },
  until: { en: 'Until accepted', tc: '成交前' },
  waits: { en: 'It waits in the contract; cancel any time', tc: '存於合約，可隨時撤回' },
  amount: { en: 'Amount', tc: '金額' },

  acceptFlow: { en: 'Accept an offer', tc: '接受出價' },
  acceptTitle: { en: 'Sell {card} to an offer', tc: '以出價售出 {card}' },
  acceptDone: { en: 'Sold to the offer', tc: '已按出價售出' },
  buyer: { en: 'Buyer', tc: '買家' },

  cancelOfferFlow: { en: 'Call an offer off', tc: '撤回出價' },
  cancelOfferDone: { en: 'The offer is cancelled', tc: '出價已撤回' },
})
