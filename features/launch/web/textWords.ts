import { defineTexts } from '#platform/std/text.ts'

/** Sentences about a token, each from what it was made with. */
export const wordTexts = defineTexts({
  nobody: {
    en: 'Nobody can mint, pause, blacklist or raise a fee: the token has no owner.',
    tc: '任何人都無法增發、暫停、列入黑名單或調高費率：此代幣沒有擁有者。',
  },
  supply: {
    en: 'All {supply} were made once. Burning is the only way the supply changes.',
    tc: '全部 {supply} 一次發行完成，之後只會因銷毀而減少。',
  },
  noFees: {
    en: 'Buying, selling and sending cost no token fee, and never will.',
    tc: '買入、賣出與轉帳皆無代幣費用，且永遠不會有。',
  },
  fees: {
    en: 'The pool’s trades pay {buy} to buy and {sell} to sell, for ever. Sending is free.',
    tc: '於資金池買入收取 {buy}、賣出收取 {sell}，永久不變。轉帳免費。',
  },
  convert: {
    en: 'Fees collect in the token. From {threshold} on anyone can have them sold for {coin} to the fee address, at most 1% of the pool an hour.',
    tc: '費用累積於代幣合約。達 {threshold} 後任何人可將其賣出換成 {coin} 付給收費地址，每小時最多為資金池的 1%。',
  },
  inTokens: {
    en: 'The fee address receives its fees at once, in tokens.',
    tc: '收費地址即時收到代幣形式的費用。',
  },
  protect: {
    en: 'At the listing buying costs {rate} more, {all} in all. It falls to nothing in {time} and is burnt.',
    tc: '上市當刻買入加收 {rate}，合計 {all}，於 {time}內降至 0，並全數銷毀。',
  },
  lpBurn: {
    en: 'Every {every} at most {rate} of the pool’s tokens are burnt, out of a reserve of {reserve}.',
    tc: '每 {every}最多銷毀資金池代幣的 {rate}，由 {reserve} 的儲備支付。',
  },
  closed: {
    en: 'Before the listing the token moves only from and to its sale: nobody can make an early pool.',
    tc: '上市前代幣僅能在預售合約進出：無人能提前建立資金池。',
  },
  noTokens: {
    en: 'The creator gets no tokens.',
    tc: '建立者不會獲得任何代幣。',
  },
  lpBurnt: {
    en: 'All liquidity of the listing is sent to 0x…dEaD: nobody can take it out.',
    tc: '上市的全部流動性送往 0x…dEaD：無人能取出。',
  },
  lpShared: {
    en: 'Of the listing’s liquidity {burnt} is locked for ever, {users} unlocks for the buyers, {creator} is locked 365 days for the creator.',
    tc: '上市流動性的 {burnt} 永久鎖定，{users} 隨買家解鎖，{creator} 為建立者鎖定 365 天。',
  },
  raise: {
    en: 'Of what the presale raises {floor} stays as a floor. Of the rest 70% goes into the pool and 30% to the creator, evenly over 180 days.',
    tc: '預售所得的 {floor} 留作底價儲備，其餘 70% 進入資金池，30% 於 180 天內平均付給建立者。',
  },
  openNow: {
    en: 'The creator holds the whole supply and can open trading at any time.',
    tc: '建立者持有全部供應量，並可隨時開放交易。',
  },
})
