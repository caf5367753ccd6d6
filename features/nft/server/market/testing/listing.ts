/** Requests of market tests for card #5001, and their refusals. */
export const ask = 100_000_000n
export const selling = { action: 'sell', tokenId: '5001', coin: 'TRX', price: String(ask) }
export const notYours = {
  status: 403,
  code: 'NOT_YOUR_CARD',
  field: 'tokenId',
  en: 'This card belongs to another address',
  tc: '此卡片屬於其他地址',
}
export const notListed = {
  status: 409,
  code: 'NOT_LISTED',
  en: 'This card is not for sale',
  tc: '此卡片未上架',
}

export const noneListed = {
  status: 409,
  code: 'NONE_LISTED',
  en: 'You have no card for sale',
  tc: '您沒有出售中的卡片',
}
